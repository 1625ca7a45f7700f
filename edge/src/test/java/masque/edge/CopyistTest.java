package masque.edge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import masque.core.Phrase;
import masque.core.Seat;
import masque.core.View;
import org.junit.jupiter.api.Test;

/** Views of one viewer, written one after the other. */
final class CopyistTest {
    /** What one looks at. */
    public record Sight(int round, Optional<Phrase> verdict, Phrase prompt, List<Phrase> log)
            implements View {
        @Override
        public Phrase goal() {
            return Phrase.of("goal");
        }
    }

    /** What one looks at in another game. */
    public record Glance(List<Integer> numbers, Phrase prompt, List<Phrase> log) implements View {
        @Override
        public Phrase goal() {
            return Phrase.of("goal");
        }
    }

    private final Pen pen = new Pen(Words.of("en", "toy"), new Listener(List.of("Ann", "Bob"), 1));
    private final Copyist copyist = new Copyist(pen);

    private static Phrase laid(int seat, int rank) {
        Phrase card = Phrase.of("card", "suit", "é", "rank", rank);
        return Phrase.of("plays", "who", new Seat(seat), "card", card);
    }

    private static Sight sight(int round, Optional<Phrase> verdict, List<Phrase> log) {
        return new Sight(round, verdict, laid(round % 2, 7), log);
    }

    private byte[] plain(View view) {
        return JsonBytes.of(out -> pen.view(out, view));
    }

    private static String text(byte[] utf8) {
        return new String(utf8, StandardCharsets.UTF_8);
    }

    private void assertRight(View view) {
        assertThat(text(copyist.write(view))).isEqualTo(text(plain(view)));
    }

    @Test
    void everyViewIsWrittenAsIfItWereTheFirst() {
        Optional<Phrase> verdict = Optional.of(laid(1, 3));
        List<Phrase> log = new ArrayList<>();
        for (int round = 0; round < 200; round++) {
            log.add(laid(round % 2, round));
            assertRight(sight(round, Optional.empty(), List.copyOf(log)));
        }
        assertRight(sight(5, verdict, List.copyOf(log)));
        assertRight(sight(1_000, verdict, List.copyOf(log)));
        assertRight(sight(6, verdict, List.copyOf(log.subList(0, 3))));
        log.set(1, laid(0, 99));
        assertRight(sight(6, Optional.empty(), List.copyOf(log.subList(0, 4))));
        assertRight(sight(7, verdict, List.of()));
        assertRight(sight(7, verdict, List.of(laid(0, 1))));
    }

    @Test
    void anotherKindOfViewBeginsAnew() {
        assertRight(sight(3, Optional.empty(), List.of(laid(0, 1), laid(1, 2))));
        assertRight(new Glance(List.of(1, 2, 3), laid(0, 1), List.of()));
        assertRight(sight(3, Optional.empty(), List.of(laid(0, 1), laid(1, 2))));
    }

    @Test
    void whatIsTheSameIsTheVeryTextOfBefore() {
        byte[] first = copyist.write(sight(3, Optional.empty(), List.of(laid(0, 1))));
        assertThat(copyist.write(sight(3, Optional.empty(), List.of(laid(0, 1))))).isSameAs(first);
    }

    @Test
    void aViewThatCannotBeWrittenSpoilsNoLaterOne() {
        Phrase unheardOf = Phrase.of("unheard-of");
        assertRight(sight(3, Optional.empty(), List.of(laid(0, 1), laid(1, 2))));
        assertThatThrownBy(() ->
                        copyist.write(
                                sight(
                                        1_234,
                                        Optional.of(unheardOf),
                                        List.of(laid(0, 1), unheardOf))))
                .hasMessageContaining("unheard-of");
        assertRight(sight(4, Optional.empty(), List.of(laid(0, 1), laid(1, 2), laid(0, 3))));
    }
}
