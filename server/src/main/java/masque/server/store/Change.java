package masque.server.store;

import java.util.Optional;
import masque.core.Journal;

/**
 * A change of a table's facts.
 *
 * @param version which facts it comes from: if they have changed since, it is refused
 * @param facts what holds from now on
 * @param keys how it is found from now on
 * @param opening the journal without steps, if this change deals
 * @param end how the game ended, if it ends by this change
 */
public record Change(
        int version,
        String facts,
        SearchKeys keys,
        Optional<Journal> opening,
        Optional<GameEnd> end) {
    public Change {
        if (opening.isPresent() && !opening.get().steps().isEmpty()) {
            throw new IllegalArgumentException("a table opens with steps");
        }
    }
}
