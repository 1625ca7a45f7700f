package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** What happens stays to be seen, as long as somebody wants, while the site goes on. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
class PacePageTest {
    /** What the page was sent last, and what it shows. */
    private static final String SENT = "document.querySelector('masque-table').latest.frame";

    private static final String SHOWN = "document.querySelector('masque-table').frame.frame";

    /** How much has come that is not shown yet. */
    private static final String WAITING = "document.querySelector('masque-table').pace.waiting";

    private static final String LAID = "m-ring .laid m-card";

    private Ball ball;

    @BeforeAll
    void open(@TempDir Path folder) {
        ball = Ball.open(folder, "");
    }

    @AfterAll
    void close() {
        ball.close();
    }

    private static int number(Page page, String what) {
        return ((Number) page.evaluate(what)).intValue();
    }

    /** Plays until a trick is complete and somebody else leads the next one. */
    private static void playsUntilAsked(Visitor ann) {
        Page page = ann.page();
        for (int choice = 0; choice < 40 && page.locator(".onward").count() == 0; choice++) {
            ann.movesBySight();
            page.waitForCondition(() -> ann.decision() != 0 || page.locator(".onward").count() > 0);
        }
        ann.sees(".onward");
    }

    @Test
    void aloneWithBotsATrickStaysUntilSomebodyGoesOn() {
        try (Visitor ann = ball.visitor()) {
            Page page = ann.page();
            ann.playsNow();
            page.locator("masque-table-menu button").click();
            page.locator(".menu .pace select").selectOption("normal");
            page.keyboard().press("Escape");
            playsUntilAsked(ann);
            page.waitForCondition(() -> number(page, WAITING) > 0);
            assertThat(page.locator(LAID).count()).as("the whole trick lies there").isEqualTo(4);
            assertThat(ann.decision()).as("nothing is to be chosen meanwhile").isZero();
            int waiting = number(page, WAITING);
            ann.clicks(".onward");
            page.waitForCondition(() -> number(page, WAITING) < waiting);
        }
    }

    @Test
    void asItComesNothingWaits() {
        try (Visitor ann = ball.visitor()) {
            Page page = ann.playsNow().page();
            for (int choice = 0; choice < 6; choice++) {
                ann.movesBySight();
                ann.awaitsTurn();
                assertThat(number(page, SHOWN)).isEqualTo(number(page, SENT));
                assertThat(page.locator(".onward").count()).isZero();
            }
        }
    }
}
