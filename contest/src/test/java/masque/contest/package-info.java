/** Tests of the rules of tournaments. */
@NullMarked
package masque.contest;

import org.jspecify.annotations.NullMarked;
