/** The site: what an operator starts and stops. It is handed its games and bots and names none. */
@NullMarked
package masque.server;

import org.jspecify.annotations.NullMarked;
