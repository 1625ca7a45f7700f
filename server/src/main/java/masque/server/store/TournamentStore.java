package masque.server.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Keeps tournaments, as {@link Store} keeps tables. */
public interface TournamentStore {
    /** Keeps a new tournament. Fails if there is one with this id or code. */
    CompletableFuture<Void> create(KeptTournament fresh, Instant now);

    /**
     * Writes on, and says whether it did: not if the log has gone on otherwise, or a game is over
     * that must not be.
     */
    CompletableFuture<Boolean> write(String tournament, TournamentWrite more, Instant now);

    /** Whether there is such a tournament. */
    boolean exists(String tournament);

    /** A tournament with its whole log. */
    Optional<KeptTournament> load(String tournament);

    /** The events with greater numbers, in their order. */
    List<KeptEvent> events(String tournament, int after, int most);

    /** The tournament that is found by a code. */
    Optional<String> byCode(String code);

    /** The tournaments that are not over, oldest first. */
    List<String> unfinished();

    /** The tournaments that this guest has entered or organises, newest first. */
    List<String> of(String guest, int most);
}
