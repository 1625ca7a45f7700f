package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import masque.core.Box;
import masque.core.Game;
import masque.core.Move;
import masque.core.State;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** In Dice Challenge no browser comes to know a secret choice before both are made. */
// needs: chromium (chromium fonts-noto-cjk)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class DiceTwinWorldsTest {
    private static final Map<String, String> DUEL = Map.of();
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

    private TwinWorlds worlds(Map<String, String> options) {
        return new TwinWorlds(ball, box, 2, options);
    }

    /** The first seat chooses so, and then perhaps the second. */
    private Plot plot(Map<String, String> options, int viewer, String first, String... second) {
        Game<?> game = dice.open(2, options);
        List<Plot.Choice> choices =
                second.length == 0
                        ? List.of(choice(game, 0, first))
                        : List.of(choice(game, 0, first), choice(game, 1, second[0]));
        return new Plot(viewer, DEAL, DEAL, false, choices);
    }

    private static <M extends Move> Plot.Choice choice(Game<M> game, int seat, String text) {
        return new Plot.Choice(seat, game.code(game.parse(text).orElseThrow()), true);
    }

    @Test
    void theOtherPlayerCannotTellWhoWasPicked() {
        assertThat(
                        worlds(DUEL)
                                .differences(
                                        plot(DUEL, 1, "pick Sailor Mercury"),
                                        plot(DUEL, 1, "pick Wiseman")))
                .isEmpty();
    }

    @Test
    void aSpectatorCannotTellWhoWasPicked() {
        assertThat(
                        worlds(DUEL)
                                .differences(
                                        plot(DUEL, State.SPECTATOR, "pick Sailor Mercury"),
                                        plot(DUEL, State.SPECTATOR, "random")))
                .isEmpty();
    }

    @Test
    void theOtherTeamCannotTellWhoWasNominated() {
        assertThat(
                        worlds(TEAMS)
                                .differences(
                                        plot(TEAMS, 1, "nominate 1"), plot(TEAMS, 1, "nominate 2")))
                .isEmpty();
    }

    @Test
    void onceBothAreInItIsKnown() {
        assertThat(
                        worlds(DUEL)
                                .differences(
                                        plot(DUEL, 1, "pick Sailor Mercury", "pick Kunzite"),
                                        plot(DUEL, 1, "pick Wiseman", "pick Kunzite")))
                .anyMatch(difference -> difference.contains("Mercury"));
    }
}
