package masque.contest;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A challenge that can be accepted.
 *
 * @param accepted who of the others has
 * @param realDice whether everybody who has spoken wants real dice
 * @param since when it was made; the time in which the site was down does not count
 */
public record OpenChallenge(
        String challenger,
        List<String> others,
        Set<String> accepted,
        boolean realDice,
        long since) {
    /** DC-8.7: a challenge lapses, and DC-8.8: the same players can be asked again. */
    public static final long PATIENCE_MILLIS = 60_000;

    public OpenChallenge {
        others = List.copyOf(others);
        accepted = Set.copyOf(accepted);
    }

    /** When it lapses. */
    public long until() {
        return since + PATIENCE_MILLIS;
    }

    /** All who would play. */
    public Set<String> players() {
        Set<String> all = new LinkedHashSet<>(others);
        all.add(challenger);
        return all;
    }

    /** Whether nobody but this player has yet to accept. */
    boolean waitsOnlyFor(String player) {
        return accepted.size() == others.size() - 1 && !accepted.contains(player);
    }

    OpenChallenge acceptedBy(String player, boolean wantsRealDice) {
        Set<String> more = new LinkedHashSet<>(accepted);
        more.add(player);
        return new OpenChallenge(challenger, others, more, realDice && wantsRealDice, since);
    }

    OpenChallenge later(long millis) {
        return new OpenChallenge(challenger, others, accepted, realDice, since + millis);
    }
}
