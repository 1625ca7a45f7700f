package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Leaving and ending a game are asked about first, and all others are told where they look. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class LeavingPageTest {
    private static final String MENU = "masque-table-menu button";
    private static final String END = ".menu button:has-text('End the game')";
    private static final String LEAVE = ".menu button:has-text('Leave')";

    /** Where the board and the dock of the table are. */
    private static final String BOXES =
            """
            [...document.querySelector(".stage > *").shadowRoot.querySelectorAll(".board, .dock")]
                .map(one => JSON.stringify(one.getBoundingClientRect())).join()
            """;

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
    void theOthersAreToldAndAgreeInPlace() {
        try (Visitor ann = ball.visitor();
                Visitor bob = ball.visitor(Ball.phone().setBypassCSP(true))) {
            Evening.begin(Ball.GAME, 3, List.of(ann, bob));
            bob.awaitsTurn();
            Object boxes = bob.page().evaluate(BOXES);
            ann.clicks(MENU).clicks(END);
            assertThat(ann.sees("masque-question dialog p").textContent())
                    .contains("if everybody agrees");
            assertThat(ann.page().locator(".wish").count()).isZero();
            ann.clicks("masque-question dialog .chief");
            assertThat(ann.sees(".wish p").textContent()).contains("You want to end the game");
            assertThat(bob.sees(".wish p").textContent()).contains("wants to end the game");
            assertThat(bob.page().locator(".wish p").getAttribute("aria-live"))
                    .isEqualTo("assertive");
            assertThat(bob.page().evaluate(BOXES)).isEqualTo(boxes);
            assertThat(Inspection.of(bob.page())).isEmpty();
            bob.shows("ending-phone");
            ann.shows("ending-desk");
            bob.clicks(".wish .agree");
            assertThat(ann.sees(".result h2").textContent()).contains("agreement");
            bob.sees(".result");
            assertThat(bob.page().locator(".wish").count()).isZero();
        }
    }

    @Test
    void whoeverPlaysOnEndsTheQuestionForAll() {
        try (Visitor ann = ball.visitor();
                Visitor bob = ball.visitor()) {
            Evening.begin(Ball.GAME, 2, List.of(ann, bob));
            ann.clicks(MENU).clicks(END).clicks("masque-question dialog .chief");
            bob.sees(".wish .on").click();
            ann.sees(".wish p:has-text('Somebody wants to play on')");
            Page page = bob.page();
            page.waitForCondition(() -> page.locator(".wish").count() == 0);
            ann.clicks(".wish .button");
            ann.page().waitForCondition(() -> ann.page().locator(".wish").count() == 0);
            ann.clicks(MENU).clicks(END).clicks("masque-question dialog .chief");
            bob.sees(".wish .agree");
            // Whoever thinks better of it is not told so.
            ann.clicks(".wish .on");
            ann.page().waitForCondition(() -> ann.page().locator(".wish").count() == 0);
            page.waitForCondition(() -> page.locator(".wish").count() == 0);
            assertThat(ann.awaitsTurn()).isTrue();
        }
    }

    @Test
    void leavingIsAskedAboutFirst() {
        try (Visitor ann = ball.visitor();
                Visitor bob = ball.visitor()) {
            Evening.begin(Ball.GAME, 2, List.of(ann, bob));
            ann.clicks(MENU).clicks(LEAVE);
            assertThat(ann.sees("masque-question dialog p").textContent())
                    .contains("The house plays on for you");
            ann.shows("leaving-desk").clicks("masque-question dialog .plain");
            ann.page()
                    .waitForCondition(
                            () -> ann.page().locator("masque-question dialog").count() == 0);
            ann.clicks(MENU).sees(LEAVE);
            ann.clicks(LEAVE).clicks("masque-question dialog .chief");
            ann.page()
                    .waitForCondition(
                            () -> ann.page().locator("masque-question dialog").count() == 0);
            ann.clicks(MENU).sees(".menu button:has-text('Take my seat back')");
            // Now Bob is alone with the house: nobody else has to agree.
            bob.clicks(MENU).clicks(END);
            assertThat(bob.sees("masque-question dialog p").textContent()).contains("ends at once");
            bob.clicks("masque-question dialog .chief").sees(".result");
        }
    }

    @Test
    void aloneWithBotsAGameEndsAtOnceButNotUnasked() {
        try (Visitor ann = ball.visitor()) {
            ann.playsNow().clicks(MENU).clicks(END);
            assertThat(ann.sees("masque-question dialog p").textContent())
                    .contains("Only bots play along");
            assertThat(ann.page().locator(".result").count()).isZero();
            ann.clicks("masque-question dialog .chief").sees(".result");
        }
    }
}
