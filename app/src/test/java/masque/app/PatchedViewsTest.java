package masque.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import masque.contract.Contract;
import masque.contract.Setting;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Game;
import masque.core.Seeded;
import masque.core.Sink;
import masque.core.State;
import masque.core.View;
import masque.edge.Changes;
import masque.edge.JsonBytes;
import masque.edge.Listener;
import masque.edge.Pen;
import masque.edge.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * In whole games: what is told of a view that has changed makes the new one of the old one, and is
 * to the byte the same in another world that the viewer cannot tell from this one. So neither what
 * it says nor how long it is tells what others do in secret.
 */
final class PatchedViewsTest {
    private static final int SETTINGS = 5;
    private static final int LONGEST = 5_000;

    /** So many of the other's moves are tried until one looks the same to the viewer. */
    private static final int TRIES = 12;

    private static final List<String> NAMES =
            IntStream.range(0, 16).mapToObj(seat -> "Zoë " + seat).toList();

    /** Writes what makes one view of another. */
    private interface Teller {
        byte[] patch(State before, State after, int viewer);
    }

    static Stream<Shelf.Entry> games() {
        return Shelf.ours().entries().stream();
    }

    private static Changes changes(Words words, int viewer) {
        return new Changes(new Pen(words, new Listener(NAMES, viewer)));
    }

    private static Teller honest(Words words) {
        return (before, after, viewer) ->
                JsonBytes.of(out ->
                        changes(words, viewer).patch(out, before.view(viewer), after.view(viewer)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyPatchOfEveryViewer(Shelf.Entry entry) {
        Words words = entry.words("en");
        List<Setting> settings = Contract.of(entry.box()).settings();
        for (int nth = 0; nth < SETTINGS; nth++) {
            Walk walk = new Walk(entry, settings.get(nth * settings.size() / SETTINGS), nth);
            int seats = walk.game.seats();
            List<ObjectNode> known = new ArrayList<>();
            for (int viewer = State.SPECTATOR; viewer < seats; viewer++) {
                known.add(whole(changes(words, viewer), walk.state.view(viewer)));
            }
            for (State before = walk.state; walk.goOn(); before = walk.state) {
                for (int viewer = State.SPECTATOR; viewer < seats; viewer++) {
                    ObjectNode object = known.get(viewer - State.SPECTATOR);
                    merge(object, read(honest(words).patch(before, walk.state, viewer)));
                    assertThat(object)
                            .isEqualTo(whole(changes(words, viewer), walk.state.view(viewer)));
                }
            }
        }
    }

    private static ObjectNode whole(Changes changes, View view) {
        return (ObjectNode) read(JsonBytes.of(out -> changes.whole(out, view)));
    }

    private static JsonNode read(byte[] json) {
        return JsonMapper.shared().readTree(json);
    }

    /** RFC 7396; whole objects have no nulls. */
    private static void merge(ObjectNode target, JsonNode patch) {
        for (Map.Entry<String, JsonNode> one : patch.properties()) {
            if (one.getValue().isNull()) {
                target.remove(one.getKey());
            } else if (one.getValue().isObject()
                    && target.get(one.getKey()) instanceof ObjectNode inner) {
                merge(inner, one.getValue());
            } else {
                target.set(one.getKey(), one.getValue());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aTwinWorldIsToldTheSameBytes(Shelf.Entry entry) {
        assertThat(compareTwins(entry, honest(entry.words("en")))).isGreaterThan(100);
    }

    /** Each tells something that the viewer must not know: some by a single byte more. */
    @Test
    void plantedLeaksAreCaught() {
        Shelf.Entry entry = Shelf.ours().find("masquerade-trick", "en");
        Teller honest = honest(entry.words("en"));
        List<Teller> leaks =
                List.of(
                        (before, after, viewer) ->
                                padded(honest, before, after, viewer, hash(after)),
                        (before, after, viewer) -> honest.patch(before, after, viewer == 0 ? 1 : 0),
                        (before, after, viewer) ->
                                padded(honest, before, after, viewer, others(after, viewer)));
        for (Teller leak : leaks) {
            assertThatThrownBy(() -> compareTwins(entry, leak)).isInstanceOf(AssertionError.class);
        }
    }

    private static int hash(State state) {
        return state.view(0).hashCode() & 1;
    }

    /** Whether another seat has an even number of possible moves. */
    private static int others(State state, int viewer) {
        Codes legal = new Codes();
        int other = viewer == 0 ? 1 : 0;
        state.legal(other, legal);
        return Arrays.stream(legal.toArray()).sum() & 1;
    }

    private static byte[] padded(Teller honest, State before, State after, int viewer, int more) {
        byte[] text = honest.patch(before, after, viewer);
        return Arrays.copyOf(text, text.length + more);
    }

    /** How often a patch was compared with that of another world. */
    private static int compareTwins(Shelf.Entry entry, Teller teller) {
        int compared = 0;
        List<Setting> settings = Contract.of(entry.box()).settings();
        for (int nth = 0; nth < SETTINGS; nth++) {
            Walk walk = new Walk(entry, settings.get(nth * settings.size() / SETTINGS), nth);
            int viewers = walk.game.seats() + 1;
            for (State before = walk.state; walk.goOn(); before = walk.state) {
                int viewer = walk.moves % viewers + State.SPECTATOR;
                compared += walk.compare(before, viewer, teller) ? 1 : 0;
            }
        }
        return compared;
    }

    /** A game at random whose states stay as they were. */
    private static final class Walk {
        private final Game<?> game;
        private final Chance dice;
        private State state;
        private int seat;
        private int code;
        private int moves;

        Walk(Shelf.Entry entry, Setting setting, long seed) {
            game = entry.box().open(setting.seats(), setting.options());
            dice = new Seeded(seed);
            state = game.start(dice, Sink.NOBODY);
        }

        boolean goOn() {
            if (state.pending() == 0 || moves == LONGEST) {
                return false;
            }
            Codes legal = new Codes();
            seat = dice.bit(state.pending());
            state.legal(seat, legal);
            code = game.wander(legal, dice);
            state = after(state, code);
            moves++;
            return true;
        }

        private State after(State before, int move) {
            State next = before.copy();
            next.apply(seat, move, dice, Sink.NOBODY);
            return next;
        }

        /** Looks for a move in another world that looks like the latest one to the viewer. */
        boolean compare(State before, int viewer, Teller teller) {
            State twin = before.copy();
            twin.redeal(viewer, dice);
            Codes legal = new Codes();
            twin.legal(seat, legal);
            if (seat == viewer) {
                legal.clear();
                legal.add(code);
            }
            for (int nth = 0; nth < Math.min(TRIES, legal.size()); nth++) {
                int move = legal.at((moves + nth * 7) % legal.size());
                State after = after(twin, move);
                if (after.view(viewer).equals(state.view(viewer))) {
                    assertThat(teller.patch(twin, after, viewer))
                            .isEqualTo(teller.patch(before, state, viewer));
                    return true;
                }
            }
            return false;
        }
    }
}
