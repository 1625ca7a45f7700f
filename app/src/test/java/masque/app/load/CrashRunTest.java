package masque.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The crash test trusts a good server and convicts a bad one. */
final class CrashRunTest {
    /** A toy that is stopped lets new connections wait, so no game may end and another begin. */
    private static final int ENDLESS = 1_000_000;

    private static CrashReport run(Fault fault, int kills) {
        CrashPlan plan =
                new CrashPlan(
                        new TableKind("toy", Map.of(), 3, 3),
                        2,
                        kills,
                        Duration.ofMillis(20),
                        Duration.ofSeconds(fault == Fault.NONE ? 30 : 1),
                        1);
        try (ToySite site = new ToySite(fault, ENDLESS);
                Wire wire = Wire.open()) {
            return new CrashRun(plan, site, wire, kill -> {}).play();
        }
    }

    @Test
    void aGoodServerPasses() {
        CrashReport report = run(Fault.NONE, 3);
        assertThat(report.fine()).as(report.json()).isTrue();
        assertThat(report.acknowledged()).isPositive();
    }

    @Test
    void forgottenMovesAreLost() {
        CrashReport report = run(Fault.FORGETS_MOVES, 1);
        assertThat(report.lost()).isPositive();
        assertThat(report.fine()).isFalse();
    }

    @Test
    void movesWhoseIdsAreForgottenAreLost() {
        assertThat(run(Fault.FORGETS_IDS, 1).lost()).isPositive();
    }

    @Test
    void movesMadeTwiceAreDoubled() {
        assertThat(run(Fault.MAKES_IT_TWICE, 1).doubled()).isPositive();
    }

    @Test
    void forgottenTablesDoNotGoOn() {
        assertThat(run(Fault.FORGETS_TABLES, 1).unresumed()).isEqualTo(2);
    }
}
