/**
 * The vocabulary every game, bot and table is written in. Pure: no I/O, no clock, no logging, and
 * no randomness but what a {@link masque.core.Chance} hands in.
 */
@NullMarked
package masque.core;

import org.jspecify.annotations.NullMarked;
