package masque.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.postgresql.ds.PGSimpleDataSource;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/** Opens stores. */
public final class Stores {
    /** The name of the file in its folder; while it is open there are others beside it. */
    public static final String FILE = "masque.db";

    /** What makes SQLite keep rows in the order of their key. */
    static final String CLUSTERED = "WITHOUT ROWID";

    private static final int READERS = 4;
    private static final int BUSY_MILLIS = 10_000;

    private Stores() {}

    /** A store in a file of this folder, which is made if it is not there. */
    public static Store sqlite(Path folder) {
        unpackIn(folder);
        Path file = file(folder);
        HikariConfig readers = new HikariConfig();
        readers.setDataSource(source(file));
        return new DatabaseStore(pool(readers), source(file), CLUSTERED);
    }

    /**
     * Has the driver unpack its library in a folder: the system's own temporary folder may forbid
     * to run it.
     */
    public static void unpackIn(Path folder) {
        try {
            System.setProperty(
                    "org.sqlite.tmpdir", Files.createDirectories(folder.resolve("tmp")).toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The file of a store in a folder. */
    public static Path file(Path folder) {
        return folder.resolve(FILE);
    }

    static SQLiteDataSource source(Path file) {
        SQLiteConfig settings = new SQLiteConfig();
        settings.setJournalMode(SQLiteConfig.JournalMode.WAL);
        settings.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        settings.enforceForeignKeys(true);
        settings.setBusyTimeout(BUSY_MILLIS);
        SQLiteDataSource source = new SQLiteDataSource(settings);
        source.setUrl("jdbc:sqlite:" + file);
        return source;
    }

    /**
     * A store in a PostgreSQL database, at an address such as {@code jdbc:postgresql://host/name}.
     */
    public static Store postgres(String address) {
        HikariConfig readers = new HikariConfig();
        readers.setJdbcUrl(address);
        PGSimpleDataSource writes = new PGSimpleDataSource();
        writes.setURL(address);
        return new DatabaseStore(pool(readers), writes, "");
    }

    private static HikariDataSource pool(HikariConfig readers) {
        readers.setPoolName("store-readers");
        readers.setMaximumPoolSize(READERS);
        return new HikariDataSource(readers);
    }
}
