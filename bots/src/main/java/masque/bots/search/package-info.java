/** Tree search over worlds as they might be, for any game. */
@NullMarked
package masque.bots.search;

import org.jspecify.annotations.NullMarked;
