package masque.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import masque.core.Journal;
import masque.core.Step;
import masque.edge.JournalJson;
import masque.server.store.KeptTable.KeptGame;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Tables and their steps in the database. */
final class Tables {
    /** A row of the table game_table, and its opening. */
    private record Row(KeptTable table, Optional<String> opening, Optional<Instant> openedAt) {}

    /** A row of the table step. */
    private record StepRow(Step step, Instant writtenAt, Optional<String> clocks) {}

    private Tables() {}

    static void create(
            Handle handle,
            String table,
            String facts,
            String secret,
            SearchKeys keys,
            Instant now) {
        handle.createUpdate(
                        """
                        INSERT INTO game_table
                        (id, facts, version, secret, listed, code, created_at, touched_at)
                        VALUES (:id, :facts, 1, :secret, :listed, :code, :now, :now)
                        """)
                .bind("id", table)
                .bind("facts", facts)
                .bind("secret", secret)
                .bind("listed", keys.listed() ? 1 : 0)
                .bind("code", keys.code())
                .bind("now", now.toEpochMilli())
                .execute();
        seat(handle, table, keys.sitters());
    }

    /** Whether this very table is there. */
    static boolean created(Handle handle, String table, String secret) {
        return handle.createQuery(
                                """
                                SELECT COUNT(*) FROM game_table
                                WHERE id = :table AND secret = :secret
                                """)
                        .bind("table", table)
                        .bind("secret", secret)
                        .mapTo(Integer.class)
                        .one()
                == 1;
    }

    private static void seat(Handle handle, String table, Set<String> sitters) {
        for (String guest : sitters) {
            handle.createUpdate("INSERT INTO sitter (guest, table_id) VALUES (:guest, :table)")
                    .bind("guest", guest)
                    .bind("table", table)
                    .execute();
        }
    }

    static boolean change(Handle handle, String table, Change change, Instant now) {
        Optional<Long> dealt = change.opening().map(opening -> now.toEpochMilli());
        Optional<Long> over = change.end().map(end -> now.toEpochMilli());
        int rows =
                handle.createUpdate(
                                """
                                UPDATE game_table SET facts = :facts, version = version + 1,
                                opening = COALESCE(opening, :opening),
                                opened_at = COALESCE(opened_at, CAST(:dealt AS BIGINT)),
                                over_at = COALESCE(over_at, CAST(:over AS BIGINT)),
                                listed = :listed, code = :code, touched_at = :now
                                WHERE id = :table AND version = :version
                                """)
                        .bind("facts", change.facts())
                        .bind("opening", change.opening().map(JournalJson::write))
                        .bind("dealt", dealt)
                        .bind("over", over)
                        .bind("listed", change.keys().listed() ? 1 : 0)
                        .bind("code", change.keys().code())
                        .bind("now", now.toEpochMilli())
                        .bind("table", table)
                        .bind("version", change.version())
                        .execute();
        if (rows == 1) {
            handle.createUpdate("DELETE FROM sitter WHERE table_id = :table")
                    .bind("table", table)
                    .execute();
            seat(handle, table, change.keys().sitters());
            change.end().ifPresent(end -> Results.keep(handle, table, end));
        }
        return rows == 1;
    }

    /** Whether this very change was the latest. */
    static boolean changed(Handle handle, String table, Change change) {
        return handle.createQuery(
                                """
                                SELECT COUNT(*) FROM game_table
                                WHERE id = :table AND version = :version AND facts = :facts
                                """)
                        .bind("table", table)
                        .bind("version", change.version() + 1)
                        .bind("facts", change.facts())
                        .mapTo(Integer.class)
                        .one()
                == 1;
    }

    static Optional<Earlier> earlier(Handle handle, String table, int seat, String client) {
        return handle.createQuery(
                        """
                        SELECT decision, code FROM step
                        WHERE table_id = :table AND seat = :seat AND client = :client
                        """)
                .bind("table", table)
                .bind("seat", seat)
                .bind("client", client)
                .map((row, context) -> new Earlier(row.getInt("decision"), row.getInt("code")))
                .findOne();
    }

    static boolean moved(Handle handle, String table) {
        return handle.createQuery(
                                """
                                SELECT COUNT(*) FROM step
                                WHERE table_id = :table AND client IS NOT NULL
                                """)
                        .bind("table", table)
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }

    static Optional<KeptTable> load(Handle handle, String table) {
        return handle.createQuery("SELECT * FROM game_table WHERE id = :table")
                .bind("table", table)
                .map((row, context) -> row(row))
                .findOne()
                .map(row -> withGame(handle, row));
    }

    private static Row row(ResultSet row) throws SQLException {
        return new Row(
                new KeptTable(
                        row.getString("id"),
                        row.getString("facts"),
                        row.getInt("version"),
                        row.getString("secret"),
                        Optional.empty(),
                        instant(row, "over_at"),
                        Optional.empty()),
                text(row, "opening"),
                instant(row, "opened_at"));
    }

    private static KeptTable withGame(Handle handle, Row row) {
        KeptTable table = row.table();
        return new KeptTable(
                table.id(),
                table.facts(),
                table.version(),
                table.secret(),
                row.opening().map(opening -> game(handle, row, opening)),
                table.over(),
                Results.of(handle, table.id()));
    }

    private static KeptGame game(Handle handle, Row row, String text) {
        String table = row.table().id();
        List<StepRow> rows =
                handle.createQuery(
                                """
                                SELECT seat, code, draws, written_at, clocks FROM step
                                WHERE table_id = :table ORDER BY ply
                                """)
                        .bind("table", table)
                        .map((step, context) -> stepRow(step))
                        .list();
        Journal opening = JournalJson.read(text, "table " + table);
        List<Step> steps = new ArrayList<>();
        rows.forEach(one -> steps.add(one.step()));
        return new KeptGame(
                new Journal(
                        opening.game(),
                        opening.edition(),
                        opening.seats(),
                        opening.options(),
                        opening.setUp(),
                        steps),
                rows.isEmpty() ? row.openedAt().orElseThrow() : rows.getLast().writtenAt(),
                rows.isEmpty() ? Optional.empty() : rows.getLast().clocks());
    }

    private static StepRow stepRow(ResultSet row) throws SQLException {
        return new StepRow(
                new Step(
                        row.getInt("seat"),
                        row.getInt("code"),
                        DrawsText.read(row.getString("draws"))),
                Instant.ofEpochMilli(row.getLong("written_at")),
                text(row, "clocks"));
    }

    private static Optional<String> text(ResultSet row, String column) throws SQLException {
        @Nullable String text = row.getString(column);
        return Optional.ofNullable(text);
    }

    private static Optional<Instant> instant(ResultSet row, String column) throws SQLException {
        long millis = row.getLong(column);
        return row.wasNull() ? Optional.empty() : Optional.of(Instant.ofEpochMilli(millis));
    }
}
