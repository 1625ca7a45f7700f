/** Tests of the levels. */
@NullMarked
package masque.bots.levels;

import org.jspecify.annotations.NullMarked;
