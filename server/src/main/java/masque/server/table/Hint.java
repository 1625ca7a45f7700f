package masque.server.table;

import masque.core.Thought;

/**
 * What somebody is told who asked what to do.
 *
 * @param decision the number of what the seat has to decide
 * @param thought the best choices and what speaks for them; what it chooses is the best
 */
record Hint(int seat, int decision, Thought thought) {}
