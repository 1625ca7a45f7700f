package masque.server.store;

import java.time.Instant;
import java.util.Optional;

/**
 * Somebody came while the holder of a card was away.
 *
 * @param caller the guest who came; told to nobody
 * @param name what they were called
 * @param table where they fought a bot instead; empty if they waited
 * @param seat their seat there; -1 if they waited
 * @param result how that game ended, once it is over
 */
public record CardCall(
        String caller,
        String name,
        Instant at,
        String table,
        int seat,
        Optional<KeptResult> result) {
    /** Whoever waits. */
    public static CardCall waiting(String caller, String name, Instant at) {
        return new CardCall(caller, name, at, "", -1, Optional.empty());
    }

    /** Whoever fights a bot instead. */
    public static CardCall fighting(
            String caller, String name, Instant at, String table, int seat) {
        return new CardCall(caller, name, at, table, seat, Optional.empty());
    }
}
