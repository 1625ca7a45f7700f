/** Dice Challenge on the terminal. */
@NullMarked
package masque.app.dicechallenge;

import org.jspecify.annotations.NullMarked;
