@NullMarked
package masque.edge;

import org.jspecify.annotations.NullMarked;
