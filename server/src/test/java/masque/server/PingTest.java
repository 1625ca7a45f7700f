package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every connection is asked whether somebody is there, every half a minute and not more often. */
final class PingTest {
    private static final int CONNECTIONS = 8;

    @Test
    void everyConnectionIsAskedOnceInHalfAMinute(@TempDir Path folder) {
        ManualTime time = new ManualTime(1_700_000_000_000L);
        try (TestSite house = TestSite.open(folder, TestSite.settings(), time)) {
            String table = house.guest("Ann").table("{\"game\":\"masquerade-trick\",\"seats\":2}");
            List<Wire> wires =
                    IntStream.range(0, CONNECTIONS)
                            .mapToObj(i ->
                                    Wire.open(house.port(), table, "?seat=none", Optional.empty()))
                            .toList();
            wires.forEach(Wire::message);
            for (int round = 0; round < 2; round++) {
                for (int seconds = 0; seconds < 30; seconds += 5) {
                    time.pass(Duration.ofSeconds(5));
                }
                wires.forEach(wire -> assertThat(opcode(wire)).isEqualTo(Wire.PING));
            }
            // Had one been asked more often, that would come before this.
            wires.forEach(wire -> {
                wire.frame(Wire.LAST | Wire.PING);
                assertThat(opcode(wire)).isEqualTo(Wire.PONG);
                wire.close();
            });
        }
    }

    private static int opcode(Wire wire) {
        return wire.next().orElseThrow().opcode();
    }
}
