/** The site, tried through its door: real sockets, a real database file. */
@NullMarked
package masque.server;

import org.jspecify.annotations.NullMarked;
