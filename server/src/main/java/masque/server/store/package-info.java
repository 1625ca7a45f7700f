/**
 * Where tables last: every step is on disk before anybody is told of it. SQLite in a file, or
 * PostgreSQL; one schema, one contract.
 */
@NullMarked
package masque.server.store;

import org.jspecify.annotations.NullMarked;
