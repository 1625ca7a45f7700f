package masque.edge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import masque.core.Phrase;
import masque.core.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How phrases become sentences. */
final class WordsTest {
    private static final Listener OWL = new Listener(List.of("You", "Fox"), 0);

    private final Words words = Words.of("en", "toy", "core");

    private static Phrase plays(int seat) {
        return Phrase.of(
                "plays",
                "who",
                new Seat(seat),
                "card",
                Phrase.of("card", "suit", "rose", "rank", 5));
    }

    @Test
    void aSeatIsYouOrANameAndAPhraseIsItsSentence() {
        assertThat(words.say(plays(0), OWL)).isEqualTo("You play the rose 5.");
        assertThat(words.say(plays(1), OWL)).isEqualTo("Fox plays the rose 5.");
    }

    @Test
    void aNumberTakesItsPlural() {
        assertThat(words.say(Phrase.of("won", "who", new Seat(0), "count", 1), OWL))
                .isEqualTo("You won 1 trick.");
        assertThat(words.say(Phrase.of("won", "who", new Seat(1), "count", 0), OWL))
                .isEqualTo("Fox won no tricks.");
        assertThat(words.say(Phrase.of("won", "who", new Seat(1), "count", 12), OWL))
                .isEqualTo("Fox won 12 tricks.");
    }

    @Test
    void aListIsJoinedAndCounted() {
        List<Object> both = List.of(new Seat(0), new Seat(1));
        assertThat(words.say(Phrase.of("together", "who", both), OWL))
                .isEqualTo("You and Fox win.");
        assertThat(words.say(Phrase.of("counted", "names", both), OWL))
                .isEqualTo("You and Fox, or rather: You or Fox");
        assertThat(words.say("counted", "names", List.of())).isEqualTo("Nobody");
    }

    @Test
    void aPhraseCanBeSelectedByItsKey() {
        assertThat(words.say("kind", "card", Phrase.of("card", "suit", "rose", "rank", 5)))
                .isEqualTo("a card");
    }

    @Test
    void somebodyWhoSitsNowhereIsNeverYou() {
        Phrase card = Phrase.of("card", "suit", "rose", "rank", 5);
        assertThat(words.say("plays", "who", Phrase.of("file-allowed-text"), "card", card))
                .isEqualTo("a text plays the rose 5.");
    }

    @Test
    void textIsNeverReadAsAPattern() {
        assertThat(words.say("quoted", "text", "{who} 'n' #")).isEqualTo("It's \"{who} 'n' #\".");
    }

    @Test
    void laterBundlesAnswerForEarlierOnes() {
        assertThat(words.say("file-allowed-text")).isEqualTo("a text");
    }

    @Test
    void aMissingKeyNamesBundleLanguageAndKey() {
        Words japanese = Words.of("ja", "toy");
        assertThatThrownBy(() -> japanese.say("won"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContainingAll("won", "ja", "toy");
        assertThatThrownBy(() -> japanese.say(plays(0), OWL))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContainingAll("card", "ja", "toy");
    }

    @Test
    void aMissingArgumentIsNotPrintedAsItsName() {
        assertThatThrownBy(() -> words.say("card", "suit", "rose"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContainingAll("toy", "en", "card", "rank");
    }

    @Test
    void aBrokenPatternNamesItsKey() {
        assertThatThrownBy(() -> words.say("broken"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContainingAll("toy", "en", "broken");
    }

    @Test
    void aSeatWithoutANameIsAnError() {
        assertThatThrownBy(() -> words.say(plays(2), OWL))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("seat 2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"fr", "", "../core/en"})
    void anUnknownLanguageIsEnglish(String language) {
        assertThat(Words.of(language, "toy").language()).isEqualTo("en");
    }

    @Test
    void aLanguageIsSpokenInEveryBundleOrInNone() {
        Words mixed = Words.of("ja", "core", "english-only");
        assertThat(mixed.language()).isEqualTo("en");
        assertThat(mixed.say("file-allowed-text")).isEqualTo("a text");
    }

    @Test
    void aBundleThatIsNowhereIsAnError() {
        assertThatThrownBy(() -> Words.of("en", "nowhere"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("nowhere");
    }

    @Test
    void argumentsAreNamedAsInThePhrase() {
        assertThat(words.arguments("toy", "plays")).containsExactly("card", "who");
        assertThat(words.arguments("toy", "counted")).containsExactly("names");
        assertThat(words.arguments("toy", "kind")).containsExactly("card");
    }
}
