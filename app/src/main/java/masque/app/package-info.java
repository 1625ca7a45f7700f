/** The command line and the terminal client; the only module that sees everything and wires it. */
@NullMarked
package masque.app;

import org.jspecify.annotations.NullMarked;
