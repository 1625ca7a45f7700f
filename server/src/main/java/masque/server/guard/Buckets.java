package masque.server.guard;

import io.github.bucket4j.Bucket;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** What one network has left of each kind; a kind that was never used takes no room. */
final class Buckets {
    private final int generosity;
    private final TimeMeter time;
    private final Map<Limits.Kind, Bucket> buckets = new ConcurrentHashMap<>(2);
    private volatile boolean forgotten;

    Buckets(int generosity, TimeMeter time) {
        this.generosity = generosity;
        this.time = time;
    }

    /** Takes one, or says how long it takes until there is one. */
    Optional<Duration> refuse(Limits.Kind kind) {
        Bucket bucket = buckets.computeIfAbsent(kind, this::full);
        return bucket.tryConsume(1) ? Optional.empty() : untilNext(bucket);
    }

    /** How long it takes until there is one, if there is none. */
    Optional<Duration> wait(Limits.Kind kind) {
        Bucket bucket = buckets.computeIfAbsent(kind, this::full);
        return bucket.getAvailableTokens() > 0 ? Optional.empty() : untilNext(bucket);
    }

    private static Optional<Duration> untilNext(Bucket bucket) {
        long nanos = bucket.estimateAbilityToConsume(1).getNanosToWaitForRefill();
        return Optional.of(Duration.ofNanos(Math.max(1, nanos)));
    }

    private Bucket full(Limits.Kind kind) {
        return Bucket.builder()
                .addLimit(limit ->
                        limit.capacity(kind.burst() * generosity)
                                .refillGreedy(kind.refill() * generosity, kind.period()))
                .withCustomTimePrecision(time)
                .build();
    }

    /** How long until nothing would be lost if this were forgotten; 0 if nothing would be now. */
    double nanosUntilFull() {
        double longest = 0;
        for (Map.Entry<Limits.Kind, Bucket> one : buckets.entrySet()) {
            Limits.Kind kind = one.getKey();
            double missing =
                    kind.burst() * generosity - (double) one.getValue().getAvailableTokens();
            double each = (double) kind.period().toNanos() / (kind.refill() * generosity);
            longest = Math.max(longest, missing * each);
        }
        return longest;
    }

    /** Tells those who still hold this that it no longer counts. */
    void forget() {
        forgotten = true;
    }

    boolean forgotten() {
        return forgotten;
    }
}
