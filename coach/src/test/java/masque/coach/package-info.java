/** What the coach promises. */
@NullMarked
package masque.coach;

import org.jspecify.annotations.NullMarked;
