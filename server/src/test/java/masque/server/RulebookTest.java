package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Everybody gets the rules in their own language, or in English where they are not translated. */
final class RulebookTest {
    @ParameterizedTest
    @CsvSource({
        "ja, ja, マスカレード・トリック",
        "en, en, Masquerade Trick",
        "fr, en, Masquerade Trick",
    })
    void rulesAreInTheReadersLanguage(
            String asked, String language, String title, @TempDir Path folder) {
        try (TestSite site = TestSite.open(folder)) {
            Reply reply =
                    Knock.of("GET /api/v1/games/" + TestSite.GAME + "/rules")
                            .with("Accept-Language: " + asked)
                            .at(site.port());
            assertThat(reply.status()).isEqualTo(200);
            assertThat(reply.json().path("language").asString()).isEqualTo(language);
            assertThat(reply.json().path("markdown").asString()).isEqualTo("# " + title);
        }
    }
}
