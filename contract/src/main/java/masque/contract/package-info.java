/**
 * What every game promises, as a library: give it a box and it plays random games and checks at
 * every state that nothing leaks, copies are independent, refusals are right and journals replay.
 *
 * <p>The idea behind the checks of hidden information: a <em>redealt world</em> is a copy in which
 * all that a viewer cannot know has been drawn afresh; a <em>twin</em> is a world that went another
 * way (another deal, another secret choice, other dice) without the viewer being shown or told any
 * difference. A viewer must be unable to tell either from the truth, and so must {@code redeal}:
 * redealing any two of them with the same chance gives the same world, down to the last field. So
 * whatever the viewer has not been shown or told is drawn afresh, also what no longer matters or
 * nobody has seen yet; a game clears what it no longer needs, and shows what everybody may know.
 */
@NullMarked
package masque.contract;

import org.jspecify.annotations.NullMarked;
