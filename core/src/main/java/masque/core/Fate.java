package masque.core;

/**
 * The chance of every ply of one game: ply 0 sets it up, ply k is its k-th step. A ply's chance
 * does not depend on how much was drawn before it, so a game that was laid aside goes on the same.
 */
@FunctionalInterface
public interface Fate {
    /** The chance of one ply, from its first draw on. */
    Chance at(int ply);

    /** Chance from a seed; not secret. */
    static Fate seeded(long seed) {
        return ply -> new Seeded(seed, ply);
    }
}
