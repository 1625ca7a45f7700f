/** A package that needs the fourth. */
@NullMarked
package masque.app.offenders.three;

import org.jspecify.annotations.NullMarked;
