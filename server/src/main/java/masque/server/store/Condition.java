package masque.server.store;

import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * How the database fares. It tells the log when the database begins to fail and when it works
 * again, and not for every request in between.
 */
final class Condition {
    private static final Logger LOG = LoggerFactory.getLogger(Condition.class);

    /** So long nothing may fail before all is well again. */
    static final Duration QUIET = Duration.ofSeconds(5);

    /** So long a commit shows that the next one will succeed, too. */
    static final Duration FRESH = Duration.ofSeconds(2);

    private final LongSupplier nanos;
    private final Set<String> told = new HashSet<>();
    private Optional<StoreFailed> latest = Optional.empty();
    private long failedAt;
    private Optional<Long> committedAt = Optional.empty();

    /**
     * All is well.
     *
     * @param nanos such as {@link System#nanoTime}
     */
    Condition(LongSupplier nanos) {
        this.nanos = nanos;
    }

    /** Something failed, and the database is to blame. Damage stays, whatever comes after it. */
    synchronized void failed(StoreFailed failure) {
        if (!damaged()) {
            latest = Optional.of(failure);
        }
        failedAt = nanos.getAsLong();
        if (told.add(failure.origin())) {
            LOG.error("the database fails ({}): {}", failure.kind(), failure.origin());
        }
    }

    /** Something is on disk. */
    synchronized void committed() {
        committedAt = Optional.of(nanos.getAsLong());
        if (latest.isPresent() && !damaged() && !lately(failedAt, QUIET)) {
            latest = Optional.empty();
            told.clear();
            LOG.info("the database works again");
        }
    }

    /** What is wrong now, or was so short a time ago that it may be wrong again. */
    synchronized Optional<StoreFailed> trouble() {
        return latest.filter(failure -> damaged() || lately(failedAt, QUIET));
    }

    /** Whether something was committed so lately that there is no need to try. */
    synchronized boolean fresh() {
        return committedAt.filter(then -> lately(then, FRESH)).isPresent();
    }

    private boolean damaged() {
        return latest.filter(failure -> failure.kind() == StoreFailed.Kind.DAMAGED).isPresent();
    }

    private boolean lately(long then, Duration span) {
        return nanos.getAsLong() - then < span.toNanos();
    }
}
