package masque.games.queenseat;

/**
 * Somebody who must vote something, as one number: a promise that all heard (QS-4.4), or a card
 * that Feared Flame showed, which two know (QS-4.7).
 */
final class Forced {
    private static final int SEAT_BITS = 4;
    private static final int SEAT_MASK = 0xF;
    private static final int PROMISE = 1 << (2 * SEAT_BITS);
    private static final int KIND_AT = 2 * SEAT_BITS + 1;

    private Forced() {}

    static int promise(int seat, int princess) {
        return seat | seat << SEAT_BITS | PROMISE | princess << KIND_AT;
    }

    static int flame(int target, int actor, int kind) {
        return target | actor << SEAT_BITS | kind << KIND_AT;
    }

    /** Who must vote so. */
    static int target(int forced) {
        return forced & SEAT_MASK;
    }

    /** Who brought it about. */
    static int actor(int forced) {
        return forced >>> SEAT_BITS & SEAT_MASK;
    }

    static boolean promised(int forced) {
        return (forced & PROMISE) != 0;
    }

    /** The card that was shown; of a promise a regular card of the Princess. */
    static int kind(int forced) {
        return forced >>> KIND_AT;
    }

    static int princess(int forced) {
        return Cards.princess(kind(forced));
    }

    /** QS-5.6: whether a seat or the spectator knows the type. */
    static boolean knows(int forced, int viewer) {
        return promised(forced) || viewer == target(forced) || viewer == actor(forced);
    }
}
