package masque.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import masque.server.setup.Playable;
import masque.server.store.Store;
import masque.server.watch.Meters;

/**
 * What all tables share.
 *
 * @param turns where tables do their work
 * @param idle how long a table that nobody looks at stays in memory
 * @param wall the clock by which things are stored
 * @param opened when this site was started, in milliseconds that pass
 * @param alive when the site was last seen running before that, by the clock on the wall
 * @param ticking the tables where a clock runs
 * @param listener hears of every change at any table
 * @param meters is told what happens at all tables
 */
record TableServices(
        Store store,
        Map<String, Playable> games,
        Tongues tongues,
        Time time,
        BotThreads bots,
        Turns turns,
        Duration idle,
        WallClock wall,
        long opened,
        Instant alive,
        Set<String> ticking,
        Consumer<Happened> listener,
        Meters meters) {
    /** What the clock on the wall shows. */
    Instant now() {
        return time.now();
    }
}
