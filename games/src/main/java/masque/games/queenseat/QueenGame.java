package masque.games.queenseat;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import masque.core.Chance;
import masque.core.Game;
import masque.core.Phrase;
import masque.core.Refusal;
import masque.core.Seat;
import masque.core.Setup;
import masque.core.Sink;
import masque.core.State;

/** The rules of Queenseat under fixed options. */
public final class QueenGame implements Game<QueenMove> {
    static final int MOST_SEATS = 10;

    static final int VOTE = 0;
    static final int TAKE = VOTE + Cards.KINDS;
    static final int GIVE = TAKE + MOST_SEATS;
    static final int ACT = GIVE + MOST_SEATS;
    static final int SWAP = ACT + 1;
    static final int CHOOSE = SWAP + MOST_SEATS;
    static final int NAME = CHOOSE + MOST_SEATS;
    static final int CALL = NAME + Princess.COUNT;
    static final int MOST = CALL;
    static final int LEAST = CALL + 1;
    static final int SECRET = LEAST + 1;
    static final int OPEN = SECRET + Cards.KINDS;
    static final int STEAL = OPEN + Cards.KINDS;
    static final int BLIND = STEAL + Cards.KINDS;
    static final int FACE = BLIND + 1;
    static final int HIDE = FACE;
    static final int SHOW = FACE + 1;
    private static final int CODES = SHOW + 1;

    /** QS-3.2: after so many rounds the game ends at the latest, unless twice a hand is more. */
    private static final int LONGEST = 30;

    final int seats;

    /** QS-1.3: what is played with. */
    final List<Pack> packs;

    /** QS-1.1: all the cards. */
    final long deck;

    /** Bits of the Princesses in the deck. */
    final int princesses;

    /** QS-1.2: how many cards everybody gets. */
    final int hand;

    /** QS-3.2: after so many rounds the game ends at the latest. */
    final int mostRounds;

    /** QS-2.4: whether the Queen may take any vote. */
    final boolean anyPick;

    /** QS-2.6: whether as many cards are enough to swap with the Queen. */
    final boolean equalSwap;

    /** QS-1.2, QS-1.3: what is to be minded. */
    final List<Phrase> warnings;

    private final Card[] cards = new Card[Cards.KINDS];
    private final Map<String, Integer> codes = new HashMap<>();

    QueenGame(Setup setup) {
        seats = setup.seats();
        packs = Packs.chosen(setup);
        warnings = Packs.warnings(seats, packs);
        anyPick = setup.text(QueenBox.QUEEN_PICK).equals(QueenBox.ANY);
        equalSwap = setup.flag(QueenBox.EQUAL_SWAP);
        long all = 0;
        int types = 0;
        for (Pack pack : packs) {
            int princess = pack.princess().ordinal();
            all += pack.regular() * Cards.one(princess);
            all += pack.dark() * Cards.one(princess + Cards.DARK);
            types |= 1 << princess;
        }
        deck = all;
        princesses = types;
        hand = Cards.size(deck) / seats;
        mostRounds = Math.max(LONGEST, 2 * hand);
        for (int kind = 0; kind < Cards.KINDS; kind++) {
            cards[kind] = new Card(Princess.at(Cards.princess(kind)), kind >= Cards.DARK);
        }
        for (int code = 0; code < CODES; code++) {
            if (means(code)) {
                codes.put(read(code).text(), code);
            }
        }
    }

    /** A card of a kind. */
    Card card(int kind) {
        return cards[kind];
    }

    static int kind(Card card) {
        return card.princess().ordinal() + (card.dark() ? Cards.DARK : 0);
    }

    /** What is played with. */
    public List<Pack> packs() {
        return packs;
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
        QueenState state = new QueenState(this);
        SetUp.deal(state, chance);
        Tell.dealt(state, sink);
        Rounds.begin(state);
        return state;
    }

    /** Whether a code means a move of this game. */
    boolean means(int code) {
        if (code < 0 || code >= CODES) {
            return false;
        }
        return switch (block(code)) {
            case VOTE, SECRET, OPEN -> Cards.count(deck, code - block(code)) > 0;
            case STEAL -> code == BLIND || Cards.count(deck, code - STEAL) > 0;
            case TAKE, GIVE, CHOOSE -> code - block(code) < seats;
            case ACT -> code - SWAP < seats;
            case NAME -> (princesses >>> (code - NAME) & 1) != 0;
            default -> true;
        };
    }

    /** Where the codes of the same meaning begin; swaps come with acting, blind with stealing. */
    static int block(int code) {
        if (code < ACT) {
            return code < TAKE ? VOTE : code < GIVE ? TAKE : GIVE;
        }
        if (code < CALL) {
            return code < CHOOSE ? ACT : code < NAME ? CHOOSE : NAME;
        }
        if (code < OPEN) {
            return code < SECRET ? CALL : SECRET;
        }
        return code < STEAL ? OPEN : code < FACE ? STEAL : FACE;
    }

    @Override
    public QueenMove read(int code) {
        if (!means(code)) {
            throw new IllegalArgumentException("no move has the code " + code);
        }
        return switch (block(code)) {
            case VOTE -> new QueenMove.Vote(cards[code - VOTE]);
            case TAKE -> new QueenMove.Take(new Seat(code - TAKE));
            case GIVE -> new QueenMove.Give(new Seat(code - GIVE));
            case ACT ->
                    code == ACT ? new QueenMove.Act() : new QueenMove.Swap(new Seat(code - SWAP));
            case CHOOSE -> new QueenMove.Choose(new Seat(code - CHOOSE));
            case NAME -> new QueenMove.Name(Princess.at(code - NAME));
            case CALL -> code == MOST ? new QueenMove.Most() : new QueenMove.Least();
            case SECRET -> new QueenMove.Secret(cards[code - SECRET]);
            case OPEN -> new QueenMove.Open(cards[code - OPEN]);
            case STEAL ->
                    code == BLIND
                            ? new QueenMove.Blind()
                            : new QueenMove.Steal(cards[code - STEAL]);
            default -> code == HIDE ? new QueenMove.Hide() : new QueenMove.Show();
        };
    }

    @Override
    public int code(QueenMove move) {
        return switch (move) {
            case QueenMove.Vote(Card card) -> VOTE + kind(card);
            case QueenMove.Take(Seat whose) -> TAKE + whose.index();
            case QueenMove.Give(Seat whom) -> GIVE + whom.index();
            case QueenMove.Act act -> ACT;
            case QueenMove.Swap(Seat whom) -> SWAP + whom.index();
            case QueenMove.Choose(Seat whom) -> CHOOSE + whom.index();
            case QueenMove.Name(Princess princess) -> NAME + princess.ordinal();
            case QueenMove.Most most -> MOST;
            case QueenMove.Least least -> LEAST;
            case QueenMove.Secret(Card card) -> SECRET + kind(card);
            case QueenMove.Open(Card card) -> OPEN + kind(card);
            case QueenMove.Steal(Card card) -> STEAL + kind(card);
            case QueenMove.Blind blind -> BLIND;
            case QueenMove.Hide hide -> HIDE;
            case QueenMove.Show show -> SHOW;
        };
    }

    @Override
    public Optional<QueenMove> parse(String text) {
        String written = text.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
        return Optional.ofNullable(codes.get(written)).map(this::read);
    }

    @Override
    public Optional<Refusal> why(State state, int seat, int code) {
        return new Why(this, (QueenState) state).refusal(seat, code);
    }
}
