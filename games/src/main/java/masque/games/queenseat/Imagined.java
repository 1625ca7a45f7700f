package masque.games.queenseat;

import masque.core.State;

/**
 * Reads a world that somebody imagines, quickly and without new memory: for those who play many of
 * them. Cards that look the same are of one kind, a number below {@link #KINDS}; sets of cards are
 * numbers that can be added and taken away.
 */
public final class Imagined {
    /** How many kinds of cards there are. */
    public static final int KINDS = Cards.KINDS;

    private Imagined() {}

    private static QueenState in(State world) {
        return (QueenState) world;
    }

    /** The kind of a card. */
    public static int kind(Card card) {
        return QueenGame.kind(card);
    }

    /** The Princess of a kind, as her ordinal. */
    public static int princess(int kind) {
        return Cards.princess(kind);
    }

    /** Whether a kind is a dark one. */
    public static boolean dark(int kind) {
        return kind >= Cards.DARK;
    }

    /** A set of one card. */
    public static long one(int kind) {
        return Cards.one(kind);
    }

    /** Bits of the kinds of which a set has at least one card. */
    public static int kinds(long set) {
        return Cards.kinds(set);
    }

    /** How many cards of a Princess a set has. */
    public static int count(long set, int princess) {
        return Cards.ofPrincess(set, princess);
    }

    /** QS-2.2: bits of the kinds that a player may not vote whose neighbours show these cards. */
    public static int barred(QueenGame game, Bar bar, long before, long after) {
        return Cards.kindsOf(Ballot.barred(game, bar, before, after));
    }

    public static Phase phase(State world) {
        return in(world).phase;
    }

    /** The secret cards of a seat. */
    public static long hand(State world, int seat) {
        return in(world).secret[seat];
    }

    /** The public cards of a seat. */
    public static long open(State world, int seat) {
        return in(world).open[seat];
    }

    /** Who sits in the Queenseat. */
    public static int queen(State world) {
        return in(world).queen();
    }

    /** The number of the round under way. */
    public static int round(State world) {
        return in(world).round;
    }

    /**
     * Bits of the kinds that a seat may vote; those that it might have, if its vote lies face down.
     */
    public static int votes(State world, int seat) {
        QueenState state = in(world);
        boolean shown = ((state.voted & state.shown) >>> seat & 1) != 0;
        return shown ? 0 : Ballot.legal(state, seat);
    }

    /** The move that votes a card of a kind. */
    public static int voting(int kind) {
        return QueenGame.VOTE + kind;
    }

    /** The kind that a seat has voted in this round. */
    public static int vote(State world, int seat) {
        return in(world).votes[seat];
    }

    /** Lets the vote of a seat that lies face down be this one; does nothing if there is none. */
    public static void vote(State world, int seat, int kind) {
        QueenState state = in(world);
        if (((state.voted & ~state.shown) >>> seat & 1) != 0) {
            state.votes[seat] = kind;
        }
    }
}
