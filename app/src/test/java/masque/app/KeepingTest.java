package masque.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import masque.app.Cli.Outcome;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Backups overwrite nothing, and only what is whole and ours is restored. */
final class KeepingTest {
    private static final String NEWER =
            """
            INSERT INTO flyway_schema_history SELECT installed_rank + 1, '9999', 'later', type,
            'V9999__later.sql', checksum, installed_by, installed_on, 1, 1
            FROM flyway_schema_history ORDER BY installed_rank DESC LIMIT 1
            """;

    @TempDir private Path folder;
    private Path data;
    private Path backup;

    @BeforeEach
    void serveOnce() throws Exception {
        data = folder.resolve("data");
        backup = folder.resolve("backup.db");
        try (Served site = new Served(data, "serve", "--host", "127.0.0.1")) {
            assertThat(site.visit()).isEqualTo(200);
        }
    }

    private static void refused(Outcome outcome, String... parts) {
        assertThat(outcome.code()).as(outcome.err()).isEqualTo(2);
        assertThat(outcome.err()).contains(parts).doesNotContain("Exception", "\tat ");
        assertThat(outcome.out()).isEmpty();
    }

    private Outcome backUp(Path into) {
        return Cli.run("", "backup", into.toString(), "--data", data.toString());
    }

    private Outcome restore(Path from) {
        return Cli.run("", "restore", from.toString(), "--data", data.toString());
    }

    private static List<String> inside(Path folder) throws IOException {
        try (Stream<Path> inside = Files.list(folder)) {
            return inside.map(one -> one.getFileName().toString()).sorted().toList();
        }
    }

    private static void sql(Path file, String statement) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement one = connection.createStatement()) {
            one.executeUpdate(statement);
        }
    }

    private static String noted(Path file) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement one = connection.createStatement()) {
            return one.executeQuery("SELECT value FROM note WHERE name = 'cookie-key'")
                    .getString(1);
        }
    }

    @Test
    void aBackupIsRestoredAndWhatWasThereIsKept() throws Exception {
        assertThat(backUp(backup).out()).contains(backup.toString(), "0 tables", "MB");
        String key = noted(backup);
        sql(data.resolve("masque.db"), "UPDATE note SET value = 'another'");
        Outcome outcome = restore(backup);
        assertThat(outcome.code()).as(outcome.err()).isZero();
        String aside = outcome.out().strip().replaceAll("(?s).* ", "");
        assertThat(aside).startsWith(data.resolve("masque.db.before-restore-").toString());
        assertThat(noted(data.resolve("masque.db"))).isEqualTo(key);
        assertThat(noted(Path.of(aside))).isEqualTo("another");
        assertThat(restore(backup).code()).isZero();
        assertThat(inside(data))
                .filteredOn(name -> name.contains("before-restore"))
                .as("the second did not overwrite the first")
                .hasSize(2);
        assertThat(inside(data)).noneMatch(name -> name.endsWith(".part"));
    }

    @Test
    void aWriteAheadLogGoesAsideWithItsDatabase() throws Exception {
        assertThat(backUp(backup).code()).isZero();
        Files.writeString(data.resolve("masque.db-wal"), "of the old one");
        assertThat(restore(backup).code()).isZero();
        assertThat(inside(data)).doesNotContain("masque.db-wal");
        assertThat(inside(data)).anyMatch(name -> name.matches("masque.db.before-.*-wal"));
    }

    @Test
    void nothingIsOverwritten() throws IOException {
        Files.writeString(backup, "precious");
        refused(backUp(backup), backup.toString(), "overwrites nothing");
        assertThat(backup).hasContent("precious");
    }

    @Test
    void whereThereIsNothingNothingIsBackedUp() throws IOException {
        Path empty = Files.createDirectory(folder.resolve("empty"));
        refused(
                Cli.run("", "backup", backup.toString(), "--data", empty.toString()),
                "no data",
                empty.toString());
        assertThat(inside(empty)).isEmpty();
        refused(backUp(folder.resolve("no/such/folder/x.db")), "cannot be written");
    }

    @Test
    void aSiteThatRunsIsNotRestored() throws Exception {
        assertThat(backUp(backup).code()).isZero();
        try (Served site = new Served(data, "serve", "--host", "127.0.0.1")) {
            refused(restore(backup), "Another Masque", data.toString());
            assertThat(site.visit()).isEqualTo(200);
        }
    }

    @Test
    void whatIsNotOursIsNotRestored() throws Exception {
        String before = noted(data.resolve("masque.db"));
        refused(restore(folder.resolve("nowhere.db")), "cannot be read");
        Path text =
                Files.writeString(folder.resolve("text.db"), "This is no database. ".repeat(99));
        refused(restore(text), "not the data of a Masque site", text.toString());
        refused(restore(Files.createFile(folder.resolve("empty.db"))), "not the data of a Masque");
        Path other = folder.resolve("other.db");
        sql(other, "CREATE TABLE note (name TEXT)");
        refused(restore(other), "not the data of a Masque site");
        assertThat(noted(data.resolve("masque.db"))).isEqualTo(before);
        assertThat(inside(data)).noneMatch(name -> name.contains("before-restore"));
    }

    @Test
    void aDamagedBackupIsNotRestored() throws Exception {
        assertThat(backUp(backup).code()).isZero();
        byte[] bytes = Files.readAllBytes(backup);
        Path half = folder.resolve("half.db");
        Files.write(half, Arrays.copyOf(bytes, bytes.length / 2));
        refused(restore(half), "damaged", half.toString());
        Arrays.fill(bytes, 4096, 3 * 4096, (byte) 0x5A);
        Path scratched = Files.write(folder.resolve("scratched.db"), bytes);
        refused(restore(scratched), "damaged");
    }

    @Test
    void aBackupOfANewerMasqueIsNotRestored() throws Exception {
        assertThat(backUp(backup).code()).isZero();
        sql(backup, NEWER);
        refused(restore(backup), "newer", backup.toString());
    }

    @Test
    @Timeout(300)
    void theDataOfANewerMasqueIsNeitherServedNorBackedUpNorTouched() throws Exception {
        Path database = data.resolve("masque.db");
        sql(database, NEWER);
        byte[] before = Files.readAllBytes(database);
        List<String> beside = inside(data);
        refused(
                Cli.run("", "serve", "--port", "0", "--data", data.toString()),
                "newer",
                database.toString());
        refused(backUp(backup), "newer", database.toString());
        assertThat(backup).doesNotExist();
        assertThat(database).hasBinaryContent(before);
        assertThat(inside(data)).isEqualTo(beside);
    }

    @Test
    void aDatabaseInUseIsNoBackup() throws Exception {
        Path live = folder.resolve("live.db");
        Files.copy(data.resolve("masque.db"), live);
        Files.writeString(folder.resolve("live.db-wal"), "not empty");
        refused(restore(live), "live.db-wal", "masque backup");
    }

    @Test
    void postgresHasToolsOfItsOwn() throws IOException {
        String address = "postgresql://ann:tiger@localhost/masque";
        for (String command : List.of("backup", "restore")) {
            refused(
                    Cli.run("", command, backup.toString(), "--db", address),
                    "pg_dump",
                    "pg_restore");
            refused(
                    Cli.within(Map.of("MASQUE_DB", address), command, backup.toString()),
                    "pg_dump");
            Files.writeString(data.resolve("masque.properties"), "db = " + address);
            Outcome outcome = Cli.run("", command, backup.toString(), "--data", data.toString());
            refused(outcome, "pg_dump");
            assertThat(outcome.err()).doesNotContain("tiger");
        }
    }

    @Test
    void aFileMustBeNamed() {
        assertThat(Cli.run("", "backup").code()).isEqualTo(2);
        assertThat(Cli.run("", "restore").code()).isEqualTo(2);
    }
}
