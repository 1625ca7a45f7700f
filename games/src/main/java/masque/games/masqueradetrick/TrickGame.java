package masque.games.masqueradetrick;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import masque.core.Chance;
import masque.core.Game;
import masque.core.Refusal;
import masque.core.Setup;
import masque.core.Sink;
import masque.core.State;

/** The rules of Masquerade Trick under fixed options. */
public final class TrickGame implements Game<TrickMove> {
    /** Hands with one or two players: the knight's is the third (MT-5.1, MT-6.1). */
    static final int KNIGHT = 2;

    /** The assassin's hand in the game for one (MT-6.1). */
    static final int ASSASSIN = 1;

    static final int LEFT = Mask.LEFT.ordinal();

    static final int PASS = 0;
    static final int PLAY = 32;
    static final int LOOK = 64;
    static final int LOOK_AWAY = 2;
    static final int POINT = 72;
    private static final int CODES = POINT + Mask.values().length;

    final int seats;

    /** How many hands are dealt: three at least (MT-5.1, MT-6.1). */
    final int hands;

    final int deck;
    final boolean openHistory;
    final boolean dealPerPlayer;
    final boolean holyKnight;
    final boolean discipline;
    final Missions missions;
    final List<TrickView.RoleCard> cast;

    TrickGame(Setup setup) {
        seats = setup.seats();
        hands = Math.max(3, seats);
        deck = Deck.cards(hands);
        openHistory = setup.flag(TrickBox.OPEN_HISTORY);
        dealPerPlayer = seats > 1 && setup.text(TrickBox.LENGTH).equals(TrickBox.DEAL_PER_PLAYER);
        holyKnight = seats == 1 && setup.flag(TrickBox.HOLY_KNIGHT);
        discipline = seats == 1 && setup.flag(TrickBox.DISCIPLINE);
        missions = Missions.read(setup.text(TrickBox.MISSIONS), seats, discipline);
        cast = cast();
    }

    private List<TrickView.RoleCard> cast() {
        List<TrickView.RoleCard> cards = new ArrayList<>();
        for (Role role : Role.values()) {
            if (role != Role.JESTER || seats == 4) {
                cards.add(new TrickView.RoleCard(role, role.order(), missions.of(role)));
            }
        }
        return List.copyOf(cards);
    }

    /** Whether the one player chooses the knight's cards too (MT-6.4). */
    public boolean holyKnight() {
        return holyKnight;
    }

    /** Whether the rules themselves play this hand (MT-5.1, MT-6.1, MT-6.4). */
    boolean house(int hand) {
        return hand >= seats && !(holyKnight && hand == KNIGHT);
    }

    /** The seat that plays a hand which the rules do not play. */
    int seatOf(int hand) {
        return hand < seats ? hand : 0;
    }

    /**
     * Who gets the card that a hand passes: the left neighbour, or the other of two (MT-5.2,
     * MT-6.2).
     */
    int receiver(int hand) {
        return seats > 2 ? (hand + 1) % hands : 1 - hand;
    }

    /** How many hands take part in passing: all but the knight's. */
    int passers() {
        return seats > 2 ? hands : 2;
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
        TrickState state = new TrickState(this);
        state.deal(chance, sink);
        return state;
    }

    @Override
    public TrickMove read(int code) {
        if (code >= PASS && code < PASS + Deck.SIZE) {
            return new TrickMove.Pass(Deck.card(code - PASS));
        }
        if (code >= PLAY && code < PLAY + Deck.SIZE) {
            return new TrickMove.Play(Deck.card(code - PLAY));
        }
        if (code >= LOOK && code < LOOK + LOOK_AWAY) {
            return new TrickMove.Look(Mask.at(LEFT + code - LOOK));
        }
        if (code == LOOK + LOOK_AWAY) {
            return new TrickMove.LookAway();
        }
        if (code >= POINT && code < CODES) {
            return new TrickMove.Point(Mask.at(code - POINT));
        }
        throw new IllegalArgumentException("no move has the code " + code);
    }

    @Override
    public int code(TrickMove move) {
        return switch (move) {
            case TrickMove.Pass(Card card) -> PASS + Deck.index(card);
            case TrickMove.Play(Card card) -> PLAY + Deck.index(card);
            case TrickMove.Look(Mask mask) -> LOOK + mask.ordinal() - LEFT;
            case TrickMove.LookAway() -> LOOK + LOOK_AWAY;
            case TrickMove.Point(Mask mask) -> POINT + mask.ordinal();
        };
    }

    @Override
    public Optional<TrickMove> parse(String text) {
        String[] words =
                text.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ").split(" ", 2);
        if (words.length < 2) {
            return Optional.empty();
        }
        return switch (words[0]) {
            case "pass" -> card(words[1]).map(TrickMove.Pass::new);
            case "play" -> card(words[1]).map(TrickMove.Play::new);
            case "look" -> look(words[1]);
            case "point" -> Mask.parse(words[1]).map(TrickMove.Point::new);
            default -> Optional.empty();
        };
    }

    private static Optional<TrickMove> look(String what) {
        if (what.equals("away")) {
            return Optional.of(new TrickMove.LookAway());
        }
        return Mask.parse(what).filter(mask -> mask.ordinal() >= LEFT).map(TrickMove.Look::new);
    }

    private static Optional<Card> card(String text) {
        for (int index = 0; index < Deck.SIZE; index++) {
            if (Deck.card(index).text().equals(text)) {
                return Optional.of(Deck.card(index));
            }
        }
        return Optional.empty();
    }

    @Override
    public Optional<Refusal> why(State state, int seat, int code) {
        return new Why(this, (TrickState) state).refusal(seat, code);
    }
}
