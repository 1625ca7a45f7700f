package masque.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Set;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** Copies of the file in which SQLite keeps the data of a site. */
public final class Copies {
    private static final String TABLES =
            """
            SELECT COUNT(*) FROM sqlite_master
            WHERE type = 'table' AND name IN ('game_table', 'step', 'note', 'flyway_schema_history')
            """;
    private static final int ALL_TABLES = 4;
    private static final String CONTENT =
            """
            SELECT COUNT(*), COUNT(opening),
            COALESCE(SUM(opening IS NOT NULL AND over_at IS NOT NULL), 0) FROM game_table
            """;
    private static final Set<Integer> NOT_WHOLE =
            Set.of(SQLiteErrorCode.SQLITE_CORRUPT.code, SQLiteErrorCode.SQLITE_IOERR.code);
    private static final int PRIMARY_CODE = 0xFF;

    /** The data is only read while it is copied; whatever cannot be written is the copy. */
    private static final Set<SQLiteErrorCode> TARGET =
            Set.of(
                    SQLiteErrorCode.SQLITE_FULL,
                    SQLiteErrorCode.SQLITE_IOERR_WRITE,
                    SQLiteErrorCode.SQLITE_IOERR_FSYNC,
                    SQLiteErrorCode.SQLITE_IOERR_DIR_FSYNC,
                    SQLiteErrorCode.SQLITE_IOERR_TRUNCATE);

    private Copies() {}

    /**
     * What a copy holds.
     *
     * @param games tables where the cards were dealt
     * @param over games that are over
     */
    public record Content(int tables, int games, int over, long bytes) {}

    /**
     * Copies the data of a site as it is at this moment, while the site may write on.
     *
     * @param into a file that is empty
     * @throws Unfit if a newer program has written the data
     */
    public static void make(Path folder, Path into) throws SQLException {
        SqliteFile file = new SqliteFile(Stores.file(folder));
        file.mustBeKnown();
        file.keepForOwner();
        try (Connection connection = file.source().getConnection();
                PreparedStatement copy = connection.prepareStatement("VACUUM INTO ?")) {
            copy.setString(1, into.toString());
            copy.execute();
        }
    }

    /** Whether a copy failed because of the file that it was to become, and not of the data. */
    public static boolean blamesTarget(SQLException failure) {
        return failure instanceof SQLiteException sqlite && TARGET.contains(sqlite.getResultCode());
    }

    /**
     * Looks through a copy, from end to end. It must be our own: it is opened as a site would.
     *
     * @throws Unfit if no site can take its data from it
     */
    public static Content examine(Path copy) throws IOException {
        SQLiteDataSource source = new SQLiteDataSource();
        source.setUrl("jdbc:sqlite:" + copy);
        Content content;
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement()) {
            // A copy by hand may await a second file; ours are whole in themselves.
            statement.execute("PRAGMA journal_mode = DELETE");
            if (number(statement, TABLES) < ALL_TABLES) {
                throw new Unfit(Unfit.Reason.FOREIGN);
            }
            mustBeWhole(statement);
            content = content(statement, Files.size(copy));
        } catch (SQLException e) {
            boolean once = NOT_WHOLE.contains(e.getErrorCode() & PRIMARY_CODE);
            throw new Unfit(once ? Unfit.Reason.DAMAGED : Unfit.Reason.FOREIGN);
        }
        new Schema(source, SqliteFile.CLUSTERED).mustBeKnown();
        return content;
    }

    private static void mustBeWhole(Statement statement) throws SQLException {
        try (ResultSet found = statement.executeQuery("PRAGMA integrity_check(1)")) {
            if (!found.next() || !found.getString(1).equals("ok")) {
                throw new Unfit(Unfit.Reason.DAMAGED);
            }
        }
    }

    private static int number(Statement statement, String query) throws SQLException {
        try (ResultSet row = statement.executeQuery(query)) {
            return row.getInt(1);
        }
    }

    private static Content content(Statement statement, long bytes) throws SQLException {
        try (ResultSet row = statement.executeQuery(CONTENT)) {
            return new Content(row.getInt(1), row.getInt(2), row.getInt(3), bytes);
        }
    }
}
