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
    private static final Listener OWL = new Listener(List.of("Owl", "fox"), 0);

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
        assertThat(words.say(plays(1), OWL)).isEqualTo("fox plays the rose 5.");
    }

    @Test
    void aNumberTakesItsPlural() {
        assertThat(words.say(Phrase.of("won", "who", new Seat(0), "count", 1), OWL))
                .isEqualTo("You won 1 trick.");
        assertThat(words.say(Phrase.of("won", "who", new Seat(1), "count", 0), OWL))
                .isEqualTo("fox won no tricks.");
        assertThat(words.say(Phrase.of("won", "who", new Seat(1), "count", 12), OWL))
                .isEqualTo("fox won 12 tricks.");
    }

    @Test
    void aListIsJoinedAndCounted() {
        List<Object> both = List.of(new Seat(0), new Seat(1));
        assertThat(words.say(Phrase.of("together", "who", both), OWL))
                .isEqualTo("You and fox win.");
        assertThat(words.say(Phrase.of("counted", "names", both), OWL))
                .isEqualTo("you and fox, or rather: you or fox");
        assertThat(words.say("counted", "names", List.of())).isEqualTo("Nobody");
    }

    @Test
    void theListenerIsNeverCalledByName() {
        Phrase given = Phrase.of("given", "to", new Seat(0), "all", List.of(new Seat(0)));
        assertThat(words.say(given, OWL)).isEqualTo("It goes to you: you.");
        assertThat(Words.of("ja", "toy").say(given, OWL)).isEqualTo("あなたへ：あなた。");
        assertThat(words.say(given, new Listener(List.of("Owl", "fox"), 1)))
                .isEqualTo("It goes to Owl: Owl.");
    }

    @Test
    void aSentenceBeginsWithACapitalUnlessWithAName() {
        Phrase card = Phrase.of("card", "suit", "rose", "rank", 5);
        assertThat(words.say("won-by", "who", card)).isEqualTo("The rose 5 wins.");
        assertThat(words.say(Phrase.of("won-by", "who", new Seat(0)), OWL)).isEqualTo("You wins.");
        assertThat(words.say(Phrase.of("won-by", "who", new Seat(1)), OWL)).isEqualTo("fox wins.");
        assertThat(words.say(Phrase.of("won-by", "who", List.of(card, new Seat(1))), OWL))
                .isEqualTo("The rose 5 and fox wins.");
        assertThat(words.say(Phrase.of("won-by", "who", List.of(new Seat(1), card)), OWL))
                .isEqualTo("fox and the rose 5 wins.");
        assertThat(words.say("won-by", "who", List.of())).isEqualTo(" wins.");
    }

    @Test
    void aVerbFollowsTheNumberOfWhoeverActs() {
        Phrase twins = Phrase.of("twins");
        Phrase card = Phrase.of("card", "suit", "rose", "rank", 5);
        assertThat(words.say("moves", "who", "Fox")).isEqualTo("Fox moves.");
        assertThat(words.say("moves", "who", card)).isEqualTo("the rose 5 moves.");
        assertThat(words.say("moves", "who", twins)).isEqualTo("The twins move.");
        assertThat(words.say("moves", "who", Phrase.of("also", "whom", twins)))
                .isEqualTo("The twins, too move.");
        assertThat(words.say("moves", "who", Phrase.of("also", "whom", card)))
                .isEqualTo("the rose 5, too moves.");
        assertThat(words.say("moves", "who", List.of("Fox", "Owl"))).isEqualTo("Fox and Owl move.");
        assertThat(words.say("moves", "who", List.of("Fox"))).isEqualTo("Fox moves.");
        assertThat(words.say("moves", "who", List.of(twins))).isEqualTo("The twins move.");
        assertThat(words.say(Phrase.of("moves", "who", new Seat(0)), OWL)).isEqualTo("you move.");
        assertThat(words.say(Phrase.of("moves", "who", new Seat(1)), OWL)).isEqualTo("fox moves.");
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
        assertThat(words.arguments("toy", "won-by")).containsExactly("who");
        assertThat(words.arguments("toy", "counted")).containsExactly("names");
        assertThat(words.arguments("toy", "kind")).containsExactly("card");
    }
}
