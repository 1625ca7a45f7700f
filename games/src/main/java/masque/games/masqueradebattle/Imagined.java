package masque.games.masqueradebattle;

import masque.core.State;

/**
 * Reads a world that somebody imagines, quickly and without new memory: for those who play many of
 * them. Cards are numbers below {@link #CARDS}, the Characters first, then the others.
 */
public final class Imagined {
    /** How many cards there are. */
    public static final int CARDS = Deck.SIZE;

    /** How many of them are Characters. */
    public static final int CHARACTERS = Deck.CHARACTERS;

    /** Nobody, no card, no planet. */
    public static final int NONE = BattleState.NONE;

    private Imagined() {}

    private static BattleState in(State world) {
        return (BattleState) world;
    }

    /** A card by its number. */
    public static Card card(BattleGame game, int number) {
        return game.deck.card(number);
    }

    /** The card that a code plays; {@link #NONE} if it plays none. */
    public static int played(int code) {
        int play = code - BattleGame.PLAY;
        return play < 0 || play >= Deck.PLAYS ? NONE : Deck.index(play);
    }

    /** To whom a code gives the cards of a trick (MB-7.3). */
    public static int given(int code) {
        return code - BattleGame.GIVE;
    }

    public static Phase phase(State world) {
        return in(world).phase;
    }

    /** How many tricks are not finished. */
    public static int left(State world) {
        BattleState state = in(world);
        return state.game.tricks - state.game.finished(state);
    }

    /** The number of the standing bid; 0 before the first. */
    public static int bid(State world) {
        return in(world).bid;
    }

    /** Who made the standing bid; {@link #NONE} before the first. */
    public static int bidder(State world) {
        return in(world).bidder;
    }

    /** Bits of the seats of the Dark Kingdom. */
    public static int dark(State world) {
        return in(world).dark & (1 << in(world).game.seats) - 1;
    }

    /** The Characters in a hand, as a set. */
    public static long characters(State world, int seat) {
        return in(world).characters[seat];
    }

    /** The other cards in a hand, as a set that begins with the first of them. */
    public static int others(State world, int seat) {
        return in(world).others[seat];
    }

    /** The seat whose choice is next. */
    public static int turn(State world) {
        return in(world).turn;
    }

    /** How many will still lay a card into the trick after the one whose turn it is. */
    public static int behind(State world) {
        BattleState state = in(world);
        return state.game.seats - 1 - (state.leading() ? 0 : state.laid);
    }

    /**
     * Where the trick would go if this play were the last card of it: twice the seat that wins, and
     * 1 more if its card is used for the Dark Kingdom; {@link #NONE} if nobody would collect.
     */
    public static int taker(State world, int code) {
        BattleState state = in(world);
        int play = code - BattleGame.PLAY;
        if (state.leading()) {
            return state.game.deck.power(play) == 0 ? NONE : pile(state.turn, play);
        }
        int entry = state.begin() + state.laid;
        state.plays[entry] = play;
        state.laid++;
        int place = Verdict.winning(state);
        int taker =
                place == Verdict.NOBODY
                        ? NONE
                        : pile(state.seatAt(place), state.play(state.begin() + place));
        state.laid--;
        state.plays[entry] = 0;
        return taker;
    }

    private static int pile(int seat, int play) {
        return BattleState.pileOf(seat, play < Deck.OTHER_PLAYS ? play & 1 : Deck.otherSide(play));
    }

    /** Deals the Team cards anew: these are the seats of the Dark Kingdom. */
    public static void swear(State world, int dark) {
        BattleState state = in(world);
        int seats = state.game.seats;
        int over = state.game.teamCards(Side.DARK) - Integer.bitCount(dark);
        state.dark = dark | over << seats;
    }
}
