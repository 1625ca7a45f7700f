package masque.games.dicechallenge;

import masque.core.Codes;

/**
 * Which attacks are possible (DC-3.3, DC-3.4, DC-5.11). Dice of one size that show the same are
 * equal: of several attacks that differ only in such dice there is one, with the first of them.
 */
final class Attacks {
    private Attacks() {}

    /** DC-5.2: the opposing dice that may be attacked now. */
    static int open(DiceState state) {
        int open = state.play(state.fighter(1 - state.turn));
        return state.blocked == DiceState.NONE ? open : open & ~(1 << state.blocked);
    }

    /** What these dice of a character show, as bits. */
    static long values(DiceState state, int c, int mask) {
        byte[] dice = state.dice;
        int at = state.shownAt(c);
        long values = 0;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            values |= 1L << dice[at + Integer.numberOfTrailingZeros(rest)];
        }
        return values;
    }

    /**
     * Looks at the dice of both fighters and keeps what they show: the dice that may be attacked,
     * the own dice, and what two or more of these add up to.
     */
    static void look(DiceState state) {
        int c = state.fighter(state.turn);
        byte[] dice = state.dice;
        int at = state.shownAt(c);
        long any = 0;
        long several = 0;
        for (int rest = state.play(c); rest != 0; rest &= rest - 1) {
            int value = dice[at + Integer.numberOfTrailingZeros(rest)];
            several |= (several | any) << value;
            any |= 1L << value;
        }
        state.own = any;
        state.sums = several;
        state.shown = values(state, state.fighter(1 - state.turn), open(state));
    }

    /** DC-3.2, DC-5.11: whether there is an attack that needs no Droid die. */
    static boolean compulsory(DiceState state) {
        look(state);
        return seen(state);
    }

    /** The same once the dice were looked at: a high enough die, or a sum that fits. */
    private static boolean seen(DiceState state) {
        return state.shown != 0
                && (state.own >= Long.lowestOneBit(state.shown) || (state.sums & state.shown) != 0);
    }

    /** Adds the codes of all attacks, ascending; the dice were looked at. */
    static void add(DiceState state, Codes into) {
        int c = state.fighter(state.turn);
        int o = state.fighter(1 - state.turn);
        int row = state.game.row;
        int targets = distinct(state, o, open(state));
        int waiting = DroidDice.waiting(state, c);
        for (int rest = distinct(state, c, state.play(c)); rest != 0; rest &= rest - 1) {
            int slot = Integer.numberOfTrailingZeros(rest);
            int within = Bytes.atMost(state.dice, state.shownAt(o), row, state.value(c, slot));
            into.addBits(state.game.attack(1 << slot, 0), within & targets);
        }
        if ((waiting != 0 && state.shown != 0) || (state.sums & state.shown) != 0) {
            addSkill(state, targets, state.shown, waiting, into);
        }
    }

    /**
     * DC-3.4: all sets of dice are walked in order, and from one set to the next the sum changes by
     * an amount that depends on the last new die alone. A sum far too high may look like a hit and
     * is found out then.
     */
    private static void addSkill(
            DiceState state, int targets, long shown, int waiting, Codes into) {
        int c = state.fighter(state.turn);
        int row = state.game.row;
        int shownAt = state.shownAt(state.fighter(1 - state.turn));
        int all = useful(state, c, waiting);
        int sets = 1 << prepare(state, c, all, waiting);
        int[] steps = state.scratch;
        boolean equals = waiting != 0 || (state.play(c) & state.twins(c)) != 0;
        int mask = 0;
        int sum = 0;
        for (int i = 1; i < sets; i++) {
            sum += steps[Integer.numberOfTrailingZeros(i)];
            mask = (mask - all) & all;
            if ((shown >>> sum & 1) != 0
                    && sum <= Sizes.LARGEST
                    && (i & (i - 1)) != 0
                    && fits(mask, waiting)
                    && (!equals || canonical(state, c, mask, waiting))) {
                int hits = Bytes.equal(state.dice, shownAt, row, sum) & targets;
                into.addBits(state.game.attack(mask, 0), hits);
            }
        }
    }

    /** The dice that show less than some die that may be attacked: others can only attack alone. */
    private static int useful(DiceState state, int c, int waiting) {
        int row = state.game.row;
        int below = Long.SIZE - 2 - Long.numberOfLeadingZeros(state.shown);
        return (state.play(c) & Bytes.atMost(state.dice, state.shownAt(c), row, below))
                | (waiting & Bytes.atMost(state.dice, state.sizesAt(c), row, below));
    }

    /** DC-5.11: at most one Droid die comes in a turn, and with a die in play. */
    private static boolean fits(int mask, int waiting) {
        int fresh = mask & waiting;
        return (fresh & (fresh - 1)) == 0 && fresh != mask;
    }

    /** Lays out the steps of the sums in the scratch space and returns how many dice there are. */
    private static int prepare(DiceState state, int c, int all, int waiting) {
        int count = 0;
        int before = 0;
        for (int rest = all; rest != 0; rest &= rest - 1) {
            int value = worth(state, c, Integer.numberOfTrailingZeros(rest), waiting);
            state.scratch[count++] = value - before;
            before += value;
        }
        return count;
    }

    /** DC-5.11: what a die counts in an attack; a Droid die that is not in yet its maximum. */
    private static int worth(DiceState state, int c, int slot, int waiting) {
        return (waiting >>> slot & 1) != 0 ? state.size(c, slot) : state.value(c, slot);
    }

    /** Whether this is one of the attacks that {@link #add} lists. */
    static boolean allows(DiceState state, int mask, int target) {
        int c = state.fighter(state.turn);
        int o = state.fighter(1 - state.turn);
        int open = open(state);
        if ((open >>> target & 1) == 0 || repeats(state, o, target, open)) {
            return false;
        }
        return (mask & (mask - 1)) == 0
                ? allowsPower(state, c, Integer.numberOfTrailingZeros(mask), state.value(o, target))
                : allowsSkill(state, c, mask, state.value(o, target));
    }

    /** DC-3.3. */
    private static boolean allowsPower(DiceState state, int c, int slot, int value) {
        return (state.play(c) >>> slot & 1) != 0
                && state.value(c, slot) >= value
                && !repeats(state, c, slot, state.play(c));
    }

    /** DC-3.4, DC-5.11. */
    private static boolean allowsSkill(DiceState state, int c, int mask, int value) {
        int waiting = DroidDice.waiting(state, c);
        if ((mask & ~(state.play(c) | waiting)) != 0 || !fits(mask, waiting)) {
            return false;
        }
        int sum = 0;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            sum += worth(state, c, Integer.numberOfTrailingZeros(rest), waiting);
        }
        return sum == value && canonical(state, c, mask, waiting);
    }

    /** Whether a die of these before this one is equal to it. */
    private static boolean repeats(DiceState state, int c, int slot, int among) {
        return (state.twins(c) >>> slot & 1) != 0 && hasEqual(state, c, slot, among);
    }

    /** Of equal dice the first attack; Droid dice that are not in yet are equal by their size. */
    private static boolean canonical(DiceState state, int c, int mask, int waiting) {
        int fresh = mask & waiting;
        if (fresh != 0) {
            int slot = Integer.numberOfTrailingZeros(fresh);
            if (state.slotOf(c, waiting, state.size(c, slot)) != slot) {
                return false;
            }
        }
        return firstOfEquals(state, c, mask & ~waiting, state.play(c));
    }

    /** Whether no die among the others, but not in the set, comes before an equal one in it. */
    static boolean firstOfEquals(DiceState state, int c, int mask, int among) {
        for (int rest = mask & state.twins(c); rest != 0; rest &= rest - 1) {
            int slot = Integer.numberOfTrailingZeros(rest);
            if (hasEqual(state, c, slot, among & ~mask)) {
                return false;
            }
        }
        return true;
    }

    /** The dice of a set without those that are equal to one before. */
    static int distinct(DiceState state, int c, int mask) {
        int distinct = mask;
        for (int rest = mask & state.twins(c); rest != 0; rest &= rest - 1) {
            int slot = Integer.numberOfTrailingZeros(rest);
            if (hasEqual(state, c, slot, mask)) {
                distinct &= ~(1 << slot);
            }
        }
        return distinct;
    }

    /** Whether a die of these before this one has its size and shows what it shows. */
    private static boolean hasEqual(DiceState state, int c, int slot, int among) {
        byte[] dice = state.dice;
        int row = state.game.row;
        int sizes = state.sizesAt(c);
        int shown = state.shownAt(c);
        int equal =
                Bytes.equal(dice, sizes, row, dice[sizes + slot])
                        & Bytes.equal(dice, shown, row, dice[shown + slot]);
        return (equal & among & ((1 << slot) - 1)) != 0;
    }
}
