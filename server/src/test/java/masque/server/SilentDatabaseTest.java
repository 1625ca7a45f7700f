package masque.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import masque.server.store.Stores;
import masque.server.store.Unfit;
import masque.server.table.Time;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A database whose connections die without a word: the site says so, and nothing is lost. */
@Timeout(300)
final class SilentDatabaseTest {
    private static EmbeddedPostgres server;
    private static int databases;

    private final String database = "masque_" + databases++;
    private Frost frost;
    private TestSite house;
    private Person ann;
    private String table;
    private Line line;

    @BeforeAll
    static void start() throws IOException {
        server = EmbeddedPostgres.builder().setPGStartupWait(Duration.ofMinutes(2)).start();
    }

    @AfterAll
    static void stop() throws IOException {
        server.close();
    }

    @BeforeEach
    void play() throws SQLException {
        try (Connection connection = server.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE " + database);
        }
        frost = Frost.open(server.getPort());
        house = site(address(frost.port()));
        ann = house.guest("Ann");
        table = ann.table(PlayTest.FOUR_OF_MINE);
        line = ann.look(table, 0);
        line.message();
        isAnswered(line);
    }

    @AfterEach
    void leave() {
        frost.close();
        house.close();
    }

    /** At its first answer a table has read all that it wants to read. */
    private static void isAnswered(Line line) {
        line.say("{\"do\":\"ping\",\"id\":\"p\"}")
                .until(message -> message.path("type").asString().equals("pong"));
    }

    private static TestSite site(String database) throws SQLException {
        return TestSite.open(Stores.postgres(database), TestSite.settings(), Time.real());
    }

    /** Without statements that are prepared, so that every commit is said in words. */
    private String address(int port, int timeoutSeconds) {
        return "jdbc:postgresql://127.0.0.1:%d/%s?user=postgres&socketTimeout=%d&prepareThreshold=0"
                .formatted(port, database, timeoutSeconds);
    }

    private String address(int port) {
        return address(port, 4);
    }

    private Answer ready() {
        return house.stranger().get("//readyz");
    }

    private void awaitReady(int status) {
        while (ready().status() != status) {
            Thread.onSpinWait();
        }
    }

    /** Reading goes on all the while, so whoever only read would call the site ready. */
    @Test
    void aSiteThatCannotWriteIsNotReadyUntilItCan() {
        ready().is(200);
        frost.freezeWriters();
        awaitReady(503);
        ready().isRefused(503, "store-silent");
        ann.get("/tables/" + table).is(200);
        ann.post("/tables", PlayTest.FOUR_OF_MINE).isRefused(503, "store-silent");
        frost.thaw();
        awaitReady(200);
        Line again = ann.look(table, 0);
        again.message();
        assertThat(again.moveFirst().path("decision").asInt()).isEqualTo(2);
    }

    private void moveIsMadeOnceAndAcknowledged() {
        int code = line.latest().path("moves").path(0).path("code").asInt();
        line.say(Line.moveText("lost", 1, code));
        assertThat(line.done("lost").path("decision").asInt()).isEqualTo(2);
        assertThat(ann.look(table, 0).message().path("decision").asInt()).isEqualTo(2);
        holdsTheDatabase();
    }

    /** The old connection lives on at the server; what it held there is the new one's now. */
    private void holdsTheDatabase() {
        assertThatThrownBy(() -> Stores.postgres(address(server.getPort())))
                .isInstanceOfSatisfying(
                        Unfit.class,
                        unfit -> assertThat(unfit.reason()).isEqualTo(Unfit.Reason.SERVED));
    }

    /** The one thread that takes in what all sockets say must not be the one that waits. */
    @Test
    void whoSendsAMoveAgainKeepsNobodyElseWaiting() throws SQLException {
        house.close();
        // It would wait for far longer than anybody listens here.
        house = site(address(frost.port(), 600));
        ann = house.guest("Ann");
        line = ann.look(ann.table(PlayTest.FOUR_OF_MINE), 0);
        line.message();
        int code = line.latest().path("moves").path(0).path("code").asInt();
        line.say(Line.moveText("first", 1, code)).done("first");
        Line other = ann.look(ann.table(PlayTest.FOUR_OF_MINE), 0);
        isAnswered(other);
        frost.freeze();
        line.say(Line.moveText("first", 1, code));
        isAnswered(other);
        frost.thaw();
        line.done("first");
    }

    @Test
    void whatWasNotCommittedWhenTheConnectionDiedIsWrittenOverANewOne() {
        frost.loseAnswers();
        moveIsMadeOnceAndAcknowledged();
    }

    @Test
    void whatWasCommittedWhenTheConnectionDiedIsNotWrittenTwice() {
        frost.loseAnswersToCommits();
        moveIsMadeOnceAndAcknowledged();
    }
}
