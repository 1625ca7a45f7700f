package masque.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The store in a real PostgreSQL, which the test brings along. */
final class PostgresStoreTest extends ArchiveContract {
    private static EmbeddedPostgres server;
    private static int databases;

    private final String database = "masque_" + databases++;

    @BeforeAll
    static void start() throws IOException {
        server = EmbeddedPostgres.builder().setPGStartupWait(Duration.ofMinutes(2)).start();
    }

    @AfterAll
    static void stop() throws IOException {
        server.close();
    }

    PostgresStoreTest() throws SQLException {
        try (Connection connection = server.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE " + database);
        }
    }

    @Override
    Store connect() throws SQLException {
        return Stores.postgres(server.getJdbcUrl("postgres", database));
    }

    private void sql(String text) throws SQLException {
        try (Connection connection = server.getDatabase("postgres", database).getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(text);
        }
    }

    @Test
    void theDataOfANewerProgramIsNotOpened() throws SQLException {
        store().close();
        sql(Samples.NEWER);
        assertThatThrownBy(this::connect)
                .isInstanceOfSatisfying(
                        Unfit.class,
                        unfit -> assertThat(unfit.reason()).isEqualTo(Unfit.Reason.NEWER));
        sql("DELETE FROM flyway_schema_history WHERE version = '9999'");
        connect().close();
    }

    private void isServed() {
        assertThatThrownBy(this::connect)
                .isInstanceOfSatisfying(
                        Unfit.class,
                        unfit -> assertThat(unfit.reason()).isEqualTo(Unfit.Reason.SERVED));
    }

    @Test
    void aSecondOneIsRefusedUntilTheFirstIsClosed() throws SQLException {
        isServed();
        store().note("a", "b").join();
        store().close();
        connect().close();
    }

    @Test
    void twoShareADatabaseInSchemasOfTheirOwn() throws SQLException {
        sql("CREATE SCHEMA apart");
        String address = server.getJdbcUrl("postgres", database) + "&currentSchema=apart";
        try (Store other = Stores.postgres(address)) {
            other.note("a", "b").join();
            assertThat(store().noted("a")).isEmpty();
        }
    }

    /** Ends the connection that writes, and returns when it has ended. */
    private void cut() throws SQLException {
        sql(
                """
                SELECT pg_terminate_backend(pid, 60000) FROM pg_locks
                WHERE locktype = 'advisory' AND granted AND database =
                (SELECT oid FROM pg_database WHERE datname = current_database())
                """);
    }

    @Test
    void whoeverLosesTheConnectionTakesTheDatabaseAgain() throws SQLException {
        cut();
        store().note("a", "b").join();
        assertThat(store().noted("a")).contains("b");
        isServed();
    }

    @Test
    void whoeverHasLostTheDatabaseToAnotherWritesNothing() throws SQLException {
        cut();
        try (Store other = connect()) {
            CompletableFuture<Void> late = store().note("a", "late");
            assertThatThrownBy(late::join).hasRootCauseInstanceOf(StoreFailed.class);
            assertThatThrownBy(store()::check).isInstanceOf(StoreFailed.class);
            assertThat(store().noted("a")).isEmpty();
            other.note("a", "b").join();
        }
        store().note("a", "c").join();
        assertThat(store().noted("a")).contains("c");
    }

    /** Whoever holds a lock for ever does not hold the site up for ever. */
    @Test
    void aLockIsNotAwaitedForEver() throws SQLException {
        try (Connection other = server.getDatabase("postgres", database).getConnection();
                Statement statement = other.createStatement()) {
            other.setAutoCommit(false);
            statement.execute("LOCK TABLE note IN EXCLUSIVE MODE");
            CompletableFuture<Void> waiting = store().note("a", "b");
            assertThatThrownBy(waiting::join).hasRootCauseInstanceOf(StoreFailed.class);
        }
    }
}
