package masque.server.table;

import java.time.Instant;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntToLongFunction;
import masque.server.store.Earlier;

/**
 * All that a decision looks at besides the table itself.
 *
 * @param millis milliseconds that pass evenly
 * @param wall what the clock on the wall shows
 * @param away for how many milliseconds nobody has looked from a seat; 0 if somebody does
 * @param looked whether anybody looks at the table
 * @param memory what was done before
 * @param moved whether any person has made a move of their own
 */
record Moment(
        long millis,
        Instant wall,
        IntToLongFunction away,
        boolean looked,
        Memory memory,
        BooleanSupplier moved) {
    /** What was done before. */
    @FunctionalInterface
    interface Memory {
        /** What a client's id stood for at a seat. */
        Optional<Earlier> of(int seat, String client);
    }
}
