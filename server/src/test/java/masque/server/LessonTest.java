package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Lessons over HTTP: all there is to see, and why a move is forbidden. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class LessonTest {
    private static final String PATH = "/games/" + TestSite.GAME + "/lesson";

    private TestSite site;

    @BeforeAll
    void open(@TempDir Path folder) {
        site = TestSite.open(folder);
    }

    @AfterAll
    void close() {
        site.close();
    }

    private JsonNode lesson(Person person, String language) {
        return person.get(PATH + "?lang=" + language).is(200).json();
    }

    /**
     * Each step follows from the one before: what is wanted is legal, and then it has been made.
     */
    @Test
    void everyStepHasWhatTheLearnerSeesAndMayDo() {
        JsonNode steps = lesson(site.stranger(), "en").path("steps");
        assertThat(steps.size()).isGreaterThan(10);
        for (int at = 0; at < steps.size(); at++) {
            JsonNode step = steps.get(at);
            assertThat(step.path("text").asString()).isNotBlank();
            assertThat(step.path("moves").isEmpty()).isEqualTo(!step.has("wanted"));
            if (step.has("wanted")) {
                assertThat(step.path("moves").valueStream().map(move -> move.path("code")))
                        .contains(step.path("wanted"));
            }
            if (at > 0 && steps.get(at - 1).has("wanted")) {
                assertThat(step.path("frames")).isNotEmpty();
            }
        }
    }

    @Test
    void wordsAreInTheLearnersLanguageAndNamesTheirOwn() {
        JsonNode lesson = lesson(site.guest("Ann"), "ja");
        int seat = lesson.path("seat").asInt();
        assertThat(lesson.path("names").get(seat).asString()).isEqualTo("Ann");
        assertThat(lesson.path("steps").get(0).path("text").asString()).contains("ようこそ");
    }

    @Test
    void aLessonIsTheSameForEverybody() {
        assertThat(lesson(site.guest("Ann"), "en")).isEqualTo(lesson(site.guest("Ann"), "en"));
    }

    @Test
    void whatTheRulesForbidIsExplainedByAClause() {
        Person ann = site.guest("Ann");
        JsonNode steps = lesson(ann, "en").path("steps");
        for (int at = 0; at < steps.size(); at++) {
            if (steps.get(at).path("name").asString().equals("follow")) {
                int wanted = steps.get(at).path("wanted").asInt();
                assertThat(why(ann, at, wanted).path("allowed").asBoolean()).isTrue();
                JsonNode no = firstRefusal(ann, at, steps.get(at).path("moves"));
                assertThat(no.path("clause").asString()).startsWith("MT-");
                assertThat(no.path("sentence").asString()).isNotBlank();
                return;
            }
        }
        throw new AssertionError("the lesson has no step where a suit must be followed");
    }

    private static JsonNode why(Person ann, int step, int code) {
        return ann.get(PATH + "/why?step=" + step + "&code=" + code).is(200).json();
    }

    /** A move with a smaller code than the first that is legal. */
    private static JsonNode firstRefusal(Person ann, int step, JsonNode moves) {
        return why(ann, step, moves.get(0).path("code").asInt() - 1);
    }

    @Test
    void whatIsNoStepAndNoMoveIsRefusedWithItsField() {
        Person ann = site.stranger();
        for (String query :
                new String[] {
                    "", "?step=0", "?step=999&code=1", "?step=x&code=1", "?step=0&code=-1"
                }) {
            JsonNode refused = ann.get(PATH + "/why" + query).is(400).json();
            assertThat(refused.path("error").path("field").asString()).isIn("step", "code");
        }
    }

    @Test
    void aGameWithoutALessonOffersNone() {
        JsonNode games = site.stranger().get("/games").is(200).json().path("games");
        for (JsonNode game : games) {
            int status = game.path("lesson").asBoolean() ? 200 : 404;
            site.stranger().get("/games/" + game.path("id").asString() + "/lesson").is(status);
        }
        assertThat(games.valueStream().map(game -> game.path("lesson").asBoolean()))
                .containsOnlyOnce(true);
        site.stranger().get("/games/whist/lesson").is(404);
    }
}
