package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Rows of small choices that others do not notice. */
final class RowsTest {
    private static final String TABLE =
            """
            {"game":"three-secrets","seats":2,"chairs":["me","me"],"start":true,
            "clock":{"kind":"move","seconds":60}}\
            """;

    @TempDir Path folder;
    private final ManualTime time = new ManualTime(1_700_000_000_000L);
    private TestSite house;
    private Person ann;
    private String table;
    private Line chooser;
    private Line other;

    @BeforeEach
    void open() {
        house = TestSite.open(folder, TestSite.settings(), time);
        ann = house.guest("Ann");
        table = ann.table(TABLE);
        List<Line> lines = Line.all(ann, table, 2);
        chooser = lines.get(0);
        other = lines.get(1);
    }

    @AfterEach
    void close() {
        house.close();
    }

    private JsonNode takeBack(String id) {
        int decision = chooser.latest().path("decision").asInt();
        chooser.say("{\"do\":\"take-back\",\"id\":\"%s\",\"decision\":%d}".formatted(id, decision));
        return chooser.done(id);
    }

    /** Everything is told in order: if the pong comes next, nothing was told before it. */
    private static void heardNothing(Line line, String id) {
        line.say(Line.doText("ping", id));
        assertThat(line.message().path("type").asString()).isEqualTo("pong");
    }

    @Test
    void othersAreToldNothingOfARow() {
        int frame = other.latest().path("frame").asInt();
        Line spectator = house.stranger().look(table, "?seat=none");
        JsonNode seen = spectator.message();
        chooser.move(1);
        heardNothing(other, "p1");
        chooser.move(2);
        takeBack("b");
        heardNothing(other, "p2");
        heardNothing(spectator, "p3");
        IntStream.of(0, 0, 2).forEach(chooser::move);
        JsonNode told = other.message();
        assertThat(told.path("frame").asInt()).isEqualTo(frame + 1);
        assertThat(told.path("events").path(0).path("numbers").toString()).isEqualTo("[0,0,2]");
        JsonNode public2 = spectator.message();
        assertThat(public2.path("frame").asInt()).isEqualTo(seen.path("frame").asInt() + 1);
        assertThat(public2.path("phase").asString()).isEqualTo("finished");
    }

    @Test
    void aRowIsTakenBackAsAWhole() {
        chooser.move(1);
        assertThat(chooser.move(2).path("view").path("numbers").toString()).isEqualTo("[1,2]");
        JsonNode back = takeBack("b");
        assertThat(back.path("view").path("numbers")).isEmpty();
        assertThat(back.path("takeBack").asBoolean()).isFalse();
        assertThat(back.path("decision").asInt()).isEqualTo(4);
    }

    @Test
    void aClockRunsOverTheWholeRow() {
        time.pass(Duration.ofSeconds(20));
        JsonNode first = chooser.move(0);
        assertThat(first.path("clocks").path(0).path("millis").asLong()).isEqualTo(40_000);
        time.pass(Duration.ofSeconds(15));
        JsonNode second = chooser.move(0);
        assertThat(second.path("clocks").path(0).path("millis").asLong()).isEqualTo(25_000);
    }

    @Test
    void whenTimeIsUpTheHouseGoesOnToTheEndOfTheRow() {
        chooser.move(0);
        time.pass(Duration.ofMinutes(1));
        chooser.until(m -> m.path("decision").asInt() == 3);
        time.pass(Duration.ZERO);
        JsonNode over = chooser.until(m -> m.path("phase").asString().equals("finished"));
        assertThat(over.path("decision").asInt()).isEqualTo(4);
    }

    @Test
    void aRowSurvivesARestart() {
        chooser.move(2);
        house.close();
        house = TestSite.open(folder, TestSite.settings(), time);
        chooser = ann.at(house).look(table, 0);
        JsonNode again = chooser.message();
        assertThat(again.path("view").path("numbers").toString()).isEqualTo("[2]");
        assertThat(again.path("takeBack").asBoolean()).isTrue();
        assertThat(takeBack("b").path("view").path("numbers")).isEmpty();
    }

    @Test
    void aReplayShowsOnlyWhatWasTold() {
        IntStream.of(0, 1, 2).forEach(chooser::move);
        JsonNode mine = ann.get("/tables/" + table + "/replay?viewer=0").is(200).json();
        JsonNode theirs = ann.get("/tables/" + table + "/replay?viewer=1").is(200).json();
        assertThat(mine.path("frames")).hasSize(4);
        assertThat(theirs.path("frames")).hasSize(2);
    }
}
