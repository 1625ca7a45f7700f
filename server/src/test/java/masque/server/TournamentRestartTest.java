package masque.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import masque.server.store.Stores;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A tournament goes on where it was when the site is started again. */
final class TournamentRestartTest {
    private static final long NOON = 1_000_000_000_000L;
    private static final long FIVE_SECONDS = 5_000;

    @TempDir Path folder;
    private ManualTime time = new ManualTime(NOON);
    private TestSite site;
    private Convention hall;
    private Person ann;
    private Person bob;

    @BeforeEach
    void open() {
        site = TestSite.open(folder, TestSite.settings(), time);
        hall = Convention.of(site, ",\"minutes\":10");
        ann = hall.enters("Ann");
        bob = hall.enters("Bob");
        hall.desk("start", "");
    }

    @AfterEach
    void close() {
        site.close();
    }

    /** The site stops, and is started again so long after noon. */
    private void startAgain(Duration later) {
        site.close();
        time = new ManualTime(NOON + later.toMillis());
        site = TestSite.open(folder, TestSite.settings(), time);
        hall = hall.at(site);
        ann = ann.at(site);
        bob = bob.at(site);
    }

    private void rule(int match, Person winner) {
        hall.desk("rule", ",\"match\":" + match + ",\"winners\":[\"" + player(winner) + "\"]");
    }

    private String player(Person person) {
        return hall.show(person).path("you").path("player").asString();
    }

    private void forgetEventsFrom(int number) {
        try (Connection disk =
                        DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(Stores.FILE));
                PreparedStatement delete =
                        disk.prepareStatement("DELETE FROM tournament_event WHERE number >= ?")) {
            delete.setInt(1, number);
            assertThat(delete.executeUpdate()).isPositive();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void dc_8_6_theDurationStandsStillWhileTheSiteIsDown() {
        time.pass(Duration.ofMinutes(4));
        long left = hall.show().path("left").asLong();
        assertThat(left).isEqualTo(Duration.ofMinutes(6).toMillis());
        startAgain(Duration.ofHours(3));
        assertThat(hall.show().path("phase").asString()).isEqualTo("running");
        assertThat(hall.show().path("left").asLong()).isCloseTo(left, within(FIVE_SECONDS));
        assertThat(hall.kinds()).endsWith("site-was-down");
        time.pass(Duration.ofMinutes(7));
        hall.awaitPhase("ended");
        assertThat(hall.show().path("champions")).hasSize(2);
    }

    @Test
    void dc_8_12_aMatchWhoseTableIsOverWhenTheSiteStartsIsSettledOnce() {
        int match = hall.match(ann, bob);
        hall.play(match);
        JsonNode before = hall.awaitOver(match);
        JsonNode settled = hall.log().getLast();
        assertThat(settled.path("kind").asString()).isEqualTo("settled");
        // As if the site had been killed between the last step and the settlement.
        site.close();
        forgetEventsFrom(settled.path("number").asInt());
        startAgain(Duration.ofSeconds(1));
        JsonNode after = hall.awaitOver(match);
        assertThat(after.path("winners")).isEqualTo(before.path("winners"));
        assertThat(after.path("transfers")).isEqualTo(before.path("transfers"));
        assertThat(hall.kinds()).containsOnlyOnce("settled");
        startAgain(Duration.ofSeconds(2));
        assertThat(hall.kinds()).containsOnlyOnce("settled");
        assertThat(hall.allTokens()).isEqualTo(10);
    }

    @Test
    void dc_8_14_aTableLearnsOfAForfeitThatItMissed() {
        int match = hall.match(ann, bob);
        String table = hall.table(match);
        ann.contribute(table);
        bob.contribute(table);
        try (Line line = bob.look(table, 1)) {
            line.until(Convention::playing);
        }
        rule(match, bob);
        startAgain(Duration.ofSeconds(1));
        try (Line line = bob.look(table, 1)) {
            line.until(message -> message.path("phase").asString().equals("ended"));
        }
        assertThat(hall.kinds()).containsOnlyOnce("settled");
    }

    @Test
    void dc_8_23_aLogThatIsReadAgainGivesTheSameStandingsByteForByte() {
        for (int i = 0; i < 3; i++) {
            rule(hall.match(ann, bob), i == 1 ? ann : bob);
        }
        String csv = ann.get(hall.path() + "/standings.csv").is(200).response().body();
        String json = ann.get(hall.path() + "/standings").is(200).response().body();
        String log = ann.get(hall.path() + "/log?after=1").is(200).response().body();
        assertThat(csv)
                .startsWith("rank,player,name,bot,tokens,state,won,lost,champion\n1,p2,\"Bob\"");
        site.close();
        startAgain(Duration.ZERO);
        assertThat(ann.get(hall.path() + "/standings.csv").response().body()).isEqualTo(csv);
        assertThat(ann.get(hall.path() + "/standings").response().body()).isEqualTo(json);
        assertThat(ann.get(hall.path() + "/log?after=1").response().body()).isEqualTo(log);
    }

    @Test
    void whoeverAsksForTheSameAfterARestartIsAnsweredAsBefore() {
        String act = Convention.act("mine", "challenge", ",\"others\":[\"" + player(bob) + "\"]");
        int number = ann.post(hall.path() + "/acts", act).is(200).json().path("number").asInt();
        startAgain(Duration.ofSeconds(1));
        assertThat(ann.post(hall.path() + "/acts", act).is(200).json().path("number").asInt())
                .isEqualTo(number);
        assertThat(hall.kinds()).containsOnlyOnce("challenged");
    }

    @Test
    void aTournamentThatNobodyNeedsLeavesTheMemoryAndComesBack() {
        Convention later = Convention.of(site, "");
        later.enters("Cleo");
        assertThat(site.tournamentsInMemory()).isEqualTo(2);
        time.pass(Duration.ofMinutes(1));
        time.pass(Duration.ofMinutes(1));
        // What has begun stays; whoever asks waits until the line has come to it.
        hall.desk("pause", "");
        assertThat(site.tournamentsInMemory()).isEqualTo(1);
        assertThat(later.show().path("entrants")).hasSize(1);
        assertThat(site.tournamentsInMemory()).isEqualTo(2);
    }
}
