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
 * @param earlier what the id stands for by which somebody calls their move, if it was made before
 * @param moved whether any person has made a move of their own
 */
record Moment(
        long millis,
        Instant wall,
        IntToLongFunction away,
        boolean looked,
        Optional<Earlier> earlier,
        BooleanSupplier moved) {}
