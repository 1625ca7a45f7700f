package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.function.Function;
import masque.server.guard.Guest;
import masque.server.guard.Seal;
import masque.server.guard.Token;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Programs that are not what they say, or want what only a person may. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class BadTokenTest {
    private static final String NAME = "{\"name\":\"My bot\"}";

    private Salon salon;
    private String genuine = "";

    @BeforeAll
    void open(@TempDir Path folder) {
        salon = Salon.open(folder);
        genuine = salon.ann.post("/me/tokens", NAME).is(201).json().path("token").asString();
        salon.looksAgain();
    }

    @AfterAll
    void close() {
        salon.close();
    }

    List<Rude> worthless() {
        return List.of(
                bad("no token at all", s -> "Bearer"),
                bad("an empty token", s -> "Bearer "),
                bad("a made-up token", s -> "Bearer admin"),
                bad("a token without its scheme", s -> genuine),
                bad("a token by another scheme", s -> "Token " + genuine),
                bad("a token and something more", s -> "Bearer " + genuine + " x"),
                bad("a token cut short", s -> "Bearer " + genuine.substring(0, 80)),
                bad("a token with a letter more", s -> "Bearer " + genuine + "A"),
                bad("a token with another name in it", s -> "Bearer " + changed(2, "RXZl")),
                bad("a token that lasts longer", s -> "Bearer " + changed(3, "99999999999")),
                bad("a token for somebody else", s -> "Bearer " + changed(1, "ann")),
                bad("a token of another site", s -> "Bearer " + foreign()),
                bad("a person's cookie", s -> "Bearer " + s.ann.cookie().orElseThrow()),
                bad("a token of 5,000 letters", s -> "Bearer " + "A".repeat(5_000)),
                new Rude(
                        "two tokens",
                        s -> me().with(genuinely()).with(genuinely()),
                        401,
                        "bad-token"),
                new Rude(
                        "a token in a cookie",
                        s ->
                                Knock.of("POST /api/v1/tables/" + s.gathering + "/chairs/2", "{}")
                                        .with("Cookie: masque=" + genuine),
                        401,
                        "no-name"));
    }

    /** Even where a stranger would be told, and where there is nothing. */
    List<Rude> everywhere() {
        return List.of(
                nowhere("the games", s -> Knock.of("GET /api/v1/games")),
                nowhere("oneself", s -> me()),
                nowhere("a table", s -> Knock.of("GET /api/v1/tables/" + s.playing)),
                nowhere("a replay", s -> Knock.of("GET /api/v1/tables/" + s.ended + "/replay")),
                nowhere("a new name", s -> Knock.of("PUT /api/v1/me", NAME)),
                nowhere("a token", s -> Knock.of("POST /api/v1/me/tokens", NAME)),
                nowhere("a link", s -> Knock.of("POST /api/v1/me/link", "{}")),
                nowhere(
                        "a chair",
                        s -> Knock.of("POST /api/v1/tables/" + s.gathering + "/chairs/2", "{}")),
                nowhere("a start", s -> Knock.of("POST /api/v1/tables/" + s.gathering + "/start")),
                nowhere("looking on", s -> Wire.upgrade(s.playing, "?seat=none").hangsUp()),
                nowhere("a seat", s -> Wire.upgrade(s.playing, "?seat=0").hangsUp()));
    }

    List<Rude> twofold() {
        return List.of(
                two("a request", s -> me().as(s.ann)),
                two("a request with a cookie that is none", s -> me().with("Cookie: masque=x")),
                two("a seat", s -> Wire.upgrade(s.playing, "?seat=0").as(s.ann).hangsUp()),
                two("a token", s -> Knock.of("POST /api/v1/me/tokens", NAME).as(s.ann)));
    }

    List<Rude> forPersonsOnly() {
        return List.of(
                only("another token", "POST /api/v1/me/tokens", NAME),
                only("a link to another device", "POST /api/v1/me/link", "{}"),
                only("another name", "PUT /api/v1/me", NAME),
                only("somebody's link", "POST /api/v1/continue", "{\"token\":\"x\"}"),
                only("somebody's link by its button", "POST /continue/x", "").byPage());
    }

    List<Rude> notTheirs() {
        return List.of(
                new Rude(
                        "its owner's seat",
                        s -> Wire.upgrade(s.playing, "?seat=0").with(genuinely()).hangsUp(),
                        403,
                        "seat-not-yours"),
                new Rude(
                        "its owner's table",
                        s -> with("POST /api/v1/tables/" + s.gathering + "/start", "{}"),
                        403,
                        "not-host"),
                new Rude(
                        "a page of another site with a token",
                        s ->
                                with("POST /api/v1/tables/" + s.gathering + "/chairs/2", "{}")
                                        .with("Origin: http://evil.example"),
                        403,
                        "foreign-origin"),
                new Rude(
                        "a page of another site that looks on with a token",
                        s ->
                                Wire.upgrade(s.playing, "?seat=none")
                                        .with(genuinely())
                                        .with("Origin: http://evil.example")
                                        .hangsUp(),
                        403,
                        "foreign-origin"));
    }

    List<Rude> asking() {
        return List.of(
                new Rude(
                        "a token for nobody",
                        s -> Knock.of("POST /api/v1/me/tokens", NAME),
                        401,
                        "no-name"),
                token("a token without a name", "{}", "field-missing"),
                token("a token with an empty name", "{\"name\":\" \"}", "name-empty"),
                token(
                        "a token with a long name",
                        "{\"name\":\"" + "A".repeat(25) + "\"}",
                        "name-long"),
                token("a token that lasts", "{\"name\":\"x\",\"days\":999}", "field-unknown"));
    }

    private static Knock me() {
        return Knock.of("GET /api/v1/me");
    }

    private String genuinely() {
        return "Authorization: Bearer " + genuine;
    }

    private Knock with(String methodAndTarget, String body) {
        return Knock.of(methodAndTarget, body).with(genuinely());
    }

    private String changed(int part, String text) {
        String[] parts = genuine.split("\\.", -1);
        parts[part] = text;
        return String.join(".", parts);
    }

    private static String foreign() {
        Guest program = new Guest("ann", "My bot", true);
        return new Seal(new byte[32])
                .seal(new Token(program, Instant.ofEpochSecond(99_999_999_999L)));
    }

    private Rude bad(String name, Function<Salon, String> header) {
        return new Rude(
                name, s -> me().with("Authorization: " + header.apply(s)), 401, "bad-token");
    }

    private Rude nowhere(String name, Function<Salon, Knock> knock) {
        return new Rude(
                name,
                s -> knock.apply(s).with("Authorization: Bearer " + foreign()),
                401,
                "bad-token");
    }

    private Rude two(String name, Function<Salon, Knock> knock) {
        return new Rude(name, s -> knock.apply(s).with(genuinely()), 400, "two-identities");
    }

    private Rude only(String name, String methodAndTarget, String body) {
        return new Rude(name, s -> with(methodAndTarget, body), 403, "program");
    }

    private Rude token(String name, String body, String code) {
        return new Rude(name, s -> Knock.of("POST /api/v1/me/tokens", body).as(s.ann), 400, code);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource({"worthless", "everywhere", "twofold", "forPersonsOnly", "notTheirs", "asking"})
    void isRefused(Rude rude) {
        rude.at(salon);
    }

    @Test
    void whoeverIsNotLetInIsToldWhatToShow() {
        Reply reply = salon.knock(me().with("Authorization: Bearer x"));
        assertThat(reply.header("WWW-Authenticate")).isEqualTo("Bearer");
    }

    @Test
    void aPasswordForAProxyDoesNotMatter() {
        Knock knock = me().as(salon.ann).with("Authorization: Basic YW5uOmFubg==");
        assertThat(salon.knock(knock).json().path("name").asString()).isEqualTo("Ann");
    }
}
