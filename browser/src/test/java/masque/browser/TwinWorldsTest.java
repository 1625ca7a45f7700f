package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import masque.core.State;
import masque.core.View;
import masque.games.masqueradetrick.TrickView;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** No browser comes to know what its viewer cannot know; a leak would be noticed. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class TwinWorldsTest {
    private static final int SEATS = 4;
    private static final int SEAT = 1;
    private static final Map<String, String> OPTIONS = Map.of();

    private Ball ball;
    private TwinWorlds worlds;

    @BeforeAll
    void open(@TempDir Path folder) {
        Staged box = new Staged(Ball.trickBox(), new Plot.Deal(List.of(), 0));
        ball = Ball.open(folder, "", List.of(Ball.playable(box)));
        worlds = new TwinWorlds(ball, box, SEATS, OPTIONS);
    }

    @AfterAll
    void close() {
        ball.close();
    }

    private static Plot plot(int viewer, boolean unlikeMoves) {
        Plot plot = Plot.longest(Ball.trickBox(), SEATS, OPTIONS, viewer, unlikeMoves);
        assertThat(plot.choices()).as("long enough to show something").hasSizeGreaterThan(8);
        return plot;
    }

    @Test
    void aPlayerCannotTellRolesApart() {
        assertThat(worlds.differences(plot(SEAT, false), Staged.Leak.NONE)).isEmpty();
    }

    @Test
    void aPlayerCannotTellHandsApart() {
        assertThat(worlds.differences(plot(SEAT, true), Staged.Leak.NONE)).isEmpty();
    }

    @Test
    void aSpectatorCannotTellHandsApart() {
        assertThat(worlds.differences(plot(State.SPECTATOR, true), Staged.Leak.NONE)).isEmpty();
    }

    @Test
    void aRoleThatIsShownIsNoticed() {
        Staged.Leak shown =
                new Staged.Leak() {
                    @Override
                    public View view(State truth, int viewer) {
                        return unmasked(truth, viewer);
                    }
                };
        assertThat(worlds.differences(plot(SEAT, false).upTo(4), shown))
                .anyMatch(difference -> difference.contains("\"role\""))
                .anyMatch(difference -> difference.contains("<"));
    }

    @Test
    void aWhisperThatASpectatorHearsIsNoticed() {
        assertThat(worlds.differences(plot(State.SPECTATOR, true).upTo(4), Staged.Leak.OVERHEARD))
                .anyMatch(difference -> difference.contains("\"dealt\""));
    }

    /** What a viewer may see, and everybody's role besides. */
    private static View unmasked(State truth, int viewer) {
        TrickView it = (TrickView) truth.view(viewer);
        List<TrickView.Player> players =
                it.players().stream().map(player -> unmasked(truth, player)).toList();
        return new TrickView(
                it.seat(),
                it.phase(),
                it.deal(),
                it.deals(),
                it.hand(),
                it.trick(),
                it.role(),
                it.mission(),
                it.standing(),
                it.cards(),
                players,
                it.leader(),
                it.table(),
                it.winning(),
                it.previous(),
                it.centre(),
                it.passing(),
                it.pointing(),
                it.history(),
                it.result(),
                it.winners(),
                it.cast(),
                it.goal(),
                it.prompt(),
                it.log());
    }

    private static TrickView.Player unmasked(State truth, TrickView.Player player) {
        return new TrickView.Player(
                player.dancer(),
                player.awaited(),
                player.cards(),
                player.tricks(),
                player.deals(),
                ((TrickView) truth.view(player.dancer().ordinal())).role(),
                player.open());
    }
}
