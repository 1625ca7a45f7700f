/** A game that knows another game. */
@NullMarked
package masque.app.offenders.one;

import org.jspecify.annotations.NullMarked;
