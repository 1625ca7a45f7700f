package masque.server.table;

import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Whom the games that are under way wait for, so that a list can say it without playing a game
 * again. Every game under way comes into memory once when the site is started; a number of each is
 * kept here when its table is put away. Everybody at a table is told whom it waits for, so there is
 * nothing to hide. Any thread may ask.
 */
final class Awaited {
    private final Map<String, Integer> seats = new ConcurrentHashMap<>();

    /** A table is so now. */
    void hear(TableState table) {
        table.waiting()
                .ifPresentOrElse(
                        bits -> seats.put(table.id(), bits), () -> seats.remove(table.id()));
    }

    /** Bits of the seats that a table waits for; empty if that is not known. */
    OptionalInt at(String table) {
        Integer bits = seats.get(table);
        return bits == null ? OptionalInt.empty() : OptionalInt.of(bits);
    }
}
