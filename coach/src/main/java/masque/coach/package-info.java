/** What somebody can learn from a game that is over; games and bots are handed in. */
@NullMarked
package masque.coach;

import org.jspecify.annotations.NullMarked;
