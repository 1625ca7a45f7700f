/** Experiments with bots of any game; games and bots are handed in. */
@NullMarked
package masque.lab;

import org.jspecify.annotations.NullMarked;
