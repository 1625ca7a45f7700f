package masque.bots.search;

import java.util.function.LongSupplier;

/** How long a search thinks: so many iterations, or until the time is up. */
public final class Effort {
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

    long start() {
        return clock.getAsLong();
    }

    boolean goesOn(int done, long start) {
        return done == 0 || (done < iterations && clock.getAsLong() - start < nanos);
    }
}
