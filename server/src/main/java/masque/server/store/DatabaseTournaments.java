package masque.server.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;

/** Tournaments in a database. */
final class DatabaseTournaments implements TournamentStore {
    /** How a database is read. */
    interface Reader {
        <T> T read(Function<Handle, T> work);
    }

    private final Reader reader;
    private final Writer writer;

    DatabaseTournaments(Reader reader, Writer writer) {
        this.reader = reader;
        this.writer = writer;
    }

    @Override
    public CompletableFuture<Void> create(KeptTournament fresh, Instant now) {
        return writer.run(
                handle -> TournamentRows.create(handle, fresh, now),
                handle -> TournamentRows.created(handle, fresh));
    }

    @Override
    public CompletableFuture<Boolean> write(String tournament, TournamentWrite more, Instant now) {
        return writer.write(
                handle -> TournamentRows.write(handle, tournament, more, now),
                handle ->
                        TournamentRows.written(handle, tournament, more)
                                ? Optional.of(true)
                                : Optional.empty());
    }

    @Override
    public boolean exists(String tournament) {
        return reader.read(handle -> TournamentRows.exists(handle, tournament));
    }

    @Override
    public Optional<KeptTournament> load(String tournament) {
        return reader.read(
                handle -> handle.inTransaction(same -> TournamentRows.load(same, tournament)));
    }

    @Override
    public List<KeptEvent> events(String tournament, int after, int most) {
        return reader.read(handle -> TournamentRows.events(handle, tournament, after, most));
    }

    @Override
    public Optional<String> byCode(String code) {
        return reader.read(handle -> TournamentRows.byCode(handle, code));
    }

    @Override
    public List<String> unfinished() {
        return reader.read(TournamentRows::unfinished);
    }

    @Override
    public List<String> of(String guest, int most) {
        return reader.read(handle -> TournamentRows.of(handle, guest, most));
    }
}
