package masque.server.store;

import static masque.server.store.Samples.NOON;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The store in a file. */
final class SqliteStoreTest extends ArchiveContract {
    private static final int ACKNOWLEDGED = 200;
    private static final int LARGE = 40_000_000;
    private static final int PAGE = 4_096;
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    @TempDir Path folder;

    @Override
    Store connect() {
        return Stores.sqlite(folder);
    }

    @Test
    void theFileUsesAWriteAheadLog() throws Exception {
        try (Connection connection =
                        DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("masque.db"));
                Statement statement = connection.createStatement();
                ResultSet mode = statement.executeQuery("PRAGMA journal_mode")) {
            assertThat(mode.getString(1)).isEqualTo("wal");
        }
    }

    /** As it does when the disk is full. */
    @Test
    void whereSqliteGivesATransactionUpByItselfTheNextIsWritten() throws Exception {
        try (Connection connection =
                        DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("masque.db"));
                Statement statement = connection.createStatement()) {
            statement.executeUpdate(
                    """
                    CREATE TRIGGER full BEFORE INSERT ON note WHEN NEW.value = 'too much'
                    BEGIN SELECT RAISE(ROLLBACK, 'the disk is full'); END
                    """);
        }
        for (int i = 0; i < 3; i++) {
            CompletableFuture<Void> tooMuch = store().note("size", "too much");
            assertThatThrownBy(() -> tooMuch.get(PATIENCE.toSeconds(), TimeUnit.SECONDS))
                    .isInstanceOf(ExecutionException.class);
            String size = Integer.toString(i);
            assertThat(store().note("size", size)).succeedsWithin(PATIENCE);
            assertThat(store().noted("size")).contains(size);
        }
    }

    /** A program that writes steps and says which are acknowledged, until it is killed. */
    static final class Scribe {
        private Scribe() {}

        public static void main(String[] args) {
            Store store = Stores.sqlite(Path.of(args[0]));
            store.create("t", "facts", "secret", Samples.keys(), NOON).join();
            store.change("t", Samples.deal(1), NOON).join();
            for (int ply = 1; ; ply++) {
                store.append("t", Samples.house(ply, 0, ply), NOON).join();
                System.out.println(ply);
            }
        }
    }

    @Test
    void whatIsAcknowledgedSurvivesAKill(@TempDir Path other) throws Exception {
        Process scribe =
                new ProcessBuilder(
                                List.of(
                                        Path.of(System.getProperty("java.home"), "bin", "java")
                                                .toString(),
                                        "--enable-native-access=ALL-UNNAMED",
                                        "-cp",
                                        System.getProperty("java.class.path"),
                                        Scribe.class.getName(),
                                        other.toString()))
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        try (BufferedReader said = scribe.inputReader(StandardCharsets.UTF_8)) {
            for (int ply = 1; ply <= ACKNOWLEDGED; ply++) {
                assertThat(said.readLine()).isEqualTo(Integer.toString(ply));
            }
            scribe.destroyForcibly();
        }
        assertThat(scribe.waitFor()).isNotZero();
        try (Store store = Stores.sqlite(other)) {
            assertThat(Samples.steps(store, "t").size()).isGreaterThanOrEqualTo(ACKNOWLEDGED);
        }
    }

    private void sql(String text) throws SQLException {
        try (Connection connection =
                        DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("masque.db"));
                Statement statement = connection.createStatement()) {
            statement.executeUpdate(text);
        }
    }

    /** The bytes of all files that SQLite keeps, by their names. */
    private Map<String, String> files() throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> inside = Files.list(folder)) {
            for (Path one : inside.filter(Files::isRegularFile).toList()) {
                files.put(
                        one.getFileName().toString(),
                        HexFormat.of().formatHex(Files.readAllBytes(one)));
            }
        }
        return files;
    }

    @Test
    void theDataOfANewerProgramIsNeitherOpenedNorTouched() throws Exception {
        closeStore();
        sql(Samples.NEWER);
        sql("PRAGMA journal_mode = DELETE");
        Map<String, String> before = files();
        assertThatThrownBy(this::connect)
                .isInstanceOfSatisfying(
                        Unfit.class,
                        unfit -> assertThat(unfit.reason()).isEqualTo(Unfit.Reason.NEWER));
        assertThat(files()).isEqualTo(before);
        sql("DELETE FROM flyway_schema_history WHERE version = '9999'");
        openStore();
    }

    private boolean upToDate() {
        return new SqliteFile(folder.resolve("masque.db")).isUpToDate();
    }

    @Test
    void whatThisProgramHasWrittenIsUpToDate() throws Exception {
        closeStore();
        assertThat(upToDate()).isTrue();
        openStore();
    }

    /** Each is then left to Flyway, which knows what is to be done. */
    @Test
    void nothingElseIsTakenToBeUpToDate() throws Exception {
        closeStore();
        sql(Samples.NEWER);
        assertThat(upToDate()).as("a newer program has written it").isFalse();
        sql("DELETE FROM flyway_schema_history WHERE version = '9999'");
        sql("UPDATE flyway_schema_history SET success = 0 WHERE version = '3'");
        assertThat(upToDate()).as("a migration has failed").isFalse();
        sql("UPDATE flyway_schema_history SET success = 1 WHERE version = '3'");
        assertThat(upToDate()).isTrue();
        sql("ALTER TABLE flyway_schema_history RENAME TO history");
        assertThat(upToDate()).as("nobody knows").isFalse();
        sql(
                "CREATE TABLE flyway_schema_history AS SELECT * FROM history WHERE version <> '%d'"
                        .formatted(Schema.LATEST));
        assertThat(upToDate()).as("an earlier program has written it").isFalse();
        sql("DROP TABLE flyway_schema_history");
        sql("ALTER TABLE history RENAME TO flyway_schema_history");
        openStore();
    }

    private static void scratch(Path file, long from, int bytes) throws IOException {
        byte[] rubbish = new byte[bytes];
        Arrays.fill(rubbish, (byte) 0x5A);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.write(ByteBuffer.wrap(rubbish), from);
        }
    }

    /** Nobody waits until a large file is looked through; it is all the same. */
    @Test
    @Timeout(300)
    void damageToALargeFileIsFoundWhileItIsUsed(@TempDir Path other) throws Exception {
        try (Store store = Stores.sqlite(other)) {
            store.note("large", "x".repeat(LARGE)).join();
        }
        scratch(other.resolve("masque.db"), LARGE / 2, PAGE);
        try (Store store = Stores.sqlite(other)) {
            StoreFailed found = null;
            while (found == null) {
                try {
                    store.check();
                } catch (StoreFailed failed) {
                    found = failed;
                }
            }
            assertThat(found.kind()).isEqualTo(StoreFailed.Kind.DAMAGED);
        }
    }
}
