package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import masque.edge.GameFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** How a game ended is told with its table, the same to everybody and in every list. */
final class ResultTest {
    private static final String TWO =
            """
            {"game":"masquerade-trick","seats":2,"chairs":["me","me"],"start":true,"public":true}\
            """;

    @TempDir Path folder;
    private TestSite site;
    private Person ann;

    @BeforeEach
    void open() {
        site = TestSite.open(folder);
        ann = site.guest("Ann");
    }

    @AfterEach
    void close() {
        site.close();
    }

    private JsonNode result(String table) {
        return site.stranger().get("/tables/" + table).is(200).json().path("result");
    }

    /** Plays to the end; the last message to the first seat. */
    private JsonNode play(String table) {
        List<Line> lines = Line.all(ann, table, 2);
        assertThat(Line.playToTheEnd(lines)).isPositive();
        return lines.getFirst().latest();
    }

    @Test
    void aGameThatCameToItsEndHasAResult() {
        String table = ann.table(TWO);
        assertThat(result(table).isMissingNode()).isTrue();
        JsonNode last = play(table);
        JsonNode result = result(table);
        assertThat(result.path("ending").asString()).isEqualTo("finished");
        assertThat(result.path("winners")).isEqualTo(last.path("winners"));
        assertThat(result.path("seats").size()).isEqualTo(2);
        for (int seat = 0; seat < 2; seat++) {
            int number = seat;
            boolean won =
                    result.path("winners").valueStream().anyMatch(one -> one.asInt() == number);
            assertThat(result.path("seats").path(seat).path("place").asInt() == 1).isEqualTo(won);
        }
        Instant began = Instant.parse(result.path("began").asString());
        assertThat(Instant.parse(result.path("ended").asString())).isAfterOrEqualTo(began);
        String file = ann.get("/tables/" + table + "/file").is(200).response().body();
        GameFile game = GameFile.read(file, "game.json");
        assertThat(result.path("steps").asInt()).isEqualTo(game.journal().steps().size());
        assertThat(result.path("winners").valueStream().map(JsonNode::asInt).toList())
                .isEqualTo(game.winners());
        assertThat(ann.get("/me").json().path("finished").path(0).path("result")).isEqualTo(result);
        assertThat(ann.get("/replays").json().path("replays").path(0).path("result"))
                .isEqualTo(result);
    }

    @Test
    void aGameThatItsPlayersEndedHasNoWinner() {
        String table = ann.table(TWO);
        try (Line first = ann.look(table, 0);
                Line second = ann.look(table, 1)) {
            first.say(Line.doText("end", "e")).done("e");
            second.say(Line.doText("end", "e")).done("e");
        }
        JsonNode result = result(table);
        assertThat(result.path("ending").asString()).isEqualTo("agreed");
        assertThat(result.path("winners").size()).isZero();
        assertThat(result.path("seats").toString())
                .isEqualTo("[{\"place\":2,\"points\":0},{\"place\":2,\"points\":0}]");
        assertThat(result.path("steps").asInt()).isZero();
    }

    @Test
    void aRematchAndOtherChangesLeaveItAsItIs() {
        String table = ann.table(TWO);
        play(table);
        JsonNode result = result(table);
        ann.post("/tables/" + table + "/rematch", "{}").is(201);
        ann.put("/tables/" + table, "{\"chat\":false}").is(200);
        assertThat(result(table)).isEqualTo(result);
    }
}
