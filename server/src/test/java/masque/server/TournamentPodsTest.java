package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A tournament with three at a table: all must accept, and whoever loses pays. */
final class TournamentPodsTest {
    @TempDir Path folder;
    private TestSite site;
    private Convention hall;
    private Person ann;
    private Person bob;
    private Person cleo;

    @BeforeEach
    void open() {
        site = TestSite.open(folder);
        hall = Convention.of(site, ",\"seats\":3");
        ann = hall.enters("Ann");
        bob = hall.enters("Bob");
        cleo = hall.enters("Cleo");
        hall.desk("start", "");
    }

    @AfterEach
    void close() {
        site.close();
    }

    private int begin() {
        String others = ",\"others\":[\"" + hall.player(bob) + "\",\"" + hall.player(cleo) + "\"]";
        hall.act(ann, "challenge", others).is(200);
        hall.accept(bob, ann).is(200);
        assertThat(hall.show(ann).path("you").path("challenge").path("accepted").path(0).asString())
                .isEqualTo(hall.player(bob));
        assertThat(hall.show().path("matches")).isEmpty();
        hall.accept(cleo, ann).is(200);
        return hall.show(cleo).path("you").path("match").asInt();
    }

    @Test
    void dc_8_4_allThreePlayAndTheLosersPay() {
        int match = begin();
        assertThat(hall.matchOf(match).path("players")).hasSize(3);
        List<String> winners = hall.settle(match);
        JsonNode settled = hall.matchOf(match);
        int paid =
                settled.path("transfers")
                        .valueStream()
                        .mapToInt(one -> one.path("tokens").asInt())
                        .sum();
        boolean decided = !winners.isEmpty() && winners.size() < 3;
        assertThat(paid).isEqualTo(decided ? 3 - winners.size() : 0);
        assertThat(hall.allTokens()).isEqualTo(15);
    }

    @Test
    void dc_8_14_whoeverLeavesPaysInTheEndAndTheOthersPlayOn() throws Exception {
        int match = begin();
        String table = hall.table(match);
        Stream.of(ann, bob, cleo).forEach(person -> person.contribute(table));
        try (Line watching = cleo.look(table, 2)) {
            watching.until(Convention::playing);
            hall.act(cleo, "leave", "").is(200);
            watching.until(message -> message.path("chairs").path(2).path("house").asBoolean());
        }
        assertThat(hall.state(cleo)).isEqualTo("left");
        assertThat(hall.matchOf(match).path("stage").asString()).isEqualTo("playing");
        assertThat(hall.tokens(cleo)).isEqualTo(5);
        try (Line anns = ann.look(table, 0);
                Line bobs = bob.look(table, 1)) {
            finish(anns, bobs);
        }
        JsonNode over = hall.awaitOver(match);
        assertThat(Convention.winners(over)).doesNotContain(hall.player(cleo));
        assertThat(hall.tokens(cleo)).isEqualTo(Convention.winners(over).isEmpty() ? 5 : 4);
        assertThat(hall.allTokens()).isEqualTo(15);
    }

    /** Both choose whenever they are asked, until the game is over. */
    private static void finish(Line... lines) throws Exception {
        try (ExecutorService players = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<JsonNode>> games =
                    Stream.of(lines)
                            .<Callable<JsonNode>>map(line -> () -> playToTheEnd(line))
                            .toList();
            for (Future<JsonNode> last : players.invokeAll(games)) {
                assertThat(last.get().path("phase").asString()).isEqualTo("finished");
            }
        }
    }

    private static JsonNode playToTheEnd(Line line) {
        line.message();
        return line.playAlone();
    }
}
