@NullMarked
package masque.server.wire;

import org.jspecify.annotations.NullMarked;
