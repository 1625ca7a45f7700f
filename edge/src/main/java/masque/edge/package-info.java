/** Where the core meets people and files: sentences from phrases, journals as JSON. */
@NullMarked
package masque.edge;

import org.jspecify.annotations.NullMarked;
