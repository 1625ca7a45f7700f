package masque.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/** The file of a database of SQLite, and those that SQLite keeps beside it. */
final class SqliteFile {
    private static final Logger LOG = LoggerFactory.getLogger(SqliteFile.class);

    /** What makes SQLite keep rows in the order of their key. */
    static final String CLUSTERED = "WITHOUT ROWID";

    private static final String CHECK = "quick_check";
    private static final String LOG_OF_WRITES = "-wal";
    private static final List<String> ENDINGS = List.of("", LOG_OF_WRITES, "-shm", "-journal");
    private static final int BUSY_MILLIS = 10_000;

    /** A larger file is looked through while the site runs: nobody should wait for it. */
    private static final long LARGE = 32_000_000;

    private final Path file;

    /** Connections that write, safely. */
    private final SQLiteDataSource source;

    SqliteFile(Path file) {
        this.file = file;
        source = writing(file);
    }

    SQLiteDataSource source() {
        return source;
    }

    private static SQLiteDataSource writing(Path file) {
        SQLiteConfig settings = new SQLiteConfig();
        settings.setJournalMode(SQLiteConfig.JournalMode.WAL);
        settings.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        settings.enforceForeignKeys(true);
        // Nobody asks for them, and after every step they would cost a query.
        settings.setGetGeneratedKeys(false);
        settings.setBusyTimeout(BUSY_MILLIS);
        SQLiteDataSource source = new SQLiteDataSource(settings);
        source.setUrl("jdbc:sqlite:" + file);
        return source;
    }

    /** Connections that change nothing and leave nothing behind. */
    private SQLiteDataSource untouched() {
        SQLiteConfig settings = new SQLiteConfig();
        settings.setReadOnly(true);
        settings.setBusyTimeout(BUSY_MILLIS);
        SQLiteDataSource source = new SQLiteDataSource(settings);
        // Where a log of writes lies, what is kept is in both. Where none does nobody writes, and
        // SQLite is told so: otherwise it would make one.
        String how = Files.exists(beside(LOG_OF_WRITES)) ? "?mode=ro" : "?immutable=1";
        source.setUrl("jdbc:sqlite:" + file.toAbsolutePath().toUri() + how);
        return source;
    }

    private Path beside(String ending) {
        return file.resolveSibling(file.getFileName() + ending);
    }

    boolean isLarge() {
        return file.toFile().length() > LARGE;
    }

    private boolean isEmpty() {
        return file.toFile().length() == 0;
    }

    /** Whether nothing was ever written, not even what SQLite keeps beside it until later. */
    boolean isNew() {
        return isEmpty()
                && ENDINGS.stream()
                        .filter(ending -> !ending.isEmpty())
                        .map(this::beside)
                        .noneMatch(Files::exists);
    }

    /**
     * Whether the database is just as this program makes it, so that nothing is to be done. It says
     * no where it cannot tell.
     */
    boolean isUpToDate() {
        return !isEmpty() && Schema.isUpToDate(untouched());
    }

    /**
     * Looks whether this program knows all that was done to the database.
     *
     * @throws Unfit if a newer program has written it
     */
    void mustBeKnown() {
        if (!isEmpty()) {
            new Schema(untouched(), CLUSTERED).mustBeKnown();
        }
    }

    /**
     * Looks through the whole file.
     *
     * @throws StoreFailed if it is damaged
     */
    void mustBeWhole() {
        if (isEmpty()) {
            return;
        }
        try (Connection connection = untouched().getConnection();
                Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery("PRAGMA " + CHECK + "(1)")) {
            if (!found.next() || !found.getString(1).equals("ok")) {
                throw new StoreFailed(StoreFailed.Kind.DAMAGED, CHECK);
            }
        } catch (SQLException e) {
            throw StoreFailed.behind(e).orElseThrow(() -> new IllegalStateException(e));
        }
    }

    /** Has its owner alone read it: it holds the hands of games and the key of all cookies. */
    void keepForOwner() {
        try {
            OwnerOnly.create(file);
            Path real = file.toRealPath();
            for (String ending : ENDINGS) {
                Path one = real.resolveSibling(real.getFileName() + ending);
                if (Files.exists(one) && !OwnerOnly.keep(one)) {
                    LOG.warn("others may be able to read {}", one.getFileName());
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
