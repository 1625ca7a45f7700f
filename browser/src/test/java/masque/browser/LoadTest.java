package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/**
 * The page is light, stays where it is while it comes, and keeps its place when the language
 * changes.
 */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class LoadTest {
    private static final int MOST_BYTES = 200_000;
    private static final double MOST_SHIFT = 0.05;

    private static final String SHIFTS =
            """
            globalThis.shifted = 0;
            new PerformanceObserver(list => list.getEntries().forEach(one => {
                if (!one.hadRecentInput) globalThis.shifted += one.value;
            })).observe({type: "layout-shift", buffered: true});
            """;

    /** What came over the line: the page itself and all that it asked for. */
    private static final String BYTES =
            """
            [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
                .reduce((sum, one) => sum + one.encodedBodySize, 0)
            """;

    /** The modules that were asked for, by their paths among the files of the page. */
    private static final String MODULES =
            """
            performance.getEntriesByType("resource").map(one => one.name.replace(/.*\\/assets\\/\\w+\\//, ""))
                .filter(path => path.endsWith(".js"))
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

    private static int bytes(Visitor one) {
        return ((Number) one.page().evaluate(BYTES)).intValue();
    }

    private static double shifted(Visitor one) {
        return ((Number) one.page().evaluate("shifted")).doubleValue();
    }

    @Test
    void homeAndTheFirstTableAreLightAndStayWhereTheyAre() {
        try (Visitor ann = ball.visitor()) {
            ann.context().addInitScript(SHIFTS);
            ann.opens("").sees(".game .emblem svg");
            int home = bytes(ann);
            ann.clicks(".game .play").sees("m-hand m-card");
            int both = bytes(ann);
            assertThat(home).isBetween(10_000, MOST_BYTES);
            assertThat(both).isBetween(home + 1, MOST_BYTES);
            assertThat(shifted(ann)).isLessThan(MOST_SHIFT);
        }
    }

    @Test
    void whatEveryScreenNeedsIsAskedForOnce() {
        try (Visitor ann = ball.visitor()) {
            ann.opens("").sees(".game .emblem svg");
            assertThat(modules(ann))
                    .containsOnlyOnce("app/all.js", "app/main.js", "app/pages/home.js")
                    .hasSizeLessThan(8);
            ann.clicks(".game .play").sees("m-hand m-card");
            assertThat(modules(ann))
                    .containsOnlyOnce("app/all.js", "app/pages/table.js")
                    .noneMatch(path -> path.matches("(parts|lit)/.*|app/base\\.js"));
        }
    }

    private static List<String> modules(Visitor one) {
        return ((List<?>) one.page().evaluate(MODULES)).stream().map(String::valueOf).toList();
    }

    @Test
    void aTableThatIsOpenedByItsLinkIsLight() {
        try (Visitor ann = ball.visitor();
                Visitor bob = ball.visitor()) {
            ann.playsNow();
            bob.context().addInitScript(SHIFTS);
            bob.page().navigate(ann.page().url());
            bob.sees("m-ring .seat");
            assertThat(bytes(bob)).isBetween(10_000, MOST_BYTES);
            assertThat(shifted(bob)).isLessThan(MOST_SHIFT);
        }
    }

    @Test
    void anotherLanguageKeepsThePageAndItsState() {
        try (Visitor ann = ball.visitor()) {
            ann.playsNow().awaitsTurn();
            ann.movesFirst().awaitsTurn();
            String address = ann.page().url();
            int decision = ann.decision();
            int cards = ann.page().locator("m-hand m-card").count();
            ann.clicks(".languages [lang=ja]");
            ann.page().waitForFunction("() => document.documentElement.lang === 'ja'");
            ann.sees("m-prompt:has-text('。')");
            ann.awaitsTurn();
            assertThat(ann.page().url()).isEqualTo(address);
            assertThat(ann.decision()).isEqualTo(decision);
            assertThat(ann.page().locator("m-hand m-card").count()).isEqualTo(cards);
            String name = ann.sees(".me").textContent().strip();
            assertThat(Inspection.english(ann.page())).allMatch(one -> one.contains(name));
        }
    }
}
