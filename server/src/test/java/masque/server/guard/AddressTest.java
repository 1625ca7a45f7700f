package masque.server.guard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** From which address a client speaks. */
final class AddressTest {
    private static final String PROXY = "10.0.0.1";

    @ParameterizedTest
    @CsvSource({
        "192.0.2.7, 192.0.2.7",
        "::ffff:192.0.2.7, 192.0.2.7",
        "[::ffff:c000:207], 192.0.2.7",
        "::1, 0:0:0:0:0:0:0:1",
        "[2001:DB8::1], 2001:db8:0:0:0:0:0:1",
        "fe80::1%eth0, fe80:0:0:0:0:0:0:1",
        "[fe80::1%eth0]:4711, fe80:0:0:0:0:0:0:1"
    })
    void anAddressIsWrittenInOneWay(String connection, String address) {
        assertThat(Address.direct(connection)).isEqualTo(address);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "192.0.2.7|192.0.2.7",
                "198.51.100.1, 192.0.2.7|192.0.2.7",
                "<script>, ,, 192.0.2.7|192.0.2.7",
                "127.0.0.1,192.0.2.7:4711|192.0.2.7",
                "2001:db8::5|2001:db8:0:0:0:0:0:5",
                "[2001:db8::5]:4711|2001:db8:0:0:0:0:0:5",
                "'192.0.2.7  '|192.0.2.7"
            })
    void behindAProxyItIsTheLastOneThatCounts(String header, String address) {
        assertThat(Address.behindProxy(PROXY, List.of(header))).isEqualTo(address);
    }

    @Test
    void linesThatTheClientSentItselfComeFirst() {
        assertThat(Address.behindProxy(PROXY, List.of("198.51.100.1", "192.0.2.7")))
                .isEqualTo("192.0.2.7");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ",",
                "192.0.2.7,",
                "192.0.2.7, unknown",
                "_hidden",
                "localhost",
                "example.org",
                "12345",
                "1.2",
                "1.2.3",
                "192.0.2.256",
                "192.0.2.7.8",
                "0x7f.0.0.1",
                "1.2.3.4:x",
                "::1::",
                ":",
                ":::",
                "1:2:3:4:5:6:7:8:9",
                "[::1",
                "[[::1]]",
                "[192.0.2.7]",
                "[]",
                "[%eth0]",
                "::1]:",
                "::ffff:999.0.0.1",
                "１92.0.2.7",
                "\u0000",
                "192.0.2.7\u0000"
            })
    void garbageInTheHeaderLeavesTheConnection(String header) {
        assertThat(Address.behindProxy(PROXY, List.of(header))).isEqualTo(PROXY);
    }

    @Test
    void withoutTheHeaderOrWithAHugeOneItIsTheConnection() {
        assertThat(Address.behindProxy(PROXY, List.of())).isEqualTo(PROXY);
        assertThat(Address.behindProxy(PROXY, List.of(":".repeat(1_000_000)))).isEqualTo(PROXY);
        assertThat(Address.behindProxy(PROXY, List.of("1".repeat(1_000_000)))).isEqualTo(PROXY);
    }

    @ParameterizedTest
    @CsvSource({
        "2001:db8:1:2::1, 2001:db8:1:2:ffff:ffff:ffff:ffff",
        "192.0.2.7, ::ffff:192.0.2.7",
        "fe80::1%eth0, fe80::2%wlan0",
        "nonsense, other nonsense"
    })
    void theseAreOneNetwork(String one, String other) {
        assertThat(Address.network(one)).isEqualTo(Address.network(other));
    }

    @ParameterizedTest
    @CsvSource({
        "2001:db8:1:2::1, 2001:db8:1:3::1",
        "192.0.2.7, 192.0.2.8",
        "127.0.0.1, ::1",
        "0.0.0.0, ::",
        "192.0.2.7, nonsense"
    })
    void theseAreTwoNetworks(String one, String other) {
        assertThat(Address.network(one)).isNotEqualTo(Address.network(other));
    }
}
