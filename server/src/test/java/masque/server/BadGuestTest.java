package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import masque.server.guard.Guest;
import masque.server.guard.Seal;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whoever is not who they say, or comes from somewhere else. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class BadGuestTest {
    private static final String TABLES = "POST /api/v1/tables";
    private static final String ORDER = "{\"game\":\"masquerade-trick\",\"seats\":4}";

    private Salon salon;

    @BeforeAll
    void open(@TempDir Path folder) {
        salon = Salon.open(folder);
    }

    @AfterAll
    void close() {
        salon.close();
    }

    static List<Rude> cookies() {
        return List.of(
                new Rude("no cookie", s -> Knock.of(TABLES, ORDER), 401, "no-name"),
                new Rude("an empty cookie", s -> cookie(""), 401, "no-name"),
                new Rude("a made-up cookie", s -> cookie("admin"), 401, "no-name"),
                new Rude(
                        "a cookie without a signature", s -> cookie("1.ann.QW5u."), 401, "no-name"),
                new Rude(
                        "a cookie signed with another key",
                        s -> cookie(new Seal(new byte[32]).seal(new Guest("ann", "Ann"))),
                        401,
                        "no-name"),
                new Rude("a cookie cut short", s -> cookie(cut(genuine(s))), 401, "no-name"),
                new Rude(
                        "a cookie with a letter more",
                        s -> cookie(genuine(s) + "A"),
                        401,
                        "no-name"),
                new Rude(
                        "a cookie with another name in it",
                        s -> cookie(renamed(genuine(s))),
                        401,
                        "no-name"),
                new Rude(
                        "a cookie of another version",
                        s -> cookie("2" + genuine(s).substring(1)),
                        401,
                        "no-name"),
                new Rude(
                        "a cookie of 5,000 letters",
                        s -> cookie("A".repeat(5_000)),
                        401,
                        "no-name"),
                new Rude(
                        "a cookie of 9,000 letters",
                        s -> cookie("A".repeat(9_000)),
                        431,
                        "too-long"),
                new Rude(
                        "two cookies, both made up",
                        s -> cookie("admin; masque=root"),
                        401,
                        "no-name"),
                new Rude(
                        "a genuine cookie by another name",
                        s -> Knock.of(TABLES, ORDER).with("Cookie: Masque2=" + genuine(s)),
                        401,
                        "no-name"),
                new Rude("cookies that are none", s -> cookie(";;=;\"=,"), 401, "no-name"),
                new Rude(
                        "a genuine cookie as a parameter",
                        s -> Knock.of(TABLES + "?masque=" + genuine(s), ORDER),
                        401,
                        "no-name"));
    }

    static List<Rude> names() {
        return List.of(
                name("an empty name", "", "name-empty"),
                name("a name of spaces", "   ", "name-empty"),
                name(
                        "a name of spaces from all over the world",
                        "\\u00a0\\u3000\\u2800",
                        "name-empty"),
                name("a name of 25 letters", "A".repeat(25), "name-long"),
                name("a name of 201 letters", "A".repeat(201), "name-long"),
                name("a name of 7,000 letters", "A".repeat(7_000), "name-long"),
                name("a name with a bell in it", "A\\u0007", "field-characters"),
                name("a name with an escape in it", "\\u001b[31mAnn", "field-characters"),
                name("a name that turns the line round", "\\u202ennA", "name-characters"),
                name("a name that cannot be seen", "\\u200b\\u200d", "name-characters"),
                name("a name of fillers", "\\u3164", "name-characters"),
                name(
                        "a name that climbs out of its line",
                        "A\\u0300\\u0301\\u0302\\u0303",
                        "name-marks"),
                name("a name of private letters", "\\ue000", "name-characters"),
                new Rude(
                        "a name by number",
                        s -> Knock.of("PUT /api/v1/me", "{\"name\":7}").as(s.ann),
                        400,
                        "field-text"));
    }

    static List<Rude> tokens() {
        return List.of(
                new Rude("a guessed token", s -> token("AAAAAAAAAAAAAAAAAAAAAA"), 404, "no-link"),
                new Rude("an empty token", s -> token(""), 404, "no-link"),
                new Rude("a token with a wildcard", s -> token("%"), 404, "no-link"),
                new Rude("a token that is a cookie", s -> token(genuine(s)), 404, "no-link"),
                new Rude("a token of 201 letters", s -> token("A".repeat(201)), 400, "field-text"),
                new Rude(
                        "a link for nobody",
                        s -> Knock.of("POST /api/v1/me/link", "{}"),
                        401,
                        "no-name"));
    }

    static List<Rude> origins() {
        return List.of(
                from("a page of another site", "http://evil.example"),
                from("a page of no site", "null"),
                from("a page of another port", "http://127.0.0.1:1"),
                from("a page of this machine by another name", "http://localhost"),
                from("a page in a file", "file://"),
                from("a page whose site begins like this one", "http://127.0.0.1.evil.example"),
                from("a page that names this one as its user", "http://127.0.0.1@evil.example"),
                from("an empty origin", ""),
                from("an origin that is none", "evil"),
                from("two origins", "http://127.0.0.1 http://evil.example"),
                new Rude(
                        "standing up through another site's page",
                        s ->
                                Knock.of("DELETE /api/v1/tables/" + s.gathering + "/chairs/1")
                                        .as(s.bob)
                                        .with("Origin: http://evil.example"),
                        403,
                        "foreign-origin"));
    }

    private static Knock cookie(String value) {
        return Knock.of(TABLES, ORDER).with("Cookie: masque=" + value);
    }

    private static String genuine(Salon salon) {
        return salon.ann.cookie().orElseThrow();
    }

    private static String cut(String cookie) {
        return cookie.substring(0, cookie.length() - 1);
    }

    private static String renamed(String cookie) {
        String[] parts = cookie.split("\\.", -1);
        return String.join(".", parts[0], parts[1], "RXZl", parts[3]);
    }

    private static Rude name(String what, String name, String code) {
        String body = "{\"name\":\"" + name + "\"}";
        return new Rude(what, s -> Knock.of("PUT /api/v1/me", body).as(s.ann), 400, code);
    }

    private static Knock token(String token) {
        return Knock.of("POST /api/v1/continue", "{\"token\":\"" + token + "\"}");
    }

    private static Rude from(String what, String origin) {
        return new Rude(
                what,
                s -> Knock.of(TABLES, ORDER).as(s.ann).with("Origin: " + origin),
                403,
                "foreign-origin");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource({"cookies", "names", "tokens", "origins"})
    void isRefused(Rude rude) {
        rude.at(salon);
    }

    @Test
    void aTokenThatWasUsedIsWorthNothing() {
        String link = salon.ann.post("/me/link", "{}").is(201).json().path("token").asString();
        assertThat(token(link).at(salon.port()).status()).isEqualTo(200);
        salon.looksAgain();
        salon.knock(token(link)).isRefused(404, "no-link");
    }

    @Test
    void whereALinkWasClickedDoesNotMatter() {
        Knock knock = token("AAAAAAAAAAAAAAAAAAAAAA").with("Referer: http://evil.example/");
        salon.knock(knock).isRefused(404, "no-link");
    }

    /** Pages show names as text; that browsers take an answer for a page is prevented here. */
    @Test
    void aScriptForANameIsATextThatNobodyRuns() {
        Person eve = salon.house.guest("<script>x()</script>");
        Knock asks = Knock.of("GET /api/v1/me").as(eve).with("Accept: text/html");
        Reply reply = salon.knock(asks).isGuarded();
        assertThat(reply.json().path("name").asString()).isEqualTo("<script>x()</script>");
        assertThat(reply.header("Content-Type")).startsWith("application/json");
    }
}
