/**
 * What keeps the site safe: everything that comes from outside passes here before it means
 * anything. Knows no web framework; what is refused is a {@link masque.server.guard.ClientError}.
 */
@NullMarked
package masque.server.guard;

import org.jspecify.annotations.NullMarked;
