/** Classes that need each other. */
@NullMarked
package masque.app.offenders.circle;

import org.jspecify.annotations.NullMarked;
