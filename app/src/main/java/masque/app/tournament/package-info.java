/** Whether the file of a tournament holds: read from bytes and checked without any I/O. */
@NullMarked
package masque.app.tournament;

import org.jspecify.annotations.NullMarked;
