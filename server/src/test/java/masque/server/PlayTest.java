package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A table from its setting up to the end of its game. */
final class PlayTest {
    static final String FOUR_OF_MINE =
            """
            {"game":"masquerade-trick","seats":4,"options":{"length":"deal-per-player"},
            "chairs":["me","me","me","me"],"start":true}\
            """;

    @TempDir Path folder;
    private TestSite house;

    @BeforeEach
    void open() {
        house = TestSite.open(folder);
    }

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    void friendsGatherAndTheHostDeals() {
        Person ann = house.guest("Ann");
        Person bob = house.guest("Bob");
        String table = ann.table("{\"game\":\"masquerade-trick\",\"seats\":3}");
        Line annsLine = ann.look(table, 0);
        assertThat(annsLine.message().path("phase").asString()).isEqualTo("gathering");
        bob.post("/tables/" + table + "/start", "{}").isRefused(403, "not-host");
        ann.post("/tables/" + table + "/start", "{}").isRefused(409, "seats-open");
        bob.post("/tables/" + table + "/chairs/1", "{}").is(200);
        ann.put("/tables/" + table + "/chairs/2", "{\"chair\":\"bot:random\"}").is(200);
        JsonNode chairs =
                annsLine.until(m -> m.path("chairs").path(2).path("kind").asString().equals("bot"))
                        .path("chairs");
        assertThat(chairs.path(1).path("name").asString()).isEqualTo("Bob");
        JsonNode waiting = ann.post("/tables/" + table + "/start", "{}").is(200).json();
        assertThat(waiting.path("phase").asString()).isEqualTo("dealing");
        bob.contribute(table);
        JsonNode started = ann.contribute(table).json();
        assertThat(started.path("phase").asString()).isEqualTo("playing");
        JsonNode dealt = annsLine.until(m -> m.path("phase").asString().equals("playing"));
        assertThat(dealt.path("view").path("cards")).hasSize(6);
        assertThat(dealt.path("events")).isNotEmpty();
        assertThat(dealt.path("moves")).isNotEmpty();
    }

    @Test
    void aWholeGameIsPlayedFromFourSocketsOfOnePerson() {
        Person ann = house.guest("Ann");
        String table = ann.table(FOUR_OF_MINE);
        List<Line> lines = Line.all(ann, table, 4);
        int moves = 0;
        while (true) {
            Line mover = lines.stream().filter(Line::awaited).findFirst().orElseThrow();
            JsonNode mine = mover.moveFirst();
            moves++;
            int shown = mine.path("waiting").size();
            for (Line line : lines) {
                JsonNode before = line.latest();
                if (line != mover) {
                    line.message();
                    assertThat(line.latest().path("frame").asInt())
                            .isEqualTo(before.path("frame").asInt() + 1);
                }
                assertThat(line.latest().path("waiting")).hasSize(shown);
                assertThat(line.latest().path("view").isObject()).isTrue();
            }
            if (mine.path("phase").asString().equals("finished")) {
                break;
            }
        }
        assertThat(moves).isGreaterThanOrEqualTo(4 * 54);
        JsonNode replay = ann.get("/tables/" + table + "/replay?viewer=2").is(200).json();
        assertThat(replay.path("frames").size()).isGreaterThan(moves);
        assertThat(ann.get("/me").json().path("tables")).isEmpty();
    }

    @Test
    void botsPlayOnByThemselves() {
        Person ann = house.guest("Ann");
        String table =
                ann.table(
                        """
                        {"game":"masquerade-trick","seats":4,"start":true,
                        "chairs":["me","bot:random","bot:random","bot:random"]}\
                        """);
        Line line = ann.look(table, 0);
        line.message();
        while (!line.latest().path("phase").asString().equals("finished")) {
            if (line.awaited()) {
                line.moveFirst();
            } else {
                line.message();
            }
        }
        assertThat(line.latest().path("view").path("phase").asString()).isEqualTo("over");
    }
}
