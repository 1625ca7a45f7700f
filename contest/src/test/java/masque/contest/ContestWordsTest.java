package masque.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import masque.edge.Listener;
import masque.edge.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** All that the rules say no to is worded in every language. */
final class ContestWordsTest {
    private static final String BUNDLE = "contest";

    @Test
    void everyLanguageHasTheSameKeysAndArguments() {
        Words english = Words.of("en", BUNDLE);
        for (String language : Words.languages()) {
            Words words = Words.of(language, BUNDLE);
            assertThat(words.language()).isEqualTo(language);
            assertThat(words.keys(BUNDLE)).isEqualTo(english.keys(BUNDLE));
            for (String key : english.keys(BUNDLE)) {
                assertThat(words.arguments(BUNDLE, key))
                        .as("%s in %s", key, language)
                        .isEqualTo(english.arguments(BUNDLE, key));
            }
        }
    }

    @Test
    void thereIsASentenceForEveryObjectionAndNoOther() {
        Set<String> keys = new TreeSet<>(Set.of("rules-range"));
        for (Objection objection : Objection.values()) {
            keys.add(objection.key());
        }
        assertThat(new TreeSet<>(Words.of("en", BUNDLE).keys(BUNDLE))).isEqualTo(keys);
    }

    @ParameterizedTest
    @EnumSource
    void everyObjectionCanBeSaid(Objection objection) {
        for (String language : Words.languages()) {
            assertThat(
                            Words.of(language, BUNDLE)
                                    .say(
                                            objection
                                                    .with("seconds", 3, "others", 2)
                                                    .refusal()
                                                    .reason(),
                                            Listener.STRANGER))
                    .isNotBlank();
        }
    }
}
