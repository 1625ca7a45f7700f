package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import masque.core.Box;
import masque.core.Fate;
import masque.core.Game;
import masque.core.Puzzle;
import masque.core.Table;
import masque.games.truthorbluff.BluffView;
import masque.server.setup.Playable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Puzzles: from home through a wrong choice to the right one, why it is right, and the next. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
class PuzzlePageTest {
    private static final String SAID = ".bubble-row .said";
    private static final String OPEN = "dialog.solution[open]";

    /** What the table itself does when something is chosen there. */
    private static final String CHOOSES =
            "code => document.querySelector('masque-puzzle').shown.ask({code})";

    private List<Playable> games;
    private Ball ball;

    @BeforeAll
    void open(@TempDir Path folder) {
        games =
                Stream.of(
                                Ball.trickBox(),
                                Ball.battleBox(),
                                Ball.bluffBox(),
                                Ball.diceBox(),
                                Ball.queenBox())
                        .map(Ball::withPuzzles)
                        .toList();
        ball = Ball.open(folder, "", games);
    }

    @AfterAll
    void close() {
        ball.close();
    }

    private static List<Puzzle> puzzles(Playable game) {
        return game.puzzles().orElseThrow().read(game.box());
    }

    private static void chooses(Page page, Puzzle.Choice choice) {
        page.evaluate(CHOOSES, choice.code());
    }

    /** The place of a puzzle in which dice attack: the page has words of its own for that. */
    private static int telling(Playable game) {
        List<Puzzle> all = puzzles(game);
        for (int at = 0; at < all.size() - 1; at++) {
            Puzzle puzzle = all.get(at);
            Game<?> rules = game.box().open(puzzle.journal().seats(), puzzle.journal().options());
            if (rules.read(puzzle.best().code()).text().startsWith("attack ")) {
                return at;
            }
        }
        return 1;
    }

    private static String percent(Puzzle.Choice choice) {
        return Math.round(100 * choice.worth()) + "%";
    }

    @Test
    void fromHomeToEveryGamesPuzzles() {
        try (Visitor ann = ball.visitor()) {
            ann.opens("").clicks(".daily a[href*='/puzzle/']").sees(SAID);
            ann.opens("").clicks(".daily a[href$='/puzzles']").sees(".numbers");
            assertThat(ann.page().locator(".numbers").count()).isEqualTo(games.size());
            assertThat(ann.page().locator(".numbers .daily").count()).isEqualTo(games.size());
            ann.shows("puzzles");
        }
    }

    /** In every game: another choice first, then the best; it is remembered. */
    @Test
    void aPuzzleIsMissedSolvedExplainedAndRemembered() {
        try (Visitor ann = ball.visitor()) {
            for (Playable game : games) {
                Box box = game.box();
                int at = telling(game);
                Puzzle puzzle = puzzles(game).get(at);
                Page page = ann.opens("puzzle/" + box.id() + "/" + puzzle.id()).page();
                ann.sees(SAID);
                chooses(page, puzzle.choices().getLast());
                ann.sees(SAID + ".otherwise");
                assertThat(page.locator(OPEN).count()).isZero();
                chooses(page, puzzle.best());
                ann.sees(OPEN);
                assertThat(page.locator(OPEN + " .lines li").count())
                        .isEqualTo(puzzle.choices().size());
                assertThat(page.locator(OPEN + " .lines .chosen .quiet").innerText())
                        .isEqualTo(percent(puzzle.best()));
                ann.shows("puzzle-" + box.id());
                ann.clicks(OPEN + " .next");
                page.waitForURL("**/puzzle/" + box.id() + "/" + puzzles(game).get(at + 1).id());
                ann.opens("puzzles").sees(".numbers .solved[href$='" + puzzle.id() + "']");
            }
            assertThat(ann.page().locator(".numbers .solved").count()).isEqualTo(games.size());
        }
    }

    @Test
    void whoGivesUpIsShownTheBestAndSolvesNothing() {
        Playable game = games.getFirst();
        Puzzle puzzle = puzzles(game).getFirst();
        try (Visitor ann = ball.visitor()) {
            Page page = ann.opens("puzzle/" + game.box().id() + "/" + puzzle.id()).page();
            ann.clicks(".give-up").sees(OPEN);
            ann.clicks(OPEN + " .shut").sees(".rim:not([hidden])");
            chooses(page, puzzle.best());
            ann.sees(OPEN);
            ann.opens("puzzles").sees(".numbers");
            assertThat(page.locator(".numbers .solved").count()).isZero();
        }
    }

    /**
     * However many tokens somebody has, they lie on top of one another and not over what is said.
     */
    @Test
    void manyTokensStayWhereTheyBelong() {
        Playable game = games.get(2);
        Puzzle late =
                puzzles(game).stream()
                        .max(Comparator.comparingInt(one -> tokens(game, one)))
                        .orElseThrow();
        assertThat(tokens(game, late)).isGreaterThan(6);
        try (Visitor ann = ball.visitor()) {
            Page page = ann.opens("puzzle/" + game.box().id() + "/" + late.id()).page();
            ann.sees(".purse");
            assertThat(page.locator(".purse .coins > span").count()).isEqualTo(tokens(game, late));
            BoundingBox purse = page.locator(".purse").boundingBox();
            BoundingBox around = page.locator(".role").boundingBox();
            assertThat(purse.x + purse.width).isLessThanOrEqualTo(around.x + around.width);
        }
    }

    private static int tokens(Playable game, Puzzle puzzle) {
        BluffView view =
                (BluffView)
                        Table.replay(game.box(), puzzle.journal(), Fate.seeded(0))
                                .chair(puzzle.seat())
                                .view();
        return view.players().get(puzzle.seat()).tokens();
    }

    /** What is said can be read in every window, and the table is there. */
    @Test
    void aPuzzleFitsEveryWindow() {
        Playable game = games.getLast();
        Puzzle puzzle = puzzles(game).get(1);
        for (int[] window : Layout.WINDOWS) {
            Browser.NewContextOptions options =
                    new Browser.NewContextOptions()
                            .setViewportSize(window[0], window[1])
                            .setLocale("ja");
            String size = window[0] + "x" + window[1];
            try (Visitor ann = ball.visitor(options)) {
                Page page = ann.opens("puzzle/" + game.box().id() + "/" + puzzle.id()).page();
                ann.sees(SAID);
                ann.shows("puzzle-" + size);
                assertThat(page.locator(".stage").boundingBox().height)
                        .as("the table at " + size)
                        .isGreaterThan(40);
                assertThat(page.evaluate(LessonPageTest.COVERED))
                        .as("the heading at " + size)
                        .isEqualTo("");
                ann.clicks(".give-up").sees(OPEN);
                page.locator(OPEN + " .next").scrollIntoViewIfNeeded();
                assertThat(page.locator(OPEN).boundingBox().width)
                        .as("the solution at " + size)
                        .isLessThanOrEqualTo(window[0]);
            }
        }
    }
}
