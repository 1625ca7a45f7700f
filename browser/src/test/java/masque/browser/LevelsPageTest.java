package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import masque.core.Bot;
import masque.server.setup.Level;
import masque.server.setup.Playable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever sets a table up says how strong its bots are: one by one, or all at once. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
final class LevelsPageTest {
    private static Playable trick() {
        Map<String, Level> bots = new LinkedHashMap<>();
        for (String level : List.of("random", "novice", "regular", "expert")) {
            bots.put(level, Level.quick(Bot.RANDOM));
        }
        return new Playable(Ball.trickBox(), bots, "regular");
    }

    @Test
    void aTableIsFilledWithBotsOfTheChosenLevel(@TempDir Path folder) {
        try (Ball ball = Ball.open(folder, "", List.of(trick()));
                Visitor ann = ball.visitor(Ball.phone().setBypassCSP(true))) {
            Evening.tableFor(ann, Ball.GAME, 4);
            Page page = ann.page();
            assertThat(ann.sees(".level select").inputValue()).isEqualTo("regular");
            page.locator(".chair select").first().selectOption("bot:novice");
            page.waitForCondition(() -> page.locator(".chair.bot").count() == 1);
            page.locator(".level select").selectOption("expert");
            assertThat(Inspection.of(page)).isEmpty();
            ann.shows("levels-phone");
            ann.clicks(".actions .button:not(.chief)");
            page.waitForCondition(() -> page.locator(".chair.bot").count() == 3);
            assertThat(page.locator(".chair.bot .quiet").allTextContents())
                    .containsExactly("Bot, novice", "Bot, expert", "Bot, expert");
            assertThat(page.locator(".level").count()).isZero();
        }
    }
}
