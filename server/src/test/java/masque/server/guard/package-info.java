/** What strangers may not do, each in a ruling. */
@NullMarked
package masque.server.guard;

import org.jspecify.annotations.NullMarked;
