package masque.games.truthorbluff;

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
import masque.core.Seeded;
import masque.core.Sink;
import masque.core.State;
import masque.games.Script;

/**
 * A scripted game for tests: who holds and has what is said beforehand, tiles are written as in
 * moves, and moves go through the game's own door.
 */
final class Salon {
    private record Told(int seats, Event event) {}

    final BluffGame game;
    final Script chance = new Script();
    private final List<Told> told = new ArrayList<>();
    private final Sink sink = (seats, event) -> told.add(new Told(seats, event));
    private BluffState state;

    private Salon(BluffGame game) {
        this.game = game;
        this.state = new BluffState(game);
    }

    /** A salon for so many players, with options written as name=value. */
    static Salon of(int seats, String... options) {
        Map<String, String> chosen = new HashMap<>();
        for (String option : options) {
            int equals = option.indexOf('=');
            chosen.put(option.substring(0, equals), option.substring(equals + 1));
        }
        return new Salon(box().open(seats, chosen));
    }

    static BluffBox box() {
        return new BluffBox(numbersFile());
    }

    static String numbersFile() {
        try (InputStream in =
                Objects.requireNonNull(BluffBox.class.getResourceAsStream("numbers.csv"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A game as it is really set up and dealt. */
    Salon dealt(Chance dealing) {
        state = (BluffState) game.start(dealing, sink);
        return this;
    }

    /**
     * A position with this ending in force in which the first seat starts, all Villains are in the
     * game, and each seat holds these tiles, separated by commas, and nothing else.
     */
    static Salon holding(String ending, String... holders) {
        Salon salon = of(holders.length, "ending=" + ending);
        salon.state.ending = salon.game.endings.getFirst();
        salon.state.villains = salon.game.supply.villains() == 0 ? 0 : (1 << Face.VILLAINS) - 1;
        for (int seat = 0; seat < holders.length; seat++) {
            salon.put(seat, holders[seat]);
        }
        return salon;
    }

    /**
     * A whole position in which each seat holds these tiles among its twelve, chance chose the
     * others, and the rest is in the bag; four white tiles end the game.
     */
    static Salon full(long seed, String... holders) {
        Salon salon = holding("four-white", holders);
        Chance dealing = new Seeded(seed);
        List<Integer> rest = new ArrayList<>();
        for (int kind = 0; kind < Tiles.KINDS; kind++) {
            int left = SetUp.copies(salon.game.supply, salon.state.villains, kind);
            for (int seat = 0; seat < holders.length; seat++) {
                left -= Tiles.count(salon.state.tiles[seat], kind);
            }
            for (int i = 0; i < left; i++) {
                rest.add(dealing.below(rest.size() + 1), kind);
            }
        }
        for (int seat = 0; seat < holders.length; seat++) {
            while (Tiles.size(salon.state.tiles[seat]) < BluffGame.HOLDER) {
                salon.state.tiles[seat] += Tiles.one(rest.removeLast());
            }
        }
        rest.forEach(kind -> salon.state.tiles[salon.state.bag()] += Tiles.one(kind));
        return salon;
    }

    private void put(int place, String tiles) {
        for (String tile : split(tiles)) {
            state.tiles[place] += Tiles.one(kind(tile));
        }
    }

    private static List<String> split(String tiles) {
        return tiles.isEmpty() ? List.of() : Arrays.asList(tiles.split(", ", -1));
    }

    /** Puts tiles face up before a seat. */
    Salon faceUp(int seat, String tiles) {
        put(state.faceUp(seat), tiles);
        return this;
    }

    /** Puts tiles into the bag. */
    Salon bag(String tiles) {
        put(state.bag(), tiles);
        return this;
    }

    /** Gives a seat Success tokens with these values. */
    Salon tokens(int seat, int... values) {
        for (int value : values) {
            state.tokens[seat] += Tokens.one(value);
        }
        return this;
    }

    /** Whoever's turn it is does all of this. */
    Salon say(String... moves) {
        for (String move : moves) {
            state.apply(state.turn, code(move), chance, sink);
        }
        return this;
    }

    /** The next draws. */
    Salon chance(int... outcomes) {
        for (int outcome : outcomes) {
            chance.then(outcome);
        }
        return this;
    }

    /** Whoever's turn it is slides a tile to somebody, counted from 1, under a name. */
    Salon slide(String tile, int to, String name) {
        return say("slide " + tile, "to " + to, "name " + name);
    }

    /** Whoever starts slides a Villain to the second seat, who believes, and so collects it. */
    Salon collects(String villain) {
        return slide(villain, 2, "mars").say("truth");
    }

    int code(String text) {
        return game.codeOf(text)
                .orElseThrow(() -> new IllegalArgumentException("no move \"" + text + "\""));
    }

    private int kind(String tile) {
        return code("slide " + tile) - BluffGame.SLIDE;
    }

    Tile tile(String name) {
        return game.tile(kind(name));
    }

    BluffState state() {
        return state;
    }

    int turn() {
        return state.turn;
    }

    Phase phase() {
        return state.phase;
    }

    BluffView view(int viewer) {
        return (BluffView) state.view(viewer);
    }

    BluffView.Round round(int viewer) {
        return view(viewer).round().orElseThrow();
    }

    BluffView.Turned turned() {
        return round(State.SPECTATOR).turned().orElseThrow();
    }

    BluffView.Result result() {
        return view(State.SPECTATOR).result().orElseThrow();
    }

    /** What a seat holds, as it is written, equal tiles once. */
    String holder(int seat) {
        return String.join(", ", names(state.tiles[seat]));
    }

    /** What lies face up before a seat, as it is written. */
    String faceUp(int seat) {
        return String.join(", ", names(state.tiles[state.faceUp(seat)]));
    }

    String bag() {
        return String.join(", ", names(state.tiles[state.bag()]));
    }

    private List<String> names(long set) {
        List<String> names = new ArrayList<>();
        for (int position = 0; position < Tiles.size(set); position++) {
            names.add(game.tile(Tiles.at(set, position)).text());
        }
        return names;
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

    static List<Seat> seats(int... seats) {
        return Arrays.stream(seats).mapToObj(Seat::new).toList();
    }
}
