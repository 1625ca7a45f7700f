/**
 * Masquerade Battle: hidden sides, an auction of lies and tricks with two-sided cards; three to
 * nine players. The rules, clause by clause, are in {@code docs/rules/masquerade-battle.md}; the
 * code cites them by number.
 */
@NullMarked
package masque.games.masqueradebattle;

import org.jspecify.annotations.NullMarked;
