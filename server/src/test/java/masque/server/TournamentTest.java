package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A tournament from its announcement to its champion, through the public door. */
final class TournamentTest {
    @TempDir Path folder;
    private TestSite site;

    @BeforeEach
    void open() {
        site = TestSite.open(folder);
    }

    @AfterEach
    void close() {
        site.close();
    }

    @Test
    void dc_8_4_theLoserOfAMatchGivesTheWinnerOneToken() {
        Convention hall = Convention.of(site, "");
        Person ann = hall.enters("Ann");
        Person bob = hall.enters("Bob");
        hall.desk("start", "");
        int match = hall.match(ann, bob);
        List<String> winners = hall.settle(match);
        JsonNode settled = hall.matchOf(match);
        assertThat(settled.path("stage").asString()).isEqualTo("settled");
        if (winners.size() == 1) {
            Person winner = hall.person(winners.getFirst());
            Person loser = winner == ann ? bob : ann;
            assertThat(hall.tokens(winner)).isEqualTo(6);
            assertThat(hall.tokens(loser)).isEqualTo(4);
        } else {
            assertThat(hall.tokens(ann)).isEqualTo(5);
        }
        assertThat(hall.allTokens()).isEqualTo(10);
        assertThat(hall.state(ann)).isEqualTo("free");
        assertThat(hall.kinds())
                .containsExactly(
                        "entered", "entered", "started", "challenged", "match-begun", "settled");
        assertThat(ann.get("/tables/" + settled.path("table").asString() + "/file").status())
                .isEqualTo(200);
    }

    @Test
    void dc_8_9_acceptanceMakesMatchAndTableAtOnce() {
        Convention hall = Convention.of(site, "");
        Person ann = hall.enters("Ann");
        Person bob = hall.enters("Bob");
        hall.desk("start", "");
        try (Line anns = ann.follow(hall.id());
                Line bobs = bob.follow(hall.id())) {
            hall.challenge(ann, bob).is(200);
            JsonNode told =
                    bobs.until(message -> message.path("you").path("challenged").size() == 1);
            assertThat(told.path("you").path("challenged").path(0).path("by").asString())
                    .isEqualTo(hall.player(ann));
            hall.accept(bob, ann).is(200);
            JsonNode mine = anns.until(message -> message.path("you").has("match"));
            int match = mine.path("you").path("match").asInt();
            String table = hall.table(match);
            JsonNode shown = ann.get("/tables/" + table).is(200).json();
            assertThat(shown.path("tournament").path("id").asString()).isEqualTo(hall.id());
            assertThat(shown.path("tournament").path("match").asInt()).isEqualTo(match);
            assertThat(shown.path("chairs").path(0).path("you").asBoolean()).isTrue();
            assertThat(hall.state(ann)).isEqualTo("busy");
            assertThat(hall.state(bob)).isEqualTo("busy");
        }
    }
}
