/** Tests of what an operator can choose and is told. */
@NullMarked
package masque.app.serve;

import org.jspecify.annotations.NullMarked;
