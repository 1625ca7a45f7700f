/** Tests of the search, on toys whose best choices are known. */
@NullMarked
package masque.bots.search;

import org.jspecify.annotations.NullMarked;
