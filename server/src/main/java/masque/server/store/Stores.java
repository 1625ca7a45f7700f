package masque.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;

/** Opens stores. */
public final class Stores {
    /** The name of the file in its folder; while it is open there are others beside it. */
    public static final String FILE = "masque.db";

    private static final int READERS = 4;

    private Stores() {}

    /**
     * A store in a file of this folder, which is made if it is not there.
     *
     * @throws Unfit if what lies there was written by a newer program
     * @throws StoreFailed if the file is damaged, or cannot be read and written
     */
    public static Store sqlite(Path folder) {
        unpackIn(folder);
        SqliteFile file = new SqliteFile(file(folder));
        boolean isNew = file.isNew();
        boolean upToDate = file.isUpToDate();
        if (!upToDate) {
            file.mustBeKnown();
        }
        if (!file.isLarge()) {
            file.mustBeWhole();
        }
        file.keepForOwner();
        if (isNew) {
            FirstTables.make(file.source());
        } else if (!upToDate) {
            new Schema(file.source(), SqliteFile.CLUSTERED).bringUpToDate();
        }
        HikariConfig readers = new HikariConfig();
        readers.setDataSource(file.source());
        DatabaseStore store = new DatabaseStore(pool(readers), file.source()::getConnection);
        if (file.isLarge()) {
            store.whileRunning(file::mustBeWhole);
        }
        return checked(store);
    }

    /** A disk that is full shows when something is written. */
    private static Store checked(Store store) {
        try {
            store.check();
            return store;
        } catch (RuntimeException e) {
            store.close();
            throw e;
        }
    }

    /**
     * Has the library of SQLite unpacked in a folder: the system's own temporary folder may forbid
     * to run it.
     */
    public static void unpackIn(Path folder) {
        try {
            SqliteLibrary.unpackIn(Files.createDirectories(folder.resolve("tmp")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The file of a store in a folder. */
    public static Path file(Path folder) {
        return folder.resolve(FILE);
    }

    /**
     * A store in a PostgreSQL database, at an address such as {@code jdbc:postgresql://host/name}.
     *
     * @throws Unfit if it was written by a newer program, or another process writes into it
     * @throws StoreFailed if it cannot be reached and written
     * @throws SQLException if it lets nobody in
     */
    public static Store postgres(String address) throws SQLException {
        PostgresServer server = new PostgresServer(address);
        SoleWriter writer = new SoleWriter(server);
        // Before all else: what another process serves must not be brought up to date meanwhile.
        writer.begin();
        try {
            Schema schema = new Schema(server.patient(), "");
            schema.mustBeKnown();
            schema.bringUpToDate();
            HikariConfig readers = new HikariConfig();
            server.configure(readers);
            return checked(new DatabaseStore(pool(readers), writer));
        } catch (RuntimeException e) {
            writer.close();
            throw e;
        }
    }

    static HikariDataSource pool(HikariConfig readers) {
        readers.setPoolName("store-readers");
        readers.setMaximumPoolSize(READERS);
        return new HikariDataSource(readers);
    }
}
