/** Shows that the contract lets an honest game pass and catches every planted fault. */
@NullMarked
package masque.contract;

import org.jspecify.annotations.NullMarked;
