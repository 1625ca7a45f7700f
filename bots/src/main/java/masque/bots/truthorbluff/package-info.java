/** How the bots of Truth or Bluff play. */
@NullMarked
package masque.bots.truthorbluff;

import org.jspecify.annotations.NullMarked;
