package masque.server.store;

import java.time.Instant;
import java.util.Optional;
import masque.core.Journal;

/**
 * A table as it was kept.
 *
 * @param deadline until when the next move is awaited, as the latest step said
 * @param finished when its game ended
 */
public record KeptTable(
        String id, Journal journal, Optional<Instant> deadline, Optional<Instant> finished) {}
