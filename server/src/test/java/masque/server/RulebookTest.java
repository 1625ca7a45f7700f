package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Everybody gets the rules in their own language, or in English, with their pictures. */
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

    @Test
    void aPictureIsADrawingThatLoadsNothing(@TempDir Path folder) {
        try (TestSite site = TestSite.open(folder)) {
            Reply reply = Knock.of("GET /rules/pictures/" + TestSite.PICTURE).at(site.port());
            assertThat(reply.status()).isEqualTo(200);
            assertThat(reply.body()).isEqualTo(TestSite.DRAWN);
            assertThat(reply.header("Content-Type")).isEqualTo("image/svg+xml");
            assertThat(reply.header("X-Content-Type-Options")).isEqualTo("nosniff");
            assertThat(reply.header("Content-Security-Policy"))
                    .contains("default-src 'none'")
                    .doesNotContain("script");
            // Whoever has it is not sent it again.
            Knock again =
                    Knock.of("GET /rules/pictures/" + TestSite.PICTURE)
                            .with("If-None-Match: " + reply.header("ETag"));
            assertThat(again.at(site.port()).status()).isEqualTo(304);
        }
    }

    @Test
    void thereAreNoPicturesButThoseOfRulebooks(@TempDir Path folder) {
        try (TestSite site = TestSite.open(folder)) {
            for (String name :
                    List.of(
                            "whist.svg",
                            "masquerade-trick-setup",
                            "masquerade-trick-setup.svg/more",
                            "..%2F..%2Findex.html",
                            "%2e%2e%2fpictures%2fmasquerade-trick-setup.svg")) {
                Reply reply = Knock.of("GET /rules/pictures/" + name).at(site.port());
                reply.isGuarded();
                assertThat(reply.status()).as(name).isIn(400, 404);
                assertThat(reply.json().path("error").path("sentence").asString()).isNotEmpty();
            }
        }
    }
}
