/**
 * The bots of Masquerade Battle: the regular with rules of thumb and a look at how the trick may
 * end, and what the expert knows when it searches.
 */
@NullMarked
package masque.bots.masqueradebattle;

import org.jspecify.annotations.NullMarked;
