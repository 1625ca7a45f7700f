/** How the terminal shows Masquerade Trick. */
@NullMarked
package masque.app.masqueradetrick;

import org.jspecify.annotations.NullMarked;
