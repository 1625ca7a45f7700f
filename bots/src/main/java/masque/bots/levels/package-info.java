/** Levels of bots that are the same for any game. */
@NullMarked
package masque.bots.levels;

import org.jspecify.annotations.NullMarked;
