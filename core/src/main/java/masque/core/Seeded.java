package masque.core;

/** Chance from a seed, the same on every machine and every Java. Fast, not secret. */
public final class Seeded implements Chance {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private static final long LOW = 0xFFFFFFFFL;

    private long position;

    public Seeded(long seed) {
        position = mix(seed);
    }

    /** A stream of its own for every pair of numbers. */
    public Seeded(long seed, long stream) {
        position = mix(mix(seed) + GOLDEN * (stream + 1));
    }

    @Override
    public int below(int n) {
        long product = (next() >>> 32) * n;
        if ((product & LOW) < n) {
            product = fair(product, n);
        }
        return (int) (product >>> 32);
    }

    /** Draws again as long as the outcome would favour the small numbers. */
    private long fair(long product, int n) {
        long unfair = (LOW + 1 - n) % n;
        while ((product & LOW) < unfair) {
            product = (next() >>> 32) * n;
        }
        return product;
    }

    private long next() {
        position += GOLDEN;
        return mix(position);
    }

    private static long mix(long z) {
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
