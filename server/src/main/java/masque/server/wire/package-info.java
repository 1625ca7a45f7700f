/**
 * WebSockets (RFC 6455), served where the bytes come in: what is sent is written at once, by
 * whoever sends it, and a connection that says nothing holds no memory for what it might say.
 */
@NullMarked
package masque.server.wire;

import org.jspecify.annotations.NullMarked;
