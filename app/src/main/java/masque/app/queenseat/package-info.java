/** Queenseat in the terminal. */
@NullMarked
package masque.app.queenseat;

import org.jspecify.annotations.NullMarked;
