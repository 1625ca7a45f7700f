package masque.app.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import masque.edge.Words;
import org.junit.jupiter.api.Test;

/** Everything that is found can be said in every language. */
final class CheckWordsTest {
    private static final String BUNDLE = TournamentAudit.BUNDLE;

    @Test
    void everyLanguageHasTheSameSentencesWithTheSameArguments() {
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
}
