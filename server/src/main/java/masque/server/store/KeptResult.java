package masque.server.store;

import java.time.Instant;

/**
 * How a game ended, as it was kept.
 *
 * @param number the later it was kept, the greater; whoever reads on from a number misses nothing
 */
public record KeptResult(long number, String table, GameEnd end, Instant began, Instant ended) {}
