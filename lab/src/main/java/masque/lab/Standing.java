package masque.lab;

import java.util.OptionalDouble;

/**
 * How one bot did.
 *
 * @param games in which it sat
 * @param seats on which it sat in all of them together
 * @param wins seats of these that won
 */
public record Standing(String bot, int games, int seats, int wins) {
    /** Wins per seat and game; none if it never sat down. */
    public OptionalDouble share() {
        return seats == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) wins / seats);
    }

    /** Where the share most likely lies; seats of the same game count as if they were apart. */
    public Interval interval() {
        return Interval.of(wins, seats);
    }
}
