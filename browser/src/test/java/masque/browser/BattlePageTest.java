package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/**
 * Masquerade Battle in a real browser: whole games by what is lit, and every screen for everyone.
 */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class BattlePageTest {
    private static final String GAME = "masquerade-battle";

    private Ball ball;

    @BeforeAll
    void open(@TempDir Path folder) {
        ball = Ball.of(Ball.battleBox(), folder);
    }

    @AfterAll
    void close() {
        ball.close();
    }

    @Test
    void threePlayersWithLongHands() {
        try (Visitor ann = ball.visitor();
                Visitor bob = ball.visitor(Ball.phone())) {
            Evening evening = Evening.begin(GAME, 3, List.of(ann, bob));
            evening.plays(12);
            ann.shows("battle-3");
            bob.page().reload();
            evening.playsToTheEnd();
            assertThat(ann.sees(".scene .tale").textContent()).contains("had been promised");
            assertThat(ann.page().locator(".scene .unmasked").count()).isEqualTo(3);
        }
    }

    @Test
    void aChosenCharacterStaysChosenWhileSomebodyComesAndGoes() {
        try (Visitor ann = ball.visitor();
                Visitor bob = ball.visitor(Ball.phone())) {
            Evening evening = Evening.begin(GAME, 3, List.of(ann, bob));
            Page page = ann.page();
            Locator powers = page.locator(".powers");
            while (powers.count() == 0) {
                assertThat(evening.playsUntil(ann)).as("the game is over").isFalse();
                ann.touches();
            }
            int before = ann.frame();
            bob.page().reload();
            page.waitForCondition(() -> ann.frame() > before + 1);
            assertThat(powers.count()).as("still chosen").isEqualTo(1);
        }
    }

    @Test
    void fivePlayersWhoseEveryScreenIsForEveryone() {
        try (Visitor ann = ball.visitor(Ball.desk().setBypassCSP(true));
                Visitor bob =
                        ball.visitor(
                                Ball.phone().setBypassCSP(true).setColorScheme(ColorScheme.DARK))) {
            Evening evening = Evening.begin(GAME, 5, List.of(ann, bob));
            Set<String> seen = new TreeSet<>();
            assertThat(evening.inspects(seen, Inspection::of)).isEmpty();
            assertThat(seen).contains("desk playing", "phone playing", "desk over", "phone over");
            ann.shows("battle-over-5");
        }
    }

    @Test
    void ninePlayersOneOfThemOnAJapanesePhone() {
        try (Visitor ann = ball.visitor(Ball.phone().setLocale("ja-JP"));
                Visitor bob = ball.visitor()) {
            Evening evening = Evening.begin(GAME, 9, List.of(ann, bob));
            evening.plays(6);
            bob.shows("battle-9");
            assertThat(Inspection.wide(ann.page())).isEmpty();
            evening.playsToTheEnd();
            assertThat(ann.sees(".result h2").textContent()).containsPattern("[ぁ-ん]");
        }
    }
}
