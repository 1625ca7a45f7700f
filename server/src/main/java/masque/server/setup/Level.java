package masque.server.setup;

import java.util.function.LongFunction;
import masque.core.Bot;

/**
 * A level of bots.
 *
 * @param millis how long a bot of it thinks about a move if nobody else does; 0 if it is quick
 * @param bot a bot that thinks for so many nanoseconds
 */
public record Level(long millis, LongFunction<Bot> bot) {
    /** A level that is always quick. */
    public static Level quick(Bot bot) {
        return new Level(0, nanos -> bot);
    }
}
