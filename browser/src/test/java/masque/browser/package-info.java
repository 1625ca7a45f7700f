/** The page, tried in a real browser. */
@NullMarked
package masque.browser;

import org.jspecify.annotations.NullMarked;
