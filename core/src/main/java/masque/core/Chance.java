package masque.core;

/**
 * The only door to randomness: seeded in the lab, keyed and committed at a table, scripted in tests
 * and replays.
 */
@FunctionalInterface
public interface Chance {
    /** A number from 0 to {@code n - 1}, each as likely; {@code n} is at least 1. */
    int below(int n);

    /** A set bit of the mask, each as likely, as its index; the mask is not 0. */
    default int bit(int mask) {
        return Integer.numberOfTrailingZeros(
                Integer.expand(1 << below(Integer.bitCount(mask)), mask));
    }
}
