package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Masquerade Battle says what one wants, what to bid, what things are, and why it ended so. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class BattleExplainsTest {
    private static final String GAME = "masquerade-battle";

    /** Where the board is, whole pixels. */
    private static final String BOARD =
            """
            () => {
                const table = document.querySelector(".stage > *:last-child").shadowRoot;
                const {x, y, width, height} = table.querySelector(".board").getBoundingClientRect();
                return [x, y, width, height].map(Math.round).join(" ");
            }
            """;

    /** The names and sentences of all that can be asked what it is. */
    private static final String MEANINGS =
            """
            () => {
                const roots = root => [root, ...[...root.querySelectorAll("*")].flatMap(one => one.shadowRoot ? roots(one.shadowRoot) : [])];
                return roots(document.querySelector(".stage > *:last-child").shadowRoot)
                    .flatMap(root => [...root.querySelectorAll("*")])
                    .filter(one => one.about?.words && one.about.clause).map(one => `${one.about.clause} ${one.about.words}`);
            }
            """;

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
    void theAuctionSaysWhatIsSensibleAndBeginsThere() {
        try (Visitor ann = ball.visitor()) {
            Evening.begin(GAME, 5, List.of(ann));
            assertThat(ann.sees("m-goal p").textContent()).startsWith("You are with the ");
            ann.awaitsTurn();
            String advice = ann.sees(".advice").textContent();
            assertThat(advice).contains("There are 58 Characters; each counts 1");
            String number = ann.sees(".offer input").inputValue();
            String before = (String) ann.page().evaluate(BOARD);
            if (advice.contains("is sensible with your hand")) {
                assertThat(advice).startsWith("Up to " + number + " is sensible");
            } else {
                assertThat(advice).contains("passing is sensible");
            }
            assertThat(ann.page().locator(".offer .side[aria-pressed=true]").count()).isEqualTo(1);
            ann.moves(() -> ann.clicks("button.bid"));
            assertThat(ann.page().evaluate(BOARD)).isEqualTo(before);
        }
    }

    @Test
    void cardsSeatsAndPanelsSayWhatTheyAre() {
        try (Visitor ann = ball.visitor()) {
            Evening evening = Evening.begin(GAME, 3, List.of(ann));
            while (ann.page().locator(".laid m-card").count() == 0) {
                evening.plays(1);
            }
            String all = String.join("\n", meanings(ann.page()));
            assertThat(all)
                    .contains("MB-1.3 A Character of ")
                    .contains("MB-7.1 Characters that this player got with")
                    .contains("MB-8.1 Cards that this player still holds")
                    .contains("MB-8.4 The true side of this player wins if")
                    .contains("that you have neither held nor seen played")
                    .contains("MB-2.3 ")
                    .contains("MB-5.3 Whoever holds a card of");
            Locator headings = ann.page().locator(".aside h2, .aside h3");
            assertThat(headings.allTextContents())
                    .containsExactly(
                            "What is known", "The promise", "Not seen yet", "What happened");
        }
    }

    private static List<String> meanings(Page page) {
        return ((List<?>) page.evaluate(MEANINGS)).stream().map(String::valueOf).toList();
    }

    @Test
    void theRulingPlanetIsInSightOnAPhoneOnItsSide() {
        try (Visitor ann = ball.visitor()) {
            Evening evening = Evening.begin(GAME, 9, List.of(ann));
            while (ann.page().locator(".ruling b").count() == 0) {
                evening.plays(1);
            }
            ann.page().setViewportSize(740, 360);
            assertThat(
                            ann.page()
                                    .locator(".ruling b")
                                    .first()
                                    .evaluate(
                                            """
                                            one => {
                                                const {x, y, width, height} = one.getBoundingClientRect();
                                                const top = [];
                                                for (let root = document; root; root = top.at(-1)?.shadowRoot) {
                                                    const found = root.elementFromPoint(x + width / 2, y + height / 2);
                                                    if (!found || found === top.at(-1)) break;
                                                    top.push(found);
                                                }
                                                return top.at(-1) === one;
                                            }
                                            """))
                    .isEqualTo(true);
        }
    }

    @Test
    void theEndSpeaksToTheViewerAndAReplayShowsEveryHand() {
        try (Visitor ann = ball.visitor()) {
            Evening evening = Evening.begin(GAME, 3, List.of(ann));
            evening.playsToTheEnd();
            assertThat(ann.sees(".scene .verdict").textContent().strip())
                    .containsPattern("^You (win|lose): the (Guardians win|Dark Kingdom wins)$");
            assertThat(ann.sees(".scene .tale").textContent()).contains("had been promised");
            ann.opens(ann.page().url().replaceAll(".*/table/", "replay/")).sees(".controls");
            ann.page().locator("select:has(option[value=all])").selectOption("all");
            ann.sees(".hands");
            ann.page()
                    .locator(".scrub input")
                    .evaluate("one => { one.value = 0; one.dispatchEvent(new Event('input')); }");
            ann.page().waitForCondition(() -> ann.page().locator(".hands .chip").count() == 78);
        }
    }
}
