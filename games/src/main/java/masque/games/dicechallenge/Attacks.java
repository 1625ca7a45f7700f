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

    /** DC-3.2, DC-5.11: whether there is an attack that needs no Droid die. */
    static boolean compulsory(DiceState state) {
        state.shown = values(state, state.fighter(1 - state.turn), open(state));
        if (state.shown == 0) {
            return false;
        }
        int c = state.fighter(state.turn);
        int lowest = Long.numberOfTrailingZeros(state.shown);
        int lower = Bytes.atMost(state.dice, state.shownAt(c), state.game.row, lowest - 1);
        return (state.play(c) & ~lower) != 0 || (sums(state, c) & state.shown) != 0;
    }

    /** What two or more dice in play of a character add up to, as bits. */
    private static long sums(DiceState state, int c) {
        byte[] dice = state.dice;
        int at = state.shownAt(c);
        long any = 0;
        long several = 0;
        for (int rest = state.play(c); rest != 0; rest &= rest - 1) {
            int value = dice[at + Integer.numberOfTrailingZeros(rest)];
            several |= (several | any) << value;
            any |= 1L << value;
        }
        return several;
    }

    /** Adds the codes of all attacks, ascending, after {@link #compulsory}. */
    static void add(DiceState state, Codes into) {
        if (state.shown == 0) {
            return;
        }
        int c = state.fighter(state.turn);
        int o = state.fighter(1 - state.turn);
        int targets = distinct(state, o, open(state));
        int attackers = distinct(state, c, state.play(c));
        if (state.game.row == Bytes.WIDTH) {
            into.addCells(
                    state.game.attack(1, 0), DiceGame.MOST_SLOTS, grid(state, attackers, targets));
        } else {
            addPower(state, attackers, targets, into);
        }
        int waiting = DroidDice.waiting(state, c);
        Skill.add(state, targets, waiting, waiting != 0 || attackers != state.play(c), into);
    }

    /** DC-3.3: which of the attackers shows enough for which target, eight bits an attacker. */
    private static long grid(DiceState state, int attackers, int targets) {
        byte[] dice = state.dice;
        int shownAt = state.shownAt(state.fighter(1 - state.turn));
        long own = Bytes.eight(dice, state.shownAt(state.fighter(state.turn)));
        long grid = 0;
        for (int rest = targets; rest != 0; rest &= rest - 1) {
            int target = Integer.numberOfTrailingZeros(rest);
            grid |= Bytes.atLeast(own, dice[shownAt + target]) >>> (Byte.SIZE - 1 - target);
        }
        return grid & Bytes.lanes(attackers);
    }

    /** DC-3.3: the same for characters with more than eight dice. */
    private static void addPower(DiceState state, int attackers, int targets, Codes into) {
        int c = state.fighter(state.turn);
        int shownAt = state.shownAt(state.fighter(1 - state.turn));
        for (int rest = attackers; rest != 0; rest &= rest - 1) {
            int slot = Integer.numberOfTrailingZeros(rest);
            int within = Bytes.atMost(state.dice, shownAt, state.game.row, state.value(c, slot));
            into.addBits(state.game.attack(1 << slot, 0), within & targets);
        }
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
        if ((mask & ~(state.play(c) | waiting)) != 0 || !Skill.fits(mask, waiting)) {
            return false;
        }
        int sum = 0;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            sum += Skill.worth(state, c, Integer.numberOfTrailingZeros(rest), waiting);
        }
        return sum == value && canonical(state, c, mask, waiting);
    }

    /** Whether a die of these before this one is equal to it. */
    private static boolean repeats(DiceState state, int c, int slot, int among) {
        return (state.twins(c) >>> slot & 1) != 0 && hasEqual(state, c, slot, among);
    }

    /** Of equal dice the first attack; Droid dice that are not in yet are equal by their size. */
    static boolean canonical(DiceState state, int c, int mask, int waiting) {
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
        byte[] dice = state.dice;
        int sizes = state.sizesAt(c);
        int shown = state.shownAt(c);
        int distinct = 0;
        long faces = 0;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            int slot = Integer.numberOfTrailingZeros(rest);
            int face = Sizes.face(dice[sizes + slot], dice[shown + slot]);
            distinct |= (int) (~faces >>> face & 1) << slot;
            faces |= 1L << face;
        }
        return distinct;
    }

    /** Whether a die of these before this one has its size and shows what it shows. */
    private static boolean hasEqual(DiceState state, int c, int slot, int among) {
        byte[] dice = state.dice;
        int row = state.game.row;
        int sizes = state.sizesAt(c);
        int shown = state.shownAt(c);
        int equal = Bytes.alike(dice, sizes, shown, row, slot);
        return (equal & among & ((1 << slot) - 1)) != 0;
    }
}
