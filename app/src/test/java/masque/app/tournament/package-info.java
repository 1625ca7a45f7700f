/** Tests of how tournaments are checked. */
@NullMarked
package masque.app.tournament;

import org.jspecify.annotations.NullMarked;
