package masque.server.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The headers of every answer. */
final class HeadersTest {
    private static final String POLICY = "Content-Security-Policy";
    private static final String TRANSPORT = "Strict-Transport-Security";
    private static final String OPENER = "Cross-Origin-Opener-Policy";

    static Stream<Map<String, String>> all() {
        return Stream.of(Headers.api(Optional.empty()), Headers.page(Optional.empty()));
    }

    private static Optional<URI> at(String address) {
        return Optional.of(URI.create(address));
    }

    @ParameterizedTest
    @MethodSource("all")
    void theUsualOnesAreEverywhere(Map<String, String> headers) {
        assertThat(headers)
                .containsEntry("X-Content-Type-Options", "nosniff")
                .containsEntry("X-Frame-Options", "DENY")
                .containsEntry("Referrer-Policy", "no-referrer")
                .containsEntry("Cross-Origin-Resource-Policy", "same-origin");
        assertThat(headers.get(POLICY))
                .startsWith("default-src 'none'; ")
                .endsWith("frame-ancestors 'none'")
                .doesNotContain("unsafe", "*", "http");
        assertThat(headers.get("Permissions-Policy"))
                .contains("camera=()", "microphone=()", "geolocation=()")
                .matches("[a-z-]+=\\(\\)(, [a-z-]+=\\(\\))*");
        assertThat(headers.values()).allMatch(value -> value.matches("[ -~]+"));
    }

    @Test
    void dataIsNeverKeptAndMayLoadNothing() {
        Map<String, String> headers = Headers.api(Optional.empty());
        assertThat(headers)
                .containsEntry("Cache-Control", "no-store")
                .containsEntry(POLICY, "default-src 'none'; frame-ancestors 'none'");
    }

    @Test
    void pagesLoadFromTheSiteAlone() {
        assertThat(Headers.page(Optional.empty()).get(POLICY))
                .contains("script-src 'self';", "style-src 'self';", "connect-src 'self';")
                .contains("base-uri 'none';", "form-action 'self';");
        assertThat(Headers.page(Optional.empty())).doesNotContainKey("Cache-Control");
    }

    @Test
    void onlyASiteThatHasHttpsInsistsOnIt() {
        assertThat(Headers.api(at("https://masque.example"))).containsKey(TRANSPORT);
        assertThat(Headers.page(at("HTTPS://masque.example"))).containsKey(TRANSPORT);
        assertThat(Headers.page(at("https://masque.example"))).containsEntry(OPENER, "same-origin");
        assertThat(Headers.page(at("http://masque.example"))).doesNotContainKeys(TRANSPORT, OPENER);
        assertThat(all())
                .allSatisfy(headers -> assertThat(headers).doesNotContainKeys(TRANSPORT, OPENER));
    }

    @ParameterizedTest
    @MethodSource("all")
    void nobodyCanTakeOneAway(Map<String, String> headers) {
        assertThatThrownBy(headers::clear).isInstanceOf(UnsupportedOperationException.class);
    }
}
