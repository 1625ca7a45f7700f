package masque.server.guard;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which pages may talk to the site. */
final class OriginsTest {
    private static final Optional<URI> PUBLIC = Optional.of(URI.create("https://Masque.example/"));

    private static boolean allowed(String origin, String host) {
        return Origins.allowed(Optional.of(origin), host, Optional.empty());
    }

    @Test
    void whoIsNoBrowserNeedsNoOrigin() {
        assertThat(Origins.allowed(Optional.empty(), "masque.example", PUBLIC)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "http://192.168.1.5:8080, 192.168.1.5:8080",
        "https://masque.example, masque.example",
        "http://masque.example, masque.example",
        "HTTP://MASQUE.example, masque.EXAMPLE",
        "http://masque.example:80, masque.example",
        "http://masque.example, masque.example:80",
        "https://masque.example, masque.example:443",
        "http://[::1]:8080, [::1]:8080"
    })
    void theSitesOwnPagesMay(String origin, String host) {
        assertThat(allowed(origin, host)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "http://evil.example, masque.example",
        "http://masque.example.evil.example, masque.example",
        "http://evilmasque.example, masque.example",
        "http://sub.masque.example, masque.example",
        "http://masque.example:8081, masque.example:8080",
        "http://masque.example:8080, masque.example",
        "http://masque.example, masque.example:443",
        "https://masque.example, masque.example:80",
        "http://localhost:8080, 127.0.0.1:8080"
    })
    void otherPagesMayNot(String origin, String host) {
        assertThat(allowed(origin, host)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "null",
                "",
                " ",
                "*",
                "masque.example",
                "//masque.example",
                "ftp://masque.example",
                "file://",
                "chrome-extension://masque.example",
                "http://masque.example/",
                "http://masque.example/path",
                "http://masque.example?x",
                "http://masque.example#x",
                "http://evil.example@masque.example",
                "http://masque.example@evil.example",
                "http://masque.example:",
                "http://masque.example:80:80",
                "http://masque.example:99999999999",
                "http://masque.example http://evil.example",
                "http://masque.example, http://evil.example",
                "http://masque.example\n",
                "http://masque.example\u0000"
            })
    void whatIsNoOriginIsRefused(String origin) {
        assertThat(allowed(origin, "masque.example")).isFalse();
        assertThat(Origins.allowed(Optional.of(origin), "masque.example", PUBLIC)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "null", "evil.example@masque.example", "masque.example/"})
    void aBrokenHostFitsNoOrigin(String host) {
        assertThat(allowed("http://masque.example", host)).isFalse();
        assertThat(allowed("http://" + host, "")).isFalse();
    }

    @Test
    void behindAProxyThePublicAddressCounts() {
        String host = "127.0.0.1:8080";
        assertThat(Origins.allowed(Optional.of("https://masque.example"), host, PUBLIC)).isTrue();
        assertThat(Origins.allowed(Optional.of("https://masque.example:443"), host, PUBLIC))
                .isTrue();
        assertThat(Origins.allowed(Optional.of("http://masque.example"), host, PUBLIC)).isFalse();
        assertThat(Origins.allowed(Optional.of("https://masque.example:8443"), host, PUBLIC))
                .isFalse();
        assertThat(Origins.allowed(Optional.of("https://evil.example"), host, PUBLIC)).isFalse();
    }

    @Test
    void aPublicAddressWithoutAHostAllowsNobody() {
        Optional<URI> relative = Optional.of(URI.create("/masque"));
        assertThat(Origins.allowed(Optional.of("http://null"), "x", relative)).isFalse();
    }
}
