package masque.app.load;

import java.util.List;

/** What comes out of the socket at which one follows a tournament. */
sealed interface Followed {
    /**
     * What everybody may know.
     *
     * @param number the number of the last event that it takes into account
     * @param entrants those that it names; none if all of it was known before
     * @param matches those that it names; none if all of it was known before
     */
    record Open(int number, String phase, List<Seen> entrants, List<SeenMatch> matches)
            implements Followed {
        boolean ended() {
            return phase.equals("ended");
        }
    }

    /** Somebody as everybody sees them. */
    record Seen(String player, String state) {}

    /**
     * A match as everybody sees it.
     *
     * @param number the number of the event that changed it last
     */
    record SeenMatch(
            int match,
            int number,
            List<String> players,
            boolean realDice,
            String table,
            String stage) {
        boolean settled() {
            return stage.equals("settled") || stage.equals("void");
        }

        boolean atTheDesk() {
            return stage.equals("desk");
        }
    }

    /**
     * What concerns the follower alone.
     *
     * @param player their id; empty if they have not entered
     * @param asks whether they have a challenge open
     * @param match the match that they play; 0 if there is none
     */
    record You(String player, String state, boolean asks, List<Asking> challenged, int match)
            implements Followed {
        static final You NOBODY = new You("", "", false, List.of(), 0);

        boolean free() {
            return state.equals("free");
        }

        boolean out() {
            return state.equals("out");
        }
    }

    /** Somebody's challenge. */
    record Asking(String by, boolean realDice) {}

    /** What was asked for has happened. */
    record Done(String id, int number) implements Followed {}

    /** What was asked for does not happen. */
    record Refused(String id, String code, String sentence) implements Followed {}

    /** Not a message of the protocol. */
    record Nonsense(String problem) implements Followed {}

    /** Nothing comes any more. */
    record Closed(int code, String reason) implements Followed {}
}
