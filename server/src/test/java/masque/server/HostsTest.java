package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import masque.server.setup.Settings;
import masque.server.table.Time;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A page whose own name leads to this machine is not taken for a page of this site. */
final class HostsTest {
    @TempDir Path folder;

    private static Settings settings(Optional<String> publicAddress, boolean openMetrics) {
        Settings usual = TestSite.settings();
        return new Settings(
                usual.host(),
                usual.port(),
                publicAddress.map(URI::create),
                usual.trustedProxy(),
                usual.thinking(),
                usual.idle(),
                usual.patience(),
                usual.generosity(),
                openMetrics,
                usual.development());
    }

    private TestSite known() {
        Settings settings = settings(Optional.of("https://Masque.example/play"), false);
        return TestSite.open(folder, settings, Time.real());
    }

    private static int status(TestSite house, String path, String host) {
        return Knock.of("GET " + path).with("Host: " + host).at(house.port()).status();
    }

    @Test
    void whereTheAddressIsKnownOtherNamesAreRefused() {
        try (TestSite house = known()) {
            Knock.of("GET /")
                    .with("Host: evil.example")
                    .at(house.port())
                    .isRefusedByPage(421, "foreign-host");
            for (String path : new String[] {"/api/v1/me", "/readyz", "/metrics"}) {
                Knock.of("GET " + path)
                        .with("Host: evil.example")
                        .at(house.port())
                        .isRefused(421, "foreign-host");
            }
            Person ann = house.guest("Ann");
            String table = ann.table(PlayTest.FOUR_OF_MINE);
            Wire.upgrade(table, "")
                    .with("Host: evil.example:8080")
                    .with("Origin: http://evil.example:8080")
                    .hangsUp()
                    .at(house.port())
                    .isRefused(421, "foreign-host");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "masque.example",
                "MASQUE.example:443",
                "masque.example.",
                "localhost:8080",
                "192.0.2.7",
                "192.0.2.7:8080",
                "[2001:db8::1]:8080"
            })
    void itsOwnNameAndAddressesWillDo(String host) {
        try (TestSite house = known()) {
            assertThat(status(house, "/api/v1/me", host)).isEqualTo(200);
        }
    }

    @Test
    void whereItIsNotKnownANameInTheNetworkWorks() {
        try (TestSite house = TestSite.open(folder)) {
            assertThat(status(house, "/api/v1/me", "attic.lan:8080")).isEqualTo(200);
            assertThat(status(house, "/readyz", "attic.lan:8080")).isEqualTo(200);
            Knock.of("GET /metrics")
                    .with("Host: attic.lan:8080")
                    .at(house.port())
                    .isRefused(403, "metrics-closed");
            assertThat(status(house, "/metrics", "localhost")).isEqualTo(200);
            assertThat(status(house, "/metrics", "127.0.0.1:8080")).isEqualTo(200);
            assertThat(status(house, "/metrics", "[::1]:8080")).isEqualTo(200);
        }
    }

    @Test
    void openFiguresAreReadByNamesThatNoPageCanHave() {
        try (TestSite house =
                TestSite.open(folder, settings(Optional.empty(), true), Time.real())) {
            assertThat(status(house, "/metrics", "masque:8080")).isEqualTo(200);
            assertThat(status(house, "/metrics", "192.0.2.7")).isEqualTo(200);
            assertThat(status(house, "/metrics", "evil.example")).isEqualTo(403);
        }
    }

    @Test
    void nobodyHasANameThatLong() {
        try (TestSite house = TestSite.open(folder)) {
            String table = house.guest("Ann").table(PlayTest.FOUR_OF_MINE);
            Knock.of("GET /table/" + table + "/code.svg")
                    .with("Host: " + "a".repeat(3_000))
                    .at(house.port())
                    .isRefused(400, "bad-request");
            assertThat(status(house, "/table/" + table + "/code.svg", "a".repeat(250)))
                    .isEqualTo(200);
        }
    }
}
