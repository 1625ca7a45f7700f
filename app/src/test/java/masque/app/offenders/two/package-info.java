/** A game that knows another game. */
@NullMarked
package masque.app.offenders.two;

import org.jspecify.annotations.NullMarked;
