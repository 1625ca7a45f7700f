/** Tests of the lab. */
@NullMarked
package masque.lab;

import org.jspecify.annotations.NullMarked;
