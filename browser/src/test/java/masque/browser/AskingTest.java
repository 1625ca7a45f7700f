package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Everything on a table can be asked what it is: with a mouse, a finger, and the keyboard. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
class AskingTest {
    private static final String BUBBLE = "m-meaning .bubble";
    private static final String CARD = "m-hand m-card";

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
    void whatIsPointedAtSaysWhatItIsAndGoesAgain() {
        try (Visitor ann = ball.visitor()) {
            Page page = ann.playsNow().page();
            page.locator(CARD).first().hover();
            Locator bubble = ann.sees(BUBBLE);
            assertThat(bubble.locator("a").getAttribute("href"))
                    .contains("/rules/" + Ball.GAME + "#MT-");
            assertThat(bubble.innerText().strip()).isNotEmpty();
            page.locator(".brand").first().hover();
            page.waitForCondition(() -> !bubble.isVisible());
        }
    }

    @Test
    void aKeyAsksForWhatHasTheFocusAndElseForEverything() {
        try (Visitor ann = ball.visitor()) {
            Page page = ann.playsNow().page();
            page.keyboard().press("?");
            Locator list = ann.sees("m-meaning dl");
            assertThat(list.locator("dt").count()).isGreaterThan(5);
            List<?> empty =
                    (List<?>)
                            list.locator("dd")
                                    .evaluateAll("all => all.filter(one => !one.innerText.trim())");
            assertThat(empty).isEmpty();
            page.keyboard().press("Escape");
            page.locator(CARD).first().locator("button").focus();
            page.keyboard().press("?");
            assertThat(ann.sees(BUBBLE).locator("a").count()).isEqualTo(1);
            page.keyboard().press("Escape");
            assertThat(page.locator(BUBBLE).isVisible()).isFalse();
            assertThat(page.locator(CARD + " button:focus").count())
                    .as("the focus is back")
                    .isEqualTo(1);
        }
    }

    @Test
    void aFingerThatHoldsAsksAndPlaysNothing() {
        Browser.NewContextOptions phone =
                new Browser.NewContextOptions().setViewportSize(360, 740).setHasTouch(true);
        try (Visitor ann = ball.visitor(phone)) {
            Page page = ann.playsNow().page();
            int before = ann.decision();
            page.locator(CARD)
                    .first()
                    .evaluate(
                            """
                            card => {
                                const {x, y, width, height} = card.getBoundingClientRect();
                                const told = type => new PointerEvent(type, {pointerType: "touch", bubbles: true, composed: true,
                                    clientX: x + width / 4, clientY: y + height / 2});
                                card.shadowRoot.querySelector("button").dispatchEvent(told("pointerdown"));
                                globalThis.lift = () => {
                                    card.shadowRoot.querySelector("button").dispatchEvent(told("pointerup"));
                                    card.shadowRoot.querySelector("button").click();
                                };
                            }
                            """);
            ann.sees(BUBBLE);
            page.evaluate("lift()");
            assertThat(page.locator(BUBBLE).isVisible()).isTrue();
            assertThat(ann.decision()).as("nothing was played").isEqualTo(before);
            ann.moves(() -> ann.clicks(CARD + "[state=lit]"));
        }
    }
}
