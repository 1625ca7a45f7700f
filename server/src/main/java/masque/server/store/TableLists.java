package masque.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** Which tables there are. */
final class TableLists {
    /** All that is shown of a table without its game, to be gone on with. */
    private static final String SUMMARY = summary("CASE WHEN over_at IS NULL THEN opening END");

    private static String summary(String opening) {
        return """
        SELECT id, facts, version, secret, %s AS opening,
        number, result.table_id, ending, winners, places, points, plies, began_at, ended_at
        FROM game_table LEFT JOIN result ON result.table_id = id
        """
                .formatted(opening);
    }

    private TableLists() {}

    static boolean exists(Handle handle, String table) {
        return any(handle, "SELECT COUNT(*) FROM game_table WHERE id = :table", table);
    }

    static boolean over(Handle handle, String table) {
        return any(
                handle,
                """
                SELECT COUNT(*) FROM game_table
                WHERE id = :table AND opening IS NOT NULL AND over_at IS NOT NULL
                """,
                table);
    }

    private static boolean any(Handle handle, String count, String table) {
        return handle.createQuery(count).bind("table", table).mapTo(Integer.class).one() > 0;
    }

    /** The tables that are dealt and not over, oldest first. */
    static List<String> playing(Handle handle) {
        return ids(
                handle,
                """
                SELECT id FROM game_table WHERE opening IS NOT NULL AND over_at IS NULL
                ORDER BY created_at, id
                """);
    }

    /** The games that are over and of which it is not kept yet what was told, oldest first. */
    static List<String> untold(Handle handle) {
        return ids(
                handle,
                """
                SELECT id FROM game_table WHERE opening IS NOT NULL AND over_at IS NOT NULL
                AND NOT EXISTS (SELECT 1 FROM game_file WHERE table_id = id)
                ORDER BY over_at, id
                """);
    }

    private static List<String> ids(Handle handle, String query) {
        return handle.createQuery(query).mapTo(String.class).list();
    }

    /** The tables that are not over and where this guest sits, newest first. */
    static List<Summary> tablesOf(Handle handle, String guest) {
        return handle.createQuery(
                        SUMMARY
                                + """
                                JOIN sitter ON sitter.table_id = id
                                WHERE guest = :guest AND over_at IS NULL
                                ORDER BY created_at DESC, id
                                """)
                .bind("guest", guest)
                .map((row, context) -> summary(row))
                .list();
    }

    /** The tables where this guest sat and the game is over, latest first. */
    static List<Summary> finishedOf(Handle handle, String guest, int most) {
        return handle.createQuery(
                        SUMMARY
                                + """
                                JOIN sitter ON sitter.table_id = id
                                WHERE guest = :guest AND over_at IS NOT NULL
                                ORDER BY over_at DESC, id LIMIT :most
                                """)
                .bind("guest", guest)
                .bind("most", most)
                .map((row, context) -> summary(row))
                .list();
    }

    static Optional<Summary> summary(Handle handle, String table) {
        return handle.createQuery(summary("opening") + "WHERE id = :table")
                .bind("table", table)
                .map((row, context) -> summary(row))
                .findOne();
    }

    private static Summary summary(ResultSet row) throws SQLException {
        return new Summary(
                row.getString("id"),
                row.getString("facts"),
                row.getInt("version"),
                row.getString("secret"),
                Optional.ofNullable(row.getString("opening")),
                Results.joined(row));
    }

    static List<Summary> listed(Handle handle, int most) {
        return some(
                handle,
                "WHERE listed = 1 AND over_at IS NULL ORDER BY created_at DESC, id LIMIT :most",
                most);
    }

    static List<Summary> finished(Handle handle, int most) {
        return some(
                handle,
                "WHERE listed = 1 AND over_at IS NOT NULL ORDER BY over_at DESC, id LIMIT :most",
                most);
    }

    private static List<Summary> some(Handle handle, String which, int most) {
        return handle.createQuery(SUMMARY + which)
                .bind("most", most)
                .map((row, context) -> summary(row))
                .list();
    }

    static Optional<String> byCode(Handle handle, String code) {
        return handle.createQuery("SELECT id FROM game_table WHERE code = :code")
                .bind("code", code)
                .mapTo(String.class)
                .findOne();
    }

    static List<Abandoned> abandoned(Handle handle, Instant since) {
        return handle.createQuery(
                        """
                        SELECT id, touched_at FROM game_table WHERE opening IS NULL AND touched_at < :since
                        ORDER BY touched_at, id
                        """)
                .bind("since", since.toEpochMilli())
                .map((row, context) ->
                        new Abandoned(
                                row.getString("id"),
                                Instant.ofEpochMilli(row.getLong("touched_at"))))
                .list();
    }

    /** Forgets a table that was never dealt. */
    static boolean forget(Handle handle, String table) {
        boolean dealt =
                handle.createQuery("SELECT opening FROM game_table WHERE id = :table")
                        .bind("table", table)
                        .map((row, context) -> Optional.ofNullable(row.getString("opening")))
                        .findOne()
                        .map(Optional::isPresent)
                        .orElse(true);
        if (!dealt) {
            for (String rows : List.of("talk WHERE table_id", "sitter WHERE table_id")) {
                delete(handle, rows, table);
            }
            delete(handle, "game_table WHERE id", table);
        }
        return !dealt;
    }

    private static void delete(Handle handle, String rows, String table) {
        handle.createUpdate("DELETE FROM " + rows + " = :table").bind("table", table).execute();
    }
}
