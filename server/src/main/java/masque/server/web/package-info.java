/** The door: HTTP and WebSockets, who is asking, and what is not let in. */
@NullMarked
package masque.server.web;

import org.jspecify.annotations.NullMarked;
