package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** HEAD is answered as GET is, but for the body. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class HeadTest {
    private static final List<String> NOT_THERE =
            List.of(
                    "/nothing",
                    "/table/AAAAAAAAAAAAAAAAAAAAAA",
                    "/table/short",
                    "/replay/PLAYING",
                    "/rules/whist",
                    "/assets/0123456789abcdef/app/main.js",
                    "/api/v1/nothing",
                    "/api/v1/find",
                    "/api/v1/tables/AAAAAAAAAAAAAAAAAAAAAA",
                    "/api/v1/tables/PLAYING/file",
                    "/api/v1/games?lang=tlh",
                    "/?lang=tlh");

    private Salon salon;

    @BeforeAll
    void open(@TempDir Path folder) {
        salon = Salon.open(folder);
    }

    @AfterAll
    void close() {
        salon.close();
    }

    @TestFactory
    Stream<DynamicTest> theHeadOfWhateverCanBeGot() {
        return salon.house.routes().stream()
                .filter(route -> route.startsWith("GET "))
                .map(route -> route.substring("GET ".length()))
                .map(route -> DynamicTest.dynamicTest(route, () -> isTheSame(filled(route))));
    }

    @TestFactory
    Stream<DynamicTest> theHeadOfWhatIsNotThere() {
        return NOT_THERE.stream()
                .map(path ->
                        DynamicTest.dynamicTest(
                                path, () -> isTheSame(path.replace("PLAYING", salon.playing))));
    }

    private String filled(String route) {
        String page = Knock.of("GET /").at(salon.port()).body();
        String version = page.replaceFirst("(?s).*assets/([0-9a-f]{16})/.*", "$1");
        return route.replace("{id}", salon.ended)
                .replace("{game}", TestSite.GAME)
                .replace("{token}", "AAAAAAAAAAAAAAAAAAAAAA")
                .replace("{version}", version)
                .replace("<path>", "app/main.js");
    }

    private void isTheSame(String path) {
        for (String encoding : List.of("identity", "gzip")) {
            Reply got = asked("GET " + path, encoding);
            Reply head = asked("HEAD " + path, encoding);
            assertThat(head.status()).isEqualTo(got.status());
            assertThat(lasting(head)).isEqualTo(lasting(got));
            assertThat(head.body()).isEmpty();
            assertThat(got.body()).isNotEmpty();
        }
    }

    /** As a guest, who has tables of her own. */
    private Reply asked(String line, String encoding) {
        return Knock.of(line).as(salon.ann).with("Accept-Encoding: " + encoding).at(salon.port());
    }

    /** The figures are other figures each time, and how long they are may differ. */
    private static Map<String, List<String>> lasting(Reply reply) {
        Map<String, List<String>> headers = new TreeMap<>(reply.headers());
        if (reply.header("Content-Type").startsWith("text/plain")) {
            headers.remove("content-length");
        }
        return headers;
    }

    @Test
    void whatIsKeptForEverIsNotSentAgainForItsHead() {
        String tag = asked("GET /", "identity").header("ETag");
        Knock knock = Knock.of("HEAD /").with("If-None-Match: " + tag);
        assertThat(knock.at(salon.port()).status()).isEqualTo(304);
    }
}
