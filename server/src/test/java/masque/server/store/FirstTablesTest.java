package masque.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteDataSource;

/** A new file is made as Flyway would have made it, and Flyway goes on from there. */
final class FirstTablesTest {
    private static final String SCHEMA = "SELECT type, name, tbl_name, sql FROM sqlite_master";

    /** All but the moment, and how many milliseconds it took. */
    private static final String HISTORY =
            "SELECT installed_rank, version, description, type, script, checksum, installed_by,"
                    + " success, typeof(version), typeof(installed_on), length(installed_on),"
                    + " typeof(execution_time), typeof(success) FROM flyway_schema_history";

    private static final List<String> SETTINGS =
            List.of(
                    "PRAGMA journal_mode",
                    "PRAGMA page_size",
                    "PRAGMA auto_vacuum",
                    "PRAGMA encoding",
                    "PRAGMA user_version",
                    "PRAGMA application_id");

    @TempDir private Path folder;

    private static List<String> rows(Path file, String query) throws SQLException {
        List<String> rows = new ArrayList<>();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery(query)) {
            while (found.next()) {
                List<String> row = new ArrayList<>();
                for (int column = 1; column <= found.getMetaData().getColumnCount(); column++) {
                    row.add(String.valueOf(found.getString(column)));
                }
                rows.add(String.join(" | ", row));
            }
        }
        return rows;
    }

    private Path madeByFlyway() {
        SqliteFile file = new SqliteFile(folder.resolve("flyway.db"));
        new Schema(file.source(), SqliteFile.CLUSTERED).bringUpToDate();
        return folder.resolve("flyway.db");
    }

    private Path madeByTheSite() {
        Stores.sqlite(folder).close();
        return Stores.file(folder);
    }

    @Test
    void aNewFileHasTheSchemaAndTheHistoryThatFlywayMakes() throws SQLException {
        Path flyways = madeByFlyway();
        Path ours = madeByTheSite();
        assertThat(rows(ours, SCHEMA)).isNotEmpty().isEqualTo(rows(flyways, SCHEMA));
        assertThat(rows(ours, HISTORY)).hasSize(Schema.LATEST).isEqualTo(rows(flyways, HISTORY));
        for (String setting : SETTINGS) {
            assertThat(rows(ours, setting)).as(setting).isEqualTo(rows(flyways, setting));
        }
    }

    @Test
    void flywayFindsNothingToDoAndNothingThatItDoesNotKnow() throws SQLException {
        Path ours = madeByTheSite();
        SqliteFile file = new SqliteFile(ours);
        assertThat(file.isUpToDate()).isTrue();
        assertThatCode(file::mustBeKnown).doesNotThrowAnyException();
        List<String> before = rows(ours, "SELECT * FROM flyway_schema_history");
        new Schema(file.source(), SqliteFile.CLUSTERED).bringUpToDate();
        assertThat(rows(ours, "SELECT * FROM flyway_schema_history")).isEqualTo(before);
    }

    /** As when the disk is full, or the power fails, before all of them are made. */
    @Test
    void thereAreAllTablesOrNone() throws Exception {
        Path file = folder.resolve("half.db");
        SQLiteDataSource source = new SqliteFile(file).source();
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("CREATE TABLE review (in_the_way INTEGER)");
        }
        assertThatThrownBy(() -> FirstTables.make(source)).isInstanceOf(RuntimeException.class);
        assertThat(rows(file, "SELECT name FROM sqlite_master")).containsExactly("review");
    }

    @Test
    void whatSqliteHasNotYetPutIntoTheFileIsNotTakenForNothing() throws Exception {
        Path file = Files.createFile(folder.resolve("masque.db"));
        assertThat(new SqliteFile(file).isNew()).isTrue();
        Files.createFile(folder.resolve("masque.db-wal"));
        assertThat(new SqliteFile(file).isNew()).isFalse();
    }
}
