package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import masque.core.Bot;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Phrase;
import masque.core.Thought;
import masque.server.setup.Level;
import masque.server.setup.Playable;
import masque.server.table.Time;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The coach looks at a game that is over when somebody asks who sat there, and is kept. */
final class CoachTest {
    /** Knows for certain that the last choice is the best one, and the first one bad. */
    private static final Bot SAGE =
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
                        double worth = i == legal.size() - 1 ? 0.75 : 0.25;
                        lines.add(new Thought.Line(legal.at(i), 100, worth));
                    }
                    return new Thought(
                            lines.getFirst().code(),
                            100,
                            lines,
                            List.of(new Thought.Belief(1, "role-jester", 0.62)),
                            Thought.Scale.SHARE,
                            Optional.of(Phrase.of("role-king")));
                }
            };

    @TempDir private Path folder;
    private TestSite house;
    private Person ann;
    private String table = "";

    private TestSite open() {
        Map<String, Level> bots = new LinkedHashMap<>();
        bots.put("random", Level.quick(Bot.RANDOM));
        bots.put("sage", new Level(1, nanos -> SAGE));
        return TestSite.open(
                TestSite.store(folder),
                TestSite.settings(),
                Time.real(),
                List.of(new Playable(TestSite.games().getFirst().box(), bots, "random")));
    }

    @BeforeEach
    void begin() {
        house = open();
        ann = house.guest("Ann");
        table =
                ann.table(
                        """
                        {"game":"masquerade-trick","seats":2,"chairs":["me","bot:random"],
                        "start":true}\
                        """);
    }

    @AfterEach
    void close() {
        house.close();
    }

    private void play() {
        Line line = ann.look(table, 0);
        JsonNode news = line.until(m -> m.path("phase").asString().equals("playing"));
        while (!news.path("phase").asString().equals("finished")) {
            if (line.awaited()) {
                line.moveFirst();
                news = line.latest();
            } else {
                news = line.message();
            }
        }
    }

    private JsonNode said(Person who, String query) {
        return who.get("/tables/" + table + "/coach?seat=0" + query).is(200).json();
    }

    private JsonNode asked() {
        ann.post("/tables/" + table + "/coach", "{\"seat\":0}").is(202);
        JsonNode now = said(ann, "");
        while (!now.path("state").asString().equals("ready")) {
            assertThat(now.path("state").asString()).isEqualTo("thinking");
            now = said(ann, "");
        }
        return now;
    }

    @Test
    void whatWasGivenAwayIsMarkedWithWhatWasBetterAndWhy() {
        play();
        assertThat(said(ann, "").path("state").asString()).isEqualTo("none");
        JsonNode review = asked();
        int choices = review.path("choices").asInt();
        assertThat(choices).isGreaterThan(5);
        assertThat(review.path("marks")).hasSize(choices);
        assertThat(review.path("same").asInt(-1)).isZero();
        JsonNode mark = review.path("marks").path(0);
        assertThat(mark.path("grade").asString()).isEqualTo("blunder");
        assertThat(mark.path("cost").asDouble()).isEqualTo(0.5);
        assertThat(mark.path("doubt").asDouble(-1)).isZero();
        assertThat(mark.path("chosen").asString()).isNotEqualTo(mark.path("best").asString());
        assertThat(mark.path("why").asString()).isEqualTo("the king");
        assertThat(mark.path("beliefs").path(0).path("secret").asString()).isEqualTo("the jester");
        assertThat(review.path("deal").path("events").asInt()).isEqualTo(1);
        assertThat(review.path("deal").path("percentile").asDouble()).isBetween(0.0, 100.0);
        assertThat(said(ann, "&lang=ja").path("marks").path(0).path("best").asString())
                .isNotEqualTo(mark.path("best").asString());
    }

    @Test
    void whatItSaysIsKeptAndAnybodyMayReadIt() {
        play();
        String review = asked().toString();
        house.close();
        house = open();
        Person eve = house.guest("Eve");
        assertThat(said(eve, "")).hasToString(review);
        eve.post("/tables/" + table + "/coach", "{\"seat\":0}").isRefused(403, "forbidden");
    }

    @Test
    void aGameThatIsNotOverABotsOrNobodysIsRefused() {
        String coach = "/tables/" + table + "/coach";
        ann.post(coach, "{\"seat\":0}").isRefused(409, "phase");
        ann.get(coach + "?seat=0").isRefused(409, "phase");
        play();
        ann.post(coach, "{\"seat\":1}").isRefused(409, "coach-bot");
        ann.get(coach + "?seat=1").isRefused(409, "coach-bot");
        ann.post(coach, "{\"seat\":2}").isRefused(404, "no-seat");
        ann.get(coach + "?seat=x").isRefused(404, "no-seat");
        ann.post(coach, "{\"seat\":\"0\"}").isRefused(400, "field-number");
        ann.post(coach, "{}").isRefused(400, "field-missing");
    }
}
