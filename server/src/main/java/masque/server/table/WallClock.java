package masque.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * The system's clock, which somebody may turn while the site runs. It remembers when that happened,
 * so that what was stored by the clock as it was then is no older than it really is.
 */
final class WallClock {
    /** Corrections below this are what clocks do all day. */
    private static final long LEAST_JUMP_MILLIS = 2_000;

    private static final int MOST_REMEMBERED = 16;

    private final Time time;

    /** Stretches without a jump, latest first; the latest goes on. */
    private final Deque<Stretch> stretches = new ArrayDeque<>();

    private boolean forgotten;

    /** When the clock was last looked at, and what it showed then ahead of the time that passes. */
    private long lookedAt;

    private long ahead;

    /**
     * A stretch in which both kinds of time went on side by side. Where one ends and the next
     * begins is known from one look at the clock to the next: there they overlap.
     *
     * @param ahead what the clock showed ahead of the time that passes
     */
    private record Stretch(long ahead, long begun, long ended) {
        boolean holds(long passed) {
            return begun <= passed && passed <= ended;
        }
    }

    WallClock(Time time) {
        this.time = time;
        lookedAt = time.millis();
        ahead = time.now().toEpochMilli() - lookedAt;
        stretches.add(new Stretch(ahead, lookedAt, Long.MAX_VALUE));
    }

    /** Looks at the clock; by how much it was turned since the last look, if it was. */
    synchronized Optional<Duration> look() {
        long now = time.millis();
        long aheadNow = time.now().toEpochMilli() - now;
        long jump = aheadNow - ahead;
        ahead = aheadNow;
        if (Math.abs(jump) < LEAST_JUMP_MILLIS) {
            lookedAt = now;
            return Optional.empty();
        }
        Stretch before = stretches.removeFirst();
        stretches.addFirst(new Stretch(before.ahead(), before.begun(), now));
        stretches.addFirst(new Stretch(ahead, lookedAt, Long.MAX_VALUE));
        if (stretches.size() > MOST_REMEMBERED) {
            stretches.removeLast();
            forgotten = true;
        }
        lookedAt = now;
        return Optional.of(Duration.ofMillis(jump));
    }

    /**
     * How long ago something was that was stored by this clock. Where that is not certain, because
     * the clock showed the same time twice or never showed it, it is the shortest time possible.
     */
    synchronized long ageMillis(Instant stored) {
        long wall = stored.toEpochMilli();
        long now = time.millis();
        for (Stretch stretch : stretches) {
            long passed = wall - stretch.ahead();
            if (passed <= now && stretch.holds(passed)) {
                return now - passed;
            }
        }
        Stretch first = stretches.getLast();
        long age = now - (wall - first.ahead());
        long known = now - first.begun();
        return age < known ? 0 : forgotten ? known : age;
    }
}
