package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** The table of Queenseat explains itself to somebody who has not read the rules. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class QueenExplainsTest {
    private static final String VIEW = "document.querySelector('masque-queenseat').frame.view";

    /** What everything on the table is, as "name: words [clause]"; what has no words is empty. */
    private static final String MEANINGS =
            """
            selector => {
                const found = [];
                const look = root => root.querySelectorAll("*").forEach(one => {
                    if (one.about && one.matches(selector)) found.push(one.about.words ? `${one.about.words} [${one.about.clause ?? ""}]` : "");
                    if (one.shadowRoot) look(one.shadowRoot);
                });
                look(document.querySelector("masque-queenseat").renderRoot);
                return found;
            }
            """;

    /** How a frame is shown in which such things happened: what is seen first is closing. */
    private static final String SHOWN =
            """
            types => {
                const Table = customElements.get("masque-queenseat");
                const view = {result: types.includes("ended") ? {queen: 0} : undefined};
                return Table.parts({view: {}}, {view, events: types.map(type => ({type}))})
                    .map(part => `${part.weight}${part.frame.closing ? " closing" : ""}`);
            }
            """;

    /** A tie, drawn from a frame like one that the site sends. */
    private static final String TIE =
            """
            async () => {
                const table = document.querySelector("masque-queenseat");
                const card = {princess: "venomfruit", dark: false};
                const ballots = [{who: 0, card, winning: true, open: true}];
                const view = {...table.frame.view, ballots, winning: "venomfruit", verdict: "Because the Queen's vote comes first."};
                table.frame = {...table.frame, view, events: [{type: "gave", who: 0, to: 1, card}]};
                await table.updateComplete;
                const ring = table.renderRoot.querySelector("m-ring");
                await ring.updateComplete;
                const marked = name => ring.renderRoot.querySelector(`li.${name}`)?.dataset.seat ?? "nobody";
                return [table.renderRoot.querySelector(".reason").textContent.trim(), table.renderRoot.querySelector(".passing m-card").dataset.from,
                    marked("attacker"), marked("target")];
            }
            """;

    private static final String BOARD =
            "() => JSON.stringify(document.querySelector('masque-queenseat').renderRoot.querySelector('.board').getBoundingClientRect())";

    private final Staged box = new Staged(Ball.shortQueenBox(), new Plot.Deal(List.of(), 0));
    private Ball ball;
    private Visitor ann;

    @BeforeAll
    void open(@TempDir Path folder) {
        ball = Ball.of(box, folder);
        ann = ball.visitor();
    }

    @AfterAll
    void close() {
        ann.close();
        ball.close();
    }

    private Evening begin(String prompt) {
        box.stageAt(prompt);
        return Evening.begin(box.id(), 4, List.of(ann));
    }

    private static String told(Page page, String field) {
        return String.valueOf(page.evaluate(VIEW + "." + field));
    }

    private static List<String> texts(Object found) {
        return ((List<?>) found).stream().map(String::valueOf).toList();
    }

    @Test
    void theGoalAndWhatAChoiceIsGoodForAreInSight() throws IOException {
        begin("prompt-vote");
        assertThat(ann.sees("m-goal p").textContent())
                .isEqualTo(told(ann.page(), "goal"))
                .containsAnyOf("Be Queen", "Stay Queen");
        assertThat(ann.sees(".counsel").textContent()).isEqualTo(told(ann.page(), "counsel"));
        String everything =
                "m-card, .princesses li, .fact, .honour, .seat-of, .round, .role .label";
        List<String> meanings = texts(ann.page().evaluate(MEANINGS, everything));
        String rules = Files.readString(Path.of("../docs/rules/queenseat.md"));
        assertThat(meanings)
                .hasSizeGreaterThan(10)
                .allMatch(one -> rules.contains("**" + one.replaceAll(".*\\[|]$", "") + "**"));
        assertThat(ann.page().locator(".aside h2").allTextContents()).hasSize(2);
        assertThat(texts(ann.page().evaluate(TIE)))
                .containsExactly("Because the Queen's vote comes first.", "0", "0", "1");
    }

    @Test
    void whatIsOfferedTakesThePlaceOfTheHandAndTheBoardStandsStill() {
        begin("prompt-lost");
        ann.sees(".choices .pick.act");
        Object offered = ann.page().evaluate(BOARD);
        assertThat(texts(ann.page().evaluate(MEANINGS, ".pick, .or")))
                .hasSize(2)
                .noneMatch(String::isEmpty);
        ann.movesBySight();
        while (ann.awaitsTurn() && ann.page().locator(".choices").count() > 0) {
            ann.movesBySight();
        }
        assertThat(ann.page().evaluate(BOARD)).isEqualTo(offered);
    }

    @Test
    void aCardThatCameIsPointedOut() {
        begin("prompt-face");
        ann.sees(".choices.facing m-card");
        ann.moves(() -> ann.clicks(".facing .pick"));
        ann.sees("m-hand .fresh");
    }

    @Test
    void votesAndSwapsLieThereToBeReadAndNothingInterruptsTheEnd() {
        begin("prompt-vote");
        assertThat(texts(ann.page().evaluate(SHOWN, List.of("counted")))).containsExactly("close");
        assertThat(texts(ann.page().evaluate(SHOWN, List.of("swapped")))).containsExactly("close");
        assertThat(texts(ann.page().evaluate(SHOWN, List.of("gave")))).containsExactly("move");
        assertThat(texts(ann.page().evaluate(SHOWN, List.of("handed", "round"))))
                .containsExactly("close closing", "none");
        assertThat(texts(ann.page().evaluate(SHOWN, List.of("counted", "ended"))))
                .containsExactly("close closing", "scene");
    }

    @Test
    void theEndTellsWhatDecidedItAndAllEyesSeeEveryHand() {
        begin("prompt-vote").playsToTheEnd();
        String winner = told(ann.page(), "result.queen");
        String you = told(ann.page(), "seat");
        assertThat(ann.sees(".scene .verdict").textContent())
                .contains(winner.equals(you) ? "You win" : "wins as Queen");
        assertThat(ann.sees(".scene .tale").textContent())
                .contains(told(ann.page(), "result.decided"));
        assertThat(ann.page().locator(".scene .reigns li").count())
                .isEqualTo(Integer.parseInt(told(ann.page(), "result.reigns.length")))
                .isPositive();
        assertThat(ann.page().locator(".scene .place").allTextContents())
                .containsExactly(
                        "Queen",
                        "one seat after the Queen",
                        "2 seats after the Queen",
                        "3 seats after the Queen");
        ann.opens(ann.page().url().replaceAll(".*/table/", "replay/"));
        ann.sees(".eyes select").selectOption("all");
        ann.sees(".hands section");
        assertThat(ann.page().locator(".hands section:has(.up)").count()).isEqualTo(4);
    }
}
