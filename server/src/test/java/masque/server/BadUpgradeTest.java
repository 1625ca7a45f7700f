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

/** WebSockets that are not opened. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class BadUpgradeTest {
    private Salon salon;

    @BeforeAll
    void open(@TempDir Path folder) {
        salon = Salon.open(folder);
    }

    @AfterAll
    void close() {
        salon.close();
    }

    static List<Rude> viewers() {
        return List.of(
                new Rude(
                        "somebody else's seat", s -> seat(s, "0").as(s.bob), 403, "seat-not-yours"),
                new Rude("a seat without a cookie", s -> seat(s, "0"), 403, "seat-not-yours"),
                new Rude(
                        "a seat of a table of others",
                        s -> seat(s, "0").as(s.cem),
                        403,
                        "seat-not-yours"),
                new Rude(
                        "a seat with a cookie of another key",
                        s -> seat(s, "0").with("Cookie: masque=" + foreign()),
                        403,
                        "seat-not-yours"),
                new Rude("seat 4 of 4", s -> seat(s, "4").as(s.ann), 404, "no-seat"),
                new Rude("seat 99", s -> seat(s, "99").as(s.ann), 404, "no-seat"),
                new Rude(
                        "seat -1, the spectators' own",
                        s -> seat(s, "-1").as(s.ann),
                        404,
                        "no-seat"),
                new Rude("seat 4294967296", s -> seat(s, "4294967296").as(s.ann), 404, "no-seat"),
                new Rude("a seat by name", s -> seat(s, "first").as(s.ann), 404, "no-seat"),
                new Rude("an empty seat's name", s -> seat(s, "").as(s.ann), 404, "no-seat"),
                new Rude(
                        "an open chair",
                        s -> upgrade(s.gathering, "?seat=3").as(s.ann),
                        403,
                        "seat-not-yours"),
                new Rude(
                        "an unknown language",
                        s -> upgrade(s.playing, "?lang=tlh"),
                        400,
                        "no-language"),
                new Rude(
                        "an unknown table",
                        s -> upgrade("AAAAAAAAAAAAAAAAAAAAAA", ""),
                        404,
                        "no-table"),
                new Rude("a table's id that is none", s -> upgrade("x", ""), 404, "no-table"));
    }

    static List<Rude> origins() {
        return List.of(
                from("a page of another site", "http://evil.example"),
                from("a page of no site", "null"),
                from("a page of another port", "http://127.0.0.1:1"),
                from("a WebSocket for an origin", "ws://127.0.0.1"),
                from("an extension of the browser", "chrome-extension://abc"),
                new Rude(
                        "another site's page that only looks on",
                        s -> upgrade(s.playing, "?seat=none").with("Origin: http://evil.example"),
                        403,
                        "foreign-origin"));
    }

    static List<Rude> handshakes() {
        return List.of(
                new Rude("no upgrade", s -> Knock.of("GET " + play(s)), 426, "socket-wanted"),
                new Rude("version 12", s -> shake(s, "12", KEY), 426, "socket-wanted"),
                new Rude("version 99", s -> shake(s, "99", KEY), 426, "socket-wanted"),
                new Rude("a version that is none", s -> shake(s, "new", KEY), 426, "socket-wanted"),
                new Rude("no key", s -> shake(s, "13", "X: y"), 426, "socket-wanted"),
                new Rude(
                        "an upgrade to something else",
                        s -> Knock.of("GET " + play(s)).with(KEY).with("Sec-WebSocket-Version: 13"),
                        426,
                        "socket-wanted"),
                new Rude("an upgrade by POST", s -> post(s), 426, "socket-wanted"),
                new Rude(
                        "an upgrade where there is no table",
                        s -> Knock.of("GET /").with("Sec-WebSocket-Version: 13").with(KEY),
                        404,
                        "no-page"));
    }

    private static final String KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==";

    private static String play(Salon salon) {
        return "/api/v1/tables/" + salon.playing + "/play";
    }

    private static Knock upgrade(String table, String query) {
        return Wire.upgrade(table, query).hangsUp();
    }

    private static Knock seat(Salon salon, String seat) {
        return upgrade(salon.playing, "?seat=" + seat);
    }

    private static String foreign() {
        return new Seal(new byte[32]).seal(new Guest("ann", "Ann"));
    }

    private static Rude from(String name, String origin) {
        return new Rude(
                name, s -> seat(s, "0").as(s.ann).with("Origin: " + origin), 403, "foreign-origin");
    }

    private static Knock shake(Salon salon, String version, String key) {
        return Knock.ofLine("GET " + play(salon) + " HTTP/1.1")
                .with("Connection: Upgrade")
                .with("Upgrade: websocket")
                .with("Sec-WebSocket-Version: " + version)
                .with(key)
                .hangsUp();
    }

    private static Knock post(Salon salon) {
        return Knock.ofLine("POST " + play(salon) + " HTTP/1.1")
                .with("Connection: Upgrade")
                .with("Upgrade: websocket")
                .with("Sec-WebSocket-Version: 13")
                .with("Content-Length: 0")
                .with(KEY)
                .hangsUp();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource({"viewers", "origins", "handshakes"})
    void isNotOpened(Rude rude) {
        rude.at(salon);
    }

    @Test
    void anOpenSocketHasTheSameHeadersAndNoOtherCookie() {
        Reply reply = upgrade(salon.playing, "?seat=none").at(salon.port());
        assertThat(reply.status()).isEqualTo(101);
        assertThat(reply.headers()).doesNotContainKey("set-cookie");
        assertThat(reply.header("X-Content-Type-Options")).isEqualTo("nosniff");
    }
}
