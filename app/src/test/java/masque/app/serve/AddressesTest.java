package masque.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import masque.app.serve.Network.Door;
import masque.server.setup.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A site tells addresses that work, and keeps its data where the platform wants it. */
final class AddressesTest {
    private static Addresses of(String host, Optional<URI> known) {
        Settings usual = Settings.USUAL;
        Settings settings =
                new Settings(
                        host,
                        usual.port(),
                        known,
                        usual.trustedProxy(),
                        usual.thinking(),
                        usual.idle(),
                        usual.patience(),
                        usual.generosity(),
                        usual.openMetrics(),
                        usual.development());
        return Addresses.of(settings, 81, () -> Optional.of("192.168.0.7"));
    }

    @ParameterizedTest
    @CsvSource({
        "0.0.0.0, http://localhost:81/, http://192.168.0.7:81/",
        "::, http://localhost:81/, http://192.168.0.7:81/",
        "127.0.0.1, http://localhost:81/,",
        "localhost, http://localhost:81/,",
        "10.1.2.3, http://10.1.2.3:81/, http://10.1.2.3:81/",
        "fd00::3, http://[fd00::3]:81/, http://[fd00::3]:81/",
    })
    void theHostDecidesWhoReachesIt(String host, String here, String elsewhere) {
        assertThat(of(host, Optional.empty()))
                .isEqualTo(new Addresses(here, Optional.ofNullable(elsewhere)));
    }

    @Test
    void aPublicAddressIsForOthers() {
        URI known = URI.create("https://masque.example/");
        assertThat(of("127.0.0.1", Optional.of(known)).elsewhere()).contains(known.toString());
        assertThat(of("0.0.0.0", Optional.of(known)).elsewhere()).contains(known.toString());
    }

    private static Door door(String name, String... addresses) throws UnknownHostException {
        List<InetAddress> all = new ArrayList<>();
        for (String address : addresses) {
            all.add(InetAddress.getByName(address));
        }
        return new Door(name, true, all);
    }

    @Test
    void neighboursAreMetInTheHomeNetwork() throws UnknownHostException {
        Door shut = new Door("eth9", false, door("eth9", "192.168.9.9").addresses());
        assertThat(
                        Network.choose(
                                Stream.of(
                                        shut,
                                        door("docker0", "172.17.0.1"),
                                        door("eth5 VMware Virtual Ethernet Adapter", "10.9.9.9"),
                                        door("eth0", "fe80::1", "169.254.1.1", "203.0.113.5"),
                                        door("wlan0", "192.168.0.7"),
                                        door("wlan1", "192.168.0.8"))))
                .contains("192.168.0.7");
    }

    @Test
    void withoutAHomeNetworkAnyAddressWillDo() throws UnknownHostException {
        assertThat(Network.choose(Stream.of(door("eth0", "fe80::1", "203.0.113.5"))))
                .contains("203.0.113.5");
        assertThat(Network.choose(Stream.of(door("eth0", "fe80::1", "169.254.1.1")))).isEmpty();
        assertThat(Network.choose(Stream.of())).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "Linux, , , /home/ann/.local/share/masque",
        "Linux, XDG_DATA_HOME, /data, /data/masque",
        "Linux, XDG_DATA_HOME, relative, /home/ann/.local/share/masque",
        "Mac OS X, XDG_DATA_HOME, /data, /home/ann/Library/Application Support/Masque",
        "Windows 11, , , /home/ann/AppData/Local/Masque",
        "Windows 11, LOCALAPPDATA, /local, /local/Masque",
    })
    void dataIsKeptByTheConventionOfThePlatform(
            String system, String variable, String value, String folder) {
        Map<String, String> environment = variable == null ? Map.of() : Map.of(variable, value);
        assertThat(Folders.usual(system, Path.of("/home/ann"), environment))
                .isEqualTo(Path.of(folder));
    }
}
