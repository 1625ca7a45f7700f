/** Tests of Queenseat, named by the clauses of its rulebook. */
@NullMarked
package masque.games.queenseat;

import org.jspecify.annotations.NullMarked;
