package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Nothing that a viewer may not know reaches it, nor does anything tell when it happened. */
final class SecrecyTest {
    @TempDir static Path folder;
    private static TestSite house;

    @BeforeAll
    static void open() {
        house = TestSite.open(folder);
    }

    @AfterAll
    static void close() {
        house.close();
    }

    private static JsonNode without(JsonNode message, String... fields) {
        ObjectNode copy = (ObjectNode) message.deepCopy();
        for (String field : fields) {
            copy.remove(field);
        }
        return copy;
    }

    /**
     * Who is told only what has changed is told the same bytes, and so as many, whatever others
     * choose: what is chosen, taken back and chosen anew is another card each time.
     */
    @Test
    void patchesHaveTheSameSizeWhateverOthersChoose() {
        Person ann = house.guest("Ann");
        String table = ann.table(PlayTest.FOUR_OF_MINE);
        Line chooser = Line.all(ann, table, 4).getFirst();
        Line other = ann.look(table, "?v=2&seat=1");
        other.message();
        Set<String> chosen = new HashSet<>();
        Set<String> told = new HashSet<>();
        int choices = chooser.latest().path("moves").size();
        for (int choice = 0; choice < choices; choice++) {
            chooser.move(chooser.latest().path("moves").path(choice).path("code").asInt());
            chosen.add(chooser.latest().path("view").path("passing").toString());
            told.add(other.message().path("patch").toString());
            int decision = chooser.latest().path("decision").asInt();
            chooser.say(
                    "{\"do\":\"take-back\",\"id\":\"b%d\",\"decision\":%d}"
                            .formatted(choice, decision));
            chooser.done("b" + choice);
            other.message();
        }
        assertThat(chosen).hasSize(choices);
        assertThat(told).hasSize(1);
    }

    /** Two choices that others must not tell apart are told to them alike. */
    @Test
    void simultaneousChoicesNeverShowWhatOthersChose() {
        Person ann = house.guest("Ann");
        List<Line> lines = Line.all(ann, ann.table(PlayTest.FOUR_OF_MINE), 4);
        Line chooser = lines.get(0);
        Line other = lines.get(1);
        int decision = 1;
        JsonNode told = null;
        for (int choice = 0; choice < chooser.latest().path("moves").size(); choice++) {
            chooser.move(chooser.latest().path("moves").path(choice).path("code").asInt());
            decision++;
            JsonNode here = without(other.message(), "frame", "clocks");
            assertThat(here.path("view").path("passing").isMissingNode()).isTrue();
            if (told != null) {
                assertThat(here).isEqualTo(told);
            }
            told = here;
            chooser.say(
                    "{\"do\":\"take-back\",\"id\":\"b%d\",\"decision\":%d}"
                            .formatted(choice, decision));
            chooser.done("b" + choice);
            decision++;
            other.message();
        }
    }

    /** What others do at the table does not move one's own decision number. */
    @Test
    void aDecisionNumberCountsOnesOwnDecisionsOnly() {
        Person ann = house.guest("Ann");
        List<Line> lines = Line.all(ann, ann.table(PlayTest.FOUR_OF_MINE), 4);
        lines.get(1).moveFirst();
        lines.get(2).moveFirst();
        Line first = lines.get(0);
        first.message();
        first.message();
        assertThat(first.latest().path("decision").asInt()).isEqualTo(1);
    }

    @Test
    void noMessageHoldsACardThatIsNotTheViewersToKnow() {
        Person ann = house.guest("Ann");
        List<Line> lines = Line.all(ann, ann.table(PlayTest.FOUR_OF_MINE), 4);
        for (Line line : lines) {
            JsonNode mine = line.latest().path("view").path("cards");
            for (Line another : lines) {
                if (line != another) {
                    for (JsonNode card : mine) {
                        assertThat(another.latest().toString()).doesNotContain(card.toString());
                    }
                }
            }
        }
    }

    @Test
    void whatAroseBeforeTheEndIsNotReachable() {
        Person ann = house.guest("Ann");
        String table = ann.table(PlayTest.FOUR_OF_MINE);
        ann.get("/tables/" + table + "/replay?viewer=0").isRefused(409, "phase");
        String facts = ann.get("/tables/" + table).is(200).response().body();
        assertThat(facts).doesNotContain("secret").doesNotContain("guest");
    }
}
