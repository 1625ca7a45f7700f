package masque.server.store;

import java.time.Instant;
import java.util.Optional;
import masque.core.Journal;

/**
 * A table as it was kept.
 *
 * @param version of the facts, for the next change
 * @param secret what its chance comes from
 * @param game the game so far, once it is dealt
 * @param over when the game ended
 * @param result how it ended, if that is known
 */
public record KeptTable(
        String id,
        String facts,
        int version,
        String secret,
        Optional<KeptGame> game,
        Optional<Instant> over,
        Optional<KeptResult> result) {
    /**
     * A game as it was kept.
     *
     * @param latest when the latest step was written, or the game was dealt
     * @param clocks what the latest step said of the clocks
     */
    public record KeptGame(Journal journal, Instant latest, Optional<String> clocks) {}
}
