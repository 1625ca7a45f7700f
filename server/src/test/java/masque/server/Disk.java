package masque.server;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a site has on disk, read past the site. */
final class Disk {
    private Disk() {}

    /** All rows of all tables, as one text that is equal if and only if they are. */
    static String text(Path folder) {
        StringBuilder text = new StringBuilder();
        String address = "jdbc:sqlite:" + folder.resolve("masque.db");
        try (Connection connection = DriverManager.getConnection(address);
                Statement statement = connection.createStatement()) {
            for (String table : tables(statement)) {
                text.append(table).append('\n');
                try (ResultSet rows = statement.executeQuery("SELECT * FROM " + table)) {
                    read(rows).stream().sorted().forEach(row -> text.append(row).append('\n'));
                }
            }
            return text.toString();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** All that nobody but the site and whom it concerns may know: ids, keys, whole secrets. */
    static List<String> secrets(Path folder) {
        String address = "jdbc:sqlite:" + folder.resolve("masque.db");
        String query =
                """
                SELECT id FROM game_table UNION SELECT secret FROM game_table
                UNION SELECT guest FROM sitter UNION SELECT value FROM note
                """;
        List<String> secrets = new ArrayList<>();
        try (Connection connection = DriverManager.getConnection(address);
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            while (rows.next()) {
                secrets.add(rows.getString(1));
            }
            return secrets;
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<String> tables(Statement statement) throws SQLException {
        List<String> names = new ArrayList<>();
        try (ResultSet rows =
                statement.executeQuery(
                        "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")) {
            while (rows.next()) {
                names.add(rows.getString(1));
            }
        }
        return names;
    }

    private static List<String> read(ResultSet rows) throws SQLException {
        List<String> read = new ArrayList<>();
        int columns = rows.getMetaData().getColumnCount();
        while (rows.next()) {
            StringBuilder row = new StringBuilder();
            for (int column = 1; column <= columns; column++) {
                @Nullable Object value = rows.getObject(column);
                row.append(
                                value instanceof byte[] bytes
                                        ? Base64.getEncoder().encodeToString(bytes)
                                        : String.valueOf(value))
                        .append('|');
            }
            read.add(row.toString());
        }
        return read;
    }
}
