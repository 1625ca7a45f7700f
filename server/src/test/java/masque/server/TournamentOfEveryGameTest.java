package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import masque.server.table.Time;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** An arena of each game, with as few at a table as its rules allow: one person and bots. */
final class TournamentOfEveryGameTest {
    @TempDir Path folder;
    private TestSite site;

    @BeforeEach
    void open() {
        site =
                TestSite.open(
                        TestSite.store(folder),
                        TestSite.settings(),
                        Time.real(),
                        TestSite.allGames());
    }

    @AfterEach
    void close() {
        site.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "masquerade-trick",
                "masquerade-battle",
                "truth-or-bluff",
                "dice-challenge",
                "queenseat"
            })
    void dc_8_4_whoeverLosesPaysAndTokensAddUp(String game) {
        Convention hall =
                Convention.of(site, game, ",\"bots\":{\"level\":\"random\",\"number\":3}");
        Person ann = hall.enters("Ann");
        hall.desk("start", "");
        int seats = hall.show().path("seats").asInt();
        List<JsonNode> bots =
                hall.show()
                        .path("entrants")
                        .valueStream()
                        .filter(one -> one.path("bot").asBoolean())
                        .limit(seats - 1L)
                        .toList();
        String others =
                bots.stream()
                        .map(one -> '"' + one.path("player").asString() + '"')
                        .collect(Collectors.joining(","));
        hall.act(ann, "challenge", ",\"others\":[" + others + "]").is(200);
        int match = hall.show(ann).path("you").path("match").asInt();
        String table = hall.table(match);
        ann.contribute(table);
        try (Line line = ann.look(table, 0)) {
            line.until(Convention::playing);
            line.playAlone();
        }
        JsonNode over = hall.awaitOver(match);
        assertThat(over.path("stage").asString()).isEqualTo("settled");
        int winners = over.path("winners").size();
        int paid =
                over.path("transfers")
                        .valueStream()
                        .mapToInt(one -> one.path("tokens").asInt())
                        .sum();
        assertThat(paid).isEqualTo(winners == 0 || winners == seats ? 0 : seats - winners);
        assertThat(hall.allTokens()).isEqualTo(4 * 5);
    }
}
