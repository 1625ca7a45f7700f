package masque.server.guard;

import static org.assertj.core.api.Assertions.assertThat;

import masque.edge.Words;
import org.junit.jupiter.api.Test;

/** The site's sentences are there in every language, and say the same things. */
final class ServerWordsTest {
    @Test
    void everySentenceIsThereInEveryLanguageWithTheSameArguments() {
        Words english = Words.of("en", "server");
        for (String language : Words.languages()) {
            Words words = Words.of(language, "server");
            assertThat(words.language()).isEqualTo(language);
            assertThat(words.keys("server")).isEqualTo(english.keys("server"));
            for (String key : english.keys("server")) {
                assertThat(words.arguments("server", key))
                        .as("%s in %s", key, language)
                        .isEqualTo(english.arguments("server", key));
            }
        }
    }
}
