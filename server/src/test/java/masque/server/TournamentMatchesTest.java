package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** How matches come to their end where tables and a tournament meet. */
final class TournamentMatchesTest {
    private static final int REPEATS = 100;

    @TempDir Path folder;
    private final ManualTime time = new ManualTime(1_000_000_000_000L);
    private TestSite site;
    private Convention hall;
    private Person ann;
    private Person bob;

    @BeforeEach
    void open() {
        site = TestSite.open(folder, TestSite.settings(), time);
        hall = Convention.of(site, "");
        ann = hall.enters("Ann");
        bob = hall.enters("Bob");
        hall.desk("start", "");
    }

    @AfterEach
    void close() {
        site.close();
    }

    private String winners(Person... people) {
        List<String> players = new ArrayList<>();
        for (Person person : people) {
            players.add('"' + hall.player(person) + '"');
        }
        return ",\"winners\":[" + String.join(",", players) + "]";
    }

    private static String match(int number) {
        return ",\"match\":" + number;
    }

    /** Both contribute, so that their table is dealt. */
    private String dealt(int match) {
        String table = hall.table(match);
        ann.contribute(table);
        bob.contribute(table);
        return table;
    }

    private static boolean answers(JsonNode message, String id) {
        assertThat(message.path("type").asString()).isNotEqualTo("refused");
        return message.path("type").asString().equals("done")
                && message.path("id").asString().equals(id);
    }

    @Test
    void dc_8_11_whereTheHouseWouldTakeOverTheMatchIsLostInstead() {
        int match = hall.match(ann, bob);
        String table = dealt(match);
        try (Line anns = ann.look(table, 0);
                Line bobs = bob.look(table, 1)) {
            anns.until(Convention::playing);
            bobs.until(Convention::playing);
            // Ann chooses whenever she is asked, Bob never.
            while (anns.awaited()) {
                anns.moveFirst();
            }
            time.pass(Duration.ofMinutes(1));
            bobs.say(Line.doText("ping", "seen"))
                    .until(message -> message.path("type").asString().equals("pong"));
            time.pass(Duration.ofMinutes(2));
            JsonNode over = hall.awaitOver(match);
            assertThat(over.path("stage").asString()).isEqualTo("settled");
            assertThat(Convention.winners(over)).containsExactly(hall.player(ann));
            assertThat(over.path("forfeited").path(0).asString()).isEqualTo(hall.player(bob));
        }
        assertThat(hall.tokens(ann)).isEqualTo(6);
        assertThat(hall.tokens(bob)).isEqualTo(4);
        JsonNode result = ann.get("/tables/" + table).json().path("result");
        assertThat(result.path("ending").asString()).isEqualTo("forfeit");
    }

    @Test
    void dc_8_14_whoeverLeavesLosesTheMatchUnderWayFirst() {
        int match = hall.match(ann, bob);
        String table = dealt(match);
        hall.act(ann, "leave", "").is(200);
        assertThat(hall.state(ann)).isEqualTo("left");
        assertThat(hall.tokens(ann)).isEqualTo(4);
        assertThat(hall.tokens(bob)).isEqualTo(6);
        assertThat(hall.kinds()).endsWith("forfeited", "settled", "left", "ended");
        try (Line line = bob.look(table, 1)) {
            JsonNode end = line.until(message -> message.path("phase").asString().equals("ended"));
            assertThat(end.path("phase").asString()).isEqualTo("ended");
        }
        JsonNode result = bob.get("/tables/" + table).json().path("result");
        assertThat(result.path("ending").asString()).isEqualTo("forfeit");
        assertThat(result.path("winners").path(0).asInt()).isEqualTo(1);
    }

    @Test
    void dc_8_15_theOrganiserMayDeclareTheMatchOfARemovedPlayerVoid() {
        Person cleo = hall.enters("Cleo");
        int match = hall.match(ann, bob);
        String table = dealt(match);
        String out = ",\"player\":\"" + hall.player(ann) + "\",\"reason\":\"was rude\"";
        hall.desk("remove", out + ",\"match\":\"void\"");
        assertThat(hall.state(ann)).isEqualTo("removed");
        assertThat(hall.tokens(ann)).isEqualTo(5);
        assertThat(hall.matchOf(match).path("stage").asString()).isEqualTo("void");
        JsonNode removed = hall.log().getLast();
        assertThat(removed.path("kind").asString()).isEqualTo("removed");
        assertThat(removed.path("reason").asString()).isEqualTo("was rude");
        assertThat(removed.path("by").asString()).isEqualTo("organiser");
        assertThat(removed.path("organiser").asString()).isEqualTo("Olga");
        hall.act(ann, "come-back", "").isRefused(409, "was-removed");
        try (Line line = bob.look(table, 1)) {
            line.until(message -> message.path("phase").asString().equals("ended"));
        }
        assertThat(hall.match(bob, cleo)).isEqualTo(match + 1);
    }

    @Test
    void dc_8_12_aRulingSettlesAMatchAndWhatComesLaterIsAnsweredSo() {
        int match = hall.match(ann, bob);
        dealt(match);
        hall.desk("rule", match(match) + winners(bob));
        assertThat(hall.tokens(bob)).isEqualTo(6);
        hall.act(hall.organiser(), "rule", match(match) + winners(ann))
                .isRefused(409, "already-settled");
        hall.act(hall.organiser(), "void", match(match) + ",\"reason\":\"late\"")
                .isRefused(409, "already-settled");
        assertThat(hall.tokens(bob)).isEqualTo(6);
    }

    @Test
    void dc_8_20_theSameReportAHundredTimesFromTwoSocketsIsOneEvent() {
        hall.act(ann, "challenge", ",\"realDice\":true,\"others\":[\"" + hall.player(bob) + "\"]")
                .is(200);
        hall.act(bob, "accept", ",\"realDice\":true,\"challenger\":\"" + hall.player(ann) + "\"")
                .is(200);
        assertThat(hall.matchOf(1).path("realDice").asBoolean()).isTrue();
        assertThat(hall.matchOf(1).has("table")).isFalse();
        int before = hall.log().size();
        try (Line one = ann.follow(hall.id());
                Line two = ann.follow(hall.id())) {
            for (int i = 0; i < REPEATS; i++) {
                String own = Convention.act("r" + i, "report", match(1) + winners(ann));
                String same = Convention.act("same", "report", match(1) + winners(ann));
                one.say(i % 2 == 0 ? own : same);
                two.say(i % 2 == 0 ? same : own);
            }
            one.until(message -> answers(message, "r" + (REPEATS - 2)));
            two.until(message -> answers(message, "r" + (REPEATS - 1)));
        }
        assertThat(hall.log()).hasSize(before + 1);
        assertThat(hall.log().getLast().path("kind").asString()).isEqualTo("reported");
        hall.act(bob, "report", match(1) + winners(ann)).is(200);
        assertThat(hall.tokens(ann)).isEqualTo(6);
        assertThat(hall.kinds()).endsWith("reported", "reported", "settled");
    }

    @Test
    void dc_8_20_differentReportsGoToTheDesk() {
        hall.act(ann, "challenge", ",\"realDice\":true,\"others\":[\"" + hall.player(bob) + "\"]")
                .is(200);
        hall.act(bob, "accept", ",\"realDice\":true,\"challenger\":\"" + hall.player(ann) + "\"")
                .is(200);
        hall.act(ann, "report", match(1) + winners(ann)).is(200);
        hall.act(bob, "report", match(1) + winners(bob)).is(200);
        assertThat(hall.matchOf(1).path("stage").asString()).isEqualTo("desk");
        hall.desk("rule", match(1) + winners(bob));
        assertThat(hall.tokens(bob)).isEqualTo(6);
    }

    @Test
    void dc_8_21_aCorrectionMovesTokensOverAndSaysWhy() {
        int match = hall.match(ann, bob);
        dealt(match);
        hall.desk("rule", match(match) + winners(ann));
        int seen = hall.matchOf(match).path("number").asInt();
        String correction = match(match) + winners(bob) + ",\"reason\":\"the wrong one\"";
        hall.desk("correct", correction + ",\"after\":" + seen);
        assertThat(hall.tokens(ann)).isEqualTo(4);
        assertThat(hall.tokens(bob)).isEqualTo(6);
        assertThat(hall.matchOf(match).path("reason").asString()).isEqualTo("the wrong one");
        hall.act(hall.organiser(), "correct", correction + ",\"after\":" + seen)
                .isRefused(409, "match-changed");
    }

    @Test
    void dc_8_22_botsAcceptAtOnceAndPlay() {
        hall.desk("enrol-bots", ",\"level\":\"random\",\"number\":2");
        JsonNode bot = hall.show().path("entrants").path(2);
        assertThat(bot.path("bot").asBoolean()).isTrue();
        assertThat(bot.path("tokens").asInt()).isEqualTo(5);
        String other = ",\"others\":[\"" + bot.path("player").asString() + "\"]";
        hall.act(ann, "challenge", other).is(200);
        int match = hall.show(ann).path("you").path("match").asInt();
        assertThat(match).isEqualTo(1);
        String table = hall.table(match);
        ann.contribute(table);
        try (Line line = ann.look(table, 0)) {
            line.until(Convention::playing);
            line.playAlone();
        }
        assertThat(hall.awaitOver(match).path("stage").asString()).isEqualTo("settled");
        assertThat(hall.allTokens()).isEqualTo(20);
    }

    @Test
    void dc_8_8_whomOneHasMutedIsOnesOwnAffair() {
        String who = ",\"player\":\"" + hall.player(bob) + "\"";
        hall.act(ann, "mute", who).is(200);
        hall.challenge(bob, ann).isRefused(409, "muted");
        assertThat(hall.show(ann).path("you").path("muted").path(0).asString())
                .isEqualTo(hall.player(bob));
        JsonNode entry = hall.log().getLast();
        assertThat(entry.path("kind").asString()).isEqualTo("private");
        assertThat(entry.propertyNames()).containsExactlyInAnyOrder("number", "at", "kind");
        assertThat(hall.show(bob).toString()).doesNotContain("mute\"", "\"muted\":[\"");
        hall.act(ann, "unmute", who).is(200);
        hall.challenge(bob, ann).is(200);
    }
}
