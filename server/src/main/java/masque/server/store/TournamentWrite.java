package masque.server.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What is written of a tournament at once: all of it or nothing.
 *
 * @param events with the numbers that come next
 * @param entrants who is new
 * @param matches those that begin, with their tables
 * @param organisers who is an organiser too: their names by their guests
 * @param desk the new key of the link that makes organisers
 * @param unfinished tables whose games must not be over: else nothing is written
 * @param over whether nothing can happen there any more, if that has changed
 */
public record TournamentWrite(
        List<KeptEvent> events,
        List<KeptEntrant> entrants,
        List<NewMatch> matches,
        Map<String, String> organisers,
        Optional<String> desk,
        Set<String> unfinished,
        Optional<Boolean> over) {
    /**
     * A match that begins at a table of its own.
     *
     * @param facts of the table
     * @param secret what the chance of the table's deal comes from, in hex
     */
    public record NewMatch(int match, String table, String facts, String secret, SearchKeys keys) {}

    public TournamentWrite {
        events = List.copyOf(events);
        entrants = List.copyOf(entrants);
        matches = List.copyOf(matches);
        organisers = Map.copyOf(organisers);
        unfinished = Set.copyOf(unfinished);
    }
}
