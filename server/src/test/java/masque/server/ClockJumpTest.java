package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import masque.server.setup.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Somebody turns the system's clock while the site runs: what lasts, lasts as long as before. */
final class ClockJumpTest {
    private static final String CLOCKED =
            """
            {"game":"masquerade-trick","seats":2,"chairs":["me","me"],"start":true,
            "clock":{"kind":"move","seconds":60}}\
            """;
    private static final String WITH_A_BOT =
            """
            {"game":"masquerade-trick","seats":2,"chairs":["me","bot:random"],"start":true}\
            """;

    @TempDir Path folder;
    private final ManualTime time = new ManualTime(1_700_000_000_000L);

    private static Settings with(Duration thinking, int generosity) {
        Settings usual = TestSite.settings();
        return new Settings(
                usual.host(),
                usual.port(),
                usual.publicAddress(),
                usual.trustedProxy(),
                thinking,
                usual.idle(),
                usual.patience(),
                generosity,
                usual.openMetrics(),
                usual.development());
    }

    private static boolean waitsFor(JsonNode message, int seat) {
        return message.path("waiting").valueStream().anyMatch(one -> one.asInt() == seat);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 28})
    void botsMoveWhenTheyWouldHave(int hours) {
        try (TestSite house =
                TestSite.open(folder, with(Duration.ofSeconds(10), 1_000_000), time)) {
            Person ann = house.guest("Ann");
            Line line = ann.look(ann.table(WITH_A_BOT), 0);
            JsonNode now = line.message();
            while (!waitsFor(now, 1)) {
                now = line.moveFirst();
            }
            time.turn(Duration.ofHours(hours));
            int frame = now.path("frame").asInt();
            while (line.silent()) {
                time.pass(Duration.ofSeconds(1));
            }
            assertThat(line.message().path("frame").asInt()).isGreaterThan(frame);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 28})
    void everybodyHasTheTimeTheyHad(int hours) {
        try (TestSite house = TestSite.open(folder, TestSite.settings(), time)) {
            Person ann = house.guest("Ann");
            String table = ann.table(CLOCKED);
            time.pass(Duration.ofSeconds(20));
            time.turn(Duration.ofHours(hours));
            time.pass(Duration.ofSeconds(10));
            JsonNode clock = ann.look(table, 0).message().path("clocks").path(0);
            assertThat(clock.path("millis").asLong()).isEqualTo(30_000);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 28})
    void limitsRefill(int hours) {
        try (TestSite house = TestSite.open(folder, with(Duration.ZERO, 1), time)) {
            Person ann = house.stranger();
            while (ann.get("/games").status() != 429) {
                ann.get("/games");
            }
            time.turn(Duration.ofHours(hours));
            ann.get("/games").isRefused(429, "too-many");
            time.pass(Duration.ofMinutes(1));
            ann.get("/games").is(200);
        }
    }

    @Test
    void aLobbyIsNotForgottenBecauseTheClockWasTurned() {
        try (TestSite house = TestSite.open(folder, TestSite.settings(), time)) {
            Person ann = house.guest("Ann");
            String table = ann.table("{\"game\":\"masquerade-trick\",\"seats\":2}");
            time.pass(Duration.ofMinutes(1));
            time.turn(Duration.ofHours(28));
            for (int i = 0; i < 12; i++) {
                time.pass(Duration.ofSeconds(5));
            }
            // This waits for what is being done at the table.
            ann.put("/tables/" + table, "{\"chat\":true}").is(200);
            time.pass(Duration.ofHours(24));
            while (ann.get("/tables/" + table).status() == 200) {
                time.pass(Duration.ofSeconds(5));
            }
            ann.get("/tables/" + table).isRefused(404, "no-table");
        }
    }
}
