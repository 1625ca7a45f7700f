package masque.server.store;

import java.util.List;
import java.util.Map;

/**
 * A tournament as it is kept.
 *
 * @param setup what is played, and how
 * @param secret what its chance comes from, in hex; shown to nobody before the end
 * @param code what is typed to find it
 * @param desk the key of the link that makes organisers
 * @param organisers their names by their guests
 * @param tables where the matches are played that are played here
 */
public record KeptTournament(
        String id,
        String setup,
        String secret,
        String code,
        String desk,
        Map<String, String> organisers,
        List<KeptEntrant> entrants,
        List<KeptEvent> events,
        Map<Integer, String> tables) {
    public KeptTournament {
        organisers = Map.copyOf(organisers);
        entrants = List.copyOf(entrants);
        events = List.copyOf(events);
        tables = Map.copyOf(tables);
    }
}
