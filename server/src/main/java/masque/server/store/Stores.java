package masque.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/** Opens stores. */
public final class Stores {
    private static final String FILE = "masque.db";
    private static final int READERS = 4;
    private static final int BUSY_MILLIS = 10_000;

    private Stores() {}

    /** A store in a file of this folder, which is made if it is not there. */
    public static Store sqlite(Path folder) {
        try {
            Files.createDirectories(folder);
            // The driver unpacks its library; the system's own temporary folder may forbid to run
            // it.
            System.setProperty(
                    "org.sqlite.tmpdir", Files.createDirectories(folder.resolve("tmp")).toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Path file = folder.resolve(FILE);
        return new DatabaseStore(
                sqlite(file, "readers", READERS), sqlite(file, "writer", 1), "WITHOUT ROWID");
    }

    private static HikariDataSource sqlite(Path file, String name, int connections) {
        SQLiteConfig settings = new SQLiteConfig();
        settings.setJournalMode(SQLiteConfig.JournalMode.WAL);
        settings.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        settings.enforceForeignKeys(true);
        settings.setBusyTimeout(BUSY_MILLIS);
        SQLiteDataSource source = new SQLiteDataSource(settings);
        source.setUrl("jdbc:sqlite:" + file);
        HikariConfig pool = new HikariConfig();
        pool.setDataSource(source);
        return pool(pool, name, connections);
    }

    /**
     * A store in a PostgreSQL database, at an address such as {@code jdbc:postgresql://host/name}.
     */
    public static Store postgres(String address) {
        return new DatabaseStore(
                postgres(address, "readers", READERS), postgres(address, "writer", 1), "");
    }

    private static HikariDataSource postgres(String address, String name, int connections) {
        HikariConfig pool = new HikariConfig();
        pool.setJdbcUrl(address);
        return pool(pool, name, connections);
    }

    private static HikariDataSource pool(HikariConfig pool, String name, int connections) {
        pool.setPoolName("store-" + name);
        pool.setMaximumPoolSize(connections);
        return new HikariDataSource(pool);
    }
}
