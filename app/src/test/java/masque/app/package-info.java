@NullMarked
package masque.app;

import org.jspecify.annotations.NullMarked;
