/**
 * Parley, a small game of hidden information for testing the contract: two secret cards each, a
 * secret role, a secret bid made by all at once, a face-down card in the well that can be looked
 * at, and cards played openly or put face down. Faults can be planted in it.
 */
@NullMarked
package masque.contract.toy;

import org.jspecify.annotations.NullMarked;
