/** Guided first games: written as text files, played by the rules themselves. */
@NullMarked
package masque.edge.lesson;

import org.jspecify.annotations.NullMarked;
