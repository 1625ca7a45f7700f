/**
 * Plays against a real server over the real protocol: how fast it is, and whether it survives being
 * killed. Knows the protocol and no game.
 */
@NullMarked
package masque.app.load;

import org.jspecify.annotations.NullMarked;
