/** How the terminal shows Truth or Bluff. */
@NullMarked
package masque.app.truthorbluff;

import org.jspecify.annotations.NullMarked;
