package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/**
 * The table of Masquerade Trick explains itself: what one wants, what things are, why a deal ended
 * so; and there is time to see it.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
class TrickExplainsTest {
    private static final String VIEW = "document.querySelector('masque-masquerade-trick').view";
    private static final String FRESH = "m-hand li.fresh m-card";

    /** What all things are, as far as they say it: name, sentence and clause. */
    private static final String MEANINGS =
            """
            () => {
                const found = [];
                const look = root => root.querySelectorAll("*").forEach(one => {
                    if (one.about?.words) found.push([one.about.name, one.about.words, one.about.clause ?? ""]);
                    if (one.shadowRoot) look(one.shadowRoot);
                });
                look(document.querySelector("masque-masquerade-trick").shadowRoot);
                return found;
            }
            """;

    /** When things of the scene begin to be seen, in milliseconds. */
    private static final String MOMENTS =
            """
            () => {
                const root = document.querySelector("masque-masquerade-trick").shadowRoot;
                const late = selector => [...root.querySelectorAll(selector)]
                    .map(one => parseFloat(getComputedStyle(one).animationDelay) * 1000);
                return {turned: Math.max(...late(".unmasked")), judged: Math.min(...late(".guess")),
                    told: Math.min(...late(".outcome, .winner, .story"))};
            }
            """;

    /** Whether the site has told more than the page shows. */
    private static final String OVERTAKEN =
            "(({latest, frame}) => latest.frame > frame.frame)(document.querySelector('masque-table'))";

    private Ball ball;

    @BeforeAll
    void open(@TempDir Path folder) {
        ball = Ball.open(folder, "");
    }

    @AfterAll
    void close() {
        ball.close();
    }

    private static String text(Visitor who, String selector) {
        return who.sees(selector).innerText().strip().replaceAll("\\s+", " ");
    }

    private static String log(Visitor who) {
        return (String) who.sees(".aside m-log").evaluate("one => one.lines.join(' ')");
    }

    private static Object view(Visitor who, String what) {
        return who.page().evaluate("() => " + VIEW + what);
    }

    /** Plays this many choices at the pace of tests. */
    private static void plays(Visitor who, int choices) {
        for (int choice = 0; choice < choices && who.awaitsTurn(); choice++) {
            who.movesBySight();
        }
    }

    /** Plays until everybody points. */
    private static void playsUntilThePointing(Visitor who) {
        who.awaitsTurn();
        while (!"pointing".equals(view(who, ".phase"))) {
            who.movesBySight();
            who.awaitsTurn();
        }
    }

    private static double moment(Map<?, ?> moments, String which) {
        return ((Number) Objects.requireNonNull(moments.get(which))).doubleValue();
    }

    @Test
    void theGoalNamesTheRoleAndStaysTrue() {
        try (Visitor ann = ball.visitor()) {
            ann.playsNow();
            String role = text(ann, ".role h2").toLowerCase(Locale.ROOT);
            assertThat(text(ann, "m-goal p"))
                    .startsWith("You are the " + role + ":")
                    .contains("; only a right guess can win. Now 0: ");
            assertThat(text(ann, ".middle .trump")).startsWith("Crowns are trump");
            assertThat(text(ann, ".aside")).contains("The cast").contains("What happened");
            playsUntilThePointing(ann);
            assertThat(text(ann, "m-goal p")).contains("oint at the").contains("Tricks ");
            boolean met = List.of("safe", "met").contains(String.valueOf(view(ann, ".standing")));
            assertThat(ann.page().locator(".role li.met").count()).isEqualTo(met ? 1 : 0);
            assertThat(ann.page().locator(".role li.missed").count()).isEqualTo(met ? 0 : 1);
        }
    }

    @Test
    void everythingSaysWhatItIsWithAClauseThatExists() throws IOException {
        String rules = Files.readString(Path.of("../docs/rules/masquerade-trick.md"));
        try (Visitor ann = ball.visitor()) {
            ann.playsNow();
            plays(ann, 2);
            ann.sees(".laid m-card");
            List<?> meanings = (List<?>) ann.page().evaluate(MEANINGS);
            List<String> names =
                    meanings.stream().map(one -> String.valueOf(((List<?>) one).get(0))).toList();
            assertThat(names)
                    .contains("Left mask", "Right mask", "How a trick is won", "Your tricks")
                    .contains("Jester", "Knight", "Assassin", "King", "Prince", "Princess")
                    .anyMatch(name -> name.matches("(crown|rose|mask|goblet) [1-7]"))
                    .anyMatch(name -> name.matches("Deal 1, trick \\d+ of 10"))
                    .anyMatch(name -> name.matches("(no|\\d+) tricks?"))
                    .anyMatch(name -> name.matches("(no|\\d+) cards?"));
            meanings.stream()
                    .map(one -> String.valueOf(((List<?>) one).get(2)))
                    .filter(clause -> !clause.isEmpty())
                    .distinct()
                    .forEach(clause -> assertThat(rules).contains("**" + clause + "**"));
        }
    }

    @Test
    void theCardThatWasHandedOverIsPointedOutUntilOneHasPlayed() {
        try (Visitor ann = ball.visitor()) {
            Page page = ann.playsNow().page();
            assertThat(page.locator(FRESH).count()).isZero();
            plays(ann, 1);
            assertThat(ann.awaitsTurn()).isTrue();
            assertThat(page.locator(FRESH).count()).isEqualTo(1);
            plays(ann, 1);
            page.waitForCondition(() -> page.locator(FRESH).count() == 0);
            List<?> from =
                    (List<?>)
                            page.locator(".laid m-card")
                                    .evaluateAll("all => all.map(one => one.dataset.from)");
            assertThat(from)
                    .isNotEmpty()
                    .allMatch(one -> String.valueOf(one).matches("hand|[1-3]"));
        }
    }

    @Test
    void theEndOfADealIsASceneThatNothingInterrupts() {
        try (Visitor ann =
                ball.visitor(Ball.desk().setReducedMotion(ReducedMotion.NO_PREFERENCE))) {
            Page page = ann.page();
            Evening.begin(Ball.GAME, 4, List.of(ann), "deal-per-player");
            playsUntilThePointing(ann);
            page.evaluate("() => localStorage.setItem('masque.pace', '\"normal\"')");
            ann.movesBySight();
            ann.sees(".scene");
            // The bots have chosen what they pass long ago.
            page.waitForCondition(() -> (boolean) page.evaluate(OVERTAKEN));
            assertThat(text(ann, "#scene-title")).isEqualTo("The masks fall: deal 1");
            assertThat(text(ann, ".outcome .verdict")).contains("the deal");
            assertThat(page.locator(".scene .guess svg.medallion").count()).isEqualTo(4);
            assertThat(page.locator("m-hand").count()).as("no card of the next deal").isZero();
            assertThat(log(ann)).contains("pointed at").contains("Trick 10 went");
            Map<?, ?> moments = (Map<?, ?>) page.evaluate(MOMENTS);
            double turned = moment(moments, "turned");
            assertThat(turned).isPositive();
            assertThat(moment(moments, "judged")).isGreaterThan(turned);
            assertThat(moment(moments, "told")).isGreaterThan(turned);
            ann.clicks(".onward").sees("m-hand m-card");
            assertThat(page.locator(".scene").count()).isZero();
            assertThat(log(ann)).contains("Deal 2 began.");
        }
    }

    @Test
    void theLastSceneSaysWhatDecidedIt() {
        try (Visitor ann = ball.visitor()) {
            Evening.begin(Ball.GAME, 2, List.of(ann)).playsToTheEnd();
            assertThat(text(ann, ".outcome .verdict")).endsWith("the game");
            Locator because = ann.page().locator(".outcome .because");
            assertThat(because.first().innerText()).contains("guessed right");
            boolean won = text(ann, ".outcome .verdict").startsWith("You");
            assertThat(because.count()).isEqualTo(won ? 1 : 2);
            if (!won) {
                assertThat(because.last().innerText()).startsWith("You lose: ");
            }
            assertThat(ann.page().locator(".scene .winner").count()).isPositive();
        }
    }

    @Test
    void aTrickThatTheKnightHasLedOntoIsSeenFirst() {
        try (Visitor ann = ball.visitor()) {
            ann.playsNow();
            Object parts =
                    ann.page()
                            .evaluate(
                                    """
                                    () => {
                                        const won = {type: "trick-won"};
                                        const led = {type: "played", who: "knight"};
                                        const trick = [{dancer: "first", card: {suit: "rose", rank: 1}}];
                                        const view = {trick: 3, table: [], winning: "knight", previous: {cards: trick, winner: "first"}};
                                        const Table = customElements.get("masque-masquerade-trick");
                                        return Table.parts({view}, {view, events: [won, led]}).map(({frame, weight}) =>
                                            [weight, Boolean(frame.closing), frame.view.trick, frame.view.table.length, frame.events.length]);
                                    }
                                    """);
            assertThat(parts)
                    .isEqualTo(
                            List.of(
                                    List.of("close", true, 2, 1, 1),
                                    List.of("move", false, 3, 0, 1)));
        }
    }
}
