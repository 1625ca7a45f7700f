package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import masque.core.Bot;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Thought;
import masque.server.setup.Level;
import masque.server.setup.Playable;
import masque.server.table.Time;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Why a bot chose what it chose is known after the game, and to nobody before. */
final class ThoughtsTest {
    private static final int WORLDS = 271_828;

    /** Plays its last choice, and says what it thinks of each. */
    private static final Bot MUSER =
            new Bot() {
                @Override
                public int choose(Chair chair, Chance chance) {
                    return think(chair, chance).code();
                }

                @Override
                public Thought think(Chair chair, Chance chance) {
                    Codes legal = new Codes();
                    chair.legal(legal);
                    List<Thought.Line> lines = new ArrayList<>();
                    for (int i = legal.size() - 1; i >= 0; i--) {
                        lines.add(new Thought.Line(legal.at(i), 100 * i + 7, 0.4321));
                    }
                    return new Thought(
                            lines.getFirst().code(),
                            WORLDS,
                            lines,
                            List.of(
                                    new Thought.Belief(0, "role-jester", 0.62),
                                    new Thought.Belief(0, "role-king", 0.001)));
                }
            };

    @TempDir Path folder;
    private TestSite house;
    private Person ann;
    private String table = "";

    @BeforeEach
    void open() {
        Playable trick = TestSite.games().getFirst();
        Map<String, Level> bots =
                Map.of("random", Level.quick(Bot.RANDOM), "muser", Level.quick(MUSER));
        house =
                TestSite.open(
                        TestSite.store(folder),
                        TestSite.settings(),
                        Time.real(),
                        List.of(new Playable(trick.box(), bots, "random")));
        ann = house.guest("Ann");
        table =
                ann.table(
                        """
                        {"game":"masquerade-trick","seats":2,"chairs":["me","bot:muser"],
                        "start":true}\
                        """);
    }

    @AfterEach
    void close() {
        house.close();
    }

    /** Plays to the end and returns all that Ann was sent meanwhile. */
    private List<String> play() {
        List<String> sent = new ArrayList<>();
        Line line = ann.look(table, 0);
        JsonNode news = line.until(m -> m.path("phase").asString().equals("playing"));
        while (!news.path("phase").asString().equals("finished")) {
            sent.add(news.toString());
            if (line.awaited()) {
                line.moveFirst();
                news = line.latest();
            } else {
                news = line.message();
            }
        }
        return sent;
    }

    private JsonNode thoughts(String language) {
        return ann.get("/tables/" + table + "/thoughts?lang=" + language)
                .is(200)
                .json()
                .path("thoughts");
    }

    @Test
    void afterTheGameItIsKnownWhyABotMadeEachOfItsMoves() {
        play();
        JsonNode thoughts = thoughts("en");
        Set<Integer> plies = new HashSet<>();
        int choices = 0;
        for (JsonNode thought : thoughts) {
            assertThat(thought.path("seat").asInt()).isEqualTo(1);
            assertThat(thought.path("worlds").asInt()).isEqualTo(WORLDS);
            assertThat(plies.add(thought.path("ply").asInt())).isTrue();
            JsonNode first = thought.path("moves").path(0);
            assertThat(first.path("chosen").asBoolean()).isTrue();
            assertThat(first.path("worth").asDouble()).isEqualTo(0.432);
            assertThat(first.path("sentence").asString()).isNotBlank();
            assertThat(thought.path("moves").size()).isBetween(1, 6);
            choices = Math.max(choices, thought.path("moves").size());
            assertThat(thought.path("beliefs")).hasSize(1);
            JsonNode belief = thought.path("beliefs").path(0);
            assertThat(belief.path("secret").asString()).isEqualTo("the jester");
            assertThat(belief.path("likely").asDouble()).isEqualTo(0.62);
        }
        assertThat(thoughts).hasSizeGreaterThan(10);
        assertThat(choices).isGreaterThan(3);
        assertThat(thoughts("ja").path(0).path("beliefs").path(0).path("secret").asString())
                .isNotEqualTo("the jester")
                .isNotBlank();
    }

    @Test
    void beforeItsEndNobodyHearsAnyOfIt() {
        ann.get("/tables/" + table + "/thoughts").isRefused(409, "phase");
        List<String> sent = play();
        assertThat(sent).hasSizeGreaterThan(10);
        assertThat(sent).noneMatch(news -> news.contains("worth") || news.contains("" + WORLDS));
        String file = ann.get("/tables/" + table + "/file").is(200).response().body();
        assertThat(file).doesNotContain("" + WORLDS);
    }

    @Test
    void theReasonsSurviveARestart() {
        play();
        String before = thoughts("en").toString();
        house.close();
        house = TestSite.open(TestSite.store(folder), TestSite.settings(), Time.real());
        String after =
                house.stranger()
                        .get("/tables/" + table + "/thoughts?lang=en")
                        .is(200)
                        .json()
                        .path("thoughts")
                        .toString();
        assertThat(after).isEqualTo(before);
    }
}
