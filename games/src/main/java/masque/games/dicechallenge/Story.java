package masque.games.dicechallenge;

/**
 * Notes what happens in a round, in two numbers each, so that all can look back at it. The first
 * has the kind, two characters, a die with its value and a set of dice; the second what these show.
 * If a round gets too long its beginning is forgotten.
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
    private static final int VALUE_BITS = 5;

    /** How many values a number has room for. */
    private static final int MOST_VALUES = 12;

    private Story() {}

    /** Something between two characters. */
    static void note(DiceState state, int kind, int who, int other) {
        write(state, kind | who << WHO | other << OTHER, 0);
    }

    /** Something about one die of a character. */
    static void die(DiceState state, int kind, int who, int slot) {
        write(state, kind | who << WHO | slot << SLOT | state.value(who, slot) << VALUE, 0);
    }

    /** Something about several dice of a character, as they are now. */
    static void dice(DiceState state, int kind, int who, int mask) {
        write(state, kind | who << WHO | (long) mask << MASK, values(state, who, mask, 0));
    }

    /** The attack that was declared. */
    static void attack(DiceState state) {
        int c = state.fighter(state.turn);
        int o = state.fighter(1 - state.turn);
        long header =
                ATTACK
                        | c << WHO
                        | o << OTHER
                        | state.target << SLOT
                        | state.value(o, state.target) << VALUE
                        | (long) state.attackers << MASK;
        write(state, header, values(state, c, state.attackers, DroidDice.waiting(state, c)));
    }

    private static long values(DiceState state, int c, int mask, int waiting) {
        long values = 0;
        int at = 0;
        for (int rest = mask; rest != 0 && at < MOST_VALUES; rest &= rest - 1) {
            int slot = Integer.numberOfTrailingZeros(rest);
            long value = (waiting >>> slot & 1) != 0 ? state.size(c, slot) : state.value(c, slot);
            values |= value << (VALUE_BITS * at++);
        }
        return values;
    }

    private static void write(DiceState state, long header, long values) {
        int at = 2 * place(state, state.told++);
        state.story[at] = header;
        state.story[at + 1] = values;
    }

    /** The number of the oldest entry that is still known. */
    static int oldest(DiceState state) {
        return Math.max(0, state.told - state.game.storyLength);
    }

    /** Where an entry is; hardly any round is so long that this must be divided. */
    private static int place(DiceState state, int entry) {
        int length = state.game.storyLength;
        return entry < length ? entry : entry % length;
    }

    private static long header(DiceState state, int entry) {
        return state.story[2 * place(state, entry)];
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
        return (int) (header(state, entry) >>> MASK);
    }

    /** What the die in this place of the set showed; 0 if there was no room to note it. */
    static int value(DiceState state, int entry, int place) {
        long values = state.story[2 * place(state, entry) + 1];
        return place < MOST_VALUES ? (int) (values >>> (VALUE_BITS * place)) & 31 : 0;
    }
}
