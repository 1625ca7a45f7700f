package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** A rulebook in the reader's language, from which one can begin to play. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class RulebookPageTest {
    private Ball ball;

    @BeforeAll
    void open(@TempDir Path folder) {
        ball = Ball.open(folder, "");
    }

    @AfterAll
    void close() {
        ball.close();
    }

    @Test
    void whoeverReadsJapaneseHasTheRulesInJapanese() {
        try (Visitor ann = ball.visitor(Ball.phone().setLocale("ja-JP"))) {
            ann.opens("rules/" + Ball.GAME + "#MT-2.5").sees(".clause");
            assertThat(ann.sees(".book").getAttribute("lang")).isEqualTo("ja");
            assertThat(ann.sees(".clause.meant").textContent()).contains("MT-2.5");
            assertThat(Inspection.english(ann.page())).isEmpty();
            assertThat(Inspection.of(ann.page())).isEmpty();
            // A chapter is found by its name, in whatever letters it is written.
            ann.clicks(".rules nav li:nth-child(2) a");
            String wanted = (String) ann.page().evaluate("decodeURIComponent(location.hash)");
            assertThat(ann.page().locator(".book h2").nth(1).getAttribute("id"))
                    .isEqualTo(wanted.substring(1))
                    .containsPattern("[ぁ-んァ-ヶ一-龠]");
            ann.shows("rules-phone-ja");
            picturesAreThere(ann);
            // What fits a clause shows its picture too.
            ann.page().locator(".rules input").fill("MT-2.5");
            assertThat(ann.page().locator(".book figcaption").allTextContents())
                    .singleElement()
                    .asString()
                    .contains("アン（A）");
        }
    }

    /** Each is drawn, is called what its caption says, and is as wide as the text at most. */
    private static void picturesAreThere(Visitor reader) {
        reader.page()
                .waitForFunction(
                        "[...document.querySelectorAll('.book img')].every(one => one.complete)");
        assertThat(
                        reader.page()
                                .locator(".book figure")
                                .evaluateAll(
                                        """
                                        all => all.filter(one => {
                                            const img = one.querySelector("img");
                                            return img.naturalWidth > 0 && img.offsetHeight > 80
                                                && img.alt === one.querySelector("figcaption").textContent
                                                && img.offsetWidth <= one.parentElement.offsetWidth;
                                        }).length\
                                        """))
                .isEqualTo(5);
    }

    @Test
    void fromTheRulesOneBeginsToPlay() {
        try (Visitor ann = ball.visitor()) {
            ann.opens("rules/" + Ball.GAME).sees(".clause");
            assertThat(ann.page().locator(".book").getAttribute("lang")).isEqualTo("en");
            picturesAreThere(ann);
            ann.shows("rules-desk").clicks(".rules .play").holds();
            assertThat(ann.page().url()).contains("/table/");
        }
    }
}
