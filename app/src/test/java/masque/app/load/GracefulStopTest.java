package masque.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A site that is told to stop in the middle of games ends well, and forgets nothing. */
final class GracefulStopTest {
    @TempDir private Path folder;

    @Test
    void whatWasAcknowledgedBeforeTheSignalIsThereAfterwards() {
        CrashPlan plan =
                new CrashPlan(
                        new TableKind("masquerade-trick", Map.of(), 3, 3),
                        3,
                        2,
                        Duration.ofMillis(200),
                        Duration.ofSeconds(60),
                        1);
        try (SiteProcess site = new SiteProcess(folder);
                Wire wire = Wire.open()) {
            CrashReport report = new CrashRun(plan, site, wire, kill -> {}).play();
            assertThat(report.fine()).as(report.json()).isTrue();
            assertThat(report.acknowledged()).isPositive();
            site.kill();
            assertThat(site.exitCodes()).hasSize(3).containsOnly(0);
        }
    }
}
