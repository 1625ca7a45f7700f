package masque.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Phrases and code lists. */
class PhraseTest {
    @Test
    void aPhraseKeepsItsArgumentsInOrder() {
        Phrase phrase = Phrase.of("played", "who", new Seat(1), "rank", 5, "suits", List.of("a"));
        assertThat(phrase.args().keySet()).containsExactly("who", "rank", "suits");
        assertThat(phrase)
                .isEqualTo(
                        Phrase.of("played", "who", new Seat(1), "rank", 5, "suits", List.of("a")));
    }

    @Test
    void phrasesAreEqualWhateverTheOrderAndMakeOfTheirArguments() {
        Phrase one = Phrase.of("won", "trick", 3, "who", new Seat(1));
        Phrase other = Phrase.of("won", "who", new Seat(1), "trick", 3);
        assertThat(other).isEqualTo(one).hasSameHashCodeAs(one);
        assertThat(new Phrase("won", Map.of("trick", 3, "who", new Seat(1))))
                .isEqualTo(one)
                .hasSameHashCodeAs(one);
        assertThat(one.args()).isEqualTo(Map.of("trick", 3, "who", new Seat(1)));
        assertThat(Phrase.of("won", "trick", 1, "who", new Seat(3))).isNotEqualTo(one);
        assertThatThrownBy(() -> one.args().put("trick", 4))
                .isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void whatWasSaidLatelyIsTheSameObjectUnlessPeopleWroteIt() {
        Phrase one = Phrase.of("gave", "who", List.of(new Seat(1)), "card", Phrase.of("rose"));
        assertThat(Phrase.of("gave", "who", List.of(new Seat(1)), "card", Phrase.of("rose")))
                .isSameAs(one);
        assertThat(Phrase.of("gave", "card", Phrase.of("rose"), "who", List.of(new Seat(1))))
                .isEqualTo(one)
                .isNotSameAs(one);
        assertThat(Phrase.of("gave", "who", List.of(new Seat(2)), "card", Phrase.of("rose")))
                .isNotEqualTo(one);
        for (Object written : List.of("Zoë", List.of("Zoë"))) {
            assertThat(Phrase.of("named", "name", written))
                    .isEqualTo(Phrase.of("named", "name", written))
                    .isNotSameAs(Phrase.of("named", "name", written));
        }
    }

    @Test
    void aPhraseSaysOnlyWhatCanBeWorded() {
        assertThatThrownBy(() -> Phrase.of("key", "x", 1.5))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Double");
        assertThatThrownBy(() -> Phrase.of("key", "x", List.of(new Object())))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void codesAreAddedInRanges() {
        Codes codes = new Codes();
        codes.addRange(5, 8);
        codes.addRange(9, 9);
        assertThat(codes.toArray()).containsExactly(5, 6, 7);
        codes.addRange(100, 300);
        assertThat(codes.size()).isEqualTo(203);
        assertThat(codes.at(202)).isEqualTo(299);
    }

    @Test
    void codesGrowAndAreFound() {
        Codes codes = new Codes();
        codes.addBits(100, 0b1011);
        assertThat(codes.toArray()).containsExactly(100, 101, 103);
        assertThat(codes.contains(101)).isTrue();
        assertThat(codes.contains(102)).isFalse();
        for (int i = 0; i < 200; i++) {
            codes.add(1000 + i);
        }
        assertThat(codes.size()).isEqualTo(203);
        assertThat(codes.at(202)).isEqualTo(1199);
        codes.clear();
        assertThat(codes.size()).isZero();
        assertThatThrownBy(() -> codes.at(0)).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
