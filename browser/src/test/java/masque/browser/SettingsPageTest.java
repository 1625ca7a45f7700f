package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** What somebody chooses for themselves is remembered, and holds at the table. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
class SettingsPageTest {
    private static final String TOKEN =
            "name => getComputedStyle(document.documentElement).getPropertyValue(name).trim()";

    private Ball ball;

    @BeforeAll
    void open(@TempDir Path folder) {
        ball = Ball.open(folder, "");
    }

    @AfterAll
    void close() {
        ball.close();
    }

    private static void chooses(Visitor ann, String name, String value) {
        ann.page().locator("input[name=" + name + "][value=" + value + "]").check();
    }

    @Test
    void coloursAreThoseThatWereChosenWhateverTheSystemHas() {
        Browser.NewContextOptions day =
                new Browser.NewContextOptions().setColorScheme(ColorScheme.LIGHT);
        try (Visitor ann = ball.visitor(day)) {
            Page page = ann.page();
            ann.opens("settings").sees("input[name=theme]");
            assertThat(page.evaluate(TOKEN, "--ground")).isEqualTo("#f3ecdc");
            chooses(ann, "theme", "night");
            assertThat(page.evaluate(TOKEN, "--ground")).isEqualTo("#12122b");
            ann.playsNow();
            assertThat(page.evaluate(TOKEN, "--ground")).as("remembered").isEqualTo("#12122b");
        }
    }

    @Test
    void cardsMotionVolumeAndLanguageAreRemembered() {
        try (Visitor ann = ball.visitor()) {
            Page page = ann.page();
            ann.playsNow();
            double usual = page.locator(Visitor.HELD).first().boundingBox().width;
            ann.opens("settings").sees("input[name=cards]");
            assertThat(page.locator("input[name=volume]").isDisabled()).isTrue();
            chooses(ann, "cards", "large");
            chooses(ann, "motion", "less");
            page.locator("input[name=sound]").check();
            page.locator("input[name=volume]").fill("30");
            ann.playsNow();
            assertThat(page.locator(Visitor.HELD).first().boundingBox().width)
                    .isGreaterThan(usual * 1.1);
            assertThat(page.evaluate(TOKEN, "--stage")).isEqualTo("0ms");
            ann.opens("settings").sees("input[name=volume]");
            assertThat(page.locator("input[name=volume]").inputValue()).isEqualTo("30");
            page.locator("input[name=language][value=ja]").check();
            ann.sees("h1:has-text('設定')");
        }
    }

    @Test
    void aMoveIsAskedAboutWhereThatWasChosen() {
        try (Visitor ann = ball.visitor()) {
            Page page = ann.page();
            ann.opens("settings").sees("input[name=confirm]");
            page.locator("input[name=confirm]").check();
            ann.playsNow();
            int before = ann.decision();
            ann.clicks("m-hand m-card[state=lit]").sees("m-prompt.doubt");
            page.keyboard().press("Escape");
            assertThat(page.locator("m-prompt.doubt").count()).isZero();
            assertThat(ann.decision()).as("nothing was played").isEqualTo(before);
            ann.clicks("m-hand m-card[state=lit]");
            ann.moves(() -> ann.clicks(".sure"));
        }
    }

    @Test
    void keysAreHintedAtOnceSomebodyUsesThem() {
        try (Visitor ann = ball.visitor()) {
            Page page = ann.page();
            ann.playsNow();
            assertThat(page.locator("m-hand kbd").first().isVisible()).isFalse();
            page.keyboard().press("Tab");
            assertThat(page.locator("m-hand kbd").first().isVisible()).isTrue();
        }
    }
}
