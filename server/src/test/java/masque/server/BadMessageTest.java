package masque.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Messages that are none, after which the line is closed. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class BadMessageTest {
    private static final int PROTOCOL = 1002;
    private static final int NOT_TEXT = 1003;
    private static final int NOT_UTF8 = 1007;
    private static final int POLICY = 1008;
    private static final int TOO_LARGE = 1009;
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

    /** Something sent, and the code with which the line is closed. */
    record Case(String name, Consumer<Wire> sends, int code) {
        static Case of(String name, String text) {
            return new Case(name, wire -> wire.say(text), POLICY);
        }

        /** A message with these fields besides its id. */
        static Case fields(String name, String fields) {
            return of(name, "{\"id\":\"x\"," + fields + "}");
        }

        static Case move(String name, String fields) {
            return fields(name, "\"do\":\"move\"," + fields);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static List<Case> texts() {
        return List.of(
                Case.of("an empty message", ""),
                Case.of("no JSON", "play rose 5"),
                Case.of("an array", "[]"),
                Case.of("null", "null"),
                Case.of("a number", "5"),
                Case.of("JSON that breaks off", "{\"do\":"),
                Case.of(
                        "two messages in one",
                        "{\"do\":\"ping\",\"id\":\"x\"}{\"do\":\"ping\",\"id\":\"y\"}"),
                Case.of("33 levels", "{\"do\":" + "[".repeat(32) + "]".repeat(32) + "}"),
                Case.of("4,000 levels", "[".repeat(4_000) + "]".repeat(4_000)),
                Case.of("nothing to do", "{\"id\":\"x\"}"),
                Case.fields("an unknown thing to do", "\"do\":\"cheat\""),
                Case.fields("a thing to do in capitals", "\"do\":\"PING\""),
                Case.fields("a thing to do by number", "\"do\":1"),
                Case.fields("two things to do", "\"do\":\"ping\",\"do\":\"leave\""),
                Case.fields("an unknown field", "\"do\":\"leave\",\"seat\":2"),
                Case.fields(
                        "somebody else's seat",
                        "\"do\":\"move\",\"seat\":2,\"decision\":1,\"code\":1"));
    }

    static List<Case> ids() {
        return List.of(
                Case.of("no id", "{\"do\":\"ping\"}"),
                Case.of("an empty id", "{\"do\":\"ping\",\"id\":\"\"}"),
                Case.of(
                        "an id of 65 letters",
                        "{\"do\":\"ping\",\"id\":\"" + "x".repeat(65) + "\"}"),
                Case.of("an id with a quote", "{\"do\":\"ping\",\"id\":\"x\\\"\"}"),
                Case.of("an id with a space", "{\"do\":\"ping\",\"id\":\"x y\"}"),
                Case.of("an id in Japanese", "{\"do\":\"ping\",\"id\":\"仮面\"}"),
                Case.of("an id with a line break after it", "{\"do\":\"ping\",\"id\":\"x\\n\"}"),
                Case.of("an id by number", "{\"do\":\"ping\",\"id\":7}"),
                Case.of("an id that is null", "{\"do\":\"ping\",\"id\":null}"));
    }

    static List<Case> numbers() {
        return List.of(
                Case.move("no decision", "\"code\":1"),
                Case.move("decision 0", "\"decision\":0,\"code\":1"),
                Case.move("decision -1", "\"decision\":-1,\"code\":1"),
                Case.move("decision 1.5", "\"decision\":1.5,\"code\":1"),
                Case.move("decision 1e0", "\"decision\":1e0,\"code\":1"),
                Case.move("decision 4294967297", "\"decision\":4294967297,\"code\":1"),
                Case.move(
                        "a decision of 1,000 digits",
                        "\"decision\":" + "1".repeat(1_000) + ",\"code\":1"),
                Case.move("a decision in words", "\"decision\":\"1\",\"code\":1"),
                Case.move("code -1, the table's own for taking back", "\"decision\":1,\"code\":-1"),
                Case.move("code 4294967296", "\"decision\":1,\"code\":4294967296"),
                Case.move("code 1.0", "\"decision\":1,\"code\":1.0"),
                Case.move("a code in words", "\"decision\":1,\"code\":\"one\""),
                Case.move("a code that is null", "\"decision\":1,\"code\":null"),
                Case.move(
                        "a code and a move", "\"decision\":1,\"code\":1,\"move\":\"play rose 5\""),
                Case.move("neither code nor move", "\"decision\":1"),
                Case.move(
                        "a move of 201 letters",
                        "\"decision\":1,\"move\":\"" + "x".repeat(201) + "\""),
                Case.move("a move by number", "\"decision\":1,\"move\":7"),
                Case.move("a move with a NUL", "\"decision\":1,\"move\":\"play\\u0000\""),
                Case.fields("taking back without a decision", "\"do\":\"take-back\""),
                Case.fields("taking a card back", "\"do\":\"take-back\",\"decision\":2,\"code\":1"),
                Case.fields("asking why of nothing", "\"do\":\"why\""),
                Case.fields("the house for no seat", "\"do\":\"house\""),
                Case.fields("the house for seat -1", "\"do\":\"house\",\"seat\":-1"),
                Case.fields("the house for seat 99", "\"do\":\"house\",\"seat\":99"),
                Case.fields("the house for a name", "\"do\":\"house\",\"seat\":\"Bob\""));
    }

    static List<Case> frames() {
        return List.of(
                new Case("a message of a byte too many", w -> w.say(padded(MOST + 1)), TOO_LARGE),
                new Case(
                        "fewer characters but more bytes",
                        w -> w.say("\"" + "仮".repeat(3_000) + "\""),
                        TOO_LARGE),
                new Case("fragments that add up to too much", w -> fragments(w, 9), TOO_LARGE),
                new Case("a message announced as a gigabyte", w -> w.raw(gigabyte()), TOO_LARGE),
                new Case("bytes", w -> w.frame(Wire.LAST | Wire.BINARY, ping()), NOT_TEXT),
                new Case("no bytes", w -> w.frame(Wire.LAST | Wire.BINARY), NOT_TEXT),
                new Case(
                        "a text in Latin-1",
                        w ->
                                w.frame(
                                        Wire.LAST | Wire.TEXT,
                                        "{\"do\":\"Zoë\"}".getBytes(ISO_8859_1)),
                        NOT_UTF8),
                new Case(
                        "a text that ends within a character",
                        w -> w.frame(Wire.LAST | Wire.TEXT, (byte) 0xE4, (byte) 0xBB),
                        NOT_UTF8),
                new Case("a frame without a mask", w -> w.raw(unmasked()), PROTOCOL),
                new Case(
                        "a reserved kind of frame",
                        w -> w.frame(Wire.LAST | 0x3, ping()),
                        PROTOCOL),
                new Case(
                        "a reserved kind of control frame",
                        w -> w.frame(Wire.LAST | 0xB),
                        PROTOCOL),
                new Case(
                        "a reserved bit",
                        w -> w.frame(Wire.LAST | 0x40 | Wire.TEXT, ping()),
                        PROTOCOL),
                new Case(
                        "a continuation of nothing",
                        w -> w.frame(Wire.LAST | Wire.CONTINUATION, ping()),
                        PROTOCOL),
                new Case(
                        "a message within a message",
                        w -> w.frame(Wire.TEXT, ping()).frame(Wire.LAST | Wire.TEXT, ping()),
                        PROTOCOL),
                new Case("a ping in fragments", w -> w.frame(Wire.PING, ping()), PROTOCOL),
                new Case(
                        "a ping of 126 bytes",
                        w -> w.frame(Wire.LAST | Wire.PING, new byte[126]),
                        PROTOCOL),
                new Case(
                        "a goodbye of one byte",
                        w -> w.frame(Wire.LAST | Wire.CLOSE, (byte) 3),
                        PROTOCOL),
                new Case(
                        "a goodbye with a code that is none",
                        w -> w.frame(Wire.LAST | Wire.CLOSE, (byte) 0, (byte) 7),
                        PROTOCOL),
                new Case(
                        "a goodbye with a reason that is no text",
                        w -> w.frame(Wire.LAST | Wire.CLOSE, (byte) 3, (byte) 0xE8, (byte) 0xFF),
                        NOT_UTF8));
    }

    private static byte[] ping() {
        return "{\"do\":\"ping\",\"id\":\"x\"}".getBytes(UTF_8);
    }

    private static String padded(int bytes) {
        String ping = new String(ping(), UTF_8);
        return ping + " ".repeat(bytes - ping.length());
    }

    private static void fragments(Wire wire, int kibibytes) {
        byte[] spaces = " ".repeat(1_024).getBytes(UTF_8);
        wire.frame(Wire.TEXT, spaces);
        for (int i = 1; i < kibibytes; i++) {
            wire.frame(Wire.CONTINUATION, spaces);
        }
    }

    /** Of which only the beginning comes, which is enough. */
    private static byte[] gigabyte() {
        byte[] head = {(byte) 0x81, (byte) 0xFF, 0, 0, 0, 0, 0x40, 0, 0, 0, ' ', ' ', ' ', ' '};
        return Arrays.copyOf(head, head.length + MOST + 1);
    }

    private static byte[] unmasked() {
        return new byte[] {(byte) 0x81, 2, '{', '}'};
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource({"texts", "ids", "numbers", "frames"})
    void closesTheLine(Case rude) {
        try (Wire wire = salon.wire(salon.mover())) {
            rude.sends().accept(wire);
            Line.Closed closed = wire.closed();
            assertThat(closed.code()).as(closed.reason()).isEqualTo(rude.code());
            assertThat(closed.reason()).hasSizeGreaterThan(8);
            Reply.givesNothingAway(closed.reason());
        }
        salon.nothingHasChanged();
    }
}
