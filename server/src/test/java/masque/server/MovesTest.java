package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What happens to a move on its way. */
final class MovesTest {
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

    private static List<Line> four() {
        Person ann = house.guest("Ann");
        return Line.all(ann, ann.table(PlayTest.FOUR_OF_MINE), 4);
    }

    private static int code(Line line, int index) {
        return line.latest().path("moves").path(index).path("code").asInt();
    }

    @Test
    void theSameIdTwiceIsOneMove() {
        Line line = four().getFirst();
        int code = code(line, 0);
        line.say(Line.moveText("a", 1, code));
        assertThat(line.done("a").path("decision").asInt()).isEqualTo(2);
        line.say(Line.moveText("a", 1, code));
        assertThat(line.done("a").path("decision").asInt()).isEqualTo(2);
    }

    @Test
    void aMoveSentTwiceAtOnceIsOneMove() {
        Line line = four().getFirst();
        String move = Line.moveText("a", 1, code(line, 0));
        line.say(move).say(move);
        assertThat(line.done("a").path("decision").asInt()).isEqualTo(2);
        assertThat(line.done("a").path("decision").asInt()).isEqualTo(2);
    }

    @Test
    void theSameIdWithAnotherContentIsRefused() {
        Line line = four().getFirst();
        int one = code(line, 0);
        int other = code(line, 1);
        line.say(Line.moveText("a", 1, one));
        line.done("a");
        line.say(Line.moveText("a", 1, other));
        assertThat(line.refusal().path("code").asString()).isEqualTo("contradicted");
    }

    @Test
    void anotherDecisionThanTheOneAskedIsStale() {
        Line line = four().getFirst();
        int code = code(line, 0);
        line.say(Line.moveText("early", 2, code));
        JsonNode refusal = line.refusal();
        assertThat(refusal.path("code").asString()).isEqualTo("stale");
        assertThat(refusal.path("id").asString()).isEqualTo("early");
        assertThat(refusal.path("status").asInt()).isEqualTo(409);
        line.say(Line.moveText("a", 1, code));
        line.done("a");
        line.say(Line.moveText("b", 1, code));
        assertThat(line.refusal().path("code").asString()).isEqualTo("stale");
    }

    @Test
    void aRefusalCitesTheClause() {
        List<Line> lines = four();
        lines.forEach(Line::moveFirst);
        lines.forEach(
                line -> line.reach(m -> m.path("view").path("phase").asString().equals("playing")));
        Line waiting =
                lines.stream()
                        .filter(line -> line.latest().path("moves").isEmpty())
                        .findFirst()
                        .orElseThrow();
        int seat = waiting.latest().path("seat").asInt();
        String card = waiting.latest().path("view").path("cards").path(0).path("suit").asString();
        int rank = waiting.latest().path("view").path("cards").path(0).path("rank").asInt();
        waiting.say(
                """
                {"do":"move","id":"x","decision":%d,"move":"play %s %d"}\
                """
                        .formatted(waiting.latest().path("decision").asInt(), card, rank));
        JsonNode refusal = waiting.refusal();
        assertThat(refusal.path("code").asString()).as("seat %d", seat).isEqualTo("illegal");
        assertThat(refusal.path("clause").asString()).startsWith("MT-");
        assertThat(refusal.path("sentence").asString()).isNotBlank();
        waiting.say("{\"do\":\"why\",\"id\":\"w\",\"move\":\"play %s %d\"}".formatted(card, rank));
        JsonNode why = waiting.until(m -> m.path("type").asString().equals("why"));
        assertThat(why.path("allowed").asBoolean()).isFalse();
        assertThat(why.path("clause")).isEqualTo(refusal.path("clause"));
    }

    @Test
    void movesCanBeSaidInWords() {
        Line line = four().getFirst();
        String move = line.latest().path("moves").path(0).path("move").asString();
        line.say("{\"do\":\"move\",\"id\":\"w\",\"decision\":1,\"move\":\"%s\"}".formatted(move));
        assertThat(line.done("w").path("decision").asInt()).isEqualTo(2);
    }

    @Test
    void whyOfAMoveThatIsNoneIsAnsweredWithoutAClause() {
        Line line = four().getFirst();
        for (String none : List.of("\"move\":\"win\"", "\"code\":9999")) {
            line.say("{\"do\":\"why\",\"id\":\"w\",%s}".formatted(none));
            JsonNode why = line.until(m -> m.path("type").asString().equals("why"));
            assertThat(why.path("allowed").asBoolean()).isFalse();
            assertThat(why.path("clause").asString()).isEmpty();
            assertThat(why.path("sentence").asString())
                    .isEqualTo("There is no such move in this game.");
        }
    }

    @Test
    void sentencesAreInTheViewersLanguage() {
        Person ann = house.guest("Ann");
        String table = ann.table(PlayTest.FOUR_OF_MINE);
        Line english = ann.look(table, "?seat=0&lang=en");
        Line japanese = ann.look(table, "?seat=0&lang=ja");
        JsonNode here = english.message();
        JsonNode there = japanese.message();
        assertThat(here.path("view").path("cards")).isEqualTo(there.path("view").path("cards"));
        String prompt = there.path("view").path("prompt").asString();
        assertThat(prompt).isNotEqualTo(here.path("view").path("prompt").asString());
        assertThat(
                        prompt.codePoints()
                                .anyMatch(c ->
                                        Character.UnicodeScript.of(c)
                                                == Character.UnicodeScript.HIRAGANA))
                .isTrue();
        english.moveFirst();
        JsonNode moved = japanese.message();
        assertThat(moved.path("frame").asInt()).isEqualTo(there.path("frame").asInt() + 1);
        assertThat(moved.path("frame")).isEqualTo(english.latest().path("frame"));
    }

    @Test
    void whoeverAsksWhetherAnybodyIsThereIsAnswered() {
        Line line = four().getFirst();
        line.say(Line.doText("ping", "p"));
        assertThat(line.until(m -> m.path("type").asString().equals("pong")).path("id").asString())
                .isEqualTo("p");
    }
}
