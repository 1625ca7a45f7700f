package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import masque.core.Box;
import masque.core.State;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** In Masquerade Battle no browser comes to know a hand or a side that its viewer cannot know. */
// needs: chromium (chromium fonts-noto-cjk)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class BattleTwinWorldsTest {
    private static final int SEATS = 5;
    private static final int SEAT = 1;
    private static final Map<String, String> OPTIONS = Map.of();

    private final Box battle = Ball.battleBox();
    private Ball ball;
    private TwinWorlds worlds;

    @BeforeAll
    void open(@TempDir Path folder) {
        Staged box = new Staged(battle, new Plot.Deal(List.of(), 0));
        ball = Ball.of(box, folder);
        worlds = new TwinWorlds(ball, box, SEATS, OPTIONS);
    }

    @AfterAll
    void close() {
        ball.close();
    }

    private Plot plot(int viewer, boolean unlikeMoves) {
        Plot plot = Plot.longest(battle, SEATS, OPTIONS, viewer, unlikeMoves);
        assertThat(plot.choices()).as("long enough to show something").hasSizeGreaterThan(8);
        return plot;
    }

    @Test
    void aPlayerCannotTellSidesApart() {
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
    void aHandThatIsOverheardIsNoticed() {
        Staged.Leak overheard =
                new Staged.Leak() {
                    @Override
                    public int audience(int seats) {
                        return seats | 1 << State.SPECTATOR;
                    }
                };
        Plot plot = plot(State.SPECTATOR, true);
        Plot shorter =
                new Plot(
                        plot.viewer(),
                        plot.one(),
                        plot.other(),
                        plot.unlikeMoves(),
                        plot.choices().subList(0, 4));
        assertThat(worlds.differences(shorter, overheard))
                .anyMatch(difference -> difference.contains("\"cards\":["))
                .anyMatch(difference -> difference.contains("<p>"));
    }
}
