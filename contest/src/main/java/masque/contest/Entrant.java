package masque.contest;

import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Somebody who has entered an arena.
 *
 * @param whereabouts where they have gone, whether they are out or not
 * @param outBy the match that left them with no token, or 0
 * @param match the match that they are playing, or 0
 * @param muted whose challenges they do not take
 */
public record Entrant(
        String player,
        boolean bot,
        int tokens,
        Whereabouts whereabouts,
        int outBy,
        int match,
        Set<String> muted) {

    /** Where somebody has gone. */
    public enum Whereabouts {
        HERE,
        LEFT,
        REMOVED
    }

    public Entrant {
        muted = Set.copyOf(muted);
    }

    static Entrant fresh(String player, boolean bot, int tokens) {
        return new Entrant(player, bot, tokens, Whereabouts.HERE, 0, 0, Set.of());
    }

    /** DC-8.13: no token was left when their match was over. */
    public boolean isOut() {
        return outBy != 0;
    }

    /** Counts in the standings. */
    public boolean isIn() {
        return whereabouts == Whereabouts.HERE && !isOut();
    }

    /** Plays a match. */
    public boolean isBusy() {
        return match != 0;
    }

    /** DC-8.7: can challenge and be challenged. */
    public boolean isFree() {
        return isIn() && !isBusy() && tokens > 0;
    }

    Entrant gone(Whereabouts where) {
        return new Entrant(player, bot, tokens, where, outBy, match, muted);
    }

    Entrant plus(int more) {
        return new Entrant(player, bot, tokens + more, whereabouts, outBy, match, muted);
    }

    Entrant playing(int number) {
        return new Entrant(player, bot, tokens, whereabouts, outBy, number, muted);
    }

    /** DC-8.13, DC-8.21: what a match that is over or corrected means for them. */
    Entrant judgedBy(int number) {
        int by = outBy;
        if (tokens == 0 && !isOut() && !isBusy()) {
            by = number;
        } else if (tokens > 0 && outBy == number) {
            by = 0;
        }
        return new Entrant(player, bot, tokens, whereabouts, by, match, muted);
    }

    Entrant muting(String other) {
        Set<String> more = new LinkedHashSet<>(muted);
        more.add(other);
        return new Entrant(player, bot, tokens, whereabouts, outBy, match, more);
    }

    Entrant unmuting(String other) {
        Set<String> fewer = new LinkedHashSet<>(muted);
        fewer.remove(other);
        return new Entrant(player, bot, tokens, whereabouts, outBy, match, fewer);
    }
}
