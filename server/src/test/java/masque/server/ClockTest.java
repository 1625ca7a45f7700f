package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Clocks, the house that helps, and people who come back. */
final class ClockTest {
    private static final long START = 1_700_000_000_000L;

    @TempDir Path folder;
    private final ManualTime time = new ManualTime(START);
    private TestSite house;

    @BeforeEach
    void open() {
        house = TestSite.open(folder, TestSite.settings(), time);
    }

    @AfterEach
    void close() {
        house.close();
    }

    private static String twoOfMine(String clock) {
        return """
        {"game":"masquerade-trick","seats":2,"chairs":["me","me"],"start":true,"clock":%s}\
        """
                .formatted(clock);
    }

    private static long left(JsonNode message, int seat) {
        return message.path("clocks").path(seat).path("millis").asLong();
    }

    private static boolean runs(JsonNode message, int seat) {
        return message.path("clocks").path(seat).path("running").asBoolean();
    }

    private static boolean house(JsonNode message, int seat) {
        return message.path("chairs").path(seat).path("house").asBoolean();
    }

    /** Plays until nobody passes cards any more and one seat is awaited; returns that seat. */
    private static int toTheFirstLead(List<Line> lines) {
        for (Line line : lines) {
            line.moveFirst();
        }
        lines.forEach(
                line -> line.reach(m -> m.path("view").path("phase").asString().equals("playing")));
        return lines.get(0).latest().path("waiting").path(0).asInt();
    }

    @Test
    void aMoveClockRunsForWhoeverIsAwaitedAndStartsAgain() {
        Person ann = house.guest("Ann");
        String table = ann.table(twoOfMine("{\"kind\":\"move\",\"seconds\":60}"));
        List<Line> lines = Line.all(ann, table, 2);
        assertThat(runs(lines.get(0).latest(), 0)).isTrue();
        assertThat(runs(lines.get(0).latest(), 1)).isTrue();
        time.pass(Duration.ofSeconds(20));
        JsonNode after = lines.get(0).moveFirst();
        assertThat(runs(after, 0)).isFalse();
        assertThat(left(after, 0)).isEqualTo(60_000);
        assertThat(left(after, 1)).isEqualTo(40_000);
    }

    @Test
    void aGameClockIsUsedUpAndGrows() {
        Person ann = house.guest("Ann");
        String table = ann.table(twoOfMine("{\"kind\":\"game\",\"seconds\":100,\"increment\":3}"));
        List<Line> lines = Line.all(ann, table, 2);
        time.pass(Duration.ofSeconds(30));
        JsonNode after = lines.get(0).moveFirst();
        assertThat(left(after, 0)).isEqualTo(73_000);
        assertThat(left(after, 1)).isEqualTo(70_000);
    }

    @Test
    void takingBackWinsNoTime() {
        Person ann = house.guest("Ann");
        String table = ann.table(twoOfMine("{\"kind\":\"move\",\"seconds\":60}"));
        List<Line> lines = Line.all(ann, table, 2);
        time.pass(Duration.ofSeconds(50));
        JsonNode chosen = lines.get(0).moveFirst();
        assertThat(chosen.path("takeBack").asBoolean()).isTrue();
        lines.get(0)
                .say(
                        "{\"do\":\"take-back\",\"id\":\"b\",\"decision\":%d}"
                                .formatted(chosen.path("decision").asInt()));
        JsonNode back = lines.get(0).done("b");
        assertThat(left(back, 0)).isEqualTo(10_000);
        assertThat(runs(back, 0)).isTrue();
        assertThat(back.path("moves")).isNotEmpty();
    }

    @Test
    void whenTimeIsUpTheHouseMakesOneMoveAndAfterTheGraceItTakesOver() {
        Person ann = house.guest("Ann");
        String table = ann.table(twoOfMine("{\"kind\":\"move\",\"seconds\":60,\"grace\":90}"));
        List<Line> lines = Line.all(ann, table, 2);
        int late = toTheFirstLead(lines);
        Line line = lines.get(late);
        int decision = line.latest().path("decision").asInt();
        time.pass(Duration.ofMinutes(1));
        JsonNode helped = line.until(m -> m.path("decision").asInt() > decision);
        assertThat(house(helped, late)).isFalse();
        time.pass(Duration.ofSeconds(90));
        line.until(m -> house(m, late));
        line.say(Line.moveText("x", line.latest().path("decision").asInt(), 0));
        assertThat(line.refusal().path("code").asString()).isEqualTo("house");
        line.say(Line.doText("return", "r"));
        assertThat(house(line.done("r"), late)).isFalse();
    }

    @Test
    void whoeverMovesInTimeAgainIsNotReplaced() {
        Person ann = house.guest("Ann");
        String table = ann.table(twoOfMine("{\"kind\":\"move\",\"seconds\":60,\"grace\":90}"));
        List<Line> lines = Line.all(ann, table, 2);
        int late = toTheFirstLead(lines);
        Line line = lines.get(late);
        int decision = line.latest().path("decision").asInt();
        time.pass(Duration.ofMinutes(1));
        line.until(m -> m.path("decision").asInt() > decision);
        Line other = lines.get(1 - late);
        other.reach(m -> !m.path("moves").isEmpty());
        JsonNode moved = other.moveFirst();
        while (moved.path("waiting").path(0).asInt() != late) {
            moved = other.moveFirst();
        }
        line.reach(m -> !m.path("moves").isEmpty());
        line.moveFirst();
        time.pass(Duration.ofSeconds(59));
        assertThat(house(ann.look(table, late).message(), late)).isFalse();
    }

    @Test
    void aLateMoveIsStale() {
        Person ann = house.guest("Ann");
        String table = ann.table(twoOfMine("{\"kind\":\"move\",\"seconds\":60}"));
        List<Line> lines = Line.all(ann, table, 2);
        int late = toTheFirstLead(lines);
        Line line = lines.get(late);
        int decision = line.latest().path("decision").asInt();
        int code = line.latest().path("moves").path(0).path("code").asInt();
        time.pass(Duration.ofMinutes(1));
        line.until(m -> m.path("decision").asInt() > decision);
        line.say(Line.moveText("late", decision, code));
        assertThat(line.refusal().path("code").asString()).isEqualTo("stale");
    }

    @Test
    void theTimeInWhichTheSiteWasDownIsNotCharged() {
        Person ann = house.guest("Ann");
        String table = ann.table(twoOfMine("{\"kind\":\"move\",\"seconds\":60}"));
        Line line = ann.look(table, 0);
        line.message();
        time.pass(Duration.ofSeconds(10));
        line.moveFirst();
        time.pass(Duration.ofSeconds(5));
        house.close();
        time.pass(Duration.ofHours(3));
        house = TestSite.open(folder, TestSite.settings(), time);
        JsonNode back = ann.at(house).look(table, 1).message();
        assertThat(runs(back, 1)).isTrue();
        assertThat(left(back, 1)).isEqualTo(45_000);
        time.pass(Duration.ofSeconds(20));
        assertThat(left(ann.at(house).look(table, 1).message(), 1)).isEqualTo(25_000);
    }

    @Test
    void whoeverHadNearlyNoTimeLeftGetsALittleToComeBackIn() {
        Person ann = house.guest("Ann");
        String table = ann.table(twoOfMine("{\"kind\":\"move\",\"seconds\":60}"));
        Line line = ann.look(table, 0);
        line.message();
        time.pass(Duration.ofSeconds(59));
        line.moveFirst();
        house.close();
        house = TestSite.open(folder, TestSite.settings(), time);
        assertThat(left(ann.at(house).look(table, 1).message(), 1)).isEqualTo(1_000);
    }

    @Test
    void withoutAClockNobodyIsInAHurry() {
        Person ann = house.guest("Ann");
        String table = ann.table(twoOfMine("{\"kind\":\"none\"}"));
        List<Line> lines = Line.all(ann, table, 2);
        assertThat(lines.get(0).latest().path("clocks")).isEmpty();
        int decision = lines.get(0).latest().path("decision").asInt();
        time.pass(Duration.ofDays(30));
        assertThat(ann.look(table, 0).message().path("decision").asInt()).isEqualTo(decision);
    }
}
