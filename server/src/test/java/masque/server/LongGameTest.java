package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import masque.core.Step;
import masque.server.store.NewStep;
import masque.server.store.Store;
import masque.server.store.Stores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;

/** No game is without end, and however long one was, showing it again takes little memory. */
final class LongGameTest {
    private static final int MOST_TAKE_BACKS = 100;
    private static final int MOST_STEPS = 5_000;

    /** What earlier versions let happen; all of it at once would not fit into the tests' memory. */
    private static final int VERY_LONG = 5_200;

    private static final String TWO =
            """
            {"game":"masquerade-trick","seats":2,"chairs":["me","me"],"start":true}\
            """;

    @TempDir Path folder;

    private static JsonNode takeBack(Line line, String id) {
        int decision = line.latest().path("decision").asInt();
        line.say("{\"do\":\"take-back\",\"id\":\"%s\",\"decision\":%d}".formatted(id, decision));
        return line.until(message ->
                message.path("type").asString().equals("refused")
                        || message.path("done").asString("").equals(id));
    }

    @Test
    void aSeatTakesBackOnlySoOften() {
        try (TestSite house = TestSite.open(folder)) {
            Person ann = house.guest("Ann");
            Line line = ann.look(ann.table(TWO), 0);
            line.message();
            for (int i = 0; i < MOST_TAKE_BACKS; i++) {
                assertThat(line.moveFirst().path("takeBack").asBoolean()).isTrue();
                assertThat(takeBack(line, "b" + i).path("done").asString()).isEqualTo("b" + i);
            }
            assertThat(line.moveFirst().path("takeBack").asBoolean()).isFalse();
            JsonNode refused = takeBack(line, "enough");
            assertThat(refused.path("code").asString()).isEqualTo("take-backs");
            assertThat(refused.path("sentence").asString()).contains("100 times");
        }
    }

    /** A game in which the first seat has chosen and taken back until there were so many steps. */
    private Person hesitated(TestSite house, int steps, List<String> table) {
        Person ann = house.guest("Ann");
        table.add(ann.table(TWO));
        Line line = ann.look(table.getFirst(), 0);
        int code = line.message().path("moves").path(0).path("code").asInt();
        house.close();
        try (Store store = Stores.sqlite(folder)) {
            List<CompletableFuture<?>> written = new ArrayList<>();
            for (int ply = 1; ply <= steps; ply++) {
                Step step = new Step(0, ply % 2 == 1 ? code : Step.TAKE_BACK, List.of());
                NewStep next = new NewStep(ply, step, ply, Optional.empty(), Optional.empty());
                written.add(store.append(table.getFirst(), next, Instant.EPOCH));
            }
            written.forEach(CompletableFuture::join);
        }
        return ann;
    }

    private static void end(Person person, String table) {
        for (int seat = 0; seat < 2; seat++) {
            person.look(table, seat).say(Line.doText("end", "e")).done("e");
        }
    }

    @Test
    void aGameThatHasGoneOnForTooLongCanOnlyBeEnded() {
        List<String> table = new ArrayList<>();
        Person before = hesitated(TestSite.open(folder), MOST_STEPS - 2, table);
        try (TestSite house = TestSite.open(folder)) {
            Person ann = before.at(house);
            Line line = ann.look(table.getFirst(), 0);
            line.message();
            line.moveFirst();
            Line other = ann.look(table.getFirst(), 1);
            other.message();
            other.moveFirst();
            other.say(Line.moveText("more", other.latest().path("decision").asInt(), 0));
            JsonNode refused = other.refusal();
            assertThat(refused.path("code").asString()).isEqualTo("game-full");
            assertThat(refused.path("sentence").asString()).contains("5,000");
            end(ann, table.getFirst());
            ann.get("/tables/" + table.getFirst() + "/file").is(200);
        }
    }

    @Test
    void aVeryLongGameIsShownAgainPieceByPiece() throws IOException {
        List<String> table = new ArrayList<>();
        Person before = hesitated(TestSite.open(folder), VERY_LONG, table);
        try (TestSite house = TestSite.open(folder)) {
            Person ann = before.at(house);
            end(ann, table.getFirst());
            String replay = "/api/v1/tables/" + table.getFirst() + "/replay?viewer=";
            List<Integer> all = IntStream.rangeClosed(0, VERY_LONG).boxed().toList();
            for (String viewer : List.of("0", "none")) {
                assertThat(plies(house, replay + viewer).equals(all)).as(viewer).isTrue();
            }
            assertThat(ann.get("/tables/" + table.getFirst() + "/thoughts").is(200).json())
                    .isEqualTo(Answer.parsed("{\"v\":1,\"thoughts\":[]}"));
        }
    }

    /** The steps after which something was told, read a little at a time. */
    private static List<Integer> plies(TestSite house, String path) throws IOException {
        List<Integer> plies = new ArrayList<>();
        URI address = URI.create("http://127.0.0.1:" + house.port() + path);
        try (HttpClient client = HttpClient.newHttpClient();
                InputStream body =
                        client.sendAsync(
                                        HttpRequest.newBuilder(address).build(),
                                        BodyHandlers.ofInputStream())
                                .join()
                                .body();
                JsonParser in = new JsonFactory().createParser(ObjectReadContext.empty(), body)) {
            int depth = 0;
            for (JsonToken token = in.nextToken(); token != null; token = in.nextToken()) {
                depth += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
                if (depth == 3 && token == JsonToken.VALUE_NUMBER_INT) {
                    assertThat(in.currentName()).isEqualTo("ply");
                    plies.add(in.getIntValue());
                }
            }
        }
        return plies;
    }

    @Test
    void whatWasKeptWholeByEarlierVersionsIsStillShown() throws IOException, SQLException {
        String table;
        Person before;
        try (TestSite house = TestSite.open(folder)) {
            before = house.guest("Ann");
            table = before.table(TWO);
            end(before, table);
            before.get("/tables/" + table + "/file").is(200);
        }
        String told = "{\"en\":[{\"ply\":7}],\"ja\":[{\"ply\":8}]}";
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream packing = new GZIPOutputStream(packed)) {
            packing.write(told.getBytes(StandardCharsets.UTF_8));
        }
        try (Connection database =
                        DriverManager.getConnection("jdbc:sqlite:" + Stores.file(folder));
                PreparedStatement insert =
                        database.prepareStatement("INSERT INTO telling VALUES (?, 1, ?)")) {
            insert.setString(1, table);
            insert.setBytes(2, packed.toByteArray());
            assertThat(insert.executeUpdate()).isEqualTo(1);
        }
        try (TestSite house = TestSite.open(folder)) {
            Person ann = before.at(house);
            assertThat(ann.get("/tables/" + table + "/replay?viewer=1").is(200).json())
                    .isEqualTo(Answer.parsed("{\"v\":1,\"frames\":[{\"ply\":7}]}"));
            assertThat(ann.get("/tables/" + table + "/replay?viewer=1&lang=ja").json())
                    .isEqualTo(Answer.parsed("{\"v\":1,\"frames\":[{\"ply\":8}]}"));
        }
    }

    @Test
    void aFileBringsNoMoreThanAFewTimesItsSizeAtOnce() {
        List<String> table = new ArrayList<>();
        Person before = hesitated(TestSite.open(folder), 1_000, table);
        try (TestSite house = TestSite.open(folder)) {
            Person ann = before.at(house);
            end(ann, table.getFirst());
            String file = ann.get("/tables/" + table.getFirst() + "/file").response().body();
            List<Integer> plies = new ArrayList<>();
            int from = 0;
            int parts = 0;
            do {
                parts++;
                Answer answer = ann.post("/replays?viewer=0&from=" + from, file).is(200);
                int most = Math.max(1 << 20, 4 * file.length());
                assertThat(answer.response().body().length()).isLessThan(most + 10_000);
                JsonNode part = answer.json();
                part.path("frames")
                        .valueStream()
                        .forEach(one -> plies.add(one.path("ply").asInt()));
                from = part.path("next").asInt(-1);
            } while (from >= 0);
            assertThat(parts).isGreaterThan(1);
            assertThat(plies).hasSize(1_001).isSorted().doesNotHaveDuplicates();
            ann.post("/replays?from=x", file).isRefused(400, "field-number");
        }
    }
}
