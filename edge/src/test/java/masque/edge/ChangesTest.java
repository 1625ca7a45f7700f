package masque.edge;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import masque.core.Phrase;
import masque.core.Seat;
import masque.core.View;
import org.junit.jupiter.api.Test;

/** What is written of a view that comes after another one. */
final class ChangesTest {
    /** Something on the table, in one of two shapes. */
    public sealed interface Thing {}

    public record Heap(int cards, Optional<String> top) implements Thing {}

    public record Cup(int dice, String top, boolean lifted) implements Thing {}

    /** What one looks at. */
    public record Sight(
            int round,
            Optional<Heap> heap,
            Thing thing,
            List<Heap> heaps,
            List<Integer> numbers,
            Phrase prompt,
            List<Phrase> log)
            implements View {
        @Override
        public Phrase goal() {
            return Phrase.of("goal");
        }
    }

    private final Pen pen = new Pen(Words.of("en", "toy"), new Listener(List.of("Ann", "Bob"), 1));
    private final Changes changes = new Changes(pen);

    private static Phrase laid(int rank) {
        Phrase card = Phrase.of("card", "suit", "é", "rank", rank);
        return Phrase.of("plays", "who", new Seat(0), "card", card);
    }

    private static Sight sight(int round, Optional<Heap> heap, Thing thing, int... log) {
        List<Phrase> lines = Arrays.stream(log).mapToObj(ChangesTest::laid).toList();
        return new Sight(round, heap, thing, List.of(), List.of(), laid(7), lines);
    }

    private String patch(View before, View after) {
        return new String(
                JsonBytes.of(out -> changes.patch(out, before, after)), StandardCharsets.UTF_8);
    }

    private static final Heap HEAP = new Heap(3, Optional.of("rose"));

    @Test
    void aWholeViewHasItsListsByNumbers() {
        byte[] whole =
                JsonBytes.of(out -> changes.whole(out, sight(1, Optional.of(HEAP), HEAP, 1, 2)));
        assertThat(new String(whole, StandardCharsets.UTF_8))
                .isEqualTo(
                        """
                        {"round":1,"heap":{"cards":3,"top":"rose"},"thing":{"cards":3,"top":"rose"},\
                        "heaps":{"length":0},"numbers":[],\
                        "prompt":"%s","log":{"length":2,"0":"%s","1":"%s"}}\
                        """
                                .formatted(pen.say(laid(7)), pen.say(laid(1)), pen.say(laid(2))));
    }

    @Test
    void whatIsTheSameIsNotSaid() {
        Sight one = sight(1, Optional.of(HEAP), HEAP, 1, 2);
        assertThat(patch(one, sight(1, Optional.of(HEAP), HEAP, 1, 2))).isEqualTo("{}");
    }

    @Test
    void ofAnObjectOnlyWhatHasChangedIsSaid() {
        Sight before = sight(1, Optional.of(HEAP), HEAP);
        Sight after = sight(2, Optional.of(new Heap(4, Optional.empty())), HEAP);
        assertThat(patch(before, after))
                .isEqualTo("{\"round\":2,\"heap\":{\"cards\":4,\"top\":null}}");
    }

    @Test
    void whatComesIsSaidWholeAndWhatGoesIsNull() {
        Sight with = sight(1, Optional.of(HEAP), HEAP);
        Sight without = sight(1, Optional.empty(), HEAP);
        assertThat(patch(without, with)).isEqualTo("{\"heap\":{\"cards\":3,\"top\":\"rose\"}}");
        assertThat(patch(with, without)).isEqualTo("{\"heap\":null}");
    }

    @Test
    void anObjectOfAnotherKindLeavesNothingOfTheOldOne() {
        Cup cup = new Cup(3, "rose", true);
        assertThat(patch(sight(1, Optional.empty(), HEAP), sight(1, Optional.empty(), cup)))
                .isEqualTo(
                        "{\"thing\":{\"cards\":null,\"dice\":3,\"top\":\"rose\",\"lifted\":true}}");
        Heap bare = new Heap(3, Optional.empty());
        assertThat(patch(sight(1, Optional.empty(), cup), sight(1, Optional.empty(), bare)))
                .isEqualTo("{\"thing\":{\"dice\":null,\"lifted\":null,\"cards\":3,\"top\":null}}");
    }

    private static Sight with(List<Heap> heaps, Integer... numbers) {
        return new Sight(
                1, Optional.empty(), HEAP, heaps, List.of(numbers), laid(7), List.of(laid(1)));
    }

    @Test
    void ofAListOfObjectsOnlyTheEntryThatHasChangedIsSaid() {
        Heap bare = new Heap(2, Optional.empty());
        assertThat(
                        patch(
                                with(List.of(HEAP, bare)),
                                with(List.of(HEAP, new Heap(1, Optional.empty())))))
                .isEqualTo("{\"heaps\":{\"1\":{\"cards\":1}}}");
        assertThat(patch(with(List.of()), with(List.of(bare))))
                .isEqualTo("{\"heaps\":{\"length\":1,\"0\":{\"cards\":2}}}");
    }

    @Test
    void aListOfNumbersIsReplaced() {
        assertThat(patch(with(List.of(), 1, 2), with(List.of(), 1, 3)))
                .isEqualTo("{\"numbers\":[1,3]}");
    }

    @Test
    void linesOfTheLogComeChangeAndGo() {
        Sight before = sight(1, Optional.empty(), HEAP, 1, 2, 3);
        assertThat(patch(before, sight(1, Optional.empty(), HEAP, 1, 2, 3, 4)))
                .isEqualTo("{\"log\":{\"length\":4,\"3\":\"%s\"}}".formatted(pen.say(laid(4))));
        assertThat(patch(before, sight(1, Optional.empty(), HEAP, 1, 9)))
                .isEqualTo(
                        "{\"log\":{\"length\":2,\"1\":\"%s\",\"2\":null}}"
                                .formatted(pen.say(laid(9))));
    }
}
