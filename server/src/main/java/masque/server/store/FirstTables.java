package masque.server.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.zip.CRC32;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * The tables of a new file of SQLite, made all at once by the same migrations that Flyway would
 * carry out one by one, with the history that it would write. Flyway itself takes longer to begin
 * than the rest of the start with a database.
 */
final class FirstTables {
    /** Each migration by what it is about, in their order. */
    private static final List<String> MIGRATIONS =
            List.of(
                    "tables",
                    "lobby_and_talk",
                    "thoughts",
                    "told_in_pieces",
                    "results",
                    "tournaments",
                    "cards",
                    "reviews");

    /** To the letter what Flyway makes. */
    private static final String HISTORY =
            """
            CREATE TABLE "flyway_schema_history" (
                "installed_rank" INT NOT NULL PRIMARY KEY,
                "version" VARCHAR(50),
                "description" VARCHAR(200) NOT NULL,
                "type" VARCHAR(20) NOT NULL,
                "script" VARCHAR(1000) NOT NULL,
                "checksum" INT,
                "installed_by" VARCHAR(100) NOT NULL,
                "installed_on" TEXT NOT NULL DEFAULT (strftime('%Y-%m-%d %H:%M:%f','now')),
                "execution_time" INT NOT NULL,
                "success" BOOLEAN NOT NULL
            );
            CREATE INDEX "flyway_schema_history_s_idx" ON "flyway_schema_history" ("success");
            """;

    private static final String DONE =
            "INSERT INTO flyway_schema_history (installed_rank, version, description, type, script,"
                    + " checksum, installed_by, execution_time, success)"
                    + " VALUES (?, ?, ?, 'SQL', ?, ?, '', 0, 1)";

    private FirstTables() {}

    /**
     * Makes them, all or none.
     *
     * @throws StoreFailed if the database cannot do it
     */
    static void make(DataSource database) {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("BEGIN IMMEDIATE");
            statement.executeUpdate(HISTORY);
            try (PreparedStatement done = connection.prepareStatement(DONE)) {
                for (int version = 1; version <= MIGRATIONS.size(); version++) {
                    migrate(version, statement, done);
                }
            }
            statement.executeUpdate("COMMIT");
        } catch (SQLException e) {
            throw StoreFailed.behind(e).orElseThrow(() -> new IllegalStateException(e));
        }
    }

    private static void migrate(int version, Statement statement, PreparedStatement done)
            throws SQLException {
        String about = MIGRATIONS.get(version - 1);
        String script = "V" + version + "__" + about + ".sql";
        String text = text(script);
        statement.executeUpdate(text.replace("${clustered}", SqliteFile.CLUSTERED));
        done.setInt(1, version);
        done.setString(2, Integer.toString(version));
        done.setString(3, about.replace('_', ' '));
        done.setString(4, script);
        done.setInt(5, checksum(text));
        done.executeUpdate();
    }

    /** By which Flyway knows a migration again: over its lines, however they end. */
    private static int checksum(String text) {
        CRC32 sum = new CRC32();
        text.lines().forEach(line -> sum.update(line.getBytes(StandardCharsets.UTF_8)));
        return (int) sum.getValue();
    }

    private static String text(String script) {
        try (@Nullable InputStream in = FirstTables.class.getResourceAsStream(script)) {
            if (in == null) {
                throw new IllegalStateException("there is no " + script + " on the class path");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
