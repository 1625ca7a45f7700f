package masque.games.dicechallenge;

import masque.core.Codes;

/**
 * Which attacks are possible (DC-3.3, DC-3.4, DC-5.11). Dice of one size that show the same are
 * equal: of several attacks that differ only in such dice there is one, with the first of them.
 */
final class Attacks {
    private Attacks() {}

    /**
     * Adds the codes of all attacks, ascending. All sets of dice are walked in order, and from one
     * set to the next the sum changes by an amount that depends on the last new die alone.
     */
    static void add(DiceState state, Codes into) {
        int c = state.fighter(state.turn);
        int o = state.fighter(1 - state.turn);
        int waiting = DroidDice.waiting(state, c);
        int all = state.play(c) | waiting;
        int targets = targets(state, o);
        long shown = values(state, o, targets);
        int lowest = Long.numberOfTrailingZeros(shown);
        int count = prepare(state, c, all, waiting);
        boolean equals = distinct(state, c, state.play(c)) != state.play(c) || waiting != 0;
        int[] steps = state.scratch;
        int mask = 0;
        int sum = 0;
        for (int i = 1; i < 1 << count; i++) {
            sum += steps[Integer.numberOfTrailingZeros(i)];
            mask = (mask - all) & all;
            int fresh = mask & waiting;
            boolean alone = (i & (i - 1)) == 0;
            boolean hits =
                    alone
                            ? sum >= lowest && fresh == 0
                            : sum <= Sizes.LARGEST
                                    && (shown >>> sum & 1) != 0
                                    && (fresh & (fresh - 1)) == 0
                                    && fresh != mask;
            if (hits && (!equals || canonical(state, c, mask, waiting))) {
                addTargets(state, o, targets, mask, alone ? 1 : sum, sum, into);
            }
        }
    }

    /** Lays out the steps of the sums in the scratch space and returns how many dice there are. */
    private static int prepare(DiceState state, int c, int all, int waiting) {
        int count = 0;
        int before = 0;
        for (int rest = all; rest != 0; rest &= rest - 1) {
            int slot = Integer.numberOfTrailingZeros(rest);
            int value = worth(state, c, slot, waiting);
            state.scratch[count++] = value - before;
            before += value;
        }
        return count;
    }

    private static void addTargets(
            DiceState state, int o, int targets, int mask, int least, int most, Codes into) {
        for (int rest = targets; rest != 0; rest &= rest - 1) {
            int slot = Integer.numberOfTrailingZeros(rest);
            int value = state.value(o, slot);
            if (value >= least && value <= most) {
                into.add(state.game.attack(mask, slot));
            }
        }
    }

    /** DC-5.11: what a die counts in an attack; a Droid die that is not in yet its maximum. */
    private static int worth(DiceState state, int c, int slot, int waiting) {
        return (waiting >>> slot & 1) != 0 ? state.size(c, slot) : state.value(c, slot);
    }

    /** DC-5.2: the dice that may be attacked now, of equal ones the first. */
    private static int targets(DiceState state, int o) {
        int open = state.play(o);
        if (state.blocked != DiceState.NONE) {
            open &= ~(1 << state.blocked);
        }
        return distinct(state, o, open);
    }

    private static long values(DiceState state, int c, int mask) {
        long values = 0;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            values |= 1L << state.value(c, Integer.numberOfTrailingZeros(rest));
        }
        return values;
    }

    /** Whether this is one of the attacks that {@link #add} lists. */
    static boolean allows(DiceState state, int mask, int target) {
        int c = state.fighter(state.turn);
        int o = state.fighter(1 - state.turn);
        int waiting = DroidDice.waiting(state, c);
        int fresh = mask & waiting;
        if ((targets(state, o) >>> target & 1) == 0
                || (mask & ~(state.play(c) | waiting)) != 0
                || (fresh & (fresh - 1)) != 0
                || fresh == mask) {
            return false;
        }
        int sum = 0;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            sum += worth(state, c, Integer.numberOfTrailingZeros(rest), waiting);
        }
        int value = state.value(o, target);
        boolean alone = (mask & (mask - 1)) == 0;
        return (alone ? sum >= value : sum == value) && canonical(state, c, mask, waiting);
    }

    private static boolean canonical(DiceState state, int c, int mask, int waiting) {
        return firstOfEquals(state, c, mask & ~waiting, state.play(c))
                && firstOfEquals(state, c, mask & waiting, waiting);
    }

    /** Whether no die among the others, but not in the set, comes before an equal one in it. */
    static boolean firstOfEquals(DiceState state, int c, int mask, int among) {
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            int slot = Integer.numberOfTrailingZeros(rest);
            if (hasEqual(state, c, slot, among & ~mask & ((1 << slot) - 1))) {
                return false;
            }
        }
        return true;
    }

    /** The dice of a set without those that are equal to one before. */
    static int distinct(DiceState state, int c, int mask) {
        int distinct = mask;
        for (int rest = mask & (mask - 1); rest != 0; rest &= rest - 1) {
            int slot = Integer.numberOfTrailingZeros(rest);
            if (hasEqual(state, c, slot, mask & ((1 << slot) - 1))) {
                distinct &= ~(1 << slot);
            }
        }
        return distinct;
    }

    private static boolean hasEqual(DiceState state, int c, int slot, int among) {
        for (int rest = among; rest != 0; rest &= rest - 1) {
            int other = Integer.numberOfTrailingZeros(rest);
            if (state.value(c, other) == state.value(c, slot)
                    && state.size(c, other) == state.size(c, slot)) {
                return true;
            }
        }
        return false;
    }

    /** DC-3.2, DC-5.11: whether there is an attack that needs no Droid die. */
    static boolean compulsory(DiceState state) {
        int c = state.fighter(state.turn);
        int o = state.fighter(1 - state.turn);
        long shown = values(state, o, targets(state, o));
        long own = values(state, c, state.play(c));
        if (shown == 0) {
            return false;
        }
        return 63 - Long.numberOfLeadingZeros(own) >= Long.numberOfTrailingZeros(shown)
                || (sums(state, c) & shown) != 0;
    }

    /**
     * What any of the dice in play add up to, as bits; a sum out of reach of any die is left out.
     */
    private static long sums(DiceState state, int c) {
        long sums = 1;
        for (int rest = state.play(c); rest != 0; rest &= rest - 1) {
            sums |= sums << state.value(c, Integer.numberOfTrailingZeros(rest));
        }
        return sums;
    }
}
