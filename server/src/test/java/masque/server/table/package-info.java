/** Tables, one by one. */
@NullMarked
package masque.server.table;

import org.jspecify.annotations.NullMarked;
