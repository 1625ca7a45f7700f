package masque.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import java.util.stream.Collectors;
import masque.server.watch.Meters;
import org.jdbi.v3.core.ConnectionFactory;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.SqlParser;

/** A store in a database, in SQL that SQLite and PostgreSQL both understand. */
final class DatabaseStore implements Store {
    private static final String CHECKED = "checked";
    private static final List<String> TABLES =
            List.of(
                    "game_table",
                    "sitter",
                    "step",
                    "thought",
                    "telling",
                    "told_piece",
                    "reason_piece",
                    "game_file",
                    "review",
                    "result",
                    "talk",
                    "tournament",
                    "tournament_event",
                    "entrant",
                    "organiser",
                    "pairing",
                    "device_link",
                    "note",
                    "card",
                    "card_call");

    private final Jdbi jdbi;
    private final Condition condition = new Condition(System::nanoTime);
    private final Writer writer;
    private final Steps steps = new Steps();
    private final HikariDataSource pool;
    private final TournamentStore tournaments;

    /**
     * Begins to write, in a database whose schema is up to date.
     *
     * @param reads a pool, which it closes with itself
     * @param writes gives the writer its connection
     */
    DatabaseStore(HikariDataSource reads, ConnectionFactory writes) {
        SqlParser parser = new PlainSqlParser();
        jdbi = Jdbi.create(reads).setSqlParser(parser);
        writer = new Writer(Jdbi.create(writes).setSqlParser(parser), condition);
        pool = reads;
        tournaments = new DatabaseTournaments(this::read, writer);
    }

    /** Reads, and tells apart what is the database's fault. */
    private <T> T read(Function<Handle, T> work) {
        try {
            return jdbi.withHandle(work::apply);
        } catch (RuntimeException e) {
            throw blamed(e);
        }
    }

    private RuntimeException blamed(RuntimeException thrown) {
        Optional<StoreFailed> failure = StoreFailed.behind(thrown);
        failure.ifPresent(condition::failed);
        return failure.isPresent() ? failure.get() : thrown;
    }

    @Override
    public void check() {
        condition
                .trouble()
                .ifPresent(failure -> {
                    throw failure;
                });
        if (!condition.fresh()) {
            writeAnything();
            var _ = read(DatabaseStore::rows);
        }
    }

    private void writeAnything() {
        try {
            // The same value once more would not be written.
            note(CHECKED, Long.toString(System.nanoTime())).join();
        } catch (CompletionException e) {
            throw blamed(e);
        }
    }

    /**
     * Looks for a row in each table; all in one query, since to prepare each is what takes time.
     */
    private static int rows(Handle handle) {
        String each =
                TABLES.stream()
                        .map("(SELECT COUNT(*) FROM (SELECT * FROM %s LIMIT 1) one)"::formatted)
                        .collect(Collectors.joining(" + "));
        return handle.createQuery("SELECT " + each).mapTo(Integer.class).one();
    }

    /** Looks for damage while others write and read; it says so by {@link #check}. */
    void whileRunning(Runnable look) {
        Thread.ofPlatform()
                .daemon()
                .name("store-check")
                .start(() -> {
                    try {
                        look.run();
                    } catch (StoreFailed damaged) {
                        condition.failed(damaged);
                    }
                });
    }

    @Override
    public TournamentStore tournaments() {
        return tournaments;
    }

    @Override
    public CompletableFuture<Void> create(
            String table, String facts, String secret, SearchKeys keys, Instant now) {
        return writer.run(
                handle -> Tables.create(handle, table, facts, secret, keys, now),
                handle -> Tables.created(handle, table, secret));
    }

    @Override
    public CompletableFuture<Boolean> change(String table, Change change, Instant now) {
        return writer.write(
                handle -> Tables.change(handle, table, change, now),
                handle ->
                        Tables.changed(handle, table, change)
                                ? Optional.of(true)
                                : Optional.empty());
    }

    @Override
    public CompletableFuture<Outcome> append(
            String table, NewStep step, Optional<Change> change, Instant now) {
        return writer.write(
                handle -> append(handle, table, step, change, now),
                handle ->
                        Steps.written(handle, table, step, now)
                                ? Optional.of(new Outcome.Written())
                                : Optional.empty());
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
        return read(handle -> Tables.earlier(handle, table, seat, client));
    }

    @Override
    public boolean moved(String table) {
        return read(handle -> Tables.moved(handle, table));
    }

    @Override
    public boolean exists(String table) {
        return read(handle -> TableLists.exists(handle, table));
    }

    @Override
    public boolean over(String table) {
        return read(handle -> TableLists.over(handle, table));
    }

    @Override
    public Optional<KeptTable> load(String table) {
        return read(handle -> handle.inTransaction(same -> Tables.load(same, table)));
    }

    @Override
    public List<String> playing() {
        return read(TableLists::playing);
    }

    @Override
    public List<String> untold() {
        return read(TableLists::untold);
    }

    @Override
    public Optional<Summary> summary(String table) {
        return read(handle -> TableLists.summary(handle, table));
    }

    @Override
    public List<KeptResult> results(long after, int most) {
        return read(handle -> Results.after(handle, after, most));
    }

    @Override
    public long lastResult() {
        return read(Results::last);
    }

    @Override
    public List<String> withoutResult() {
        return read(Results::missing);
    }

    @Override
    public CompletableFuture<Void> keepResult(String table, GameEnd end) {
        return writer.run(handle -> Results.keep(handle, table, end));
    }

    @Override
    public List<Summary> tablesOf(String guest) {
        return read(handle -> TableLists.tablesOf(handle, guest));
    }

    @Override
    public List<Summary> finishedOf(String guest, int most) {
        return read(handle -> TableLists.finishedOf(handle, guest, most));
    }

    @Override
    public List<Summary> listed(int most) {
        return read(handle -> TableLists.listed(handle, most));
    }

    @Override
    public List<Summary> finished(int most) {
        return read(handle -> TableLists.finished(handle, most));
    }

    @Override
    public Optional<String> byCode(String code) {
        return read(handle -> TableLists.byCode(handle, code));
    }

    @Override
    public List<Abandoned> abandoned(Instant since) {
        return read(handle -> TableLists.abandoned(handle, since));
    }

    @Override
    public CompletableFuture<Boolean> forget(String table) {
        return writer.write(handle -> TableLists.forget(handle, table), handle -> Optional.empty());
    }

    @Override
    public CompletableFuture<Void> say(String table, TalkLine line) {
        return writer.run(
                handle -> Talk.say(handle, table, line), handle -> Talk.said(handle, table, line));
    }

    @Override
    public List<TalkLine> talk(String table, int most) {
        return read(handle -> Talk.latest(handle, table, most));
    }

    @Override
    public CompletableFuture<Void> keepPiece(PieceOf of, int piece, byte[] told) {
        return writer.run(handle -> Tellings.keepPiece(handle, of, piece, told));
    }

    @Override
    public Optional<byte[]> piece(PieceOf of, int piece) {
        return read(handle -> Tellings.piece(handle, of, piece));
    }

    @Override
    public Optional<byte[]> whole(PieceOf of) {
        return read(handle -> Tellings.whole(handle, of));
    }

    @Override
    public CompletableFuture<Void> keepFile(String table, byte[] file) {
        return writer.run(handle -> Tellings.keepFile(handle, table, file));
    }

    @Override
    public Optional<byte[]> file(String table) {
        return read(handle -> Tellings.file(handle, table));
    }

    @Override
    public CompletableFuture<Void> keepReview(String table, int seat, String said) {
        return writer.run(handle -> Tellings.keepReview(handle, table, seat, said));
    }

    @Override
    public Optional<String> review(String table, int seat) {
        return read(handle -> Tellings.review(handle, table, seat));
    }

    @Override
    public Map<Integer, String> thoughts(String table) {
        return read(handle -> Thoughts.of(handle, table));
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
        return writer.write(
                handle -> Notes.noteFirst(handle, name, value), handle -> Optional.empty());
    }

    @Override
    public Optional<String> noted(String name) {
        return read(handle -> Notes.noted(handle, name));
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

    @Override
    public CompletableFuture<Void> keepCard(KeptCard card) {
        return writer.run(handle -> Cards.keep(handle, card));
    }

    @Override
    public Optional<KeptCard> card(String id) {
        return read(handle -> Cards.byId(handle, id));
    }

    @Override
    public Optional<KeptCard> cardOf(String guest) {
        return read(handle -> Cards.of(handle, guest));
    }

    @Override
    public CompletableFuture<Void> keepCall(String holder, CardCall call) {
        return writer.run(
                handle -> Cards.call(handle, holder, call),
                handle -> Cards.called(handle, holder, call));
    }

    @Override
    public List<CardCall> calls(String holder) {
        return read(handle -> Cards.calls(handle, holder));
    }
}
