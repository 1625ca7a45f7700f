package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import masque.core.Box;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lessons: from home to the last step, with moves that are right, wrong and forbidden. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
class LessonPageTest {
    private static final String SAID = ".bubble-row .said";

    /** The step that one is at, and whether all that leads there is shown. */
    private static final String THERE =
            "(at => { const page = document.querySelector('masque-lesson'); return page?.isThere && page.at === at; })";

    /** What the table itself does when the right thing is chosen there. */
    private static final String MAKES_THE_MOVE =
            "() => { const page = document.querySelector('masque-lesson'); page.shown.ask({code: page.step.wanted}); }";

    /** What lies above the table and is covered, or said and cut off. */
    static final String COVERED =
            """
            () => [".bar .brand", ".bar h1", ".bar .button", ".bubble-row .said"].filter(one => {
                const part = document.querySelector(one);
                const {left, top, width, height} = part.getBoundingClientRect();
                const seen = document.elementFromPoint(left + width / 2, top + height / 2);
                return !part.contains(seen) || part.matches(".said") && height > part.parentElement.clientHeight;
            }).join(" ")
            """;

    private Ball ball;

    @BeforeAll
    void open(@TempDir Path folder) {
        List<Box> boxes =
                List.of(
                        Ball.trickBox(),
                        Ball.battleBox(),
                        Ball.bluffBox(),
                        Ball.diceBox(),
                        Ball.queenBox());
        ball = Ball.open(folder, "", boxes.stream().map(Ball::withLesson).toList());
    }

    @AfterAll
    void close() {
        ball.close();
    }

    private static Object asked(Page page, String what) {
        return page.evaluate("() => document.querySelector('masque-lesson')." + what);
    }

    private static int number(Page page, String what) {
        return ((Number) asked(page, what)).intValue();
    }

    private static void isAt(Page page, int step) {
        page.waitForFunction(THERE, step);
    }

    private static void goesOn(Page page) {
        if (page.locator(".bubble-row .next").count() > 0) {
            page.locator(".bubble-row .next").click();
        } else {
            page.evaluate(MAKES_THE_MOVE);
        }
    }

    /** At every step the bubble says the step's text, and has a rim around what it is about. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "masquerade-trick",
                "masquerade-battle",
                "truth-or-bluff",
                "dice-challenge",
                "queenseat"
            })
    void everyLessonLeadsToARealGame(String game) {
        try (Visitor ann = ball.visitor()) {
            Page page = ann.opens("").page();
            ann.clicks(".game a.learn[href$='/" + game + "']").sees(SAID);
            int steps = number(page, "lesson.steps.length");
            for (int at = 0; at < steps; at++) {
                isAt(page, at);
                assertThat(page.locator(SAID).innerText().strip())
                        .isEqualTo(asked(page, "step.text"));
                if ((boolean) asked(page, "step.at !== undefined")) {
                    page.locator(".rim:not([hidden])").waitFor();
                }
                if (at == steps / 2) {
                    ann.shows("lesson-" + game);
                }
                if (at < steps - 1) {
                    goesOn(page);
                }
            }
            ann.clicks(".bubble-row .real");
            page.waitForURL("**/table/**");
            ann.opens("").sees("a.learn[href$='/" + game + "']:has-text('Learn again')");
        }
    }

    /** Whoever has read so far is where a suit must be followed. */
    private static int comesTo(Page page, String name) {
        int steps = number(page, "lesson.steps.length");
        for (int at = 0; at < steps; at++) {
            isAt(page, at);
            if (asked(page, "step.name").equals(name)) {
                return at;
            }
            goesOn(page);
        }
        throw new AssertionError("no step " + name);
    }

    @Test
    void aWrongMoveIsExplainedAndCanBeTriedAgain() {
        try (Visitor ann = ball.visitor()) {
            Page page = ann.opens("learn/masquerade-trick").page();
            ann.sees(SAID);
            int at = comesTo(page, "follow");
            page.evaluate(
                    "() => { const page = document.querySelector('masque-lesson');"
                            + " page.shown.ask({code: page.step.moves.find(one => one.code !== page.step.wanted).code}); }");
            ann.sees(SAID + ".otherwise");
            assertThat(page.locator(SAID).innerText().strip())
                    .isEqualTo(asked(page, "step.otherwise"));
            page.locator("m-hand m-card:not([state=lit])").first().click();
            assertThat(ann.sees(".why a").innerText()).startsWith("MT-");
            assertThat(number(page, "at")).isEqualTo(at);
            page.evaluate(MAKES_THE_MOVE);
            isAt(page, at + 1);
        }
    }

    /** Whoever begins with the die to capture is told how to go on. */
    @Test
    void anAttackIsMadeByHandAndThePromptSaysHow() {
        try (Visitor ann = ball.visitor()) {
            Page page = ann.opens("learn/dice-challenge").page();
            ann.sees(SAID);
            int at = comesTo(page, "power");
            page.locator(".near m-die").nth(1).click();
            page.getByText("Now choose the die to capture").waitFor();
            page.locator(".near m-die").nth(1).click();
            page.locator(".far m-die").nth(3).click();
            page.getByText("Choose d20 showing 16 once more to capture it.").waitFor();
            page.locator(".far m-die").nth(3).click();
            isAt(page, at + 1);
        }
    }

    @Test
    void oneGoesOnWhereOneWasAndBackToTheStepBefore() {
        try (Visitor ann = ball.visitor()) {
            Page page = ann.opens("learn/masquerade-trick").page();
            ann.sees(SAID);
            int at = comesTo(page, "follow");
            page.reload();
            isAt(page, at);
            ann.clicks(".bubble-row .back");
            isAt(page, at - 1);
        }
    }

    /** In every window all of what is said can be read, and the table is there. */
    @Test
    void aLessonFitsEveryWindow() {
        for (int[] window : Layout.WINDOWS) {
            Browser.NewContextOptions options =
                    new Browser.NewContextOptions()
                            .setViewportSize(window[0], window[1])
                            .setLocale("ja");
            try (Visitor ann = ball.visitor(options)) {
                Page page = ann.opens("learn/queenseat").page();
                ann.sees(SAID);
                comesTo(page, "barred");
                String size = window[0] + "x" + window[1];
                ann.shows("lesson-" + size);
                Stream.of(".bubble-row", ".stage")
                        .forEach(what ->
                                assertThat(page.locator(what).boundingBox().height)
                                        .as(what + " at " + size)
                                        .isGreaterThan(40));
                assertThat(
                                page.evaluate(
                                        "() => { const box = document.querySelector('.bubble-row').getBoundingClientRect();"
                                                + " return box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth; }"))
                        .as("the bubble at " + size)
                        .isEqualTo(true);
                assertThat(page.evaluate(COVERED)).as("the heading at " + size).isEqualTo("");
            }
        }
    }
}
