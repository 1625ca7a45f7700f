package masque.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
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

/** Bodies that are no JSON, or JSON that is too much. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class BadBodyTest {
    private static final int MOST = 8_192;

    private Salon salon;

    @BeforeAll
    void open(@TempDir Path folder) {
        salon = Salon.open(folder);
    }

    @AfterAll
    void close() {
        salon.close();
    }

    static List<Rude> bodies() {
        return List.of(
                new Rude("an empty body", s -> named(s, ""), 400, "json-object"),
                new Rude("nothing but spaces", s -> named(s, "  \n "), 400, "json-object"),
                new Rude("not JSON", s -> named(s, "name=Ann"), 400, "json-syntax"),
                new Rude("an array", s -> named(s, "[\"Ann\"]"), 400, "json-object"),
                new Rude("null", s -> named(s, "null"), 400, "json-object"),
                new Rude("a number", s -> named(s, "7"), 400, "json-object"),
                new Rude("a text", s -> named(s, "\"Ann\""), 400, "json-object"),
                new Rude(
                        "JSON that breaks off", s -> named(s, "{\"name\":\"A"), 400, "json-syntax"),
                new Rude("something after the end", s -> named(s, NAME + "}"), 400, "json-syntax"),
                new Rude("two objects", s -> named(s, NAME + NAME), 400, "json-trailing"),
                new Rude(
                        "a field twice",
                        s -> named(s, "{\"name\":\"Eve\",\"name\":\"Ann\"}"),
                        400,
                        "json-twice"),
                new Rude(
                        "a field twice, once escaped",
                        s -> named(s, "{\"name\":\"Eve\",\"\\u006eame\":\"Ann\"}"),
                        400,
                        "json-twice"),
                new Rude("33 levels", s -> named(s, nested(33)), 400, "json-deep"),
                new Rude("4,000 levels", s -> named(s, nested(4_000)), 400, "json-deep"),
                new Rude("10,000 levels", s -> named(s, nested(10_000)), 413, "too-large"),
                new Rude("comments", s -> named(s, "/* me */" + NAME), 400, "json-syntax"),
                new Rude("single quotes", s -> named(s, "{'name':'Ann'}"), 400, "json-syntax"),
                new Rude("no quotes", s -> named(s, "{name:\"Ann\"}"), 400, "json-syntax"),
                new Rude(
                        "a comma too many",
                        s -> named(s, "{\"name\":\"Ann\",}"),
                        400,
                        "json-syntax"),
                new Rude("NaN", s -> named(s, "{\"name\":NaN}"), 400, "json-syntax"),
                new Rude(
                        "a line break in a text",
                        s -> named(s, "{\"name\":\"An\nn\"}"),
                        400,
                        "json-syntax"),
                new Rude(
                        "an unknown escape",
                        s -> named(s, "{\"name\":\"\\x\"}"),
                        400,
                        "json-syntax"),
                new Rude(
                        "a NUL in a text",
                        s -> named(s, "{\"name\":\"A\u0000\"}"),
                        400,
                        "json-syntax"),
                new Rude(
                        "an escaped NUL in a text",
                        s -> named(s, "{\"name\":\"A\\u0000\"}"),
                        400,
                        "field-characters"),
                new Rude(
                        "half a surrogate pair",
                        s -> named(s, "{\"name\":\"\\ud83c\"}"),
                        400,
                        "field-characters"),
                new Rude(
                        "a number of 10,000 digits",
                        s -> named(s, "{\"name\":" + "9".repeat(5_000) + "}"),
                        400,
                        "json-number"),
                new Rude(
                        "a field unknown", s -> named(s, "{\"nick\":\"A\"}"), 400, "field-unknown"),
                new Rude(
                        "a field that is nobody's business",
                        s -> named(s, "{\"name\":\"Ann\",\"__proto__\":{}}"),
                        400,
                        "field-unknown"),
                new Rude("a field missing", s -> named(s, "{}"), 400, "field-missing"),
                new Rude("a field null", s -> named(s, "{\"name\":null}"), 400, "field-text"),
                new Rude("a list for a text", s -> named(s, "{\"name\":[]}"), 400, "field-text"),
                new Rude(
                        "a field where none is wanted",
                        s -> Knock.of("POST /api/v1/me/link", NAME).as(s.ann),
                        400,
                        "field-unwanted"),
                new Rude("a byte too many", s -> named(s, padded(MOST + 1)), 413, "too-large"),
                new Rude(
                        "fewer characters but more bytes",
                        s -> named(s, "{\"name\":\"" + "仮".repeat(3_000) + "\"}"),
                        413,
                        "too-large"));
    }

    static List<Rude> encodings() {
        return List.of(
                new Rude("a byte-order mark", s -> named(s, "\uFEFF" + NAME), 400, "json-syntax"),
                new Rude(
                        "Latin-1",
                        s -> typed(s, JSON, "{\"name\":\"Zoë\"}".getBytes(ISO_8859_1)),
                        400,
                        "not-utf8"),
                new Rude(
                        "an overlong encoding",
                        s -> typed(s, JSON, "{\"name\":\"\u00C0\u00AF\"}".getBytes(ISO_8859_1)),
                        400,
                        "not-utf8"),
                new Rude(
                        "a surrogate in UTF-8",
                        s ->
                                typed(
                                        s,
                                        JSON,
                                        "{\"name\":\"\u00ED\u00A0\u0080\"}".getBytes(ISO_8859_1)),
                        400,
                        "not-utf8"),
                new Rude(
                        "UTF-16, and said so",
                        s -> typed(s, JSON + "; charset=utf-16", NAME.getBytes(UTF_16)),
                        415,
                        "json-wanted"),
                new Rude(
                        "a charset that does not exist",
                        s -> typed(s, JSON + "; charset=klingon", NAME.getBytes(UTF_8)),
                        415,
                        "json-wanted"),
                new Rude(
                        "a form",
                        s -> typed(s, "application/x-www-form-urlencoded", new byte[0]),
                        415,
                        "json-wanted"),
                new Rude(
                        "JSON said to be plain text, as another site's form can send it",
                        s -> typed(s, "text/plain", NAME.getBytes(UTF_8)),
                        415,
                        "json-wanted"),
                new Rude(
                        "a type that only begins as JSON",
                        s -> typed(s, "application/jsonp", NAME.getBytes(UTF_8)),
                        415,
                        "json-wanted"),
                new Rude(
                        "no type at all",
                        s -> Knock.of(ME).as(s.ann).body(NAME.getBytes(UTF_8)),
                        415,
                        "json-wanted"),
                new Rude("a type and no body", s -> untyped(s).with(TYPE), 400, "json-object"));
    }

    static List<Rude> lengths() {
        return List.of(
                new Rude(
                        "a length below the truth",
                        s ->
                                untyped(s)
                                        .with(TYPE)
                                        .with("Content-Length: 5")
                                        .unmeasured(NAME.getBytes(UTF_8)),
                        400,
                        "json-syntax"),
                new Rude(
                        "a length above the truth",
                        s ->
                                untyped(s)
                                        .with(TYPE)
                                        .with("Content-Length: 99")
                                        .unmeasured(NAME.getBytes(UTF_8))
                                        .hangsUp(),
                        400,
                        "bad-request"),
                new Rude(
                        "a length of a gigabyte, of which nothing comes",
                        s -> untyped(s).with(TYPE).with("Content-Length: 1073741824"),
                        413,
                        "too-large"),
                new Rude(
                        "a length below zero",
                        s -> untyped(s).with(TYPE).with("Content-Length: -1"),
                        400,
                        "bad-request"),
                new Rude(
                        "a length beyond all numbers",
                        s -> untyped(s).with(TYPE).with("Content-Length: " + "9".repeat(40)),
                        400,
                        "bad-request"),
                new Rude(
                        "two lengths",
                        s ->
                                untyped(s)
                                        .with(TYPE)
                                        .with("Content-Length: 14")
                                        .with("Content-Length: 4"),
                        400,
                        "bad-request"),
                new Rude(
                        "a length and chunks, which two servers would read differently",
                        s -> chunked(s, "0\r\n\r\n").with("Content-Length: 4"),
                        400,
                        "bad-request"),
                new Rude(
                        "chunks that add up to too much",
                        s -> chunked(s, ("1000\r\n" + " ".repeat(4_096) + "\r\n").repeat(3)),
                        413,
                        "too-large"),
                new Rude(
                        "a chunk without a size",
                        s -> chunked(s, "zz\r\n{}\r\n"),
                        400,
                        "bad-request"),
                new Rude(
                        "chunks that break off",
                        s -> chunked(s, "9\r\n{\"na").hangsUp(),
                        400,
                        "bad-request"),
                new Rude(
                        "an unknown transfer encoding",
                        s ->
                                untyped(s)
                                        .with(TYPE)
                                        .with("Transfer-Encoding: morse")
                                        .unmeasured(NAME.getBytes(UTF_8)),
                        400,
                        "bad-request"));
    }

    private static final String ME = "PUT /api/v1/me";
    private static final String NAME = "{\"name\":\"Eve\"}";
    private static final String JSON = "application/json";
    private static final String TYPE = "Content-Type: " + JSON;

    private static Knock named(Salon salon, String body) {
        return Knock.of(ME, body).as(salon.ann);
    }

    private static Knock untyped(Salon salon) {
        return Knock.of(ME).as(salon.ann);
    }

    private static Knock typed(Salon salon, String type, byte[] body) {
        return untyped(salon).with("Content-Type: " + type).body(body);
    }

    private static Knock chunked(Salon salon, String chunks) {
        return untyped(salon)
                .with(TYPE)
                .with("Transfer-Encoding: chunked")
                .unmeasured(chunks.getBytes(ISO_8859_1));
    }

    private static String nested(int levels) {
        String lists = "[".repeat(levels - 1) + "]".repeat(levels - 1);
        return "{\"name\":" + lists + "}";
    }

    private static String padded(int bytes) {
        return NAME + " ".repeat(bytes - NAME.length());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource({"bodies", "encodings", "lengths"})
    void isRefused(Rude rude) {
        rude.at(salon);
    }

    @Test
    void asMuchAsIsAllowedIsRead() {
        Knock most = Knock.of(ME, padded(MOST));
        assertThat(most.at(salon.port()).status()).isEqualTo(200);
    }
}
