package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import masque.core.Chair;
import masque.core.Fate;
import masque.core.Puzzle;
import masque.core.Table;
import masque.edge.Listener;
import masque.edge.Pen;
import masque.edge.Words;
import masque.server.setup.Playable;
import masque.server.table.Time;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Puzzles over HTTP: what there is, what becomes of a choice, and what is best. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class PuzzleTest {
    private TestSite site;
    private List<Puzzle> puzzles;

    @BeforeAll
    void open(@TempDir Path folder) {
        site = TestSite.open(folder, TestSite.settings(), Time.real());
        Playable game = TestSite.games().getFirst();
        puzzles = game.puzzles().orElseThrow().read(game.box());
    }

    @AfterAll
    void close() {
        site.close();
    }

    private static String path(Puzzle puzzle) {
        return "/games/" + TestSite.GAME + "/puzzles/" + puzzle.id();
    }

    private static Chair chair(Puzzle puzzle) {
        return Table.replay(TestSite.games().getFirst().box(), puzzle.journal(), Fate.seeded(0))
                .chair(puzzle.seat());
    }

    private JsonNode answer(Puzzle puzzle, int code) {
        return site.stranger().get(path(puzzle) + "/answer?code=" + code).is(200).json();
    }

    @Test
    void allAreListedAndOneIsTodays() {
        JsonNode list = site.stranger().get("/puzzles").is(200).json();
        assertThat(list.path("day").asString()).matches("\\d{4}-\\d\\d-\\d\\d");
        assertThat(list.path("games")).hasSize(1);
        JsonNode game = list.path("games").get(0);
        List<String> ids = puzzles.stream().map(Puzzle::id).toList();
        assertThat(game.path("puzzles").valueStream().map(one -> one.path("id").asString()))
                .containsExactlyElementsOf(ids);
        assertThat(ids).contains(game.path("daily").asString());
        assertThat(list.path("today").path("game").asString()).isEqualTo(TestSite.GAME);
        assertThat(list.path("today").path("id").asString())
                .isEqualTo(game.path("daily").asString());
        assertThat(
                        site.stranger()
                                .get("/games")
                                .is(200)
                                .json()
                                .path("games")
                                .valueStream()
                                .map(one -> one.path("puzzles").asBoolean()))
                .containsExactly(true, false);
    }

    /** What is best would be no riddle, and what others hold is nobody's to know. */
    @Test
    void aPuzzleShowsWhatItsSeatSeesAndNothingOfTheSolution() {
        Person ann = site.guest("Ann");
        for (Puzzle puzzle : puzzles) {
            JsonNode shown = ann.get(path(puzzle) + "?lang=en").is(200).json();
            assertThat(shown.propertyNames())
                    .containsExactlyInAnyOrder(
                            "game", "id", "number", "all", "next", "hard", "seat", "names", "moves",
                            "view");
            assertThat(shown.path("names").get(puzzle.seat()).asString()).isEqualTo("Ann");
            List<Integer> codes =
                    shown.path("moves").valueStream().map(one -> one.path("code").asInt()).toList();
            assertThat(codes).isSorted();
            assertThat(codes)
                    .containsExactlyInAnyOrderElementsOf(
                            puzzle.choices().stream().map(Puzzle.Choice::code).toList());
            List<String> names = shown.path("names").valueStream().map(JsonNode::asString).toList();
            Pen pen =
                    new Pen(
                            Words.of("en", TestSite.GAME, "core"),
                            new Listener(names, puzzle.seat()));
            StringWriter text = new StringWriter();
            try (JsonGenerator out = JsonMapper.shared().createGenerator(text)) {
                pen.view(out, chair(puzzle).view());
            }
            assertThat(shown.path("view")).isEqualTo(JsonMapper.shared().readTree(text.toString()));
            assertThat(shown.path("view").path("prompt").asString()).isNotBlank();
        }
    }

    @Test
    void everyPuzzleLeadsToTheNextAndTheLastToTheFirst() {
        String id = puzzles.getFirst().id();
        for (int at = 0; at < puzzles.size(); at++) {
            JsonNode shown =
                    site.stranger()
                            .get("/games/" + TestSite.GAME + "/puzzles/" + id)
                            .is(200)
                            .json();
            assertThat(shown.path("number").asInt()).isEqualTo(at + 1);
            assertThat(shown.path("all").asInt()).isEqualTo(puzzles.size());
            id = shown.path("next").asString();
        }
        assertThat(id).isEqualTo(puzzles.getFirst().id());
    }

    @Test
    void aChoiceIsToldWhetherItIsTheBest() {
        Puzzle puzzle = puzzles.getFirst();
        for (Puzzle.Choice choice : puzzle.choices()) {
            JsonNode answer = answer(puzzle, choice.code());
            assertThat(answer.path("allowed").asBoolean()).isTrue();
            assertThat(answer.path("right").asBoolean()).isEqualTo(choice.equals(puzzle.best()));
            assertThat(answer.path("worth").asDouble()).isEqualTo(choice.worth());
            assertThat(answer.path("best").asDouble()).isEqualTo(puzzle.best().worth());
        }
    }

    @Test
    void whatTheRulesForbidIsExplained() {
        Puzzle puzzle = puzzles.getFirst();
        int forbidden = 0;
        while (chair(puzzle).why(forbidden).isEmpty()) {
            forbidden++;
        }
        JsonNode answer = answer(puzzle, forbidden);
        assertThat(answer.path("allowed").asBoolean()).isFalse();
        assertThat(answer.path("sentence").asString()).isNotBlank();
        assertThat(answer.has("best")).isFalse();
    }

    @Test
    void theSolutionHasEveryChoiceWithItsFigureAndWords() {
        for (Puzzle puzzle : puzzles) {
            for (String language : List.of("en", "ja")) {
                JsonNode solution =
                        site.stranger()
                                .get(path(puzzle) + "/solution?lang=" + language)
                                .is(200)
                                .json();
                assertThat(
                                solution.path("choices")
                                        .valueStream()
                                        .map(one -> one.path("code").asInt()))
                        .containsExactlyElementsOf(
                                puzzle.choices().stream().map(Puzzle.Choice::code).toList());
                assertThat(solution.path("thumb").asInt()).isEqualTo(puzzle.thumb().code());
                assertThat(solution.path("why").asString()).isNotBlank();
                assertThat(solution.path("beliefs")).hasSameSizeAs(puzzle.beliefs());
                assertThat(
                                solution.path("beliefs")
                                        .valueStream()
                                        .map(one -> one.path("secret").asString()))
                        .allMatch(secret -> !secret.isBlank());
            }
        }
    }

    @Test
    void whatIsNotThereIsNotFoundAndWhatIsNoMoveIsNamed() {
        Person ann = site.stranger();
        ann.get("/games/" + TestSite.GAME + "/puzzles/none").is(404);
        ann.get("/games/whist/puzzles/none").is(404);
        ann.get("/games/three-secrets/puzzles/none").is(404);
        for (String query : List.of("", "?code=", "?code=x", "?code=-1", "?code=99999999999")) {
            JsonNode refused = ann.get(path(puzzles.getFirst()) + "/answer" + query).is(400).json();
            assertThat(refused.path("error").path("field").asString()).isEqualTo("code");
        }
    }
}
