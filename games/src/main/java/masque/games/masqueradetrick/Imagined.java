package masque.games.masqueradetrick;

import masque.core.State;

/**
 * What is to be seen in a world that somebody imagines, quickly and without new memory: for those
 * who play many worlds to their end. Hands are counted clockwise, the seats' first; places are the
 * four hands, then the left and the right role in the centre.
 */
public final class Imagined {
    /** No choice yet. */
    public static final int NONE = Book.NONE;

    private Imagined() {}

    private static TrickState of(State state) {
        return (TrickState) state;
    }

    public static Phase phase(State state) {
        return of(state).phase;
    }

    /** The deal, from 1. */
    public static int deal(State state) {
        return of(state).deal;
    }

    /** How many tricks a hand has won in this deal. */
    public static int tricks(State state, int hand) {
        return of(state).book[Book.TRICKS + hand];
    }

    /** The role that lies in a place, by its ordinal. */
    public static int role(State state, int place) {
        return of(state).book[Book.ROLE + place];
    }

    /** Lays a role, by its ordinal, into a place of this world. */
    public static void cast(State state, int place, int role) {
        of(state).book[Book.ROLE + place] = (byte) role;
    }

    /** Whether a seat has looked at a side of the centre in this deal, the left being 0. */
    public static boolean hasSeen(State state, int seat, int side) {
        return Eyes.hasSeen(of(state), seat, side);
    }

    /** The place that a seat points at, or {@link #NONE}. */
    public static int pointed(State state, int seat) {
        return of(state).book[Book.POINTED + seat];
    }

    /** The place that a seat pointed at in the deal before. */
    public static int oldPointed(State state, int seat) {
        return of(state).book[Book.OLD_POINTED + seat];
    }

    /** The role that lay in a place in the deal before, by its ordinal. */
    public static int oldRole(State state, int place) {
        return of(state).book[Book.OLD_ROLE + place];
    }

    /** How many tricks a hand won in the deal before. */
    public static int oldTricks(State state, int hand) {
        return of(state).book[Book.OLD_TRICKS + hand];
    }
}
