package masque.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javax.sql.DataSource;
import masque.server.watch.Meters;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** A store in a database, in SQL that SQLite and PostgreSQL both understand. */
final class DatabaseStore implements Store {
    private static final String MIGRATIONS = "classpath:masque/server/store";

    private final Jdbi jdbi;
    private final Writer writer;
    private final Steps steps = new Steps();
    private final HikariDataSource pool;

    /**
     * Brings the schema up to date and begins to write.
     *
     * @param reads a pool, which it closes with itself
     * @param writes gives the writer its connection
     * @param clustered what makes a table keep its rows in the order of its key; may be empty
     */
    DatabaseStore(HikariDataSource reads, DataSource writes, String clustered) {
        schema(reads, clustered).migrate();
        jdbi = Jdbi.create(reads);
        writer = new Writer(Jdbi.create(writes));
        pool = reads;
    }

    /** The versions of the schema, held against a database. */
    static Flyway schema(DataSource database, String clustered) {
        return Flyway.configure()
                .dataSource(database)
                .locations(MIGRATIONS)
                .placeholders(Map.of("clustered", clustered))
                .load();
    }

    @Override
    public CompletableFuture<Void> create(
            String table, String facts, String secret, Ways ways, Instant now) {
        return writer.run(handle -> Tables.create(handle, table, facts, secret, ways, now));
    }

    @Override
    public CompletableFuture<Boolean> change(String table, Change change, Instant now) {
        return writer.write(handle -> Tables.change(handle, table, change, now));
    }

    @Override
    public CompletableFuture<Outcome> append(
            String table, NewStep step, Optional<Change> change, Instant now) {
        return writer.write(handle -> append(handle, table, step, change, now));
    }

    private Outcome append(
            Handle handle, String table, NewStep step, Optional<Change> change, Instant now) {
        if (steps.write(handle, table, step, now)) {
            step.thought().ifPresent(said -> Thoughts.keep(handle, table, step.ply(), said));
            if (change.isPresent() && !Tables.change(handle, table, change.get(), now)) {
                throw new IllegalStateException(
                        "the facts of table " + table + " have changed meanwhile");
            }
            return new Outcome.Written();
        }
        Optional<Earlier> earlier =
                step.client()
                        .flatMap(client ->
                                Tables.earlier(handle, table, step.step().seat(), client));
        return earlier.isPresent() ? new Outcome.Used(earlier.get()) : new Outcome.Stale();
    }

    @Override
    public Optional<Earlier> earlier(String table, int seat, String client) {
        return jdbi.withHandle(handle -> Tables.earlier(handle, table, seat, client));
    }

    @Override
    public Optional<KeptTable> load(String table) {
        return jdbi.inTransaction(handle -> Tables.load(handle, table));
    }

    @Override
    public List<String> playing() {
        return jdbi.withHandle(Ledger::playing);
    }

    @Override
    public List<String> untold() {
        return jdbi.withHandle(Ledger::untold);
    }

    @Override
    public List<String> tablesOf(String guest) {
        return jdbi.withHandle(handle -> Ledger.tablesOf(handle, guest));
    }

    @Override
    public List<Summary> finishedOf(String guest, int most) {
        return jdbi.withHandle(handle -> Ledger.finishedOf(handle, guest, most));
    }

    @Override
    public List<Summary> listed(int most) {
        return jdbi.withHandle(handle -> Ledger.listed(handle, most));
    }

    @Override
    public List<Summary> finished(int most) {
        return jdbi.withHandle(handle -> Ledger.finished(handle, most));
    }

    @Override
    public Optional<String> byCode(String code) {
        return jdbi.withHandle(handle -> Ledger.byCode(handle, code));
    }

    @Override
    public List<String> abandoned(Instant since) {
        return jdbi.withHandle(handle -> Ledger.abandoned(handle, since));
    }

    @Override
    public CompletableFuture<Boolean> forget(String table) {
        return writer.write(handle -> Ledger.forget(handle, table));
    }

    @Override
    public CompletableFuture<Void> say(String table, TalkLine line) {
        return writer.run(handle -> Talk.say(handle, table, line));
    }

    @Override
    public List<TalkLine> talk(String table, int most) {
        return jdbi.withHandle(handle -> Talk.latest(handle, table, most));
    }

    @Override
    public CompletableFuture<Void> tell(String table, Map<Integer, byte[]> told) {
        return writer.run(
                handle -> told.forEach((viewer, text) -> tell(handle, table, viewer, text)));
    }

    private static void tell(Handle handle, String table, int viewer, byte[] told) {
        handle.createUpdate(
                        """
                        INSERT INTO telling (table_id, viewer, told) VALUES (:table, :viewer, :told)
                        ON CONFLICT DO NOTHING
                        """)
                .bind("table", table)
                .bind("viewer", viewer)
                .bind("told", told)
                .execute();
    }

    @Override
    public Optional<byte[]> told(String table, int viewer) {
        return jdbi.withHandle(handle ->
                handle.createQuery(
                                """
                                SELECT told FROM telling
                                WHERE table_id = :table AND viewer = :viewer
                                """)
                        .bind("table", table)
                        .bind("viewer", viewer)
                        .map((row, context) -> row.getBytes("told"))
                        .findOne());
    }

    @Override
    public Map<Integer, String> thoughts(String table) {
        return jdbi.withHandle(handle -> Thoughts.of(handle, table));
    }

    @Override
    public CompletableFuture<Void> link(String tokenHash, Linked linked, Instant expires) {
        return writer.run(handle -> Notes.link(handle, tokenHash, linked, expires));
    }

    @Override
    public CompletableFuture<Optional<Linked>> redeem(String tokenHash, Instant now) {
        return writer.write(handle -> Notes.redeem(handle, tokenHash, now));
    }

    @Override
    public CompletableFuture<Void> note(String name, String value) {
        return writer.run(handle -> Notes.note(handle, name, value));
    }

    @Override
    public CompletableFuture<String> noteFirst(String name, String value) {
        return writer.write(handle -> Notes.noteFirst(handle, name, value));
    }

    @Override
    public Optional<String> noted(String name) {
        return jdbi.withHandle(handle -> Notes.noted(handle, name));
    }

    @Override
    public void watch(Meters meters) {
        writer.watch(meters);
    }

    @Override
    public void close() {
        writer.close();
        pool.close();
    }
}
