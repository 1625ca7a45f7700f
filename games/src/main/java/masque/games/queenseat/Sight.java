package masque.games.queenseat;

/**
 * Keeps what has been seen of secret cards (QS-5.6).
 *
 * <p>For each hand and viewer, the spectators after the seats, there is a set of cards that the
 * viewer has seen in it. What all know besides is kept by hand and type: at most and at least so
 * many, from statements and votes. How many cards a viewer may have seen at most is known to all,
 * too: a redealt world has to guess what others know.
 */
final class Sight {
    /** No bound on any type. */
    static final long UNKNOWN = 0xFFFF_FFFF_FFFFL;

    private static final int NO_BOUND = 0xF;

    private Sight() {}

    /** Where a viewer's marks in a hand are; the spectators come after the seats. */
    static int at(QueenState state, int owner, int viewer) {
        return owner * (state.game.seats + 1) + viewer;
    }

    /** A secret card leaves a hand; those who do not see it lose sight of the hand. */
    static void leave(QueenState state, int owner, int kind, int seen) {
        state.secret[owner] -= Cards.one(kind);
        int size = state.watchers[owner] == 0 ? 0 : Cards.size(state.secret[owner]);
        for (int rest = state.watchers[owner]; rest != 0; rest &= rest - 1) {
            int viewer = Integer.numberOfTrailingZeros(rest);
            int at = at(state, owner, viewer);
            if ((seen >>> viewer & 1) == 0) {
                forget(state, owner, viewer);
                continue;
            }
            if (Cards.count(state.marks[at], kind) > 0) {
                state.marks[at] -= Cards.one(kind);
            }
            state.most[at] = (byte) Math.min(state.most[at], size);
            if (size == 0) {
                forget(state, owner, viewer);
            }
        }
    }

    private static void forget(QueenState state, int owner, int viewer) {
        int at = at(state, owner, viewer);
        state.marks[at] = 0;
        state.most[at] = 0;
        state.watchers[owner] &= ~(1 << viewer);
    }

    /** A secret card comes into a hand. */
    static void enter(QueenState state, int owner, int kind, int seen) {
        state.secret[owner] += Cards.one(kind);
        for (int rest = seen & ~(1 << owner); rest != 0; rest &= rest - 1) {
            int viewer = Integer.numberOfTrailingZeros(rest);
            int at = at(state, owner, viewer);
            state.marks[at] += Cards.one(kind);
            state.most[at]++;
            state.watchers[owner] |= 1 << viewer;
        }
    }

    /** A card that all see turns from secret to public or is played. */
    static void leaveOpenly(QueenState state, int owner, int kind) {
        leave(state, owner, kind, state.allEyes());
        lessOf(state, owner, Cards.princess(kind));
    }

    /** A card that all see becomes secret. */
    static void enterOpenly(QueenState state, int owner, int kind) {
        enter(state, owner, kind, state.allEyes());
        moreOf(state, owner, Cards.princess(kind));
    }

    /** A secret card goes from hand to hand, and only these two see it. */
    static void leaveUnseen(QueenState state, int owner, int kind, int seen) {
        leave(state, owner, kind, seen);
        long floors = state.bounds[state.game.seats + owner];
        for (int princess = 0; floors != 0 && princess < Princess.COUNT; princess++) {
            floors -= Cards.nibble(floors, princess) > 0 ? Cards.unit(princess) : 0;
        }
        state.bounds[state.game.seats + owner] = floors;
    }

    /** A card that not all see comes into a hand: it can be anything to the others. */
    static void enterUnseen(QueenState state, int owner, int kind, int seen) {
        enter(state, owner, kind, seen);
        state.bounds[owner] = UNKNOWN;
    }

    /** All know that there is one card of a Princess less in a hand. */
    static void lessOf(QueenState state, int owner, int princess) {
        if (ceiling(state, owner, princess) < NO_BOUND) {
            state.bounds[owner] -= Cards.unit(princess);
        }
        if (floor(state, owner, princess) > 0) {
            state.bounds[state.game.seats + owner] -= Cards.unit(princess);
        }
    }

    /** All know that there is one card of a Princess more in a hand. */
    static void moreOf(QueenState state, int owner, int princess) {
        if (ceiling(state, owner, princess) < NO_BOUND) {
            state.bounds[owner] += Cards.unit(princess);
        }
        state.bounds[state.game.seats + owner] += Cards.unit(princess);
    }

    /** The most cards of a Princess that a hand can hold secretly, as far as all know. */
    static int ceiling(QueenState state, int owner, int princess) {
        return Cards.nibble(state.bounds[owner], princess);
    }

    /** The fewest cards of a Princess that a hand can hold secretly, as far as all know. */
    static int floor(QueenState state, int owner, int princess) {
        return Cards.nibble(state.bounds[state.game.seats + owner], princess);
    }

    /** All hear how many cards of a Princess somebody holds secretly. */
    static void stated(QueenState state, int owner, int princess, int count) {
        long here = NO_BOUND * Cards.unit(princess);
        long counted = count * Cards.unit(princess);
        state.bounds[owner] = (state.bounds[owner] & ~here) | counted;
        int floors = state.game.seats + owner;
        state.bounds[floors] = (state.bounds[floors] & ~here) | counted;
    }

    /** All hear that somebody holds at least one secret card of a Princess. */
    static void promised(QueenState state, int owner, int princess) {
        if (floor(state, owner, princess) == 0) {
            state.bounds[state.game.seats + owner] += Cards.unit(princess);
        }
    }

    /** All can tell that somebody holds no secret card of these Princesses. */
    static void without(QueenState state, int owner, int princesses) {
        for (int rest = princesses; rest != 0; rest &= rest - 1) {
            state.bounds[owner] &= ~(NO_BOUND * Cards.unit(Integer.numberOfTrailingZeros(rest)));
        }
    }

    /**
     * Somebody is shown a card of a hand. Whether it was a secret one the others cannot tell: to
     * them it may have been.
     */
    static void look(QueenState state, int owner, int viewer, int code) {
        int kind = code - QueenGame.SECRET;
        int at = at(state, owner, viewer);
        if (kind < Cards.KINDS && Cards.count(state.marks[at], kind) == 0) {
            state.marks[at] += Cards.one(kind);
        }
        mayHaveSeen(state, owner, viewer, 1);
    }

    private static void mayHaveSeen(QueenState state, int owner, int viewer, int more) {
        int at = at(state, owner, viewer);
        int size = Cards.size(state.secret[owner]);
        state.most[at] = (byte) Math.min(state.most[at] + more, size);
        if (state.most[at] > 0) {
            state.watchers[owner] |= 1 << viewer;
        }
    }

    /** Somebody is shown all secret cards of a hand. */
    static void lookAtAll(QueenState state, int owner, int viewer) {
        state.marks[at(state, owner, viewer)] = state.secret[owner];
        mayHaveSeen(state, owner, viewer, Cards.size(state.secret[owner]));
    }

    /** QS-4.12: a hand turns over before everybody's eyes. */
    static void turnOver(QueenState state, int owner) {
        long before = state.secret[owner];
        for (int left = Cards.size(before); left > 0; left--) {
            leaveOpenly(state, owner, Cards.lowest(state.secret[owner]));
        }
        long turned = state.open[owner];
        state.open[owner] = before;
        state.bounds[owner] = 0;
        state.bounds[state.game.seats + owner] = 0;
        for (long rest = turned; rest != 0; ) {
            int kind = Cards.lowest(rest);
            enterOpenly(state, owner, kind);
            rest -= Cards.one(kind);
        }
    }
}
