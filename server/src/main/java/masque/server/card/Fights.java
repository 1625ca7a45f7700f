package masque.server.card;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Who is in a duel, each in one at a time. One thread alone may use it. */
final class Fights {
    private final Map<String, Set<String>> guests = new HashMap<>();
    private final Map<String, String> tables = new HashMap<>();

    void begin(String table, Set<String> fighters) {
        guests.put(table, Set.copyOf(fighters));
        fighters.forEach(guest -> tables.put(guest, table));
    }

    /** A game is over; who was in it, if it was a duel. */
    Set<String> over(String table) {
        Set<String> fighters = Optional.ofNullable(guests.remove(table)).orElse(Set.of());
        fighters.forEach(guest -> tables.remove(guest, table));
        return fighters;
    }

    /** The table of somebody's duel. */
    Optional<String> of(String guest) {
        return Optional.ofNullable(tables.get(guest));
    }

    /** The table where two fight each other. */
    Optional<String> between(String one, String other) {
        return of(one).filter(table -> of(other).filter(table::equals).isPresent());
    }
}
