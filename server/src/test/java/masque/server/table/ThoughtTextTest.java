package masque.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import masque.core.Phrase;
import masque.core.Seat;
import masque.core.Thought;
import org.junit.jupiter.api.Test;

/** Thoughts are kept with what they say, and those of earlier programs can still be read. */
final class ThoughtTextTest {
    private static Thought weighed(int code, int choices, Optional<Phrase> why) {
        List<Thought.Line> lines = new ArrayList<>();
        for (int i = 0; i < choices; i++) {
            lines.add(new Thought.Line(i, 0, 1.5 - i));
        }
        List<Thought.Belief> beliefs = List.of(new Thought.Belief(1, "role-king", 0.25));
        return new Thought(code, 0, lines, beliefs, Thought.Scale.POINTS, why);
    }

    @Test
    void aReasonInWordsIsKeptWithAllItsArguments() {
        Phrase why =
                Phrase.of(
                        "thought-answer",
                        "who",
                        new Seat(2),
                        "likely",
                        41,
                        "name",
                        Phrase.of("face-moon"),
                        "text",
                        "as it is",
                        "all",
                        List.of(new Seat(0), Phrase.of("tile-white", "face", Phrase.of("mars"))));
        Thought thought = weighed(1, 3, Optional.of(why));
        assertThat(ThoughtText.read(ThoughtText.write(thought))).isEqualTo(thought);
    }

    @Test
    void ofManyChoicesTheBestAreKeptAndTheOneThatWasMade() {
        Thought read = ThoughtText.read(ThoughtText.write(weighed(11, 20, Optional.empty())));
        assertThat(read.lines())
                .extracting(Thought.Line::code)
                .containsExactly(0, 1, 2, 3, 4, 5, 11);
    }

    @Test
    void aThoughtOfTheFirstVersionIsOfABotThatSearches() {
        Thought read =
                ThoughtText.read(
                        """
                        {"code":7,"worlds":80,"lines":[[7,60,0.41],[3,20,0.2]],\
                        "beliefs":[[0,"role-jester",0.62]]}\
                        """);
        assertThat(read)
                .isEqualTo(
                        new Thought(
                                7,
                                80,
                                List.of(
                                        new Thought.Line(7, 60, 0.41),
                                        new Thought.Line(3, 20, 0.2)),
                                List.of(new Thought.Belief(0, "role-jester", 0.62))));
    }
}
