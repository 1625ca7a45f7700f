package masque.server;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/** What a site has on disk of single tables, read past the site, and often. */
final class DiskRow implements AutoCloseable {
    private static final String TABLE =
            """
            SELECT secret, facts, version,
            (SELECT COUNT(*) FROM step WHERE table_id = id) AS steps,
            (SELECT COUNT(*) FROM talk WHERE table_id = id) AS lines
            FROM game_table WHERE id = ?
            """;

    private final Connection connection;
    private final PreparedStatement table;

    private DiskRow(Connection connection, PreparedStatement table) {
        this.connection = connection;
        this.table = table;
    }

    /** What is kept of a table; whatever happens there makes a difference. */
    record Entry(String secret, String facts, int version, int steps, int lines) {}

    static DiskRow of(Path folder) {
        try {
            Connection connection =
                    DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("masque.db"));
            return new DiskRow(connection, connection.prepareStatement(TABLE));
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    Entry of(String id) {
        try {
            table.setString(1, id);
            try (ResultSet row = table.executeQuery()) {
                if (!row.next()) {
                    throw new AssertionError("no table " + id);
                }
                return new Entry(
                        row.getString("secret"),
                        row.getString("facts"),
                        row.getInt("version"),
                        row.getInt("steps"),
                        row.getInt("lines"));
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
