/** What the tests of all bots are made with. */
@NullMarked
package masque.bots;

import org.jspecify.annotations.NullMarked;
