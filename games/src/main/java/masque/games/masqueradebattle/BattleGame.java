package masque.games.masqueradebattle;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Game;
import masque.core.Refusal;
import masque.core.Seat;
import masque.core.Setup;
import masque.core.Sink;
import masque.core.State;

/** The rules of Masquerade Battle under fixed options. */
public final class BattleGame implements Game<BattleMove> {
    /** MB-3.3: nobody can bid more than all Characters. */
    static final int MOST = Deck.CHARACTERS;

    static final int MOST_SEATS = 9;

    static final int BID = 0;
    static final int PASS = 2 * MOST;
    static final int REVEAL = 120;
    static final int PLAY = 136;
    static final int NAME = PLAY + Deck.PLAYS;
    static final int SWITCH = 280;
    static final int DONE = 289;
    static final int GIVE = 290;
    static final int PILE = 300;
    private static final int CODES = PILE + Side.COUNT;

    /** How far above the standing bid a random bid goes at most. */
    private static final int BOLDEST = 3;

    final int seats;

    /** MB-2.4: whether everybody gets as many cards as the others. */
    final boolean even;

    /** MB-6.1. */
    final boolean moonTrumpsActions;

    /** MB-6.3. */
    final boolean cancelWithinPlanet;

    final Deck deck;

    /** MB-8.1: how many tricks there are: as many as the smallest hand has cards. */
    final int tricks;

    /** MB-5.3: by ruling planet, the Characters that may be played by those who must follow. */
    final long[] followingCharacters = new long[Planet.COUNT];

    /** MB-5.3: by ruling planet, the other cards that may be played by those who must follow. */
    final int[] followingOthers = new int[Planet.COUNT];

    private final Map<String, Integer> codes = new HashMap<>();
    private final Map<Card, Integer> indices = new HashMap<>();

    BattleGame(Setup setup) {
        seats = setup.seats();
        even = setup.text(BattleBox.DEAL).equals(BattleBox.EVEN);
        moonTrumpsActions = setup.flag(BattleBox.MOON_TRUMPS_ACTIONS);
        cancelWithinPlanet = setup.flag(BattleBox.CANCEL_WITHIN_PLANET);
        deck = DeckFile.read(setup.text(BattleBox.DECK));
        tricks = Deck.SIZE / seats;
        int moon = Planet.MOON.ordinal();
        for (int planet = 0; planet < Planet.COUNT; planet++) {
            followingCharacters[planet] = deck.characters(planet) | deck.characters(moon);
            followingOthers[planet] = deck.actions(planet) | deck.actions(moon) | Deck.ALWAYS;
        }
        for (int index = 0; index < Deck.SIZE; index++) {
            indices.put(deck.card(index), index);
        }
        for (int code = 0; code < CODES; code++) {
            if (means(code)) {
                codes.put(read(code).text(), code);
            }
        }
    }

    /** MB-2.2: how many Team cards of a side are in the game. */
    int teamCards(Side side) {
        return seats == MOST_SEATS && side == Side.DARK ? seats / 2 : Math.ceilDiv(seats, 2);
    }

    /** MB-2.2: how many Team cards are left over unseen. */
    int leftOver() {
        return teamCards(Side.GUARDIAN) + teamCards(Side.DARK) - seats;
    }

    /** How many Characters lie on a seat's pile; all piles lie open (MB-7.1). */
    public int collected(State state, int seat, Side side) {
        BattleState battle = (BattleState) state;
        return Long.bitCount(battle.characters[battle.pile(seat, side.ordinal())]);
    }

    /** A seat's true side in this world. */
    public Side side(State state, int seat) {
        return (((BattleState) state).dark >>> seat & 1) == 0 ? Side.GUARDIAN : Side.DARK;
    }

    /** MB-8.2, MB-8.3: what a seat's side would count for it if the game ended now. */
    public int count(State state, int seat) {
        BattleState battle = (BattleState) state;
        Side side = side(state, seat);
        boolean kept = seat == battle.bidder && battle.bidSide == side.ordinal();
        return collected(state, seat, side) + (kept ? Scoring.BONUS : 0);
    }

    /** How many tricks have found their pile; all can count them. */
    public int finished(State state) {
        BattleState battle = (BattleState) state;
        return battle.outcomes[battle.trick] == BattleState.NONE ? battle.trick : battle.trick + 1;
    }

    @Override
    public int edition() {
        return 1;
    }

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public int codes() {
        return CODES;
    }

    @Override
    public State start(Chance chance, Sink sink) {
        BattleState state = new BattleState(this);
        state.deal(chance, sink);
        return state;
    }

    /** Whether a code means a move of this game. */
    boolean means(int code) {
        return inside(code, BID, PASS + 1)
                || inside(code, REVEAL, seats)
                || inside(code, PLAY, Deck.PLAYS)
                || inside(code, NAME, Planet.COUNT)
                || inside(code, SWITCH, seats)
                || code == DONE
                || inside(code, GIVE, seats)
                || inside(code, PILE, Side.COUNT);
    }

    private static boolean inside(int code, int first, int count) {
        return code >= first && code < first + count;
    }

    @Override
    public BattleMove read(int code) {
        if (!means(code)) {
            throw new IllegalArgumentException("no move has the code " + code);
        }
        if (code < PASS) {
            return new BattleMove.Bid(number(code), Side.at(code & 1));
        }
        if (code == PASS) {
            return new BattleMove.Pass();
        }
        if (code < PLAY) {
            return new BattleMove.Reveal(new Seat(code - REVEAL));
        }
        if (code < NAME) {
            int play = code - PLAY;
            Optional<Side> declared =
                    play < Deck.OTHER_PLAYS ? Optional.of(Side.at(play & 1)) : Optional.empty();
            return new BattleMove.Play(deck.card(Deck.index(play)), declared);
        }
        if (code < SWITCH) {
            return new BattleMove.Name(Planet.at(code - NAME));
        }
        if (code < DONE) {
            return new BattleMove.Switch(new Seat(code - SWITCH));
        }
        if (code == DONE) {
            return new BattleMove.Done();
        }
        return code < PILE
                ? new BattleMove.Give(new Seat(code - GIVE))
                : new BattleMove.Pile(Side.at(code - PILE));
    }

    /** The number that a bid's code promises. */
    static int number(int code) {
        return (code - BID) / 2 + 1;
    }

    static int bidCode(int number, int side) {
        return BID + 2 * (number - 1) + side;
    }

    @Override
    public int code(BattleMove move) {
        return switch (move) {
            case BattleMove.Bid(int number, Side side) -> bidCode(number, side.ordinal());
            case BattleMove.Pass pass -> PASS;
            case BattleMove.Reveal(Seat whose) -> REVEAL + whose.index();
            case BattleMove.Play(Card card, Optional<Side> side) -> playCode(card, side);
            case BattleMove.Name(Planet planet) -> NAME + planet.ordinal();
            case BattleMove.Switch(Seat whose) -> SWITCH + whose.index();
            case BattleMove.Done done -> DONE;
            case BattleMove.Give(Seat to) -> GIVE + to.index();
            case BattleMove.Pile(Side side) -> PILE + side.ordinal();
        };
    }

    private int playCode(Card card, Optional<Side> side) {
        Integer index = indices.get(card);
        if (index == null) {
            throw new IllegalArgumentException("no card " + card + " in this deck");
        }
        return PLAY
                + side.map(declared -> 2 * index + declared.ordinal())
                        .orElseGet(() -> Deck.play(index));
    }

    @Override
    public Optional<BattleMove> parse(String text) {
        String written = text.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
        return Optional.ofNullable(codes.get(written)).map(this::read);
    }

    /**
     * Uniform bids would end nearly every auction at 58: pass half the time, else bid 1 to 3 more.
     */
    @Override
    public int wander(Codes legal, Chance chance) {
        int first = legal.at(0);
        if (first >= PASS) {
            return legal.at(chance.below(legal.size()));
        }
        boolean mayPass = legal.at(legal.size() - 1) == PASS;
        if (mayPass && chance.below(2) == 0) {
            return PASS;
        }
        int lowest = number(first);
        int more = chance.below(Math.min(BOLDEST, MOST - lowest + 1));
        return bidCode(lowest + more, chance.below(Side.COUNT));
    }

    @Override
    public Optional<Refusal> why(State state, int seat, int code) {
        return new Why(this, (BattleState) state).refusal(seat, code);
    }
}
