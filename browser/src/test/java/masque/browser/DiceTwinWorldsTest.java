package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import masque.core.Box;
import masque.core.Game;
import masque.core.State;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** In Dice Challenge no browser comes to know a secret choice before both are made. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class DiceTwinWorldsTest {
    private static final Map<String, String> DUEL = Map.of();
    private static final Map<String, String> ASKED = Map.of("ask-mirror", "true");
    private static final Map<String, String> TEAMS = Map.of("mode", "single", "pick", "deal");
    private static final Plot.Deal DEAL = new Plot.Deal(List.of(), 7);

    private final Box dice = Ball.diceBox();
    private Ball ball;
    private Staged box;

    @BeforeAll
    void open(@TempDir Path folder) {
        box = new Staged(dice, DEAL);
        ball = Ball.of(box, folder);
    }

    @AfterAll
    void close() {
        ball.close();
    }

    /**
     * What a viewer could tell two games apart by in which the first seat chooses otherwise, and
     * then perhaps the second the same.
     */
    private List<String> differences(
            Map<String, String> options, int viewer, String here, String there, String... then) {
        Game<?> game = dice.open(2, options);
        List<Plot.Choice> choices = new ArrayList<>();
        choices.add(new Plot.Choice(0, code(game, here), code(game, there), true));
        for (String choice : then) {
            choices.add(new Plot.Choice(1, code(game, choice), code(game, choice), true));
        }
        return new TwinWorlds(ball, box, 2, options)
                .differences(new Plot(viewer, DEAL, DEAL, false, choices), Staged.Leak.NONE);
    }

    private static int code(Game<?> game, String text) {
        return game.codeOf(text).orElseThrow();
    }

    @Test
    void theOtherPlayerCannotTellWhoWasPicked() {
        assertThat(differences(DUEL, 1, "pick Sailor Mercury", "pick Wiseman")).isEmpty();
    }

    @Test
    void aSpectatorCannotTellWhoWasPicked() {
        assertThat(differences(DUEL, State.SPECTATOR, "pick Sailor Mercury", "random")).isEmpty();
    }

    /**
     * Both pick the same, and then the first seat answers otherwise; perhaps the second after it.
     */
    private List<String> answers(int viewer, String... then) {
        Game<?> game = dice.open(2, ASKED);
        List<Plot.Choice> choices = new ArrayList<>();
        int pick = code(game, "pick Kunzite");
        choices.add(new Plot.Choice(0, pick, pick, true));
        choices.add(new Plot.Choice(1, pick, pick, true));
        choices.add(new Plot.Choice(0, code(game, "yes"), code(game, "no"), true));
        for (String choice : then) {
            choices.add(new Plot.Choice(1, code(game, choice), code(game, choice), true));
        }
        return new TwinWorlds(ball, box, 2, ASKED)
                .differences(new Plot(viewer, DEAL, DEAL, false, choices), Staged.Leak.NONE);
    }

    @Test
    void dc_8_10_theOtherPlayerCannotTellWhatWasAnswered() {
        assertThat(answers(1)).isEmpty();
    }

    @Test
    void dc_8_10_aSpectatorCannotTellWhatWasAnswered() {
        assertThat(answers(State.SPECTATOR)).isEmpty();
    }

    @Test
    void dc_8_10_onceBothHaveAnsweredItIsKnown() {
        assertThat(answers(1, "no"))
                .anyMatch(difference -> difference.contains("wants the mirror match"));
    }

    @Test
    void theOtherTeamCannotTellWhoWasNominated() {
        assertThat(differences(TEAMS, 1, "nominate 1", "nominate 2")).isEmpty();
    }

    @Test
    void onceBothAreInItIsKnown() {
        assertThat(differences(DUEL, 1, "pick Sailor Mercury", "pick Wiseman", "pick Kunzite"))
                .anyMatch(difference -> difference.contains("Mercury"));
    }
}
