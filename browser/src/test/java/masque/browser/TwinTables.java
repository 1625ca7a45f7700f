package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import masque.core.Box;
import masque.core.State;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** What must hold at the table of any game: no browser comes to know what its viewer cannot. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class TwinTables {
    static final int SEAT = 1;

    private static final int SEATS = 5;
    private static final int ENOUGH = 8;

    private final Box game;
    private final Map<String, String> options;
    private final String dealt;
    private Ball ball;
    private TwinWorlds worlds;
    private final Map<Integer, Plot> unlike = new HashMap<>();

    /**
     * The tests of a game.
     *
     * @param dealt how a message begins to tell what somebody was dealt
     */
    TwinTables(Box game, Map<String, String> options, String dealt) {
        this.game = game;
        this.options = options;
        this.dealt = dealt;
    }

    @BeforeAll
    void open(@TempDir Path folder) {
        Staged box = new Staged(game, new Plot.Deal(List.of(), 0));
        ball = Ball.of(box, folder);
        worlds = new TwinWorlds(ball, box, SEATS, options);
    }

    @AfterAll
    void close() {
        ball.close();
    }

    /** A plot in which nobody else can ever do other things here than there. */
    final Plot alike(int viewer) {
        return longEnough(Plot.longest(game, SEATS, options, viewer, false));
    }

    /** A plot in which somebody else can at some time do other things here than there. */
    final Plot unlike(int viewer) {
        return unlike.computeIfAbsent(
                viewer, one -> longEnough(Plot.longest(game, SEATS, options, one, true)));
    }

    /** A plot in which the others secretly do other things here than there. */
    final Plot secretive(int viewer) {
        return longEnough(Plot.secretive(game, SEATS, options, viewer));
    }

    private static Plot longEnough(Plot plot) {
        assertThat(plot.choices()).as("long enough to show something").hasSizeGreaterThan(ENOUGH);
        return plot;
    }

    final void looksTheSame(Plot plot) {
        assertThat(worlds.differences(plot, Staged.Leak.NONE)).isEmpty();
    }

    @Test
    void aPlayerCannotTellHandsApart() {
        looksTheSame(unlike(SEAT));
    }

    @Test
    void aSpectatorCannotTellHandsApart() {
        looksTheSame(unlike(State.SPECTATOR));
    }

    @Test
    void aHandThatIsOverheardIsNoticed() {
        assertThat(worlds.differences(unlike(State.SPECTATOR).upTo(4), Staged.Leak.OVERHEARD))
                .anyMatch(difference -> difference.contains(dealt))
                .anyMatch(difference -> difference.contains("<p>"));
    }
}
