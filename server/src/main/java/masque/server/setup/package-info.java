/** What a site is started with: its settings and the games that it offers. */
@NullMarked
package masque.server.setup;

import org.jspecify.annotations.NullMarked;
