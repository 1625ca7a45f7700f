package masque.games.dicechallenge;

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
import java.util.Set;
import masque.core.Codes;
import masque.core.Event;
import masque.core.Refusal;
import masque.core.Sink;
import masque.core.State;
import masque.games.Script;

/**
 * A scripted match for tests: what the dice show is said beforehand, and moves go through the
 * game's own door.
 */
final class Ring {
    private record Told(int seats, Event event) {}

    final DiceGame game;
    final Script chance = new Script();
    private final List<Told> told = new ArrayList<>();
    private final Sink sink = (seats, event) -> told.add(new Told(seats, event));
    private final DiceState state;

    private Ring(DiceGame game) {
        this.game = game;
        state = (DiceState) game.start(chance, sink);
    }

    /** A ring for so many seats, with options written as name=value; nobody has picked yet. */
    static Ring of(int seats, String... options) {
        return new Ring(game(seats, options));
    }

    /** The rules for so many seats. */
    static DiceGame game(int seats, String... options) {
        Map<String, String> chosen = new HashMap<>();
        for (String option : options) {
            int equals = option.indexOf('=');
            chosen.put(option.substring(0, equals), option.substring(equals + 1));
        }
        return box().open(seats, chosen);
    }

    /** A duel before its first starting roll is scripted: the second name is still to be picked. */
    static Ring duel(String one, String other, String firstRoll) {
        Ring ring = of(2, one.equals(other) ? "mirror=true" : "mirror=false");
        ring.say(0, "pick " + one);
        return ring.rolls(firstRoll).say(1, "pick " + other);
    }

    /** A duel in which the first one rolls nothing but ones and moves first. */
    static Ring duel(String one, String other) {
        return duel(one, other, ones(one) + " " + highest(other));
    }

    private static Card card(String name) {
        return CharacterFile.read(characterFile(), Set.of()).stream()
                .filter(card -> card.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** A starting roll of ones. */
    static String ones(String name) {
        return card(name).starting().stream().map(size -> "1").collect(joining(" "));
    }

    /** The highest starting roll that there is. */
    static String highest(String name) {
        return card(name).starting().stream().map(String::valueOf).collect(joining(" "));
    }

    /** Two teams in the order of their picks, commas between the names. */
    static Ring teams(String mode, String one, String other, String... options) {
        return teams(2, mode, one, other, options);
    }

    /** The same for more players; whoever's pick it is makes it. */
    static Ring teams(int seats, String mode, String one, String other, String... options) {
        List<String> ones = List.of(one.split(", ", -1));
        List<String> others = List.of(other.split(", ", -1));
        List<String> all = new ArrayList<>(List.of(options));
        all.add("mode=" + mode);
        all.add("teams=" + ones.size());
        Ring ring = of(seats, all.toArray(String[]::new));
        for (int i = 0; i < ones.size() - 1; i++) {
            ring.say("pick " + ones.get(i)).say("pick " + others.get(i));
        }
        return ring.say("pick " + ones.getLast());
    }

    /** Teams of two in tag play: each side's first opens, and the first side moves. */
    static Ring tag(String one, String mate, String other, String rival, String... options) {
        return teams("tag", one + ", " + mate, other + ", " + rival, options)
                .rolls(ones(one) + " " + highest(mate))
                .rolls(lower(other) + " " + highest(rival))
                .say("pick " + rival);
    }

    /** Twos where that is possible: more than ones, less than anything high. */
    private static String lower(String name) {
        return card(name).starting().stream()
                .map(size -> size == 1 ? "1" : "2")
                .collect(joining(" "));
    }

    /** Teams of two in single combat, whose first ones fight first; the first side moves. */
    static Ring single(String one, String mate, String other, String rival) {
        return teams("single", one + ", " + mate, other + ", " + rival)
                .say("pick " + rival)
                .say(0, "nominate 1")
                .rolls(ones(one) + " " + highest(other))
                .say(1, "nominate 3");
    }

    /** A file of two characters, so that both players often pick the same. */
    static final String TWO =
            CharacterFile.HEADER
                    + "\nFox,6 8,10,,planet-power,1,ours\nOwl,4 12,6,,dark-kingdom,3,ours\n";

    static DiceBox box() {
        return new DiceBox(characterFile());
    }

    static String characterFile() {
        try (InputStream in =
                Objects.requireNonNull(DiceBox.class.getResourceAsStream("characters.csv"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The next dice show this. */
    Ring rolls(String values) {
        for (String value : values.split("[\\s|]+", -1)) {
            chance.then(Integer.parseInt(value) - 1);
        }
        return this;
    }

    /** Whoever is awaited, the lowest seat first, does this. */
    Ring say(String move) {
        return say(Integer.numberOfTrailingZeros(state.pending()), move);
    }

    /** The same, with what the dice show after it. */
    Ring say(String move, String values) {
        return rolls(values).say(move);
    }

    Ring say(int seat, String move) {
        state.apply(seat, code(move), chance, sink);
        return this;
    }

    /** An attack by what the dice show, such as "1 6 7 > 14". */
    Ring attack(String values, String after) {
        return say(found(values), after);
    }

    /** An attack after which nothing is rolled. */
    Ring attack(String values) {
        return say(found(values));
    }

    /** The legal attack with dice that show this. */
    private String found(String values) {
        String[] sides = values.split(" > ", -1);
        List<String> wanted = Arrays.stream(sides[0].split(" ", -1)).sorted().toList();
        DiceView view = view(State.SPECTATOR);
        int attacker = view.acting().orElseThrow();
        int defender = view.sides().get(1 - state.turn).fighter().orElseThrow();
        for (String move : legal()) {
            if (game.parse(move).orElseThrow() instanceof DiceMove.Attack attack
                    && shown(attacker, attack.dice()).equals(wanted)
                    && shown(defender, 1 << attack.target()).equals(List.of(sides[1]))) {
                return move;
            }
        }
        throw new IllegalArgumentException("no attack " + values + " among " + legal());
    }

    private List<String> shown(int c, int mask) {
        int waiting = DroidDice.waiting(state, c);
        return Die.of(state, c, mask, waiting).stream()
                .map(die -> Integer.toString(die.value()))
                .sorted()
                .toList();
    }

    private int code(String text) {
        return game.codeOf(text)
                .orElseThrow(() -> new IllegalArgumentException("no move \"" + text + "\""));
    }

    /**
     * Lays out the fighters' dice as if the round had come to this: letters with values, such as
     * "a3 b7", and nothing captured. It is the side's turn.
     */
    Ring position(int side, String one, String other) {
        lay(state.fighter(0), one);
        lay(state.fighter(1), other);
        Turns.begin(state, side);
        return this;
    }

    /** Lays out the dice of any character. */
    Ring lay(int c, String dice) {
        int mask = 0;
        for (String die : dice.split(" ", -1)) {
            int slot = die.charAt(0) - 'a';
            mask |= 1 << slot;
            state.show(c, slot, Integer.parseInt(die.substring(1)));
        }
        state.put(DiceState.PLAY, c, mask);
        state.put(DiceState.LOST, c, 0);
        return this;
    }

    DiceState state() {
        return state;
    }

    DiceView view(int viewer) {
        return (DiceView) state.view(viewer);
    }

    /** The legal moves of whoever is awaited, the lowest seat first, as they are written. */
    List<String> legal() {
        return legal(Integer.numberOfTrailingZeros(state.pending()));
    }

    List<String> legal(int seat) {
        Codes legal = new Codes();
        state.legal(seat, legal);
        return Arrays.stream(legal.toArray()).mapToObj(code -> game.read(code).text()).toList();
    }

    /** The legal moves that begin so. */
    List<String> legal(String verb) {
        return legal().stream().filter(move -> move.startsWith(verb)).toList();
    }

    /** The clause that forbids a move and the key of the reason. */
    String why(String text) {
        return why(Integer.numberOfTrailingZeros(state.pending()), text);
    }

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

    /** The last event of a kind that everybody heard. */
    <E extends DiceEvent> E last(Class<E> kind) {
        return heard(State.SPECTATOR).stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .reduce((before, after) -> after)
                .orElseThrow();
    }

    Phase phase() {
        return state.phase;
    }

    /** A character's dice in play as they lie: sizes with values. */
    List<String> dice(int c) {
        return view(State.SPECTATOR).characters().get(c).dice().stream()
                .map(die -> "d" + die.size() + "=" + die.value())
                .toList();
    }

    /** Rounds won, such as "1:0". */
    String tokens() {
        return state.tokens(0) + ":" + state.tokens(1);
    }

    /** The score of the round that ended last, in whole or half points, such as "48:37". */
    String score() {
        List<Integer> halves = view(State.SPECTATOR).rounds().getLast().halves();
        return half(halves.get(0)) + ":" + half(halves.get(1));
    }

    private static String half(int halves) {
        return halves % 2 == 0 ? "" + halves / 2 : halves / 2 + ".5";
    }
}
