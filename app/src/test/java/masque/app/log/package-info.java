/** Tests of the log. */
@NullMarked
package masque.app.log;

import org.jspecify.annotations.NullMarked;
