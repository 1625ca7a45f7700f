/** Tests of the bots of Dice Challenge. */
@NullMarked
package masque.bots.dicechallenge;

import org.jspecify.annotations.NullMarked;
