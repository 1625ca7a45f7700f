/** The regular of Masquerade Battle: rules of thumb, and a look at how the trick may end. */
@NullMarked
package masque.bots.masqueradebattle;

import org.jspecify.annotations.NullMarked;
