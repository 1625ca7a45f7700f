package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Addresses where nothing is, methods that do nothing, and what is hardly HTTP. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class BadPathTest {
    private Salon salon;

    @BeforeAll
    void open(@TempDir Path folder) {
        salon = Salon.open(folder);
    }

    @AfterAll
    void close() {
        salon.close();
    }

    static List<Rude> paths() {
        return List.of(
                line("an unknown path", "GET /nothing", 404, "no-page").byPage(),
                line("an unknown path of the interface", "GET /api/v1/nothing", 404, "no-page"),
                line("another version of the interface", "GET /api/v2/games", 404, "no-page"),
                line("up from the root", "GET /../../etc/passwd", 400, "bad-request"),
                line("up from a page", "GET /style.css/../../etc/passwd", 400, "bad-request"),
                line("up, percent-encoded", "GET /%2e%2e/%2e%2e/etc/passwd", 400, "bad-request"),
                line("up, with encoded slashes", "GET /..%2f..%2fetc/passwd", 404, "no-page")
                        .byPage(),
                line("up, encoded twice", "GET /%252e%252e/etc/passwd", 404, "no-page").byPage(),
                line("up, in overlong UTF-8", "GET /%c0%ae%c0%ae/etc/passwd", 400, "bad-request"),
                line("up, with backslashes", "GET /..\\..\\etc\\passwd", 400, "bad-request"),
                line("up, with encoded backslashes", "GET /..%5c..%5cetc", 404, "no-page").byPage(),
                line("up, with a parameter", "GET /api/v1/..;/v1/games", 400, "bad-request"),
                line(
                                "a resource of the program",
                                "GET /masque/words/server/en.properties",
                                404,
                                "no-page")
                        .byPage(),
                line("a folder of the program", "GET /WEB-INF/web.xml", 404, "no-page").byPage(),
                line("an absolute path", "GET //etc/passwd", 404, "no-page").byPage(),
                line("a NUL", "GET /style.css%00.html", 400, "bad-request"),
                line("a NUL in a parameter", "GET /api/v1/games?lang=en%00", 400, "no-language"),
                line("a percent sign alone", "GET /%", 400, "bad-request"),
                typed("percent and a u in a browser", "GET /table/%u0041", 400, "bad-request"),
                typed("overlong UTF-8 in a browser", "GET /%c0%ae", 400, "bad-request"),
                line("percent and no digits", "GET /api/v1/tables/%zz", 400, "bad-request"),
                line("percent and a u", "GET /api/v1/tables/%u0041", 400, "bad-request"),
                line("percent and a u in a page", "GET /table/%u0041", 400, "bad-request"),
                line("a slash in an id", "GET /api/v1/tables/a%2fb", 404, "no-table"),
                line("an address of 9,000 letters", "GET /" + "a".repeat(9_000), 414, "too-long"),
                line("an unknown language", "GET /api/v1/games?lang=tlh", 400, "no-language"),
                line("a page in an unknown language", "GET /?lang=../../x", 400, "no-language")
                        .byPage(),
                line("another site's address", "GET http://evil.example/", 400, "bad-request"),
                line("an address without a slash", "GET api", 400, "bad-request"),
                line("a space in the address", "GET /a b", 400, "bad-request"),
                line("a control character in the address", "GET /\u0001", 400, "bad-request"));
    }

    static List<Rude> methods() {
        return List.of(
                line("a method not for this address", "POST /", 405, "no-method").byPage(),
                line("deleting the games", "DELETE /api/v1/games", 405, "no-method"),
                line(
                        "deleting a table",
                        "DELETE /api/v1/tables/AAAAAAAAAAAAAAAAAAAAAA",
                        405,
                        "no-method"),
                line("deleting all tables", "DELETE /api/v1/tables", 405, "no-method"),
                line("patching", "PATCH /api/v1/me", 405, "no-method"),
                line("asking for options", "OPTIONS /api/v1/me", 405, "no-method"),
                line("asking for everybody's options", "OPTIONS *", 404, "no-page"),
                line("tracing", "TRACE /api/v1/games", 405, "no-method"),
                new Rude(
                        "connecting onwards",
                        s ->
                                Knock.of("CONNECT evil.example:80")
                                        .with("Host: evil.example:80")
                                        .hangsUp(),
                        405,
                        "no-method"),
                line("a made-up method", "BREW /api/v1/games", 405, "no-method"),
                line("a method in small letters", "get /api/v1/games", 405, "no-method"));
    }

    static List<Rude> protocols() {
        return List.of(
                whole("no HTTP", "NONSENSE"),
                whole("the beginning of TLS", "\u0016\u0003\u0001\u0002"),
                whole("HTTP without a version", "GET /"),
                whole("HTTP of an unknown version", "GET / HTTP/3.9"),
                header("a header without a colon", "nonsense"),
                header("a header with a space in its name", "X Y: z"),
                header("a header without a name", ": z"),
                header("a header with a NUL", "X: \u0000"),
                header("a folded header", " folded: x"),
                header("an empty host", "Host:"),
                header("a host that is none", "Host: evil host"),
                header("a host with a path", "Host: evil.example/x"),
                new Rude(
                        "two hosts",
                        s -> page().with("Host: a").with("Host: b"),
                        400,
                        "bad-request"),
                new Rude(
                        "a header of 9,000 letters",
                        s -> page().with("X: " + "x".repeat(9_000)),
                        431,
                        "too-long"),
                new Rude("9,000 bytes of small headers", s -> small(), 431, "too-long"),
                new Rude(
                        "an impossible expectation",
                        s -> page().with("Expect: cake"),
                        417,
                        "bad-request"));
    }

    private static Knock page() {
        return Knock.of("GET /api/v1/games");
    }

    private static Knock small() {
        Knock knock = page();
        for (int i = 0; i < 900; i++) {
            knock.with("X-%d: small".formatted(i));
        }
        return knock;
    }

    private static Rude line(String name, String line, int status, String code) {
        return new Rude(name, salon -> Knock.of(line), status, code);
    }

    /** As a browser asks. */
    private static Rude typed(String name, String line, int status, String code) {
        return new Rude(
                        name,
                        salon -> Knock.of(line).with("Accept: text/html,*/*;q=0.8"),
                        status,
                        code)
                .byPage();
    }

    private static Rude whole(String name, String line) {
        return new Rude(name, salon -> Knock.ofLine(line).hangsUp(), 400, "bad-request");
    }

    private static Rude header(String name, String header) {
        return new Rude(name, salon -> page().with(header), 400, "bad-request");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource({"paths", "methods", "protocols"})
    void isRefused(Rude rude) {
        rude.at(salon);
    }

    @Test
    void askedOnlyForTheHeadTheAnswerIsOnlyAHead() {
        salon.knock(Knock.of("HEAD /nothing")).isRefusedSilently(404);
    }

    @Test
    void whatIsHardlyHttpIsAlsoAnsweredInJapanese() {
        Knock knock = page().with("Accept-Language: ja").with("Expect: cake");
        String sentence = salon.knock(knock).json().path("error").path("sentence").asString();
        assertThat(sentence).isEqualTo("この要求は理解できません。");
    }

    @Test
    void languagesThatMakeNoSenseAreAnsweredInEnglish() {
        Knock knock = Knock.of("GET /nothing").with("Accept-Language: *;q=;,-,\"ja");
        salon.knock(knock).isRefusedByPage(404, "no-page");
    }
}
