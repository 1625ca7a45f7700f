package masque.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * How a game ended, seat by seat, as its own rules say it.
 *
 * <p>The winners share place 1. Any other place is 1 and the number of seats that are placed
 * better; those who are level share it. Where nobody wins, or somebody without a seat does, the
 * first place stays empty and the seats begin at place 2. A game ranks those who did not win only
 * if its rulebook does.
 *
 * @param winners bits of the seats at place 1
 * @param places each seat's place
 * @param points what the rulebook counts for each seat in the end; 0 where it counts nothing
 */
public record Result(int winners, List<Integer> places, List<Integer> points) {
    private static final int BEST = 1;

    /**
     * Checks that the places belong together.
     *
     * @throws IllegalArgumentException if a place does not fit the others, if the winners are not
     *     those at place 1, or if there are not as many points as places
     */
    public Result {
        places = List.copyOf(places);
        points = List.copyOf(points);
        if (places.size() != points.size()) {
            throw new IllegalArgumentException(
                    "there are places " + places + " and points " + points);
        }
        int first = 0;
        for (int seat = 0; seat < places.size(); seat++) {
            int place = places.get(seat);
            int better = (int) places.stream().filter(other -> other < place).count();
            if (place != best(winners) + better) {
                throw new IllegalArgumentException(
                        "seat " + seat + " cannot be at place " + place + " among " + places);
            }
            first |= place == BEST ? 1 << seat : 0;
        }
        if (first != winners) {
            throw new IllegalArgumentException(
                    "the winners are the bits " + winners + ", at place 1 are " + first);
        }
    }

    /** The best place that a seat has. */
    private static int best(int winners) {
        return winners == 0 ? BEST + 1 : BEST;
    }

    /**
     * A result of winners and others, who all share the next place.
     *
     * @param winners bits of the seats that won
     * @param points each seat's points
     */
    public static Result of(int winners, int... points) {
        int next = best(winners) + Integer.bitCount(winners);
        List<Integer> places = new ArrayList<>(points.length);
        for (int seat = 0; seat < points.length; seat++) {
            places.add((winners >>> seat & 1) != 0 ? BEST : next);
        }
        return new Result(winners, places, Arrays.stream(points).boxed().toList());
    }
}
