package masque.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** The store in a real PostgreSQL, which the test brings along. */
final class PostgresStoreTest extends StoreContract {
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
    Store connect() {
        return Stores.postgres(server.getJdbcUrl("postgres", database));
    }
}
