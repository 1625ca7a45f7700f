/** The load and the crash test notice what a bad server does. */
@NullMarked
package masque.app.load;

import org.jspecify.annotations.NullMarked;
