package masque.bots.search;

import java.util.function.LongSupplier;

/** How long a search thinks: so many iterations, or until the time is up. */
public final class Effort {
    /** The time with which nothing needs to be done by halves. */
    private static final double AMPLE_NANOS = 300e6;

    private static final double LEAST_CARE = 0.02;

    private final int iterations;
    private final LongSupplier clock;
    private final long nanos;

    private Effort(int iterations, LongSupplier clock, long nanos) {
        if (iterations < 1 || nanos < 0) {
            throw new IllegalArgumentException("no effort: " + iterations + ", " + nanos + " ns");
        }
        this.iterations = iterations;
        this.clock = clock;
        this.nanos = nanos;
    }

    /** A fixed number of iterations: the same seed gives the same choice. */
    public static Effort iterations(int count) {
        return new Effort(count, () -> 0, 1);
    }

    /** As many iterations as this clock leaves time for; at least one. */
    public static Effort nanos(long nanos, LongSupplier clock) {
        return new Effort(Integer.MAX_VALUE, clock, nanos);
    }

    /**
     * How much of the usual care there is time for before the search itself, up to 1: whoever has a
     * tenth of the time prepares a tenth as well.
     */
    double care() {
        return iterations < Integer.MAX_VALUE ? 1 : Math.clamp(nanos / AMPLE_NANOS, LEAST_CARE, 1);
    }

    long start() {
        return clock.getAsLong();
    }

    boolean goesOn(int done, long start) {
        return done == 0 || (done < iterations && clock.getAsLong() - start < nanos);
    }
}
