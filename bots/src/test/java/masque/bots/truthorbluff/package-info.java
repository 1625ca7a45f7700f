/** Tests of the bots of Truth or Bluff. */
@NullMarked
package masque.bots.truthorbluff;

import org.jspecify.annotations.NullMarked;
