package masque.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import masque.server.Playable;
import masque.server.store.Store;
import masque.server.watch.Meters;

/**
 * What all tables share.
 *
 * @param turns where tables do their work
 * @param idle how long a table that nobody looks at stays in memory
 * @param opened when this site was started, in milliseconds
 * @param alive when the site was last seen running before that, in milliseconds; 0 if never
 * @param ticking the tables where a clock runs
 * @param over is told of every table whose game is over
 * @param meters is told what happens at all tables
 */
record Hall(
        Store store,
        Map<String, Playable> games,
        Tongues tongues,
        Time time,
        House house,
        Turns turns,
        Duration idle,
        long opened,
        long alive,
        Set<String> ticking,
        Consumer<String> over,
        Meters meters) {
    Instant now() {
        return Instant.ofEpochMilli(time.millis());
    }
}
