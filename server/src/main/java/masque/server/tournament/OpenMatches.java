package masque.server.tournament;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Which matches that are under way are played at which tables. Any thread may ask. */
final class OpenMatches {
    /** A match of a tournament. */
    record OpenMatch(String tournament, int match) {}

    private final Map<String, OpenMatch> byTable = new ConcurrentHashMap<>();

    void add(String table, OpenMatch match) {
        byTable.put(table, match);
    }

    void remove(String table) {
        byTable.remove(table);
    }

    Optional<OpenMatch> at(String table) {
        return Optional.ofNullable(byTable.get(table));
    }
}
