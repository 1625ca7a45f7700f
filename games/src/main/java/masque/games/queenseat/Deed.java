package masque.games.queenseat;

/** What a losing voter did, as one number; all of it was seen by all. */
final class Deed {
    static final int ACT = 1;
    static final int SWAP = 2;

    private static final int WHAT_MASK = 3;
    private static final int WHOM_AT = 2;
    private static final int NAME_AT = 6;
    private static final int FIRST_AT = 10;
    private static final int SECOND_AT = 14;
    private static final int FIELD = 0xF;
    private static final int LEAST = 1 << 18;
    private static final int IDLE = 1 << 19;
    private static final int ORDER_AT = 20;

    private Deed() {}

    static int begun(int what, int order) {
        return what | order << ORDER_AT;
    }

    static int withWhom(int deed, int seat) {
        return (deed & ~(FIELD << WHOM_AT)) | (seat + 1) << WHOM_AT;
    }

    static int withName(int deed, int princess) {
        return deed | (princess + 1) << NAME_AT;
    }

    static int withCounts(int deed, int first, int second) {
        return deed | first << FIRST_AT | second << SECOND_AT;
    }

    static int withLeast(int deed) {
        return deed | LEAST;
    }

    static int withIdle(int deed) {
        return deed | IDLE;
    }

    static int what(int deed) {
        return deed & WHAT_MASK;
    }

    /** The other player, or {@link QueenState#NONE}. */
    static int whom(int deed) {
        return (deed >>> WHOM_AT & FIELD) - 1;
    }

    /** The Princess that was named, or {@link QueenState#NONE}. */
    static int name(int deed) {
        return (deed >>> NAME_AT & FIELD) - 1;
    }

    /** What the neighbour in clockwise direction said (QS-4.5). */
    static int first(int deed) {
        return deed >>> FIRST_AT & FIELD;
    }

    /** What the other neighbour said (QS-4.5). */
    static int second(int deed) {
        return deed >>> SECOND_AT & FIELD;
    }

    static boolean least(int deed) {
        return (deed & LEAST) != 0;
    }

    /** Whether nothing came of it. */
    static boolean idle(int deed) {
        return (deed & IDLE) != 0;
    }

    /** How many losing votes were begun before. */
    static int order(int deed) {
        return deed >>> ORDER_AT;
    }
}
