package masque.app.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The load measures a good server and notices what a bad one leaves out. */
final class LoadRunTest {
    private static final int LENGTH = 60;

    private static LoadReport run(Fault fault, TableKind kind) {
        // A fault ends the run as soon as it is met, however slow that is.
        Duration time = fault == Fault.NONE ? Duration.ofMillis(500) : Duration.ofMinutes(5);
        LoadPlan plan =
                new LoadPlan(
                        kind, 3, 0, 0, false, Optional.of(Duration.ZERO), time, Duration.ZERO, 1);
        try (ToySite site = new ToySite(fault, LENGTH);
                Wire wire = Wire.open();
                LoadRun run = new LoadRun(plan, site.start(), wire, moves -> {})) {
            return run.play(site);
        }
    }

    private static TableKind toy() {
        return new TableKind("toy", Map.of(), 3, 3);
    }

    @Test
    void aGoodServerIsMeasured() {
        LoadReport report = run(Fault.NONE, toy());
        assertThat(report.moves()).isPositive();
        assertThat(report.p50Millis()).isPositive().isLessThanOrEqualTo(report.p99Millis());
        assertThat(report.p99Millis()).isLessThanOrEqualTo(report.p999Millis());
        assertThat(report.serverMegabytes()).isEqualTo(1);
        assertThat(report.json())
                .contains("\"movesPerSecond\":", "\"p50Millis\":", "\"p99Millis\":")
                .contains("\"p999Millis\":", "\"serverCpuSeconds\":", "\"serverMegabytes\":1");
    }

    @ParameterizedTest
    @CsvSource({
        "SKIPS_A_FRAME, frame-missing",
        "LEAVES_SOMEBODY_OUT, counts-differ",
        "SHOWS_NO_VIEW, view-missing",
        "REFUSES, move-refused",
        "CLOSES, socket-closed"
    })
    void aBadServerFailsTheRun(Fault fault, String problem) {
        assertThatThrownBy(() -> run(fault, toy()))
                .isInstanceOfSatisfying(
                        Failure.class,
                        failure -> assertThat(failure.problem().key()).isEqualTo(problem));
    }

    @Test
    void aGameThatIsNotThereIsSaid() {
        assertThatThrownBy(() -> run(Fault.NONE, new TableKind("chess", Map.of(), 2, 2)))
                .isInstanceOfSatisfying(
                        Failure.class,
                        failure ->
                                assertThat(failure.problem().args())
                                        .containsEntry("status", 422)
                                        .containsEntry("path", "/api/v1/tables"));
    }
}
