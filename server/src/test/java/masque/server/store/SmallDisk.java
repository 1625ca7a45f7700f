package masque.server.store;

import com.zaxxer.hikari.HikariConfig;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.jspecify.annotations.Nullable;

/**
 * A disk that is soon full, for whoever runs the tests: SQLite itself is told how many pages there
 * are, and says what it says of any full disk.
 */
public final class SmallDisk {
    private static final int A_FEW = 4;
    private static final int PLENTY = 100_000;

    private final SqliteFile file;
    private volatile int pages;
    private volatile boolean sealed;
    private @Nullable Connection latest;

    private SmallDisk(SqliteFile file, int pages) {
        this.file = file;
        this.pages = pages;
    }

    /** A disk with room for little more than a new database. */
    public static SmallDisk in(Path folder) throws SQLException {
        Stores.sqlite(folder).close();
        try (Connection connection =
                        DriverManager.getConnection("jdbc:sqlite:" + Stores.file(folder));
                Statement statement = connection.createStatement();
                ResultSet count = statement.executeQuery("PRAGMA page_count")) {
            return new SmallDisk(new SqliteFile(Stores.file(folder)), count.getInt(1) + A_FEW);
        }
    }

    /** The store on it. */
    public Store store() {
        HikariConfig readers = new HikariConfig();
        readers.setDataSource(file.source());
        return new DatabaseStore(Stores.pool(readers), this::connect);
    }

    private synchronized Connection connect() throws SQLException {
        Connection connection = file.source().getConnection();
        latest = connection;
        limit();
        return connection;
    }

    private void limit() throws SQLException {
        Connection connection = latest;
        if (connection != null) {
            try (Statement statement = connection.createStatement()) {
                statement.execute("PRAGMA max_page_count = " + pages);
                statement.execute("PRAGMA query_only = " + sealed);
            }
        }
    }

    /** From now on nothing at all can be written. */
    public synchronized void seal() throws SQLException {
        sealed = true;
        limit();
    }

    /**
     * Somebody makes room. A writer notices when it has failed, as it takes a new connection then.
     */
    public void makeRoom() {
        pages = PLENTY;
        sealed = false;
    }
}
