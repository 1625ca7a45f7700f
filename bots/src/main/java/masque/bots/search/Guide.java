package masque.bots.search;

import masque.core.Chair;
import masque.core.Chance;

/** What there is to know about a game for searching it; one for each game. */
@FunctionalInterface
public interface Guide {
    /** Knows the rules and no more. */
    Guide PLAIN = (chair, care, chance) -> Mind.plain(chair);

    /**
     * Thinks the situation over once, before the search.
     *
     * @param care how much of the usual care there is time for, up to 1
     */
    Mind consider(Chair chair, double care, Chance chance);

    /** Whether a decision is searched at all; else it is left to the regular's judgement. */
    default boolean searches(Chair chair) {
        return true;
    }
}
