package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Tag play in a real browser: who fights, who is out, and what belongs to a team. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class DiceTagPageTest {
    /** What the buttons say if everybody could be made to roll again, were these the characters. */
    private static final String BALLS =
            """
            async ids => {
                const table = document.querySelector("masque-dice-challenge");
                const characters = table.frame.view.characters.map((one, at) => ({...one, who: {...one.who, name: ids[at]},
                    portrait: {...one.portrait, id: ids[at].toLowerCase().replaceAll(" ", "-")}}));
                const moves = characters.map((_, at) => ({code: 40 + at, move: `ball ${at + 1}`, sentence: ""}));
                table.frame = {...table.frame, moves, view: {...table.frame.view, phase: "ball", characters}};
                await table.updateComplete;
                return [...table.renderRoot.querySelectorAll(".row-below .pick")].map(one => one.ariaLabel);
            }
            """;

    private final Staged box = new Staged(Ball.diceBox(), new Plot.Deal(List.of(), 0));
    private Ball ball;

    @BeforeAll
    void open(@TempDir Path folder) {
        ball = Ball.of(box, folder);
    }

    @AfterAll
    void close() {
        ball.close();
    }

    private static List<String> texts(Object found) {
        return ((List<?>) found).stream().map(String::valueOf).toList();
    }

    @Test
    void whoeverIsManyTakesAVerbInThePlural() {
        box.stageAt("");
        try (Visitor ann = ball.visitor()) {
            Evening.begin(box.id(), 2, List.of(ann), "tag", "deal");
            ann.sees(".team .mate");
            List<String> names = List.of("Droids", "Luna and Artemis", "Saphir", "Rubeus");
            assertThat(texts(ann.page().evaluate(BALLS, names)))
                    .satisfiesExactly(
                            one -> assertThat(one).startsWith("Crystal Ball: Droids roll again."),
                            one -> assertThat(one).contains("Luna and Artemis roll again."),
                            one -> assertThat(one).contains("Saphir rolls again."),
                            one -> assertThat(one).contains("Rubeus rolls again."));
        }
    }

    @Test
    void theDefeatedFightNoMoreWhileASuccessorIsChosen() {
        box.stageAt("prompt-enter");
        try (Visitor ann = ball.visitor(Ball.phone().setBypassCSP(true))) {
            Evening.begin(box.id(), 2, List.of(ann), "tag", "3");
            assertThat(ann.sees(".near .character").textContent()).isEqualTo("Nobody yet");
            assertThat(ann.page().locator(".near .mate").count()).isEqualTo(3);
            ann.sees(".near .mate.out");
            assertThat(Inspection.of(ann.page())).isEmpty();
            ann.shows("dice-tag-entering");
        }
    }

    @Test
    void totalsAreNamedAfterTheTeams() {
        box.stageAt("");
        try (Visitor ann = ball.visitor()) {
            Evening evening = Evening.begin(box.id(), 4, List.of(ann), "tag", "deal");
            assertThat(ann.sees(".near .score small").textContent()).isEqualTo("team");
            ann.shows("dice-tag-score");
            evening.playsToTheEnd();
            List<String> teams = ann.page().locator(".champion .name").allTextContents();
            assertThat(teams).hasSize(2).allMatch(team -> team.contains(" and "));
            assertThat(ann.page().locator(".chapter .unseen").allTextContents())
                    .isNotEmpty()
                    .allSatisfy(round -> assertThat(round).contains(teams));
            assertThat(ann.page().locator(".match .small-arms").count()).isZero();
            ann.shows("dice-tag-over");
        }
    }
}
