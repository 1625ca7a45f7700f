package masque.server.store;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import masque.core.Journal;

/**
 * Keeps tables. A write is done when its future is: then it is on disk and survives whatever
 * happens to this process. If it fails, nothing of it was written. Several threads may use it.
 */
public interface Store extends AutoCloseable {
    /** Keeps a new table: its journal has no steps yet. Fails if there is one with this id. */
    CompletableFuture<Void> open(String table, Journal opening, Instant now);

    /** Writes one step down, unless the journal has gone on otherwise. */
    CompletableFuture<Outcome> append(String table, NewStep step, Instant now);

    /** Notes that a table's game is over, with what each viewer was told. */
    CompletableFuture<Void> finish(String table, Map<Integer, String> told, Instant now);

    /** A table with all its steps. */
    Optional<KeptTable> load(String table);

    /** What a viewer of a finished game was told. */
    Optional<String> told(String table, int viewer);

    /** The tables whose games go on, oldest first. */
    List<String> unfinished();

    /** Finishes what was begun and lets go of the database. */
    @Override
    void close();
}
