/**
 * Queenseat: secret votes, cards that face two ways and players who change places; four to ten
 * players. The rules, clause by clause, are in {@code docs/rules/queenseat.md}; the code cites them
 * by number.
 */
@NullMarked
package masque.games.queenseat;

import org.jspecify.annotations.NullMarked;
