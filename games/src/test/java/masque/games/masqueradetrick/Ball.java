package masque.games.masqueradetrick;

import static java.util.stream.Collectors.joining;

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
import masque.core.Codes;
import masque.core.Event;
import masque.core.Refusal;
import masque.core.Sink;
import masque.core.State;
import masque.games.Script;

/**
 * A scripted game for tests: what chance brings is said beforehand, cards are written as c1 to c3,
 * r1 to r7, m1 to m7 and g1 to g7, and moves go through the game's own door.
 */
final class Ball {
    private record Told(int seats, Event event) {}

    final TrickGame game;
    final Script chance = new Script();
    private final List<Told> told = new ArrayList<>();
    private final Sink sink = (seats, event) -> told.add(new Told(seats, event));
    private State state;

    private Ball(TrickGame game) {
        this.game = game;
        this.state = new TrickState(game);
    }

    /** A ball for so many players, with options written as name=value. */
    static Ball of(int seats, String... options) {
        Map<String, String> chosen = new HashMap<>();
        for (String option : options) {
            int equals = option.indexOf('=');
            chosen.put(option.substring(0, equals), option.substring(equals + 1));
        }
        return new Ball(box().open(seats, chosen));
    }

    static TrickBox box() {
        return new TrickBox(missions());
    }

    static String missions() {
        try (InputStream in =
                Objects.requireNonNull(TrickBox.class.getResourceAsStream("missions.csv"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The roles that chance deals face down: the seats', then left and right in the centre. */
    Ball roles(Role... roles) {
        for (Role role : roles) {
            chance.then(role.ordinal());
        }
        return this;
    }

    /** The hands that chance deals, the seats' first; each a row of cards. */
    Ball hands(String... hands) {
        for (String hand : hands) {
            for (String card : hand.split(" ", -1)) {
                chance.then(index(card));
            }
        }
        return this;
    }

    /** The hand that chance makes the first leader. */
    Ball leader(int hand) {
        chance.then(hand);
        return this;
    }

    /** The card that chance picks for the assassin. */
    Ball assassin(String card) {
        chance.then(index(card));
        return this;
    }

    Ball begin() {
        state = game.start(chance, sink);
        return this;
    }

    /** Goes on from a position that a test has made. */
    void goOnWith(State position) {
        state = position;
    }

    /** The seats pass these cards, in order. */
    Ball pass(String... cards) {
        for (int seat = 0; seat < cards.length; seat++) {
            move(seat, "pass " + name(cards[seat]));
        }
        return this;
    }

    /** Whoever's turn it is plays the next of these cards. */
    Ball play(String cards) {
        for (String card : cards.split(" ", -1)) {
            move(mover(), "play " + name(card));
        }
        return this;
    }

    Ball look(String what) {
        return move(mover(), "look " + what);
    }

    /** The seats point at these masks, in order. */
    Ball point(String... masks) {
        for (int seat = 0; seat < masks.length; seat++) {
            move(seat, "point " + masks[seat]);
        }
        return this;
    }

    Ball move(int seat, String text) {
        int code = game.codeOf(text).orElseThrow();
        state.apply(seat, code, chance, sink);
        return this;
    }

    /** Plays first legal choices, lowest seat first, until the predicate's phase and trick come. */
    Ball until(Phase phase, int trick) {
        while (view(0).phase() != phase || view(0).trick() < trick) {
            Codes legal = legalCodes(mover());
            state.apply(mover(), legal.at(0), chance, sink);
        }
        return this;
    }

    int mover() {
        return Integer.numberOfTrailingZeros(state.pending());
    }

    State state() {
        return state;
    }

    TrickView view(int seat) {
        return (TrickView) state.view(seat);
    }

    int pending() {
        return state.pending();
    }

    /** The legal moves of a seat, as they are written. */
    List<String> legal(int seat) {
        return Arrays.stream(legalCodes(seat).toArray())
                .mapToObj(code -> game.read(code).text())
                .toList();
    }

    private Codes legalCodes(int seat) {
        Codes legal = new Codes();
        state.legal(seat, legal);
        return legal;
    }

    /** The clause that forbids a move and the key of the reason. */
    String why(int seat, String text) {
        Optional<Refusal> refusal = game.why(state, seat, game.codeOf(text).orElseThrow());
        return refusal.map(r -> r.clause() + " " + r.reason().key()).orElse("legal");
    }

    /** What a viewer was told, all of it. */
    List<Event> heard(int viewer) {
        return told.stream()
                .filter(one -> (one.seats() >>> viewer & 1) != 0)
                .map(Told::event)
                .toList();
    }

    void forgetTold() {
        told.clear();
    }

    static int index(String card) {
        return Deck.index(card(card));
    }

    static Card card(String text) {
        Suit suit =
                switch (text.charAt(0)) {
                    case 'c' -> Suit.CROWN;
                    case 'r' -> Suit.ROSE;
                    case 'm' -> Suit.MASK;
                    case 'g' -> Suit.GOBLET;
                    default -> throw new IllegalArgumentException(text);
                };
        return new Card(suit, Integer.parseInt(text.substring(1)));
    }

    static List<Card> cards(String row) {
        return row.isEmpty()
                ? List.of()
                : Arrays.stream(row.split(" ", -1)).map(Ball::card).toList();
    }

    private static String name(String card) {
        return card(card).text();
    }

    /** Cards as they are written in tests. */
    static String row(List<Card> cards) {
        return cards.stream()
                .map(card -> card.suit().text().substring(0, 1) + card.rank())
                .collect(joining(" "));
    }

    /** Cards on the table as they are written in tests. */
    static String laid(List<TrickView.Laid> laid) {
        return row(laid.stream().map(TrickView.Laid::card).toList());
    }
}
