/** How the terminal shows Masquerade Battle. */
@NullMarked
package masque.app.masqueradebattle;

import org.jspecify.annotations.NullMarked;
