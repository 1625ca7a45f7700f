package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import masque.edge.Audit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/**
 * What an earlier program has kept is found, shown and played on by this one. The data lies in
 * src/test/resources/earlier and never changes; all is asked for at the door, so that the tests
 * hold however it is kept later.
 */
final class EarlierDataTest {
    private static final String SQLITE = "sqlite-4";
    private static final String POSTGRES = "postgres-4";

    private static EmbeddedPostgres server;
    private static int databases;

    @TempDir Path folder;

    @BeforeAll
    static void start() throws IOException {
        server = EmbeddedPostgres.builder().setPGStartupWait(Duration.ofMinutes(2)).start();
    }

    @AfterAll
    static void stop() throws IOException {
        server.close();
    }

    private EarlierData open(String name) throws IOException, SQLException {
        return name.startsWith("sqlite")
                ? EarlierData.sqlite(name, folder)
                : EarlierData.postgres(name, server, "earlier_" + databases++);
    }

    private static List<String> ids(JsonNode tables) {
        return tables.valueStream().map(table -> table.path("id").asString()).toList();
    }

    private static List<JsonNode> over(JsonNode known) {
        List<JsonNode> all = new ArrayList<>();
        known.path("over").path("finished").forEach(all::add);
        all.add(known.path("over").path("whole"));
        all.add(known.path("over").path("ended"));
        return all;
    }

    private static List<String> unfinished(JsonNode known) {
        List<String> all = new ArrayList<>(ids(known.path("playing")));
        for (String one : List.of("clock", "gathering", "rematch")) {
            all.add(known.path(one).path("id").asString());
        }
        return all;
    }

    @ParameterizedTest
    @ValueSource(strings = {SQLITE, POSTGRES})
    void aGuestOfThenFindsEveryTable(String name) throws Exception {
        try (EarlierData data = open(name)) {
            JsonNode known = data.known();
            Person ann = data.guest("Ann");
            JsonNode me = ann.get("/me").is(200).json();
            assertThat(me.path("name").asString()).isEqualTo("Ann");
            assertThat(ids(me.path("tables")))
                    .containsExactlyInAnyOrderElementsOf(unfinished(known));
            assertThat(ids(me.path("finished")))
                    .containsExactlyInAnyOrderElementsOf(
                            over(known).stream().map(one -> one.path("id").asString()).toList());
            for (JsonNode tables : List.of(me.path("tables"), me.path("finished"))) {
                for (String id : ids(tables)) {
                    JsonNode table = ann.get("/tables/" + id).is(200).json();
                    assertThat(table.path("chairs").valueStream())
                            .anyMatch(chair -> chair.path("you").asBoolean());
                }
            }
            assertThat(ids(data.guest("Ben").get("/me").is(200).json().path("tables")))
                    .containsExactly(known.path("clock").path("id").asString());
            JsonNode ended = ann.get("/tables/" + id(known, "over", "ended")).json();
            assertThat(ended.path("phase").asString()).isEqualTo("ended");
            assertThat(ids(data.house().stranger().get("/replays").json().path("replays")))
                    .contains(id(known, "over", "whole"))
                    .containsAll(ids(known.path("over").path("finished")));
        }
    }

    private static String id(JsonNode known, String... path) {
        JsonNode node = known;
        for (String step : path) {
            node = node.path(step);
        }
        return node.path("id").asString();
    }

    @ParameterizedTest
    @ValueSource(strings = {SQLITE, POSTGRES})
    void aTableThatGathersIsFoundByItsCodeAndCanBegin(String name) throws Exception {
        try (EarlierData data = open(name)) {
            JsonNode gathering = data.known().path("gathering");
            Person ann = data.guest("Ann");
            Person ben = data.guest("Ben");
            String code = gathering.path("code").asString();
            JsonNode found = ben.post("/find", "{\"code\":\"" + code + "\"}").is(200).json();
            String table = found.path("id").asString();
            assertThat(table).isEqualTo(gathering.path("id").asString());
            assertThat(found.path("contributed").valueStream().map(JsonNode::asInt))
                    .containsExactly(0);
            ben.post("/tables/" + table + "/chairs/1", "{}").is(200);
            ann.post("/tables/" + table + "/fill", "{\"level\":\"novice\"}").is(200);
            ann.post("/tables/" + table + "/start", "{}").is(200);
            ben.contribute(table);
            Line line = ben.look(table, 1);
            line.until(message -> message.path("phase").asString().equals("playing"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {SQLITE, POSTGRES})
    void aRematchAndWhatWasSaidAreStillThere(String name) throws Exception {
        try (EarlierData data = open(name)) {
            JsonNode rematch = data.known().path("rematch");
            Person ann = data.guest("Ann");
            String first = rematch.path("of").asString();
            assertThat(ann.get("/tables/" + first).json().path("rematch").asString())
                    .isEqualTo(rematch.path("id").asString());
            assertThat(ann.post("/tables/" + first + "/rematch", "{}").json().path("id"))
                    .isEqualTo(rematch.path("id"));
            JsonNode next = ann.get("/tables/" + rematch.path("id").asString()).is(200).json();
            assertThat(next.path("phase").asString()).isEqualTo("gathering");
            JsonNode said =
                    ann.look(first, 0)
                            .until(message -> message.path("type").asString().equals("chat"));
            assertThat(said.path("lines").path(0).path("text").asString())
                    .isEqualTo("Good luck! よろしく");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {SQLITE, POSTGRES})
    void gamesThatAreOverAreShownAgain(String name) throws Exception {
        try (EarlierData data = open(name)) {
            Person stranger = data.house().stranger();
            for (JsonNode game : over(data.known())) {
                String table = "/tables/" + game.path("id").asString();
                for (String language : List.of("en", "ja")) {
                    game.path("frames")
                            .forEachEntry((viewer, frames) ->
                                    isShown(stranger, table, language, viewer, frames.asInt()));
                    JsonNode thoughts =
                            stranger.get(table + "/thoughts?lang=" + language).is(200).json();
                    assertThat(thoughts.path("thoughts")).hasSize(game.path("thoughts").asInt());
                }
            }
            assertThat(data.known().path("over").path("whole").path("thoughts").asInt())
                    .isPositive();
        }
    }

    private static void isShown(
            Person stranger, String table, String language, String viewer, int count) {
        JsonNode frames =
                stranger.get(table + "/replay?viewer=" + viewer + "&lang=" + language)
                        .is(200)
                        .json()
                        .path("frames");
        assertThat(frames).hasSize(count);
        assertThat(frames.path(0).path("view").path("prompt").asString()).isNotBlank();
    }

    @ParameterizedTest
    @ValueSource(strings = {SQLITE, POSTGRES})
    void theFilesOfGamesThatAreOverHold(String name) throws Exception {
        try (EarlierData data = open(name)) {
            Audit.Seen seen =
                    new Audit.Seen(
                            Optional.empty(),
                            Map.of(0, data.known().path("contribution").asString()));
            for (JsonNode game : over(data.known())) {
                String id = game.path("id").asString();
                String file =
                        data.house()
                                .stranger()
                                .get("/tables/" + id + "/file")
                                .is(200)
                                .response()
                                .body();
                Audit audit =
                        Audit.of(
                                file.getBytes(StandardCharsets.UTF_8),
                                "file",
                                wanted ->
                                        EarlierData.boxes().stream()
                                                .filter(box -> box.id().equals(wanted))
                                                .findFirst(),
                                seen);
                assertThat(audit.fair()).as(audit.findings().toString()).isTrue();
                assertThat(audit.game().table()).isEqualTo(id);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {SQLITE, POSTGRES})
    void everyGameUnderWayIsPlayedOn(String name) throws Exception {
        try (EarlierData data = open(name)) {
            Person ann = data.guest("Ann");
            JsonNode playing = data.known().path("playing");
            assertThat(playing).hasSameSizeAs(EarlierData.boxes());
            for (JsonNode game : playing) {
                try (Line line = ann.look(game.path("id").asString(), 0)) {
                    movesOn(line, game.path("decision").asInt());
                }
            }
        }
    }

    private static void movesOn(Line line, int decision) {
        JsonNode found = line.message();
        assertThat(found.path("decision").asInt()).as(found.toString()).isEqualTo(decision);
        assertThat(line.awaited()).as(found.toString()).isTrue();
        assertThat(line.moveFirst().path("decision").asInt()).isGreaterThan(decision);
    }

    /** However long ago it was, nobody is charged for the time in which no site ran. */
    @ParameterizedTest
    @ValueSource(strings = {SQLITE, POSTGRES})
    void aClockGoesOnWhereItStood(String name) throws Exception {
        try (EarlierData data = open(name)) {
            JsonNode clock = data.known().path("clock");
            Line line = data.guest("Ann").look(clock.path("id").asString(), 0);
            movesOn(line, clock.path("decisions").path(0).asInt());
            for (int seat = 0; seat < 2; seat++) {
                assertThat(line.latest().path("clocks").path(seat).path("millis").asInt())
                        .isGreaterThan(3_500_000);
            }
        }
    }
}
