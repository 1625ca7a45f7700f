package masque.games.masqueradebattle;

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
import java.util.Set;
import java.util.function.Predicate;
import masque.core.Codes;
import masque.core.Event;
import masque.core.Refusal;
import masque.core.Seat;
import masque.core.Sink;
import masque.core.State;
import masque.games.Script;

/**
 * A scripted game for tests: what chance brings, or which cards are held, is said beforehand, and
 * moves go through the game's own door. Cards are written as in moves; a move without a verb is a
 * card that is played.
 */
final class Arena {
    private record Told(int seats, Event event) {}

    private static final Set<String> VERBS =
            Set.of("bid", "pass", "reveal", "play", "name", "switch", "done", "give", "pile");

    final BattleGame game;
    final Script chance = new Script();
    private final List<Told> told = new ArrayList<>();
    private final Sink sink = (seats, event) -> told.add(new Told(seats, event));
    private BattleState state;

    private Arena(BattleGame game) {
        this.game = game;
        this.state = new BattleState(game);
    }

    /** An arena for so many players, with options written as name=value. */
    static Arena of(int seats, String... options) {
        Map<String, String> chosen = new HashMap<>();
        for (String option : options) {
            int equals = option.indexOf('=');
            chosen.put(option.substring(0, equals), option.substring(equals + 1));
        }
        return new Arena(box().open(seats, chosen));
    }

    static BattleBox box() {
        return new BattleBox(deckFile());
    }

    static String deckFile() {
        try (InputStream in =
                Objects.requireNonNull(BattleBox.class.getResourceAsStream("deck.csv"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Deals by script: Team cards such as "GDGDGD", the seat of the first card, who opens. */
    Arena deal(String teams, int first, int opener) {
        int guardians = game.teamCards(Side.GUARDIAN);
        for (int i = 0; i < teams.length(); i++) {
            boolean guardian = teams.charAt(i) == 'G';
            chance.then(guardian ? 0 : guardians);
            guardians -= guardian ? 1 : 0;
        }
        chance.then(first);
        int cards = game.even ? game.tricks * game.seats : Deck.SIZE;
        for (int at = 0; at < cards; at++) {
            chance.then(0);
        }
        chance.then(opener);
        state = (BattleState) game.start(chance, sink);
        return this;
    }

    /** The auction is over with this bid, and the bidder's own Team card is face up. */
    Arena bought(String bid) {
        say(bid);
        while (state.phase == Phase.BIDDING) {
            say("pass");
        }
        return say("reveal " + (state.turn + 1));
    }

    /**
     * A position in which each seat holds these cards, separated by commas, and nothing else; the
     * first seat is the Princess with a bid of 1 and leads. Seats 2, 4, 6 and 8 are dark.
     */
    static Arena holding(List<String> options, String... hands) {
        Arena arena = of(hands.length, options.toArray(String[]::new));
        BattleState made = arena.state;
        made.dark = 0b010101010 & (1 << hands.length) - 1;
        made.bid = 1;
        made.bidder = 0;
        made.bids[1] = 0;
        made.revealed = 0;
        made.phase = Phase.PLAYING;
        for (int seat = 0; seat < hands.length; seat++) {
            arena.give(seat, hands[seat]);
        }
        return arena;
    }

    static Arena holding(String... hands) {
        return holding(List.of(), hands);
    }

    /** Each seat plays its one card, written with its declared power, the first one leading. */
    static Arena trick(List<String> options, String... plays) {
        String[] hands = Arrays.stream(plays).map(Arena::withoutSide).toArray(String[]::new);
        Arena arena = holding(options, hands);
        for (String play : plays) {
            for (String part : play.split(", ", -1)) {
                arena.say(part);
            }
        }
        return arena;
    }

    static Arena trick(String... plays) {
        return trick(List.of(), plays);
    }

    private static String withoutSide(String play) {
        String card = play.split(", ", -1)[0];
        return card.contains("/") ? card.substring(0, card.lastIndexOf(' ')) : card;
    }

    /** Puts more cards into a hand. */
    Arena give(int seat, String cards) {
        for (String card : cards.split(", ", -1)) {
            state.put(seat, index(card));
        }
        return this;
    }

    /** Whoever's turn it is does all of this. */
    Arena say(String... moves) {
        for (String move : moves) {
            String verb = move.split(" ", 2)[0];
            String text = VERBS.contains(verb) ? move : "play " + move;
            state.apply(state.turn, code(text), chance, sink);
        }
        return this;
    }

    /** Makes first legal choices, but bids as little as can be, until this holds. */
    Arena until(Predicate<BattleState> enough) {
        while (!enough.test(state)) {
            Codes legal = legalCodes(state.turn);
            int code = legal.contains(BattleGame.PASS) ? BattleGame.PASS : legal.at(0);
            state.apply(state.turn, code, chance, sink);
        }
        return this;
    }

    private int code(String text) {
        return game.codeOf(text)
                .orElseThrow(() -> new IllegalArgumentException("no move \"" + text + "\""));
    }

    int index(String card) {
        for (int index = 0; index < Deck.SIZE; index++) {
            if (game.deck.card(index).name().equals(card)) {
                return index;
            }
        }
        throw new IllegalArgumentException("no card \"" + card + "\"");
    }

    Card card(String name) {
        return game.deck.card(index(name));
    }

    BattleState state() {
        return state;
    }

    int turn() {
        return state.turn;
    }

    BattleView view(int viewer) {
        return (BattleView) state.view(viewer);
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
        Optional<Refusal> refusal = game.why(state, seat, code(text));
        return refusal.map(r -> r.clause() + " " + r.reason().key()).orElse("legal");
    }

    /** What a viewer was told, all of it. */
    List<Event> heard(int viewer) {
        return told.stream()
                .filter(one -> (one.seats() >>> viewer & 1) != 0)
                .map(Told::event)
                .toList();
    }

    /** Who won the trick that was finished last; empty if nobody did. */
    Optional<Integer> winner() {
        return view(0).outcome().orElseThrow().winner().map(Seat::index);
    }

    /** How many Characters are on a seat's pile. */
    int collected(int seat, Side side) {
        BattleView.Player player = view(State.SPECTATOR).players().get(seat);
        return (side == Side.GUARDIAN ? player.guardian() : player.dark()).characters();
    }
}
