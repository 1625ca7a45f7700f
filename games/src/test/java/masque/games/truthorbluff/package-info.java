/** Tests of Truth or Bluff, named by the clauses of its rulebook. */
@NullMarked
package masque.games.truthorbluff;

import org.jspecify.annotations.NullMarked;
