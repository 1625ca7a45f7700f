package masque.server.tournament;

import masque.server.table.Time;

/**
 * The time in a tournament's log: that of the clock on the wall when the tournament came into
 * memory, and from then on it passes evenly, whoever turns that clock.
 */
final class ArenaClock {
    private final Time time;
    private final long ahead;

    /** A clock that is not before this. */
    ArenaClock(Time time, long notBefore) {
        this.time = time;
        ahead = Math.max(time.now().toEpochMilli(), notBefore) - time.millis();
    }

    long now() {
        return ahead + time.millis();
    }
}
