/**
 * Dice Challenge: characters capture each other's dice; duels, single combat and tag teams for two
 * to eight players. The rules, clause by clause, are in {@code docs/rules/dice-challenge.md}; the
 * code cites them by number.
 */
@NullMarked
package masque.games.dicechallenge;

import org.jspecify.annotations.NullMarked;
