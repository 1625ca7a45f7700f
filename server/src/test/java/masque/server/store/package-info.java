/** The store, held to one contract in both databases. */
@NullMarked
package masque.server.store;

import org.jspecify.annotations.NullMarked;
