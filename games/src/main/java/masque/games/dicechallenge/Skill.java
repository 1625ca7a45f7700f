package masque.games.dicechallenge;

import masque.core.Codes;

/**
 * Skill attacks (DC-3.4, DC-5.11): sets of dice that add up to what the attacked die shows. The
 * sums of eight sets are one number, a byte each: those with all choices of the first three dice.
 */
final class Skill {
    /** How many dice are in the sets that are added up at once. */
    private static final int AT_ONCE = 3;

    private static final int VALUES_AT_ONCE = 4;

    /** In which of the eight sets the first, the second and the third die are. */
    private static final long FIRST = 0x0100_0100_0100_0100L;

    private static final long SECOND = 0x0101_0000_0101_0000L;
    private static final long THIRD = 0x0101_0101_0000_0000L;

    /** The sets of two or three of three dice, a byte each. */
    private static final long SEVERAL = 0xFFFF_FF00_FF00_0000L;

    /** The sets without the third die. */
    private static final long WITHOUT_THIRD = 0xFFFF_FFFFL;

    private static final long EMPTY_SET = 0xFF;

    private Skill() {}

    /**
     * Adds the codes of all Skill attacks, ascending.
     *
     * @param targets the dice that may be attacked, of equal ones the first
     * @param waiting the Droid dice that may come in
     * @param equals whether the attacker has equal dice, so that sets are equal, too
     */
    static void add(DiceState state, int targets, int waiting, boolean equals, Codes into) {
        int c = state.fighter(state.turn);
        int all = useful(state, c, waiting);
        int count = Integer.bitCount(all);
        if (count < 2) {
            return;
        }
        long sums = layOut(state, c, all, waiting);
        long several = count == 2 ? SEVERAL & WITHOUT_THIRD : SEVERAL;
        int chosen = 0;
        int more = 0;
        do {
            long hits = more > Sizes.LARGEST ? 0 : hits(sums + more * Bytes.ONES, state.shown);
            for (long rest = hits & several; rest != 0; rest &= rest - 1) {
                int place = Long.numberOfTrailingZeros(rest) / Byte.SIZE;
                int mask = Integer.expand((chosen << AT_ONCE) | place, all);
                if (fits(mask, waiting)
                        && (!equals || Attacks.canonical(state, c, mask, waiting))) {
                    int sum = more + Bytes.at(sums, place);
                    into.addBits(state.game.attack(mask, 0), showing(state, sum) & targets);
                }
            }
            chosen++;
            more += state.scratch[Integer.numberOfTrailingZeros(chosen)];
            several = (chosen & (chosen - 1)) == 0 ? ~EMPTY_SET : -1L;
        } while (chosen < sets(count - AT_ONCE));
    }

    /** How many sets of so many dice there are; of fewer than none there is the empty one. */
    private static int sets(int dice) {
        return dice <= 0 ? 1 : 1 << dice;
    }

    /**
     * The sets whose sum some die shows, by the highest bits of their bytes. Four values are looked
     * for at a time; where there are fewer, sums of 64 come along, which no die shows.
     */
    private static long hits(long sums, long shown) {
        long hits = 0;
        long rest = shown;
        do {
            for (int i = 0; i < VALUES_AT_ONCE; i++) {
                hits |= Bytes.same(sums, Long.numberOfTrailingZeros(rest));
                rest &= rest - 1;
            }
        } while (rest != 0);
        return hits;
    }

    /** The opposing dice that show this. */
    private static int showing(DiceState state, int value) {
        int o = state.fighter(1 - state.turn);
        return Bytes.equal(state.dice, state.shownAt(o), state.game.row, value);
    }

    /**
     * The sums of the eight sets of the first three dice. Into the scratch space goes by how much
     * the sum of the other dice changes from one set of them to the next, which depends on the last
     * new die alone.
     */
    private static long layOut(DiceState state, int c, int all, int waiting) {
        int first = worth(state, c, Integer.numberOfTrailingZeros(all), waiting);
        int rest = all & (all - 1);
        int second = worth(state, c, Integer.numberOfTrailingZeros(rest), waiting);
        rest &= rest - 1;
        int third = rest == 0 ? 0 : worth(state, c, Integer.numberOfTrailingZeros(rest), waiting);
        int at = 0;
        int before = 0;
        for (rest &= rest - 1; rest != 0; rest &= rest - 1) {
            int value = worth(state, c, Integer.numberOfTrailingZeros(rest), waiting);
            state.scratch[at++] = value - before;
            before += value;
        }
        return first * FIRST + second * SECOND + third * THIRD;
    }

    /** The dice that show less than some die that may be attacked: others can only attack alone. */
    private static int useful(DiceState state, int c, int waiting) {
        int row = state.game.row;
        int below = Long.SIZE - 2 - Long.numberOfLeadingZeros(state.shown);
        int useful = state.play(c) & Bytes.atMost(state.dice, state.shownAt(c), row, below);
        return waiting == 0
                ? useful
                : useful | (waiting & Bytes.atMost(state.dice, state.sizesAt(c), row, below));
    }

    /** DC-5.11: at most one Droid die comes in a turn, and with a die in play. */
    static boolean fits(int mask, int waiting) {
        int fresh = mask & waiting;
        return (fresh & (fresh - 1)) == 0 && fresh != mask;
    }

    /** DC-5.11: what a die counts in an attack; a Droid die that is not in yet its maximum. */
    static int worth(DiceState state, int c, int slot, int waiting) {
        return (waiting >>> slot & 1) != 0 ? state.size(c, slot) : state.value(c, slot);
    }
}
