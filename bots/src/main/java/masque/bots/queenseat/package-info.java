/** The bots of Queenseat. */
@NullMarked
package masque.bots.queenseat;

import org.jspecify.annotations.NullMarked;
