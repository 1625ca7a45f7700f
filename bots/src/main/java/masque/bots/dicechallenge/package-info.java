/** What bots choose in Dice Challenge. */
@NullMarked
package masque.bots.dicechallenge;

import org.jspecify.annotations.NullMarked;
