/**
 * Truth or Bluff: tiles slid face down under a name that may be a lie; three to eight players. The
 * rules, clause by clause, are in {@code docs/rules/truth-or-bluff.md}; the code cites them by
 * number.
 */
@NullMarked
package masque.games.truthorbluff;

import org.jspecify.annotations.NullMarked;
