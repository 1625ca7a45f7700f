package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.SelectOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import masque.bots.masqueradetrick.RegularTrick;
import masque.server.setup.Level;
import masque.server.setup.Playable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A game among regulars is looked at again: with one's own eyes, chapter by chapter, as fast as one
 * likes, and the bots say why they moved.
 */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
final class ReplayPageTest {
    /** At normal speed it would have gone on by then, in milliseconds. */
    private static final int LONG_AFTER_A_MOVE = 2_000;

    private static final int A_FEW_MOVES = 8_000;

    /** What must not lie over each other, and must be seen without scrolling. */
    private static final String OVERLAPS =
            """
            () => {
                const parts = ['.bar', '.stage', '.told', '.controls'].map(one =>
                    [one, document.querySelector(one).getBoundingClientRect()]);
                const clash = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
                    && a.top < b.bottom - 1 && b.top < a.bottom - 1;
                const found = parts.flatMap(([name, a], i) => parts.slice(i + 1)
                    .filter(([, b]) => clash(a, b)).map(([other]) => `${name} over ${other}`));
                parts.forEach(([name, {bottom, right}]) => {
                    if (bottom > innerHeight + 1 || right > innerWidth + 1) found.push(`${name} out of sight`);
                });
                const inside = [...document.querySelectorAll('.controls > *, .controls .button, .scrub > *')]
                    .filter(one => one.offsetParent && one.scrollWidth > one.clientWidth + 1);
                inside.forEach(one => found.push(`${one.className} is cut off`));
                const lines = [...document.querySelectorAll('.controls > *')].filter(one => one.offsetParent
                    && getComputedStyle(one).position !== 'absolute').map(one => one.getBoundingClientRect());
                lines.forEach((a, i) => lines.slice(i + 1).filter(b => clash(a, b))
                    .forEach(() => found.push('controls over controls')));
                return found;
            }
            """;

    @TempDir static Path folder;
    private static Ball ball;
    private static Visitor ann;
    private static String replay = "";

    @BeforeAll
    static void play() {
        Playable game =
                new Playable(
                        Ball.trickBox(),
                        Map.of("regular", Level.quick(new RegularTrick())),
                        "regular");
        ball = Ball.open(folder, "", List.of(game));
        ann = ball.visitor();
        Evening.begin("masquerade-trick", 3, List.of(ann)).playsToTheEnd();
        ann.clicks(".result a[href*='/replay/']").sees(".controls");
        replay = ann.page().url();
    }

    @AfterAll
    static void leave() {
        ann.close();
        ball.close();
    }

    private static Page look(Visitor visitor, String moment) {
        visitor.page().navigate("about:blank");
        visitor.page().navigate(replay + moment);
        visitor.sees(".controls");
        return visitor.page();
    }

    private static String eyes(Page page) {
        return page.locator(".eyes select").inputValue();
    }

    private static String chapter(Page page) {
        return (String)
                page.locator(".chapters select")
                        .evaluate("one => one.selectedOptions[0].textContent.trim()");
    }

    private static int moment(Page page) {
        return Integer.parseInt(page.locator(".scrub input").inputValue());
    }

    @Test
    void oneSeesOnesOwnGameWithOnesOwnEyes() {
        assertThat(eyes(look(ann, ""))).isEqualTo("0");
        assertThat(ann.sees("m-hand m-card").isVisible()).isTrue();
        assertThat(eyes(look(ann, "#frame=3&viewer=none"))).isEqualTo("none");
        assertThat(eyes(look(ann, "#frame=3&viewer=1"))).isEqualTo("1");
        try (Visitor bob = ball.visitor()) {
            assertThat(eyes(look(bob, ""))).isEqualTo("none");
            assertThat(bob.page().locator(".eyes option").allTextContents()).contains("all eyes");
        }
    }

    @Test
    void oneTurnsFromChapterToChapter() {
        Page page = look(ann, "");
        List<String> names =
                page.locator(".chapters option").allTextContents().stream()
                        .map(String::strip)
                        .toList();
        assertThat(names)
                .startsWith("Deal 1, passing", "Deal 1, trick 1", "Deal 1, trick 2")
                .contains("Deal 1, passing again", "Deal 1, trick 10", "Deal 1, the masks")
                .endsWith("The end")
                .doesNotHaveDuplicates();
        String marks = page.locator(".scrub .marks path").getAttribute("d");
        assertThat(marks.split("M")).hasSize(names.size());
        assertThat(chapter(page)).isEqualTo("Deal 1, passing");
        ann.clicks(".controls .button[title='To the next chapter']");
        assertThat(chapter(page)).isEqualTo("Deal 1, trick 1");
        page.keyboard().press("PageDown");
        assertThat(chapter(page)).isEqualTo("Deal 1, trick 2");
        int begins = moment(page);
        page.keyboard().press("ArrowRight");
        page.keyboard().press("PageUp");
        assertThat(moment(page)).isEqualTo(begins);
        page.keyboard().press("PageUp");
        assertThat(chapter(page)).isEqualTo("Deal 1, trick 1");
        page.locator(".chapters select").selectOption(new SelectOption().setLabel("The end"));
        assertThat(page.locator(".scrub input").getAttribute("aria-valuetext")).contains("The end");
        page.locator(".scrub input").focus();
        page.keyboard().press("PageUp");
        assertThat(chapter(page)).isNotEqualTo("The end");
    }

    @Test
    void theChosenSpeedIsKeptAndAMoveLastsAccordingly() {
        try (Visitor bob = ball.visitor()) {
            bob.page().clock().install();
            Page page = look(bob, "#frame=20&viewer=none");
            page.locator(".speed select").selectOption("half");
            look(bob, "#frame=20&viewer=none");
            assertThat(page.locator(".speed select").inputValue()).isEqualTo("half");
            int from = moment(page);
            bob.clicks(".controls .chief");
            page.clock().runFor(LONG_AFTER_A_MOVE);
            assertThat(moment(page)).isEqualTo(from);
            page.clock().runFor(A_FEW_MOVES);
            int slow = moment(page) - from;
            look(bob, "#frame=20&viewer=none").locator(".speed select").selectOption("double");
            bob.clicks(".controls .chief");
            page.clock().runFor(A_FEW_MOVES);
            assertThat(moment(page) - from).isGreaterThan(slow);
            assertThat(slow).isPositive();
        }
    }

    @Test
    void regularBotsSayWhyTheyMoved() {
        Page page = look(ann, "");
        while (page.locator(".thoughts .why").count() == 0) {
            ann.clicks(".controls .button[title='One step on']");
        }
        Locator thought = page.locator(".thoughts");
        assertThat(thought.textContent())
                .containsPattern("weighed [0-9]+ choices")
                .contains("Its mission is to", "The figures: about how likely it wins the deal")
                .containsPattern("[0-9]+%")
                .doesNotContain("world");
        assertThat(thought.locator(".lines .chosen").count()).isPositive();
        ann.clicks(".controls .mind");
        assertThat(thought.count()).isZero();
        assertThat(look(ann, "").locator(".thoughts").count()).isZero();
        ann.clicks(".controls .mind").sees(".thoughts");
        assertThat(Inspection.of(page)).isEmpty();
    }

    @Test
    void nothingLiesOverAnythingOnAnyScreen() {
        Page page = look(ann, "#frame=12&viewer=0");
        for (List<Integer> size :
                List.of(
                        List.of(360, 740),
                        List.of(740, 360),
                        List.of(768, 1024),
                        List.of(1280, 800),
                        List.of(1920, 1080))) {
            page.setViewportSize(size.get(0), size.get(1));
            assertThat((List<?>) page.evaluate(OVERLAPS)).as("%s", size).isEmpty();
            Locator more = page.locator(".controls .more");
            if (more.isVisible()) {
                more.click();
                page.locator(".ways.open .speed select").selectOption("normal");
                more.click();
            }
            assertThat(page.locator(".speed select").isVisible())
                    .as("%s", size)
                    .isEqualTo(!more.isVisible());
            ann.shows("replay-" + size.get(0) + "x" + size.get(1));
        }
    }
}
