package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/**
 * A table of Dice Challenge explains itself: goal, worth, meanings, why it ended so, and its form.
 */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class DiceExplainsTest {
    private static final String GAME = "dice-challenge";

    /** Has the table show something else than it was told. */
    private static final String SHOW =
            """
            async change => {
                const table = document.querySelector("masque-dice-challenge");
                const {view} = table.frame;
                table.revealed = true; // else the page would be told, and show the truth again
                const sides = view.sides.map((side, at) => ({...side, ...change.sides?.[at]}));
                table.frame = {...table.frame, ...change.frame, view: {...view, ...change.view, sides}};
                await table.updateComplete;
            }
            """;

    /** What a frame would be shown as if the round had just ended by somebody else's attack. */
    private static final String PARTS =
            """
            () => {
                const table = document.querySelector("masque-dice-challenge");
                const [mine, theirs] = table.frame.view.sides.map(({fighter}) => table.frame.view.characters[fighter]);
                const attack = {type: "attacked", who: theirs.who, dice: [theirs.dice[0]], whose: mine.who, target: mine.dice[0], sentence: "Hit."};
                const before = {...table.frame, view: {...table.frame.view, phase: "turn"}};
                const events = [attack, {type: "captured", who: theirs.who, whose: mine.who, die: mine.dice[0]}, {type: "round-over"}];
                const over = phase => table.constructor.parts(before, {...before, events, view: {...before.view, phase}});
                return [...over("turn"), ...over("over")].map(({frame, weight}) =>
                    `${weight}${frame.struck ? " struck" : ""}${frame.roundOver ? " round" : ""}`);
            }
            """;

    private static final String BOARD =
            """
            () => {
                const {x, y, width, height} = document.querySelector("masque-dice-challenge").renderRoot
                    .querySelector(".board").getBoundingClientRect();
                return `${x} ${y} ${width} ${height}`;
            }
            """;

    private Ball ball;

    @BeforeAll
    void open(@TempDir Path folder) {
        ball = Ball.open(folder, "", List.of(Ball.diceWithCards()));
    }

    @AfterAll
    void close() {
        ball.close();
    }

    /** A duel of dealt characters in which it is the visitor's turn to attack. */
    private static void begins(Visitor ann) {
        Locator lit = ann.page().locator(".far m-die[state=lit]");
        Evening.begin(GAME, 2, List.of(ann), "deal");
        while (!ann.awaitsTurn() || lit.count() == 0) {
            if (ann.decision() > 0) {
                ann.movesBySight();
            } else {
                Evening.begin(GAME, 2, List.of(ann), "deal");
            }
        }
    }

    private static Map<String, Object> round(List<Integer> halves, int winner, String why) {
        return Map.of(
                "round",
                1,
                "halves",
                halves,
                "captured",
                List.of(halves.get(0) - 6, halves.get(1)),
                "winner",
                winner,
                "fighters",
                List.of(0, 1),
                "why",
                why);
    }

    @Test
    void whileChoosingEveryCaptureSaysWhatItIsWorth() {
        try (Visitor ann = ball.visitor()) {
            begins(ann);
            assertThat(ann.sees("m-goal p").textContent()).contains("First to 3", "Points now");
            assertThat(ann.sees(".near .make-up").textContent())
                    .matches("\\S+ taken \\+ \\S+ kept");
            Locator die = ann.sees(".far .place:has(m-die[state=lit])");
            String size = die.locator("m-die .size").textContent().substring(1);
            assertThat(die.locator(".worth b").textContent()).isEqualTo("+" + size);
            assertThat(die.locator("m-die button").getAttribute("aria-description"))
                    .contains("counts " + size + " for its captor");
            String board = (String) ann.page().evaluate(BOARD);
            die.hover();
            assertThat(ann.sees(".thought").textContent()).startsWith("Taking d" + size);
            ann.page().keyboard().press("?");
            assertThat(ann.page().locator("m-meaning").count()).isOne();
            assertThat(ann.page().evaluate(BOARD)).isEqualTo(board);
        }
    }

    @Test
    void theBoardStandsStillWhateverThereIsToChoose() {
        try (Visitor ann = ball.visitor(Ball.phone())) {
            begins(ann);
            String board = (String) ann.page().evaluate(BOARD);
            List<Map<String, Object>> moves =
                    List.of(
                            Map.of("code", 0, "move", "pass", "sentence", "pass"),
                            Map.of("code", 1, "move", "command a", "sentence", "roll"),
                            Map.of("code", 2, "move", "crystal d6", "sentence", "bring"),
                            Map.of("code", 3, "move", "hologram d6", "sentence", "take"));
            String prompt = "A prompt that is so long that it takes two lines on any phone.";
            ann.page()
                    .evaluate(
                            SHOW,
                            Map.of(
                                    "frame", Map.of("moves", moves),
                                    "view", Map.of("prompt", prompt)));
            assertThat(ann.page().locator(".row-below .pick").count()).isEqualTo(4);
            assertThat(ann.page().evaluate(BOARD)).isEqualTo(board);
            ann.page().evaluate(SHOW, Map.of("frame", Map.of("moves", List.of())));
            assertThat(ann.page().evaluate(BOARD)).isEqualTo(board);
        }
    }

    @Test
    void anAttackARoundAndTheEndAreEachShownForThemselves() {
        try (Visitor ann = ball.visitor()) {
            begins(ann);
            assertThat(ann.page().evaluate(PARTS))
                    .isEqualTo(
                            List.of("move struck", "close round", "move", "move struck", "scene"));
            String why = "One took the last die, but the other had captured larger dice.";
            Map<String, Object> view =
                    Map.of("rounds", List.of(round(List.of(40, 56), 1, why)), "phase", "turn");
            ann.page()
                    .evaluate(
                            SHOW,
                            Map.of(
                                    "view",
                                    view,
                                    "frame",
                                    Map.of("closing", true, "roundOver", true)));
            assertThat(ann.sees(".round-over .decided").textContent()).isEqualTo(why);
            assertThat(ann.page().locator(".tally .made").first().textContent())
                    .isEqualTo("17 for captured dice + 3 for dice kept");
            assertThat(ann.page().locator(".tally.won .points").textContent()).isEqualTo("28");
        }
    }

    @Test
    void portraitsAndBarsOfASideStandOnTheSameSideWhoeverWins() {
        try (Visitor ann = ball.visitor(Ball.desk())) {
            begins(ann);
            String first = ann.sees(".near .character").textContent();
            for (int winner = 0; winner < 2; winner++) {
                List<Integer> halves = winner == 0 ? List.of(80, 20) : List.of(20, 80);
                List<Map<String, Integer>> sides =
                        List.of(Map.of("tokens", 3 - 3 * winner), Map.of("tokens", 3 * winner));
                Map<String, Object> view =
                        Map.of(
                                "phase",
                                "over",
                                "winner",
                                winner,
                                "rounds",
                                List.of(round(halves, winner, "Larger dice.")));
                ann.page().evaluate(SHOW, Map.of("view", view, "sides", sides));
                Locator scene = ann.sees(".scene");
                assertThat(scene.locator(".champion").first().locator("li span").textContent())
                        .isEqualTo(first);
                assertThat(scene.locator(".champion.winner li span").textContent().equals(first))
                        .isEqualTo(winner == 0);
                assertThat(scene.locator(".chapter .points").first().textContent())
                        .isEqualTo(winner == 0 ? "40" : "10");
                assertThat(scene.locator(".verdict").textContent().contains("You win, 3 to 0"))
                        .isEqualTo(winner == 0);
                assertThat(scene.locator(".decided").textContent()).contains("Larger dice.");
            }
        }
    }

    @Test
    void theFormOffersOnlyWhatTheTableAccepts() {
        try (Visitor ann = ball.visitor()) {
            ann.opens("").clicks(".game .actions .button:nth-child(2)").sees(".by-face");
            assertThat(
                            ann.page()
                                    .locator("dialog select:not([name]):has(option[value='3'])")
                                    .count())
                    .as("team sizes of a duel")
                    .isZero();
            assertThat(ann.page().locator("input[type=number]").count())
                    .as("numbers that mean somebody, and rounds of tag play")
                    .isZero();
            select(ann, "option[value=tag]", "tag");
            ann.sees("input[type=number]");
            assertThat(ann.page().locator(".by-face").count()).isZero();
            ann.page().locator("select[name=seats]").selectOption("4");
            ann.sees("select[data-option=seating]");
            assertThat(seatings(ann))
                    .contains("1 + 1 against 1 + 1")
                    .doesNotContain("1 + 1 + 1 against 3");
            select(ann, "option[value='3']", "3");
            ann.page().waitForCondition(() -> seatings(ann).contains("1 + 1 + 1 against 3"));
            assertThat(seatings(ann)).doesNotContain("1 + 1 against 1 + 1");
        }
    }

    private static void select(Visitor ann, String option, String value) {
        ann.page()
                .locator("dialog select:not([name]):not([data-option])")
                .filter(new Locator.FilterOptions().setHas(ann.page().locator(option)))
                .selectOption(value);
    }

    private static List<String> seatings(Visitor ann) {
        return ann.page().locator("select[data-option=seating] option").allTextContents().stream()
                .map(String::strip)
                .toList();
    }

    @Test
    void theFirstPlayersCharacterIsPickedByFace() {
        try (Visitor ann = ball.visitor()) {
            ann.opens("").clicks(".game .actions .button:nth-child(2)").sees(".by-face");
            ann.clicks(".by-face summary").sees(".by-face label:has-text('Kunzite') svg");
            ann.clicks(".by-face label:has-text('Kunzite')");
            assertThat(ann.sees(".by-face summary:has-text('Kunzite')").textContent()).isNotBlank();
            assertThat(ann.page().locator("label:has-text('asked in secret')").count()).isZero();
        }
    }
}
