/** What the program writes down about itself while it runs. */
@NullMarked
package masque.app.log;

import org.jspecify.annotations.NullMarked;
