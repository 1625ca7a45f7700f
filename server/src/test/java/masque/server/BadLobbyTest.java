package masque.server;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What one may not ask for before a game and after it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class BadLobbyTest {
    private Salon salon;

    @BeforeAll
    void open(@TempDir Path folder) {
        salon = Salon.open(folder);
    }

    @AfterAll
    void close() {
        salon.close();
    }

    static List<Rude> agreeing() {
        return List.of(
                agree("a field that is not known", "{\"game\":\"chess\"}", 400, "field-unknown"),
                agree("seats as a text", "{\"seats\":\"3\"}", 400, "field-number"),
                agree("no seats at all", "{\"seats\":0}", 400, "field-number"),
                agree("too many seats", "{\"seats\":5}", 422, "options"),
                agree("fewer seats than people", "{\"seats\":1}", 400, "people-sit"),
                agree("an option that is not known", "{\"options\":{\"x\":\"y\"}}", 422, "options"),
                agree("options as a list", "{\"options\":[]}", 400, "field-object"),
                agree(
                        "a clock too fast",
                        clock("{\"kind\":\"move\",\"seconds\":1}"),
                        400,
                        "field-number"),
                agree("a clock of no kind", clock("{\"kind\":\"sand\"}"), 400, "field-one-of"),
                agree("public as a number", "{\"public\":1}", 400, "field-flag"),
                agree("chat as null", "{\"chat\":null}", 400, "field-flag"),
                new Rude(
                        "changing what is played in mid-game",
                        s -> put(s.playing, "", "{\"public\":true}", s.ann),
                        409,
                        "phase"),
                new Rude(
                        "changing what was played",
                        s -> put(s.ended, "", "{\"seats\":3}", s.ann),
                        409,
                        "phase"),
                new Rude(
                        "changing somebody else's table",
                        s -> put(s.gathering, "", "{\"chat\":false}", s.bob),
                        403,
                        "not-host"));
    }

    static List<Rude> finding() {
        return List.of(
                find("a code of nobody's", "{\"code\":\"AAAAAA\"}", 404, "no-code"),
                find("an empty code", "{\"code\":\"\"}", 404, "no-code"),
                find("a long code", "{\"code\":\"" + "A".repeat(101) + "\"}", 400, "field-text"),
                find("a code as a number", "{\"code\":234567}", 400, "field-text"),
                find("a pattern for a code", "{\"code\":\"%\"}", 404, "no-code"),
                find("an injection for a code", "{\"code\":\"' OR 1=1 --\"}", 404, "no-code"),
                find("no code", "{}", 400, "field-missing"));
    }

    static List<Rude> others() {
        return List.of(
                new Rude(
                        "filling with bots that there are not",
                        s -> post(s.gathering, "/fill", "{\"level\":\"god\"}", s.ann),
                        400,
                        "field-one-of"),
                new Rude(
                        "filling in mid-game",
                        s -> post(s.playing, "/fill", "{\"level\":\"random\"}", s.ann),
                        409,
                        "phase"),
                new Rude(
                        "contributing a sentence",
                        s -> put(s.gathering, "/contribution", "{\"text\":\"a b\"}", s.ann),
                        400,
                        "contribution-form"),
                new Rude(
                        "contributing nothing at all",
                        s -> put(s.gathering, "/contribution", "{}", s.ann),
                        400,
                        "field-missing"),
                new Rude(
                        "contributing once it is dealt",
                        s -> put(s.playing, "/contribution", "{\"text\":\"a\"}", s.ann),
                        409,
                        "phase"),
                new Rude(
                        "playing again while it is played",
                        s -> post(s.playing, "/rematch", "{}", s.ann),
                        409,
                        "phase"),
                new Rude(
                        "playing again where one did not play",
                        s -> post(s.ended, "/rematch", "{}", s.cem),
                        403,
                        "forbidden"),
                new Rude(
                        "the file of a game under way",
                        s -> Knock.of("GET /api/v1/tables/" + s.playing + "/file").as(s.ann),
                        409,
                        "phase"),
                new Rude(
                        "the file of a game not begun",
                        s -> Knock.of("GET /api/v1/tables/" + s.gathering + "/file").as(s.ann),
                        409,
                        "phase"));
    }

    private static String clock(String clock) {
        return "{\"clock\":" + clock + "}";
    }

    private static Rude agree(String name, String body, int status, String code) {
        return new Rude(name, s -> put(s.gathering, "", body, s.ann), status, code);
    }

    private static Rude find(String name, String body, int status, String code) {
        Function<Salon, Knock> knock = s -> Knock.of("POST /api/v1/find", body).as(s.cem);
        return new Rude(name, knock, status, code);
    }

    private static Knock put(String table, String path, String body, Person person) {
        return Knock.of("PUT /api/v1/tables/" + table + path, body).as(person);
    }

    private static Knock post(String table, String path, String body, Person person) {
        return Knock.of("POST /api/v1/tables/" + table + path, body).as(person);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource({"agreeing", "finding", "others"})
    void isRefused(Rude rude) {
        rude.at(salon);
    }
}
