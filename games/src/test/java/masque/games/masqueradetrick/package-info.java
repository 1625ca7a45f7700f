/** Masquerade Trick, tested clause by clause. */
@NullMarked
package masque.games.masqueradetrick;

import org.jspecify.annotations.NullMarked;
