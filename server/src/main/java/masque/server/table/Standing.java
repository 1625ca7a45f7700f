package masque.server.table;

import java.util.Optional;
import java.util.OptionalInt;
import masque.server.store.KeptResult;

/**
 * How a table stands.
 *
 * @param here bits of the seats from which somebody looks
 * @param waiting bits of the seats whose choice is awaited; empty where no game is under way, or
 *     the table was not in memory yet
 * @param outdated whether its game was begun by older rules, so that it cannot be played here; of
 *     games that are over this is not said in lists
 * @param result how its game ended, once it is over
 */
public record Standing(
        String id,
        TableFacts facts,
        String commitment,
        int here,
        OptionalInt waiting,
        boolean outdated,
        Optional<KeptResult> result) {}
