/** Challenge cards (DC-9): who holds which, who stands in line, and the duels they lead to. */
@NullMarked
package masque.server.card;

import org.jspecify.annotations.NullMarked;
