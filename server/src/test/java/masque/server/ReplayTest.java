package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import masque.edge.Audit;
import masque.edge.GameFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Games that are over have an address and a file, and before that nobody gets anything of them. */
final class ReplayTest {
    private static final String TWO =
            """
            {"game":"masquerade-trick","seats":2,"chairs":["me","me"],"start":true,"public":true}\
            """;

    @TempDir Path folder;
    private TestSite house;
    private Person ann;

    @BeforeEach
    void open() {
        house = TestSite.open(folder);
        ann = house.guest("Ann");
    }

    @AfterEach
    void close() {
        house.close();
    }

    /** Plays a whole game and returns its table. */
    private String played() {
        String table = ann.table(TWO);
        List<Line> lines = Line.all(ann, table, 2);
        while (!lines.getFirst().latest().path("phase").asString().equals("finished")) {
            Line mover = lines.stream().filter(Line::awaited).findFirst().orElseThrow();
            mover.moveFirst();
            lines.stream().filter(line -> !line.equals(mover)).forEach(Line::message);
        }
        return table;
    }

    private String ended() {
        String table = ann.table(TWO);
        for (int seat = 0; seat < 2; seat++) {
            ann.look(table, seat).say(Line.doText("end", "e")).done("e");
        }
        return table;
    }

    private static Audit audit(String file) {
        return Audit.of(
                file.getBytes(StandardCharsets.UTF_8),
                "file",
                game -> Optional.of(TestSite.games().getFirst().box()),
                Audit.Seen.NOTHING);
    }

    @Test
    void aFinishedGameHasAFileThatChecks() {
        String table = played();
        Answer answer = house.stranger().get("/tables/" + table + "/file").is(200);
        assertThat(answer.header("Content-Disposition"))
                .isEqualTo("attachment; filename=\"masque-" + table + ".json\"");
        Audit audit = audit(answer.response().body());
        assertThat(audit.fair()).as(audit.findings().toString()).isTrue();
        GameFile game = audit.game();
        assertThat(game.table()).isEqualTo(table);
        assertThat(game.contributions()).containsExactly("a-text", "");
        assertThat(game.ending()).isEqualTo(GameFile.Ending.FINISHED);
        assertThat(game.commitment())
                .isEqualTo(ann.get("/tables/" + table).json().path("commitment").asString());
        assertThat(game.players().getFirst().name()).isEqualTo("Ann");
    }

    @Test
    void aGameEndedByAgreementHasAFileThatChecks() {
        Audit audit = audit(ann.get("/tables/" + ended() + "/file").is(200).response().body());
        assertThat(audit.fair()).as(audit.findings().toString()).isTrue();
        assertThat(audit.game().ending()).isEqualTo(GameFile.Ending.ENDED);
        assertThat(audit.game().winners()).isEmpty();
    }

    @Test
    void theFileStaysTheSame() {
        String table = ended();
        String file = ann.get("/tables/" + table + "/file").is(200).response().body();
        house.close();
        house = TestSite.open(folder);
        assertThat(house.stranger().get("/tables/" + table + "/file").response().body())
                .isEqualTo(file);
    }

    @Test
    void beforeTheEndThereIsNothing() {
        String gathering = ann.table("{\"game\":\"masquerade-trick\",\"seats\":2}");
        String playing = ann.table(TWO);
        for (String table : List.of(gathering, playing)) {
            for (String what :
                    List.of("file", "thoughts", "replay", "replay?viewer=0", "replay?viewer=1")) {
                ann.get("/tables/" + table + "/" + what).isRefused(409, "phase");
            }
        }
        assertThat(house.stranger().get("/replays").json().path("replays")).isEmpty();
    }

    @Test
    void whoeverHasTheFileSeesTheGameAgain() {
        String table = played();
        String file = ann.get("/tables/" + table + "/file").response().body();
        Person stranger = house.stranger();
        for (String viewer : List.of("none", "0", "1")) {
            JsonNode shown = stranger.post("/replays?viewer=" + viewer, file).is(200).json();
            JsonNode told = ann.get("/tables/" + table + "/replay?viewer=" + viewer).json();
            assertThat(shown.path("frames")).isEqualTo(told.path("frames"));
            assertThat(shown.path("fair").asBoolean()).isTrue();
            assertThat(shown.path("names").path(0).asString()).isEqualTo("Ann");
            assertThat(shown.path("winners"))
                    .isEqualTo(Answer.parsed(audit(file).game().winners().toString()));
        }
    }

    @Test
    void aForgedFileIsShownToBeOne() {
        String file = ann.get("/tables/" + played() + "/file").response().body();
        JsonNode shown =
                ann.post("/replays", file.replace("\"name\":\"Ann\"", "\"name\":\"Eve\""))
                        .is(200)
                        .json();
        assertThat(shown.path("fair").asBoolean()).isFalse();
        assertThat(shown.path("checks").path(0).path("check").asString()).isEqualTo("seal");
        assertThat(shown.path("checks").path(0).path("holds").asBoolean()).isFalse();
        assertThat(shown.path("checks").path(0).path("sentence").asString()).isNotEmpty();
    }

    @Test
    void whatIsNoFileOfAGameIsRefused() {
        String file = ann.get("/tables/" + ended() + "/file").response().body();
        ann.post("/replays", "{}").isRefused(422, "no-game-file");
        ann.post("/replays", "no JSON").isRefused(422, "no-game-file");
        ann.post("/replays", "").isRefused(422, "no-game-file");
        ann.post("/replays", file.replace("masquerade-trick", "chess")).isRefused(422, "game-gone");
        ann.post("/replays?viewer=2", file).isRefused(404, "no-seat");
        ann.post("/replays", " ".repeat(1 << 20) + file).isRefused(413, "too-large");
        house.stranger()
                .with("Content-Type", "text/plain")
                .post("/replays", file)
                .isRefused(415, "json-wanted");
    }

    @Test
    void thePageCanCheckByItself() {
        Answer script = house.stranger().get("//fairness.js").is(200);
        assertThat(script.header("Content-Type")).startsWith("text/javascript");
        assertThat(script.response().body()).contains("export function check");
    }
}
