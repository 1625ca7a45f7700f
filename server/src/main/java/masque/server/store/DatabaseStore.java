package masque.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import masque.core.Journal;
import masque.core.Step;
import masque.edge.JournalJson;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** A store in a database, in SQL that SQLite and PostgreSQL both understand. */
final class DatabaseStore implements Store {
    private static final String MIGRATIONS = "classpath:masque/server/store";

    private final Jdbi jdbi;
    private final Writer writer;
    private final List<HikariDataSource> pools;

    /** A row of the table game_table. */
    private record Opened(String opening, Optional<Instant> finished) {}

    /** A row of the table step. */
    private record Written(Step step, Optional<Instant> deadline) {}

    /** Who wrote what before, under the same client id. */
    private record Earlier(int ply, int code) {}

    /** Brings the schema up to date and begins to write. */
    DatabaseStore(HikariDataSource reads, HikariDataSource writes) {
        Flyway.configure().dataSource(reads).locations(MIGRATIONS).load().migrate();
        jdbi = Jdbi.create(reads);
        writer = new Writer(Jdbi.create(writes));
        pools = List.of(reads, writes);
    }

    @Override
    public CompletableFuture<Void> open(String table, Journal opening, Instant now) {
        if (!opening.steps().isEmpty()) {
            throw new IllegalArgumentException("table " + table + " opens with steps");
        }
        return writer.run(handle ->
                handle.createUpdate(
                                """
                                INSERT INTO game_table (id, opening, opened_at)
                                VALUES (:id, :opening, :now)
                                """)
                        .bind("id", table)
                        .bind("opening", JournalJson.write(opening))
                        .bind("now", now.toEpochMilli())
                        .execute());
    }

    @Override
    public CompletableFuture<Outcome> append(String table, NewStep step, Instant now) {
        return writer.write(handle -> append(handle, table, step, now));
    }

    private static Outcome append(Handle handle, String table, NewStep step, Instant now) {
        // A conflict must not raise an error: it would spoil the transaction that others share.
        int rows =
                handle.createUpdate(
                                """
                                INSERT INTO step
                                    (table_id, ply, seat, code, draws, client, written_at, deadline)
                                SELECT id, :ply, :seat, :code, :draws, :client, :now, :deadline
                                FROM game_table
                                WHERE id = :table
                                AND :ply = 1 + (SELECT COALESCE(MAX(ply), 0) FROM step WHERE table_id = :table)
                                ON CONFLICT DO NOTHING
                                """)
                        .bind("table", table)
                        .bind("ply", step.ply())
                        .bind("seat", step.step().seat())
                        .bind("code", step.step().code())
                        .bind("draws", DrawsText.write(step.step().draws()))
                        .bind("client", step.client())
                        .bind("now", now.toEpochMilli())
                        .bind("deadline", step.deadline().map(Instant::toEpochMilli))
                        .execute();
        if (rows == 1) {
            return new Outcome.Written();
        }
        return step.client()
                .flatMap(client -> earlier(handle, table, step.step().seat(), client))
                .map(earlier ->
                        earlier.code() == step.step().code()
                                ? new Outcome.Repeated(earlier.ply())
                                : new Outcome.Contradicted())
                .orElseGet(Outcome.Stale::new);
    }

    private static Optional<Earlier> earlier(Handle handle, String table, int seat, String client) {
        return handle.createQuery(
                        """
                        SELECT ply, code FROM step
                        WHERE table_id = :table AND seat = :seat AND client = :client
                        """)
                .bind("table", table)
                .bind("seat", seat)
                .bind("client", client)
                .map((row, context) -> new Earlier(row.getInt("ply"), row.getInt("code")))
                .findOne();
    }

    @Override
    public CompletableFuture<Void> finish(String table, Map<Integer, String> told, Instant now) {
        return writer.run(handle -> {
            int rows =
                    handle.createUpdate(
                                    """
                                    UPDATE game_table SET finished_at = :now
                                    WHERE id = :table AND finished_at IS NULL
                                    """)
                            .bind("table", table)
                            .bind("now", now.toEpochMilli())
                            .execute();
            // A finish that is sent again after a crash finds its work done.
            if (rows == 1) {
                told.forEach((viewer, text) -> tell(handle, table, viewer, text));
            }
        });
    }

    private static void tell(Handle handle, String table, int viewer, String text) {
        handle.createUpdate(
                        "INSERT INTO telling (table_id, viewer, told) VALUES (:table, :viewer, :told)")
                .bind("table", table)
                .bind("viewer", viewer)
                .bind("told", text)
                .execute();
    }

    @Override
    public Optional<KeptTable> load(String table) {
        return jdbi.inTransaction(
                handle -> opened(handle, table).map(opened -> kept(handle, table, opened)));
    }

    private static Optional<Opened> opened(Handle handle, String table) {
        return handle.createQuery("SELECT opening, finished_at FROM game_table WHERE id = :table")
                .bind("table", table)
                .map((row, context) ->
                        new Opened(row.getString("opening"), millis(row, "finished_at")))
                .findOne();
    }

    private static KeptTable kept(Handle handle, String table, Opened opened) {
        List<Written> rows =
                handle.createQuery(
                                """
                                SELECT seat, code, draws, deadline FROM step
                                WHERE table_id = :table ORDER BY ply
                                """)
                        .bind("table", table)
                        .map((row, context) ->
                                new Written(
                                        new Step(
                                                row.getInt("seat"),
                                                row.getInt("code"),
                                                DrawsText.read(row.getString("draws"))),
                                        millis(row, "deadline")))
                        .list();
        Journal opening = JournalJson.read(opened.opening(), "table " + table);
        List<Step> steps = new ArrayList<>();
        rows.forEach(row -> steps.add(row.step()));
        Journal journal =
                new Journal(
                        opening.game(),
                        opening.edition(),
                        opening.seats(),
                        opening.options(),
                        opening.setUp(),
                        steps);
        return new KeptTable(
                table,
                journal,
                rows.isEmpty() ? Optional.empty() : rows.getLast().deadline(),
                opened.finished());
    }

    private static Optional<Instant> millis(ResultSet row, String column) throws SQLException {
        long millis = row.getLong(column);
        return row.wasNull() ? Optional.empty() : Optional.of(Instant.ofEpochMilli(millis));
    }

    @Override
    public Optional<String> told(String table, int viewer) {
        return jdbi.withHandle(handle ->
                handle.createQuery(
                                """
                                SELECT told FROM telling
                                WHERE table_id = :table AND viewer = :viewer
                                """)
                        .bind("table", table)
                        .bind("viewer", viewer)
                        .mapTo(String.class)
                        .findOne());
    }

    @Override
    public List<String> unfinished() {
        return jdbi.withHandle(handle ->
                handle.createQuery(
                                """
                                SELECT id FROM game_table
                                WHERE finished_at IS NULL ORDER BY opened_at, id
                                """)
                        .mapTo(String.class)
                        .list());
    }

    @Override
    public void close() {
        writer.close();
        pools.forEach(HikariDataSource::close);
    }
}
