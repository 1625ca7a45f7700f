/** What an operator looks at: how the site is, and how much it does. No id, name or secret. */
@NullMarked
package masque.server.watch;

import org.jspecify.annotations.NullMarked;
