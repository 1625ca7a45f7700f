/** Tests of Dice Challenge, named by the clauses of its rulebook. */
@NullMarked
package masque.games.dicechallenge;

import org.jspecify.annotations.NullMarked;
