/**
 * Tournaments: their logs as they are kept and shown, their chance, and the tables of their
 * matches. Knows nothing of HTTP.
 */
@NullMarked
package masque.server.tournament;

import org.jspecify.annotations.NullMarked;
