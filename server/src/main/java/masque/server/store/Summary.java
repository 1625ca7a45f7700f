package masque.server.store;

import java.util.Optional;

/**
 * A table without its game: enough to be listed and shown.
 *
 * @param secret what its chance comes from
 * @param version of the facts, for the next change
 * @param opening the journal without steps, once it is dealt; in lists only while the game goes on
 * @param result how the game ended, once it is over
 */
public record Summary(
        String id,
        String facts,
        int version,
        String secret,
        Optional<String> opening,
        Optional<KeptResult> result) {}
