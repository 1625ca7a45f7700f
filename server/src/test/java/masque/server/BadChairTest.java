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

/** Chairs that one may not take, give or leave, and tables that are not there. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class BadChairTest {
    private static final String NOBODYS = "AAAAAAAAAAAAAAAAAAAAAA";
    private static final String BOT = "{\"chair\":\"bot:random\"}";

    private Salon salon;

    @BeforeAll
    void open(@TempDir Path folder) {
        salon = Salon.open(folder);
    }

    @AfterAll
    void close() {
        salon.close();
    }

    static List<Rude> sitting() {
        return List.of(
                new Rude("a taken chair", s -> sit(s.gathering, "0", s.bob), 409, "seat-taken"),
                new Rude("one's own chair", s -> sit(s.gathering, "0", s.ann), 409, "seat-taken"),
                new Rude("chair -1", s -> sit(s.gathering, "-1", s.bob), 404, "no-seat"),
                new Rude("chair 4 of 4", s -> sit(s.gathering, "4", s.bob), 404, "no-seat"),
                new Rude("chair 99", s -> sit(s.gathering, "99", s.bob), 404, "no-seat"),
                new Rude(
                        "chair 4294967298",
                        s -> sit(s.gathering, "4294967298", s.bob),
                        404,
                        "no-seat"),
                new Rude("chair 2.0", s -> sit(s.gathering, "2.0", s.bob), 404, "no-seat"),
                new Rude(
                        "a chair in Arabic digits",
                        s -> sit(s.gathering, "%D9%A2", s.bob),
                        404,
                        "no-seat"),
                new Rude("a chair by name", s -> sit(s.gathering, "second", s.bob), 404, "no-seat"),
                new Rude(
                        "sitting down once it has begun",
                        s -> sit(s.playing, "1", s.bob),
                        409,
                        "phase"),
                new Rude(
                        "sitting down once it is over",
                        s -> sit(s.ended, "0", s.bob),
                        409,
                        "phase"),
                new Rude(
                        "sitting down without a name",
                        s -> Knock.of("POST " + chair(s.gathering, "2"), "{}"),
                        401,
                        "no-name"),
                new Rude(
                        "sitting down as somebody else",
                        s ->
                                Knock.of("POST " + chair(s.gathering, "2"), "{\"guest\":\"Ann\"}")
                                        .as(s.bob),
                        400,
                        "field-unwanted"),
                new Rude(
                        "sitting down without a body",
                        s -> Knock.of("POST " + chair(s.gathering, "2")).as(s.bob),
                        415,
                        "json-wanted"));
    }

    static List<Rude> givingAndLeaving() {
        return List.of(
                new Rude(
                        "giving a chair as a guest",
                        s -> give(s.gathering, "2", BOT, s.bob),
                        403,
                        "not-host"),
                new Rude(
                        "taking the host's chair",
                        s -> give(s.gathering, "0", BOT, s.bob),
                        403,
                        "not-host"),
                new Rude(
                        "giving a chair as a stranger",
                        s -> give(s.gathering, "2", BOT, s.cem),
                        403,
                        "not-host"),
                new Rude("giving chair 7", s -> give(s.gathering, "7", BOT, s.ann), 404, "no-seat"),
                new Rude(
                        "giving a chair in the game",
                        s -> give(s.playing, "2", BOT, s.ann),
                        409,
                        "phase"),
                new Rude(
                        "giving a chair to an unknown bot",
                        s -> give(s.gathering, "2", "{\"chair\":\"bot:\"}", s.ann),
                        400,
                        "field-one-of"),
                new Rude(
                        "giving a chair to oneself",
                        s -> give(s.gathering, "2", "{\"chair\":\"me\"}", s.ann),
                        400,
                        "field-one-of"),
                new Rude(
                        "giving a chair to nothing",
                        s -> give(s.gathering, "2", "{}", s.ann),
                        400,
                        "field-missing"),
                new Rude(
                        "standing up for somebody else",
                        s -> stand(s.gathering, "0", s.bob),
                        403,
                        "seat-not-yours"),
                new Rude(
                        "standing up for a guest, as the host",
                        s -> stand(s.gathering, "1", s.ann),
                        403,
                        "seat-not-yours"),
                new Rude(
                        "standing up from an open chair",
                        s -> stand(s.gathering, "3", s.ann),
                        403,
                        "seat-not-yours"),
                new Rude(
                        "standing up in the game", s -> stand(s.playing, "0", s.ann), 409, "phase"),
                new Rude("starting as a guest", s -> start(s.gathering, s.bob), 403, "not-host"),
                new Rude("starting as a stranger", s -> start(s.gathering, s.cem), 403, "not-host"),
                new Rude(
                        "starting with open chairs",
                        s -> start(s.gathering, s.ann),
                        409,
                        "seats-open"),
                new Rude("starting twice", s -> start(s.playing, s.ann), 409, "phase"),
                new Rude("starting once it is over", s -> start(s.ended, s.ann), 409, "phase"));
    }

    static List<Rude> tables() {
        return List.of(
                new Rude("an unknown table", at("GET", NOBODYS, ""), 404, "no-table"),
                new Rude(
                        "an unknown table's chair",
                        at("POST", NOBODYS, "/chairs/0"),
                        404,
                        "no-table"),
                new Rude(
                        "an unknown table's start", at("POST", NOBODYS, "/start"), 404, "no-table"),
                new Rude(
                        "an unknown table's replay",
                        at("GET", NOBODYS, "/replay"),
                        404,
                        "no-table"),
                new Rude("a table's id too short", at("GET", "AAAA", ""), 404, "no-table"),
                new Rude("a table's id too long", at("GET", NOBODYS + "A", ""), 404, "no-table"),
                new Rude(
                        "a table's id with a quote",
                        at("GET", "AAAAAAAAAAA'OR'1'='1AA", ""),
                        404,
                        "no-table"),
                new Rude(
                        "a table's id with a wildcard",
                        at(
                                "GET",
                                "%25%25%25%25%25%25%25%25%25%25%25%25%25%25%25%25%25%25%25%25%25%25",
                                ""),
                        404,
                        "no-table"),
                new Rude(
                        "a table's id of 3,000 letters",
                        at("GET", "A".repeat(3_000), ""),
                        404,
                        "no-table"),
                new Rude("a replay before the end", s -> replay(s.playing, ""), 409, "phase"),
                new Rude(
                        "a replay before the beginning",
                        s -> replay(s.gathering, ""),
                        409,
                        "phase"),
                new Rude("a replay for seat 9", s -> replay(s.ended, "?viewer=9"), 404, "no-seat"),
                new Rude(
                        "a replay for seat -1", s -> replay(s.ended, "?viewer=-1"), 404, "no-seat"),
                new Rude(
                        "a replay for everybody",
                        s -> replay(s.ended, "?viewer=*"),
                        404,
                        "no-seat"),
                new Rude(
                        "a replay in Klingon",
                        s -> replay(s.ended, "?lang=tlh"),
                        400,
                        "no-language"));
    }

    private static String chair(String table, String seat) {
        return "/api/v1/tables/" + table + "/chairs/" + seat;
    }

    private static Knock sit(String table, String seat, Person person) {
        return Knock.of("POST " + chair(table, seat), "{}").as(person);
    }

    private static Knock give(String table, String seat, String to, Person person) {
        return Knock.of("PUT " + chair(table, seat), to).as(person);
    }

    private static Knock stand(String table, String seat, Person person) {
        return Knock.of("DELETE " + chair(table, seat)).as(person);
    }

    private static Knock start(String table, Person person) {
        return Knock.of("POST /api/v1/tables/" + table + "/start", "{}").as(person);
    }

    private static Knock replay(String table, String query) {
        return Knock.of("GET /api/v1/tables/" + table + "/replay" + query);
    }

    private static Function<Salon, Knock> at(String method, String table, String path) {
        String target = method + " /api/v1/tables/" + table + path;
        return salon ->
                method.equals("GET") ? Knock.of(target) : Knock.of(target, "{}").as(salon.ann);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource({"sitting", "givingAndLeaving", "tables"})
    void isRefused(Rude rude) {
        rude.at(salon);
    }
}
