package masque.server;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tables that cannot be set up. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class BadOrderTest {
    private Salon salon;

    @BeforeAll
    void open(@TempDir Path folder) {
        salon = Salon.open(folder);
    }

    @AfterAll
    void close() {
        salon.close();
    }

    static List<Rude> games() {
        return List.of(
                wrong("no game", "\"seats\":4", 400, "field-missing"),
                wrong("an unknown game", "\"game\":\"chess\",\"seats\":4", 400, "no-game"),
                wrong(
                        "a game's name in capitals",
                        "\"game\":\"Masquerade-Trick\",\"seats\":4",
                        400,
                        "no-game"),
                wrong("a path for a game", "\"game\":\"../server\",\"seats\":4", 400, "no-game"),
                wrong("a game by number", "\"game\":1,\"seats\":4", 400, "field-text"),
                wrong("seats that are null", GAME + ",\"seats\":null", 400, "field-number"),
                wrong("0 seats", GAME + ",\"seats\":0", 400, "field-number"),
                wrong("-1 seats", GAME + ",\"seats\":-1", 400, "field-number"),
                wrong("5 seats", GAME + ",\"seats\":5", 422, "options"),
                wrong("65 seats", GAME + ",\"seats\":65", 400, "field-number"),
                wrong(
                        "more seats than an int",
                        GAME + ",\"seats\":4294967300",
                        400,
                        "field-number"),
                wrong("4.5 seats", GAME + ",\"seats\":4.5", 400, "field-number"),
                wrong("4.0 seats", GAME + ",\"seats\":4.0", 400, "field-number"),
                wrong("4e0 seats", GAME + ",\"seats\":4e0", 400, "field-number"),
                wrong("1e999999999 seats", GAME + ",\"seats\":1e999999999", 400, "field-number"),
                wrong("seats as a text", GAME + ",\"seats\":\"4\"", 400, "field-number"),
                wrong("true seats", GAME + ",\"seats\":true", 400, "field-number"),
                wrong("an unknown field", FOUR + ",\"secret\":\"00\"", 400, "field-unknown"),
                wrong(
                        "a table's id of one's own",
                        FOUR + ",\"id\":\"AAAAAAAAAAAAAAAAAAAAAA\"",
                        400,
                        "field-unknown"),
                wrong("public as a text", FOUR + ",\"public\":\"yes\"", 400, "field-flag"),
                wrong("chat as a number", FOUR + ",\"chat\":1", 400, "field-flag"),
                wrong("a level that there is not", FOUR + ",\"fill\":\"god\"", 400, "field-one-of"),
                wrong("a start that is no yes or no", FOUR + ",\"start\":1", 400, "field-flag"),
                wrong("a start with open chairs", FOUR + ",\"start\":true", 409, "seats-open"));
    }

    static List<Rude> options() {
        return List.of(
                wrong("options in a list", FOUR + ",\"options\":[]", 400, "field-object"),
                wrong(
                        "an unknown option",
                        FOUR + ",\"options\":{\"jokers\":\"2\"}",
                        422,
                        "options"),
                wrong(
                        "an option of another number of seats",
                        FOUR + ",\"options\":{\"holyKnight\":\"true\"}",
                        422,
                        "options"),
                wrong(
                        "an option's value unknown",
                        FOUR + ",\"options\":{\"length\":\"for-ever\"}",
                        422,
                        "options"),
                wrong(
                        "an option that is no text",
                        FOUR + ",\"options\":{\"openHistory\":true}",
                        400,
                        "field-text"),
                wrong(
                        "an option without a name",
                        FOUR + ",\"options\":{\"\":\"\"}",
                        422,
                        "options"),
                wrong(
                        "an option with a NUL in its name",
                        FOUR + ",\"options\":{\"a\\u0000\":\"\"}",
                        400,
                        "field-name"),
                wrong(
                        "data that is none",
                        FOUR + ",\"options\":{\"missions\":\"nonsense\"}",
                        422,
                        "options"),
                wrong("65 options", FOUR + ",\"options\":{" + many() + "}", 400, "field-texts"));
    }

    static List<Rude> clocks() {
        return List.of(
                wrong("a clock that is a text", FOUR + ",\"clock\":\"none\"", 400, "field-object"),
                wrong(
                        "a clock of an unknown kind",
                        clock("\"kind\":\"sand\""),
                        400,
                        "field-one-of"),
                wrong("a clock of no kind", clock("\"seconds\":60"), 400, "field-missing"),
                wrong(
                        "a clock of 4 seconds",
                        clock("\"kind\":\"move\",\"seconds\":4"),
                        400,
                        "field-number"),
                wrong(
                        "a clock of more than a day",
                        clock("\"kind\":\"game\",\"seconds\":86401"),
                        400,
                        "field-number"),
                wrong("a clock without seconds", clock("\"kind\":\"move\""), 400, "field-missing"),
                wrong(
                        "seconds for no clock",
                        clock("\"kind\":\"none\",\"seconds\":60"),
                        400,
                        "field-unknown"),
                wrong(
                        "an increment for each move",
                        clock("\"kind\":\"move\",\"seconds\":60,\"increment\":1"),
                        400,
                        "field-unknown"),
                wrong(
                        "a grace below zero",
                        clock("\"kind\":\"none\",\"grace\":-1"),
                        400,
                        "field-number"));
    }

    static List<Rude> chairs() {
        return List.of(
                wrong("a chair too few", chairs("\"me\",\"open\",\"open\""), 400, "chairs-count"),
                wrong(
                        "a chair too many",
                        chairs("\"me\",\"me\",\"me\",\"me\",\"me\""),
                        400,
                        "chairs-count"),
                wrong("65 chairs", chairs("\"me\"" + ",\"me\"".repeat(64)), 400, "field-list"),
                wrong(
                        "no chair of one's own",
                        chairs("\"open\",\"open\",\"open\",\"open\""),
                        400,
                        "chairs-nobody"),
                wrong(
                        "a bot of an unknown level",
                        chairs("\"me\",\"open\",\"open\",\"bot:divine\""),
                        400,
                        "field-one-of"),
                wrong(
                        "a chair for somebody else",
                        chairs("\"me\",\"open\",\"open\",\"Bob\""),
                        400,
                        "field-one-of"),
                wrong("a chair by number", chairs("\"me\",\"open\",\"open\",3"), 400, "field-text"),
                wrong("chairs that are a text", FOUR + ",\"chairs\":\"me\"", 400, "field-list"));
    }

    private static final String GAME = "\"game\":\"masquerade-trick\"";
    private static final String FOUR = GAME + ",\"seats\":4";

    private static String clock(String fields) {
        return FOUR + ",\"clock\":{" + fields + "}";
    }

    private static String chairs(String chairs) {
        return FOUR + ",\"chairs\":[" + chairs + "]";
    }

    private static String many() {
        StringBuilder fields = new StringBuilder("\"o\":\"\"");
        for (int i = 1; i < 65; i++) {
            fields.append(",\"o").append(i).append("\":\"\"");
        }
        return fields.toString();
    }

    private static Rude wrong(String name, String fields, int status, String code) {
        String body = "{" + fields + "}";
        return new Rude(
                name, salon -> Knock.of("POST /api/v1/tables", body).as(salon.ann), status, code);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource({"games", "options", "clocks", "chairs"})
    void isRefused(Rude rude) {
        rude.at(salon);
    }
}
