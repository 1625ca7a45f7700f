package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What was acknowledged is there, whatever happens to the site. */
final class DurabilityTest {
    @TempDir Path folder;

    @Test
    void tablesGoOnAfterARestart() {
        Person ann;
        String table;
        JsonNode before;
        String resent;
        try (TestSite house = TestSite.open(folder)) {
            ann = house.guest("Ann");
            table = ann.table(PlayTest.FOUR_OF_MINE);
            List<Line> lines = Line.all(ann, table, 4);
            int code = lines.get(2).latest().path("moves").path(3).path("code").asInt();
            resent = Line.moveText("again", 1, code);
            before = lines.get(2).say(resent).done("again");
        }
        try (TestSite house = TestSite.open(folder)) {
            Line line = ann.at(house).look(table, 2);
            JsonNode after = line.message();
            assertThat(after.path("view")).isEqualTo(before.path("view"));
            assertThat(after.path("decision").asInt()).isEqualTo(2);
            line.say(resent);
            assertThat(line.done("again").path("decision").asInt()).isEqualTo(2);
            JsonNode mine = ann.at(house).get("/me").is(200).json();
            assertThat(mine.path("name").asString()).isEqualTo("Ann");
            assertThat(mine.path("tables").path(0).path("id").asString()).isEqualTo(table);
        }
    }

    @Test
    void everybodyIsToldThatTheSiteStops() {
        TestSite house = TestSite.open(folder);
        Person ann = house.guest("Ann");
        Line line = ann.look(ann.table(PlayTest.FOUR_OF_MINE), 0);
        line.message();
        house.close();
        assertThat(line.closed().code()).isEqualTo(1001);
    }

    /** Of two sites on one database the one that comes too late loads the table again. */
    @Test
    void whoeverWritesTooLateFindsTheTableAsItIs() {
        try (TestSite one = TestSite.open(folder);
                TestSite other = TestSite.open(folder)) {
            Person ann = one.guest("Ann");
            String table = ann.table(PlayTest.FOUR_OF_MINE);
            Line here = ann.look(table, 0);
            here.message();
            Line there = ann.at(other).look(table, 1);
            there.message();
            here.moveFirst();
            there.say(
                    Line.moveText(
                            "x", 1, there.latest().path("moves").path(0).path("code").asInt()));
            assertThat(there.closed().code()).isEqualTo(1001);
            Line again = ann.at(other).look(table, 1);
            assertThat(again.message().path("waiting").toString()).isEqualTo("[1,2,3]");
            assertThat(again.moveFirst().path("waiting").toString()).isEqualTo("[2,3]");
        }
    }

    @Test
    void whoeverChangesATableTooLateIsToldSo() {
        try (TestSite one = TestSite.open(folder);
                TestSite other = TestSite.open(folder)) {
            Person ann = one.guest("Ann");
            Person there = ann.at(other);
            String table = ann.table("{\"game\":\"masquerade-trick\",\"seats\":3}");
            String chair = "/tables/" + table + "/chairs/";
            there.look(table, 0).message();
            ann.put(chair + 1, "{\"chair\":\"bot:random\"}").is(200);
            there.put(chair + 2, "{\"chair\":\"bot:random\"}").isRefused(409, "put-away");
            JsonNode now = there.put(chair + 2, "{\"chair\":\"bot:random\"}").is(200).json();
            assertThat(now.path("chairs").path(1).path("kind").asString()).isEqualTo("bot");
        }
    }

    @Test
    void botsAreWokenAfterARestart() {
        Person ann;
        String table;
        try (TestSite house = TestSite.open(folder)) {
            ann = house.guest("Ann");
            table =
                    ann.table(
                            """
                            {"game":"masquerade-trick","seats":3,"start":true,
                            "chairs":["me","bot:random","bot:random"]}\
                            """);
        }
        try (TestSite house = TestSite.open(folder)) {
            Line line = ann.at(house).look(table, 0);
            line.message();
            if (line.latest().path("waiting").size() > 1) {
                line.until(m -> m.path("waiting").toString().equals("[0]"));
            }
            line.moveFirst();
            line.reach(m -> m.path("view").path("phase").asString().equals("playing"));
        }
    }
}
