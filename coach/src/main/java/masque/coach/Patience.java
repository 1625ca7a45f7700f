package masque.coach;

import java.util.OptionalLong;
import java.util.function.LongSupplier;

/** How long the coach takes: for each look so long, or as long as a whole game leaves for it. */
public final class Patience {
    /** More time for one look finds little more. */
    private static final long LONGEST_LOOK = 150_000_000;

    private static final long SHORTEST_LOOK = 1_000_000;

    private final LongSupplier clock;
    private final long end;
    private final long fixed;

    private Patience(LongSupplier clock, long end, long fixed) {
        this.clock = clock;
        this.end = end;
        this.fixed = fixed;
    }

    /** The same for every look, however long all of them take. */
    public static Patience ofALook(long nanos) {
        return new Patience(() -> 0, 0, nanos);
    }

    /** About so long for all of a game, by this clock. */
    public static Patience ofAGame(long nanos, LongSupplier clock) {
        return new Patience(clock, clock.getAsLong() + nanos, 0);
    }

    /** For the first part of what is to be done; a share of 1 is all of it. */
    Patience part(double share) {
        long now = clock.getAsLong();
        return fixed > 0 ? this : new Patience(clock, now + (long) (share * (end - now)), 0);
    }

    /** How much time there is left; nothing if it does not matter how long all takes. */
    OptionalLong left() {
        return fixed > 0
                ? OptionalLong.empty()
                : OptionalLong.of(Math.max(0, end - clock.getAsLong()));
    }

    /** How long the next look may take if so many are still to come at the most. */
    long nanos(int looks) {
        return fixed > 0
                ? fixed
                : Math.clamp((end - clock.getAsLong()) / looks, SHORTEST_LOOK, LONGEST_LOOK);
    }
}
