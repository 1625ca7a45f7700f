/** How bots that go by rules of thumb say why they chose. */
@NullMarked
package masque.bots.reasons;

import org.jspecify.annotations.NullMarked;
