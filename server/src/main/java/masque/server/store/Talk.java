package masque.server.store;

import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** What was said at tables, in the database. */
final class Talk {
    private Talk() {}

    static void say(Handle handle, String table, TalkLine line) {
        handle.createUpdate(
                        """
                        INSERT INTO talk (table_id, number, seat, name, reaction, text, at)
                        VALUES (:table, :number, :seat, :name, :reaction, :text, :at)
                        """)
                .bind("table", table)
                .bind("number", line.number())
                .bind("seat", line.seat())
                .bind("name", line.name())
                .bind("reaction", line.reaction() ? 1 : 0)
                .bind("text", line.text())
                .bind("at", line.at().toEpochMilli())
                .execute();
    }

    /** Whether this very line is kept. */
    static boolean said(Handle handle, String table, TalkLine line) {
        return latest(handle, table, 1).equals(List.of(line));
    }

    static List<TalkLine> latest(Handle handle, String table, int most) {
        return handle.createQuery(
                        """
                        SELECT number, seat, name, reaction, text, at FROM talk
                        WHERE table_id = :table ORDER BY number DESC LIMIT :most
                        """)
                .bind("table", table)
                .bind("most", most)
                .map((row, context) ->
                        new TalkLine(
                                row.getInt("number"),
                                row.getInt("seat"),
                                row.getString("name"),
                                row.getInt("reaction") == 1,
                                row.getString("text"),
                                Instant.ofEpochMilli(row.getLong("at"))))
                .list()
                .reversed();
    }
}
