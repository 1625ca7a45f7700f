package masque.server.table;

import java.util.Optional;
import masque.server.store.KeptResult;

/**
 * How a table stands.
 *
 * @param here bits of the seats from which somebody looks
 * @param outdated whether its game was begun by older rules, so that it cannot be played here; of
 *     games that are over this is not said in lists
 * @param result how its game ended, once it is over
 */
public record Standing(
        String id,
        TableFacts facts,
        String commitment,
        int here,
        boolean outdated,
        Optional<KeptResult> result) {}
