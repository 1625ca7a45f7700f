/** Tests of tournaments. */
@NullMarked
package masque.server.tournament;

import org.jspecify.annotations.NullMarked;
