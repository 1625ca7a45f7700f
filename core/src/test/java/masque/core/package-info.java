/** The core vocabulary, tested. */
@NullMarked
package masque.core;

import org.jspecify.annotations.NullMarked;
