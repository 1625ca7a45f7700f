/** The command that starts the site: what an operator chooses, and what it tells when it runs. */
@NullMarked
package masque.app.serve;

import org.jspecify.annotations.NullMarked;
