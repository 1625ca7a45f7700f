/** Small classes that break one rule of the architecture each, to prove that it bites. */
@NullMarked
package masque.app.offenders;

import org.jspecify.annotations.NullMarked;
