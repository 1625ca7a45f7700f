package masque.games.truthorbluff;

import masque.core.Chance;

/** Sets of Success tokens as one number each: how many of each value, six bits a value (TB-1.3). */
final class Tokens {
    static final int VALUES = 3;

    private static final int WIDTH = 6;
    private static final int MASK = (1 << WIDTH) - 1;

    /** TB-1.3: 33 of value 1, 21 of value 2, 9 of value 3. */
    static final int ALL = 33 * one(1) + 21 * one(2) + 9 * one(3);

    private Tokens() {}

    /** A set of one token, which can be added to another and taken away again. */
    static int one(int value) {
        return 1 << (WIDTH * (value - 1));
    }

    static int count(int set, int value) {
        return set >>> (WIDTH * (value - 1)) & MASK;
    }

    static int size(int set) {
        return count(set, 1) + count(set, 2) + count(set, 3);
    }

    /** What the tokens of a set are worth together. */
    static int total(int set) {
        return count(set, 1) + 2 * count(set, 2) + 3 * count(set, 3);
    }

    /** The value of a token drawn from a set that is not empty. */
    static int draw(int set, Chance chance) {
        int drawn = chance.below(size(set));
        int ones = count(set, 1);
        if (drawn < ones) {
            return 1;
        }
        return drawn < ones + count(set, 2) ? 2 : 3;
    }
}
