package masque.contract;

import masque.core.Chance;
import masque.core.State;

/**
 * Through whose eyes a game is looked at.
 *
 * @param bits seats and the spectators, the latter first
 */
record Viewers(int bits) {
    /** Every seat and the spectators. */
    static Viewers all(int seats) {
        return new Viewers((1 << (seats + 1)) - 1);
    }

    /** Two of them, or both if there are no more. */
    static Viewers two(int seats, Chance chance) {
        int one = chance.below(seats + 1);
        int other = (one + 1 + chance.below(seats)) % (seats + 1);
        return new Viewers(1 << one | 1 << other);
    }

    boolean has(int viewer) {
        return (bits >>> (viewer - State.SPECTATOR) & 1) != 0;
    }

    int count() {
        return Integer.bitCount(bits);
    }
}
