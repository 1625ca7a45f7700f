/**
 * The bots of Masquerade Trick. What the regular one does and how strong it is stands in {@code
 * docs/bots.md}.
 */
@NullMarked
package masque.bots.masqueradetrick;

import org.jspecify.annotations.NullMarked;
