package masque.server.store;

import java.util.List;

/**
 * How a game ended.
 *
 * @param winners the seats that won, ascending; none if nobody did
 * @param places the place of every seat, counted from 1; where nobody won the first stays empty
 * @param points what the rules count for every seat; empty where that is no longer known
 * @param plies how many steps it took
 */
public record GameEnd(
        Ending ending,
        List<Integer> winners,
        List<Integer> places,
        List<Integer> points,
        int plies) {
    /** Why there are no more moves. */
    public enum Ending {
        /** It was played to its end. */
        FINISHED,
        /** Its players agreed to end it. */
        AGREED,
        /** Somebody did not play on, and lost by that. */
        FORFEIT,
        /** Whoever holds the tournament decided its match without it. */
        CALLED_OFF
    }

    public GameEnd {
        winners = List.copyOf(winners);
        places = List.copyOf(places);
        points = List.copyOf(points);
        if (!points.isEmpty() && points.size() != places.size()) {
            throw new IllegalArgumentException(
                    points.size() + " points for " + places.size() + " places");
        }
    }
}
