/** How the bots of Masquerade Battle play. */
@NullMarked
package masque.bots.masqueradebattle;

import org.jspecify.annotations.NullMarked;
