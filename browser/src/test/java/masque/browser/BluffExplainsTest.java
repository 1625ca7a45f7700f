package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.MouseButton;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Truth or Bluff explains itself: what one wants, what things are, and why it ended. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class BluffExplainsTest {
    private final Staged box = new Staged(Ball.shortBluffBox(), new Plot.Deal(List.of(), 0));
    private Ball ball;

    @BeforeAll
    void open(@TempDir Path folder) {
        ball = Ball.of(box, folder);
    }

    @AfterAll
    void close() {
        ball.close();
    }

    @Test
    void whoeverIsAskedSeesTheGoalAndWhatIsAtStake() {
        box.stageAt("prompt-answer");
        try (Visitor ann = ball.visitor(Ball.phone())) {
            Evening.begin(box.id(), 5, List.of(ann));
            assertThat(ann.sees("m-goal p").textContent())
                    .startsWith("Win by points in tokens (now ")
                    .contains("Judge ");
            assertThat(ann.sees(".choices.truth .stakes").textContent())
                    .contains("Right: ", "Wrong: you collect it");
            assertThat(mark(ann, "attacker")).isEqualTo("slid the tile");
            assertThat(mark(ann, "target")).isEqualTo("has the tile");
        }
    }

    @Test
    void everythingCanBeAskedWhatItIs() {
        box.stageAt("prompt-slide");
        try (Visitor ann = ball.visitor()) {
            Evening.begin(box.id(), 5, List.of(ann));
            assertThat(ann.page().locator(".aside h2").allTextContents())
                    .containsExactly(
                            "What brings defeat",
                            "Where the tiles are",
                            "Villains in the game",
                            "Left to draw",
                            "What happened");
            ann.page()
                    .locator("m-rack m-tile")
                    .first()
                    .click(new Locator.ClickOptions().setButton(MouseButton.RIGHT));
            assertThat(ann.sees("m-meaning .bubble a").getAttribute("href")).contains("#TB-");
            ann.clicks("m-goal .what");
            Locator all = ann.page().locator("m-meaning dt");
            all.first().waitFor();
            assertThat(all.allTextContents())
                    .contains(
                            "Queen Beryl",
                            "Kunzite",
                            "face up",
                            "unseen",
                            "12 tiles in the holder");
        }
    }

    @Test
    void theLastTileIsSeenBeforeTheSceneThatSaysWhyItEnded() {
        box.stageAt("");
        try (Visitor ann = ball.visitor()) {
            Evening evening = Evening.begin(box.id(), 3, List.of(ann), "thirty-six");
            evening.playsToTheEnd();
            ann.sees(".scene");
            assertThat(ann.sees(".scene .tale").textContent())
                    .contains("a sum of 36 or more")
                    .containsPattern("most points in tokens|points each|level|Everybody else");
            assertThat(ann.page().locator(".scene .bar").count()).isEqualTo(3);
            assertThat(ann.page().evaluate(SHOWS_THE_LAST_TILE)).isEqualTo("close,scene");
            ann.sees(".reveal");
            assertThat(ann.page().locator(".scene, m-ring .note .state").count()).isZero();
        }
    }

    @Test
    void throughAllEyesEveryHolderIsSeen() {
        box.stageAt("");
        try (Visitor ann = ball.visitor()) {
            Evening evening = Evening.begin(box.id(), 3, List.of(ann), "thirty-six");
            evening.playsToTheEnd();
            ann.opens(ann.page().url().replaceAll(".*/table/", "replay/"));
            ann.sees(".controls");
            ann.page().locator("label.eyes select").selectOption("all");
            ann.page()
                    .locator(".scrub input")
                    .evaluate("one => { one.value = '0'; one.dispatchEvent(new Event('input')); }");
            Locator hands = ann.page().locator(".hands li");
            hands.first().waitFor();
            assertThat(hands.count()).isEqualTo(3);
            hands.all().forEach(one -> assertThat(one.locator(".up").count()).isPositive());
        }
    }

    /** What somebody's mark is called, by its kind. */
    private static String mark(Visitor visitor, String kind) {
        return visitor.sees("m-ring li." + kind + " .mark").textContent().strip();
    }

    /** Shows the last message in its parts, and stays at the first; what each of them weighs. */
    private static final String SHOWS_THE_LAST_TILE =
            """
            () => {
                const table = [...document.querySelectorAll(".stage > *")].at(-1);
                const {frame} = table;
                const before = {view: {...frame.view, result: undefined}};
                const parts = table.constructor.parts(before, {...frame, events: [{type: "turned"}, {type: "ended"}]});
                table.frame = parts[0].frame;
                return parts.map(one => one.weight).join();
            }
            """;
}
