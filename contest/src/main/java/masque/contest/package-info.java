/**
 * The rules of tournaments, for any game. Pure: a tournament is a fold over numbered events, time
 * comes with every command, and nothing here starts a table.
 */
@NullMarked
package masque.contest;

import org.jspecify.annotations.NullMarked;
