/** What the bots of Masquerade Trick choose, and how well they do. */
@NullMarked
package masque.bots.masqueradetrick;

import org.jspecify.annotations.NullMarked;
