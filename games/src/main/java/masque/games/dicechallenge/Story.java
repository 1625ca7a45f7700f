package masque.games.dicechallenge;

import java.util.Arrays;

/**
 * Notes what happens in a round, in two or three numbers each, so that all can look back at it. The
 * first has the kind, two characters, a die with its value and a set of dice; the others what all
 * dice of the first character show, a byte each. However long a round gets, nothing is forgotten.
 */
final class Story {
    static final int ROLL = 0;
    static final int FIRST = 1;
    static final int BALL = 2;
    static final int ATTACK = 3;
    static final int BLOCKED = 4;
    static final int REROLL = 5;
    static final int DARK = 6;
    static final int EXTRA = 7;
    static final int COMMAND = 8;
    static final int CRYSTAL = 9;
    static final int HOLOGRAM = 10;
    static final int PASS = 11;
    static final int LOST_TURN = 12;
    static final int TAG = 13;
    static final int ENTER = 14;

    private static final int WHO = 4;
    private static final int OTHER = 8;
    private static final int SLOT = 12;
    private static final int VALUE = 16;
    private static final int MASK = 24;
    private static final int FRESH = 40;
    private static final int MASK_BITS = (1 << DiceGame.MOST_SLOTS) - 1;

    private Story() {}

    /** How many numbers a story of so many entries needs; in a longer round there will be more. */
    static int room(int entries, int row) {
        return entries * stride(row);
    }

    private static int stride(int row) {
        return 1 + row / Bytes.WIDTH;
    }

    /** Something between two characters. */
    static void note(DiceState state, int kind, int who, int other) {
        write(state, kind | who << WHO | other << OTHER, who);
    }

    /** Something about one die of a character. */
    static void die(DiceState state, int kind, int who, int slot) {
        write(state, kind | who << WHO | slot << SLOT | state.value(who, slot) << VALUE, who);
    }

    /** Something about several dice of a character, as they are now. */
    static void dice(DiceState state, int kind, int who, int mask) {
        write(state, kind | who << WHO | (long) mask << MASK, who);
    }

    /** The attack that was declared; a Droid die that comes in with it is noted as such. */
    static void attack(DiceState state) {
        int c = state.fighter(state.turn);
        int o = state.fighter(1 - state.turn);
        long fresh = state.attackers & DroidDice.waiting(state, c);
        long header =
                ATTACK
                        | c << WHO
                        | o << OTHER
                        | state.target << SLOT
                        | state.value(o, state.target) << VALUE
                        | (long) state.attackers << MASK;
        write(state, header | fresh << FRESH, c);
    }

    private static void write(DiceState state, long header, int c) {
        int row = state.game.row;
        int at = stride(row) * state.told++;
        if (at == state.story.length) {
            state.story = Arrays.copyOf(state.story, 2 * at);
        }
        state.story[at] = header;
        for (int from = 0; from < row; from += Bytes.WIDTH) {
            state.story[++at] = Bytes.eight(state.dice, state.shownAt(c) + from);
        }
    }

    private static long header(DiceState state, int entry) {
        return state.story[stride(state.game.row) * entry];
    }

    static int kind(DiceState state, int entry) {
        return (int) header(state, entry) & 15;
    }

    static int who(DiceState state, int entry) {
        return (int) (header(state, entry) >>> WHO) & 15;
    }

    static int other(DiceState state, int entry) {
        return (int) (header(state, entry) >>> OTHER) & 15;
    }

    static int slot(DiceState state, int entry) {
        return (int) (header(state, entry) >>> SLOT) & 15;
    }

    static int value(DiceState state, int entry) {
        return (int) (header(state, entry) >>> VALUE) & 31;
    }

    static int mask(DiceState state, int entry) {
        return (int) (header(state, entry) >>> MASK) & MASK_BITS;
    }

    /** DC-5.11: what a die of the set counted; a Droid die that came in with it its maximum. */
    static int value(DiceState state, int entry, int slot) {
        if ((header(state, entry) >>> (FRESH + slot) & 1) != 0) {
            return state.size(who(state, entry), slot);
        }
        int at = stride(state.game.row) * entry + 1 + slot / Bytes.WIDTH;
        return (int) (state.story[at] >>> (Byte.SIZE * (slot % Bytes.WIDTH))) & 31;
    }
}
