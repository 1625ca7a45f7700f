package masque.lab;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalDouble;

/**
 * What came out of an experiment, perhaps not of all of it.
 *
 * @param games the games of the line-up, by deal and rotation
 * @param fair the games of the yardstick with itself, by deal
 * @param time how long it took
 */
public record Results(Experiment experiment, List<Played> games, List<Played> fair, Duration time) {
    public Results {
        games = sorted(games);
        fair = sorted(fair);
    }

    private static List<Played> sorted(List<Played> games) {
        return games.stream()
                .sorted(Comparator.comparingInt(Played::deal).thenComparingInt(Played::rotation))
                .toList();
    }

    /** Whether all that was to be played has been. */
    public boolean complete() {
        return games.size() == experiment.games() && fair.size() == experiment.deals();
    }

    /** How each bot did, in the order in which they were named. */
    public List<Standing> standings() {
        LinkedHashSet<String> names = new LinkedHashSet<>();
        experiment.lineUp().forEach(contender -> names.add(contender.name()));
        return names.stream().map(this::standing).toList();
    }

    private Standing standing(String name) {
        int seats = 0;
        int wins = 0;
        for (Played game : games) {
            for (int seat = 0; seat < experiment.seats(); seat++) {
                if (experiment.at(game.rotation(), seat).name().equals(name)) {
                    seats++;
                    wins += game.won(seat) ? 1 : 0;
                }
            }
        }
        return new Standing(name, games.size(), seats, wins);
    }

    /** What a seat wins when the yardstick sits on all of them; none if it has not been played. */
    public OptionalDouble fairShare() {
        int wins = fair.stream().mapToInt(game -> Integer.bitCount(game.winners())).sum();
        return fair.isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of((double) wins / fair.size() / experiment.seats());
    }

    /** Moves of all bots a second, on all threads together. */
    public double movesPerSecond() {
        List<Played> all = new ArrayList<>(games);
        all.addAll(fair);
        long moves = all.stream().mapToLong(Played::moves).sum();
        return moves / Math.max(1e-9, time.toNanos() / 1e9);
    }
}
