/** Tests of Masquerade Battle, named by the clauses of its rulebook. */
@NullMarked
package masque.games.masqueradebattle;

import org.jspecify.annotations.NullMarked;
