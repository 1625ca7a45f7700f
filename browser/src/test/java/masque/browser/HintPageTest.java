package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import masque.bots.masqueradetrick.RegularTrick;
import masque.bots.masqueradetrick.TrickGuide;
import masque.bots.search.Effort;
import masque.bots.search.Expert;
import masque.core.Bot;
import masque.core.Box;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Thought;
import masque.server.setup.Level;
import masque.server.setup.Playable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whoever plays with bots alone asks for a hint, sees it, and finds it again in the replay. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
final class HintPageTest {
    private static final int CHOICES = 4;

    /** Others do always the same, so that the same is looked at in every run. */
    private static final Bot FIRST =
            (chair, chance) -> {
                Codes legal = new Codes();
                chair.legal(legal);
                return legal.at(0);
            };

    private static final List<int[]> WINDOWS =
            List.of(new int[] {360, 740}, new int[] {740, 360}, new int[] {1280, 800});

    private static final String MOMENT =
            "() => [...document.querySelectorAll('.stage > *')].at(-1).frame.view.phase";

    /** What can be chosen and lies under the hint. */
    private static final String COVERED =
            """
            lit => {
                const roots = root => [root, ...[...root.querySelectorAll("*")].flatMap(one => one.shadowRoot ? roots(one.shadowRoot) : [])];
                const panel = document.querySelector("#hint").getBoundingClientRect();
                return roots(document.querySelector(".stage > *:last-child").shadowRoot).flatMap(root => [...root.querySelectorAll(lit)])
                    .filter(one => one.checkVisibility({checkVisibilityCSS: true}))
                    .map(one => ({one, box: one.getBoundingClientRect()}))
                    .filter(({box}) => Math.min(box.right, panel.right) - Math.max(box.left, panel.left) > 1.5
                        && Math.min(box.bottom, panel.bottom) - Math.max(box.top, panel.top) > 1.5)
                    .map(({one, box}) => `the hint down to ${panel.bottom} lies over ${one.localName} ${one.name ?? one.label ?? one.className} at ${box.top}`);
            }
            """;

    /** Knows nothing and says much, of any game. */
    private static final Bot SAGE =
            new Bot() {
                @Override
                public int choose(Chair chair, Chance chance) {
                    return think(chair, chance).code();
                }

                @Override
                public Thought think(Chair chair, Chance chance) {
                    Codes legal = new Codes();
                    chair.legal(legal);
                    List<Thought.Line> lines = new ArrayList<>();
                    for (int i = 0; i < legal.size(); i++) {
                        lines.add(new Thought.Line(legal.at(i), 900 - i, 0.6 - i / 100.0));
                    }
                    return new Thought(legal.at(0), 4_100, lines, List.of());
                }
            };

    private static Playable playable(Box box, Bot bot, Bot expert) {
        return new Playable(
                box,
                Map.of("random", Level.quick(bot), "expert", new Level(1, nanos -> expert)),
                "random");
    }

    private static Playable trick() {
        RegularTrick regular = new RegularTrick();
        Bot expert = new Expert(new TrickGuide(), regular, () -> Effort.iterations(40));
        return playable(Ball.trickBox(), Bot.RANDOM, expert);
    }

    static Stream<Box> boxes() {
        return Stream.of(
                Ball.trickBox(),
                Ball.battleBox(),
                Ball.bluffBox(),
                Ball.diceBox(),
                Ball.shortQueenBox());
    }

    @ParameterizedTest
    @MethodSource("boxes")
    void aHintMovesNothingAndLiesOverNothingThatCanBeChosen(Box box, @TempDir Path folder) {
        Box staged = new Staged(box, new Plot.Deal(List.of(), 0));
        Set<String> found = new TreeSet<>();
        try (Ball ball = Ball.open(folder, "", List.of(playable(staged, FIRST, SAGE)));
                Visitor ann = ball.visitor()) {
            Evening.begin(box.id(), box.maxSeats(), List.of(ann));
            Set<Object> moments = new HashSet<>();
            for (int choice = 0; choice < CHOICES && ann.awaitsTurn(); choice++) {
                Object moment = ann.page().evaluate(MOMENT);
                if (moments.add(moment)) {
                    WINDOWS.forEach(window -> found.addAll(wrong(ann, window)));
                }
                ann.movesBySight();
            }
        }
        assertThat(found).isEmpty();
    }

    /** Asks in one window and closes the hint again. */
    private static List<String> wrong(Visitor visitor, int[] window) {
        Page page = visitor.page();
        Layout.resize(page, window);
        Object before = page.evaluate(Layout.BOARD);
        asks(visitor);
        List<String> found = new ArrayList<>();
        for (Object one : (List<?>) page.evaluate(COVERED, Visitor.LIT)) {
            found.add(window[0] + " wide: " + one);
        }
        Object with = page.evaluate(Layout.BOARD);
        if (!with.equals(before)) {
            found.add(window[0] + " wide: the board moved from " + before + " to " + with);
        }
        visitor.clicks("#hint .shut");
        return found;
    }

    private static Locator asks(Visitor visitor) {
        visitor.clicks(".ask-hint:not(:disabled)");
        return visitor.sees("#hint b");
    }

    @Test
    void aHintIsAskedForSeenAndMarkedInTheReplay(@TempDir Path folder) {
        try (Ball ball = Ball.open(folder, "", List.of(trick()));
                Visitor ann = ball.visitor(Ball.phone().setColorScheme(ColorScheme.DARK))) {
            Page page = ann.page();
            Evening evening = Evening.begin(Ball.GAME, 3, List.of(ann));
            assertThat(ann.awaitsTurn()).isTrue();
            page.locator(".ask-hint").focus();
            page.keyboard().press("Enter");
            String best = ann.sees("#hint b").textContent();
            assertThat(best).startsWith("pass ");
            assertThat(ann.sees("#hint .said p").textContent()).contains("rules of thumb");
            assertThat(ann.sees(".hint-rim").boundingBox().width).isGreaterThan(20);
            assertThat(Inspection.of(page)).isEmpty();
            ann.clicks("#hint .more");
            assertThat(ann.sees("#hint .details").textContent()).contains("Its mission is to");
            assertThat(Inspection.of(page)).isEmpty();
            ann.shows("hint-phone-all");
            page.keyboard().press("Escape");
            assertThat(page.locator("#hint").count()).isZero();
            assertThat(page.evaluate("document.activeElement.className"))
                    .asString()
                    .contains("ask-hint");
            assertThat(asks(ann).textContent()).isEqualTo(best);
            ann.movesBySight();
            page.waitForCondition(() -> page.locator("#hint, .hint-rim").count() == 0);
            evening.playsToTheEnd();
            assertThat(page.locator(".ask-hint").count()).isZero();
            page.setViewportSize(1280, 800);
            ann.clicks(".result a[href*='/replay/']").sees(".thoughts h2");
            assertThat(page.locator(".marks .hints").getAttribute("d")).matches("M\\d+ -2v8");
            while (page.locator(".thoughts .hinted").count() == 0) {
                ann.clicks(".controls .button[title='One step on']");
            }
            assertThat(ann.sees(".thoughts .hinted").textContent()).contains("asked for a hint");
            assertThat(ann.sees(".scrub input").getAttribute("aria-valuetext"))
                    .contains("a hint was asked for");
            assertThat(Inspection.of(page)).isEmpty();
            ann.shows("hint-replay");
        }
    }

    @Test
    void whereTwoPeoplePlayThereIsNoButtonForIt(@TempDir Path folder) {
        try (Ball ball = Ball.open(folder, "", List.of(trick()));
                Visitor ann = ball.visitor();
                Visitor bob = ball.visitor()) {
            Evening.begin(Ball.GAME, 3, List.of(ann, bob));
            assertThat(ann.awaitsTurn()).isTrue();
            assertThat(ann.page().locator(".ask-hint").count()).isZero();
        }
    }
}
