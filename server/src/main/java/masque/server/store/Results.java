package masque.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/** How games ended, in the database. */
final class Results {
    private Results() {}

    /** Keeps how a game ended; the first time counts. When it began and ended the table knows. */
    static void keep(Handle handle, String table, GameEnd end) {
        handle.createUpdate(
                        """
                        INSERT INTO result (number, table_id, ending, winners, places, points,
                        plies, began_at, ended_at)
                        SELECT (SELECT COALESCE(MAX(number), 0) + 1 FROM result), id, :ending,
                        :winners, :places, :points, :plies, opened_at, over_at
                        FROM game_table WHERE id = :table
                        AND opened_at IS NOT NULL AND over_at IS NOT NULL
                        AND NOT EXISTS (SELECT 1 FROM result WHERE table_id = :table)
                        """)
                .bind("ending", end.ending().name().toLowerCase(Locale.ROOT))
                .bind("winners", text(end.winners()))
                .bind("places", text(end.places()))
                .bind("points", text(end.points()))
                .bind("plies", end.plies())
                .bind("table", table)
                .execute();
    }

    private static String text(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    private static List<Integer> numbers(String text) {
        return text.isEmpty()
                ? List.of()
                : Arrays.stream(text.split(",", -1)).map(Integer::valueOf).toList();
    }

    static Optional<KeptResult> of(Handle handle, String table) {
        return handle.createQuery("SELECT * FROM result WHERE table_id = :table")
                .bind("table", table)
                .map((row, context) -> read(row))
                .findOne();
    }

    static List<KeptResult> after(Handle handle, long number, int most) {
        return handle.createQuery(
                        """
                        SELECT * FROM result WHERE number > :number ORDER BY number LIMIT :most
                        """)
                .bind("number", number)
                .bind("most", most)
                .map((row, context) -> read(row))
                .list();
    }

    static long last(Handle handle) {
        return handle.createQuery("SELECT COALESCE(MAX(number), 0) FROM result")
                .mapTo(Long.class)
                .one();
    }

    /** The games that are over and have no result, in the order in which they ended. */
    static List<String> missing(Handle handle) {
        return handle.createQuery(
                        """
                        SELECT id FROM game_table
                        WHERE opened_at IS NOT NULL AND over_at IS NOT NULL
                        AND NOT EXISTS (SELECT 1 FROM result WHERE table_id = id)
                        ORDER BY over_at, id
                        """)
                .mapTo(String.class)
                .list();
    }

    /** The result in a row that was joined with its table. */
    static Optional<KeptResult> joined(ResultSet row) throws SQLException {
        long number = row.getLong("number");
        return row.wasNull() || number == 0 ? Optional.empty() : Optional.of(read(row));
    }

    private static KeptResult read(ResultSet row) throws SQLException {
        return new KeptResult(
                row.getLong("number"),
                row.getString("table_id"),
                new GameEnd(
                        GameEnd.Ending.valueOf(row.getString("ending").toUpperCase(Locale.ROOT)),
                        numbers(row.getString("winners")),
                        numbers(row.getString("places")),
                        numbers(row.getString("points")),
                        row.getInt("plies")),
                Instant.ofEpochMilli(row.getLong("began_at")),
                Instant.ofEpochMilli(row.getLong("ended_at")));
    }
}
