package masque.server.table;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * What is to be played at a table, and how.
 *
 * @param listed whether everybody finds the table in the list, not only who has its link
 * @param chat whether the players may talk
 */
public record Terms(
        String game,
        int seats,
        Map<String, String> options,
        ClockRule clock,
        boolean listed,
        boolean chat) {
    public Terms {
        options = Collections.unmodifiableMap(new TreeMap<>(options));
    }

    /** The same for another number of players. */
    Terms forSeats(int number, Map<String, String> chosen) {
        return new Terms(game, number, chosen, clock, listed, chat);
    }

    /** The same with or without talk. */
    Terms withChat(boolean on) {
        return new Terms(game, seats, options, clock, listed, on);
    }
}
