/** What all games are held to. */
@NullMarked
package masque.games;

import org.jspecify.annotations.NullMarked;
