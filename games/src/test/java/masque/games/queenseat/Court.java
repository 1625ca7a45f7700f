package masque.games.queenseat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Event;
import masque.core.Refusal;
import masque.core.Seat;
import masque.core.Sink;
import masque.games.Script;

/**
 * A scripted game for tests: who holds what is said beforehand, cards are written as in moves, and
 * moves go through the game's own door. The first seat sits in the Queenseat.
 */
final class Court {
    private record Told(int seats, Event event) {}

    final QueenGame game;
    final Script chance = new Script();
    private final List<Told> told = new ArrayList<>();
    private final Sink sink = (seats, event) -> told.add(new Told(seats, event));
    private QueenState state;

    private Court(QueenGame game) {
        this.game = game;
        this.state = new QueenState(game);
    }

    /** A court for so many players, with options written as name=value. */
    static Court of(int seats, String... options) {
        Map<String, String> chosen = new HashMap<>();
        for (String option : options) {
            int equals = option.indexOf('=');
            chosen.put(option.substring(0, equals), option.substring(equals + 1));
        }
        return new Court(box().open(seats, chosen));
    }

    /** All Princesses, for so many players. */
    static Court ofAll(int seats, String... options) {
        List<String> ids = Arrays.stream(Princess.values()).map(Princess::id).toList();
        String[] more = Arrays.copyOf(options, options.length + 1);
        more[options.length] = "packs=" + String.join(",", ids);
        return of(seats, more);
    }

    /**
     * A position with all Princesses in which each seat holds these secret cards, separated by
     * commas; everything else was set aside.
     */
    static Court holding(String... hands) {
        return ofAll(hands.length).secret(hands);
    }

    /**
     * A position in which one seat has lost with a card and has to act or swap: all others voted
     * Galaksea, or Eyrie Feyle if the card is a Galaksea, and gave these cards to the first seat,
     * the Queen. The hands are what everybody still holds secretly.
     */
    static Court lost(int loser, String card, String... hands) {
        return lost(Court.ofAll(hands.length), loser, card, hands);
    }

    static Court lost(Court court, int loser, String card, String... hands) {
        boolean galaksea = court.game.packs().stream().anyMatch(Court::isGalaksea);
        String other = galaksea ? "eyrie feyle" : "trunktrumpets";
        String winner = !galaksea || card.endsWith("galaksea") ? other : "galaksea";
        String[] whole = new String[hands.length];
        String[] votes = new String[hands.length];
        for (int seat = 0; seat < hands.length; seat++) {
            votes[seat] = seat == loser ? card : winner;
            whole[seat] = votes[seat] + (hands[seat].isEmpty() ? "" : ", " + hands[seat]);
        }
        court.secret(whole).votes(votes);
        while (court.phase() != Phase.LOSING) {
            court.say(court.phase() == Phase.TAKING ? court.legal(0).getFirst() : "give 1");
        }
        return court;
    }

    private static boolean isGalaksea(Pack pack) {
        return pack.princess() == Princess.GALAKSEA;
    }

    /** Freezes seats for this round. */
    Court frozen(int... seats) {
        for (int seat : seats) {
            state.frozen |= 1 << seat;
        }
        return this;
    }

    static QueenBox box() {
        return new QueenBox(file());
    }

    static String file() {
        try (InputStream in =
                Objects.requireNonNull(QueenBox.class.getResourceAsStream("princesses.csv"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A game as it is really set up and dealt. */
    Court dealt(Chance dealing) {
        state = (QueenState) game.start(dealing, sink);
        return this;
    }

    /** Each seat holds these secret cards; everything else was set aside. */
    Court secret(String... hands) {
        state.secret[game.seats] = game.deck;
        for (int seat = 0; seat < hands.length; seat++) {
            state.secret[seat] = set(hands[seat]);
            state.secret[game.seats] -= state.secret[seat];
        }
        Rounds.begin(state);
        return this;
    }

    /** Gives a seat public cards out of those set aside. */
    Court open(int seat, String cards) {
        state.open[seat] += set(cards);
        state.secret[game.seats] -= set(cards);
        return posted();
    }

    /** Puts two players in each other's places. */
    Court swapped(int one, int other) {
        int place = state.placeOf(one);
        state.sit(one, state.placeOf(other));
        state.sit(other, place);
        return posted();
    }

    /** What bars votes in this round. */
    Court bar(Bar bar) {
        state.bar = bar;
        return posted();
    }

    private Court posted() {
        Ballot.post(state);
        return this;
    }

    private long set(String cards) {
        long set = 0;
        for (String card : split(cards)) {
            set += Cards.one(kind(card));
        }
        return set;
    }

    private static List<String> split(String cards) {
        return cards.isEmpty() ? List.of() : Arrays.asList(cards.split(", ", -1));
    }

    /** Everybody votes, by seat; "-" for whoever casts no vote. */
    Court votes(String... cards) {
        for (int seat = 0; seat < cards.length; seat++) {
            if (!cards[seat].equals("-")) {
                by(seat, "vote " + cards[seat]);
            }
        }
        return this;
    }

    /** A seat does all of this. */
    Court by(int seat, String... moves) {
        for (String move : moves) {
            state.apply(seat, code(move), chance, sink);
        }
        return this;
    }

    /** Whoever alone is asked does all of this, one after the other. */
    Court say(String... moves) {
        for (String move : moves) {
            if (Integer.bitCount(state.waiting) != 1) {
                throw new IllegalStateException("for " + move + " there are " + state.waiting);
            }
            by(Integer.numberOfTrailingZeros(state.waiting), move);
        }
        return this;
    }

    /** Plays on as little as possible until the next round: acts, gives to the first allowed. */
    Court untilNextRound() {
        int round = state.round;
        Codes legal = new Codes();
        while (state.round == round && state.waiting != 0) {
            legal.clear();
            int seat = Integer.numberOfTrailingZeros(state.waiting);
            state.legal(seat, legal);
            state.apply(seat, legal.at(0), chance, sink);
        }
        return this;
    }

    /** The next draws. */
    Court chance(int... outcomes) {
        for (int outcome : outcomes) {
            chance.then(outcome);
        }
        return this;
    }

    int code(String text) {
        return game.codeOf(text)
                .orElseThrow(() -> new IllegalArgumentException("no move \"" + text + "\""));
    }

    int kind(String card) {
        return code("vote " + card) - QueenGame.VOTE;
    }

    Card card(String name) {
        return game.card(kind(name));
    }

    QueenState state() {
        return state;
    }

    Phase phase() {
        return state.phase;
    }

    /** Who owes a move. */
    List<Integer> waiting() {
        return seats(state.waiting);
    }

    static List<Integer> seats(int set) {
        List<Integer> seats = new ArrayList<>();
        for (int rest = set; rest != 0; rest &= rest - 1) {
            seats.add(Integer.numberOfTrailingZeros(rest));
        }
        return seats;
    }

    QueenView view(int viewer) {
        return (QueenView) state.view(viewer);
    }

    /** Everybody clockwise from the Queenseat. */
    List<Integer> ring() {
        return view(0).ring().stream().map(Seat::index).toList();
    }

    int queen() {
        return state.queen();
    }

    Optional<Princess> winning() {
        return view(0).winning();
    }

    /** A seat's secret cards, as they are written. */
    String secret(int seat) {
        return names(state.secret[seat]);
    }

    /** A seat's public cards, as they are written. */
    String open(int seat) {
        return names(state.open[seat]);
    }

    /** What a viewer has marked in a hand, as it is written. */
    String seen(int viewer, int whose) {
        List<String> names = new ArrayList<>();
        for (QueenView.Stack stack : view(viewer).players().get(whose).seen()) {
            for (int i = 0; i < stack.count(); i++) {
                names.add(stack.card().text());
            }
        }
        return String.join(", ", names);
    }

    private String names(long set) {
        return String.join(", ", Tell.list(state, set).stream().map(Card::text).toList());
    }

    /** The legal moves of a seat, as they are written. */
    List<String> legal(int seat) {
        Codes codes = new Codes();
        state.legal(seat, codes);
        return Arrays.stream(codes.toArray()).mapToObj(code -> game.read(code).text()).toList();
    }

    /** Why a seat may not do this: the clause and the key of the sentence. */
    String why(int seat, String move) {
        Optional<Refusal> refusal = game.why(state, seat, code(move));
        return refusal.map(no -> no.clause() + " " + no.reason().key()).orElse("legal");
    }

    /** What a viewer has been told of one kind of event. */
    <E extends Event> List<E> heard(int viewer, Class<E> kind) {
        return told.stream()
                .filter(one -> (one.seats() >>> viewer & 1) != 0)
                .map(Told::event)
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }
}
