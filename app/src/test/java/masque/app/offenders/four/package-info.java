/** A package that needs the third. */
@NullMarked
package masque.app.offenders.four;

import org.jspecify.annotations.NullMarked;
