package masque.coach;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import masque.core.Chance;
import masque.core.Game;
import masque.core.Playout;
import masque.core.Scripted;
import masque.core.Sink;
import masque.core.State;
import masque.core.Step;

/**
 * Measures how chance fell. Wherever it spoke, what came of it is compared with what else could
 * have come of the very same choice, by how often the seat wins from there if everybody goes on at
 * random. The real fall is measured as the others are, so that noise favours none of them.
 */
final class Luck {
    /** How many other falls there are to compare with. */
    static final int OTHERS = 40;

    /** How many games say what a fall is worth. */
    private static final int GAMES = 100;

    /** How many other courses of the whole game are put together from the other falls. */
    private static final int COURSES = 2_000;

    private static final double PERCENT = 100;

    /** What one fall was worth, and what the others would have been. */
    private record Fall(double real, List<Double> others) {
        /** The real one is one of all that could have been. */
        double mean() {
            double sum = others.stream().mapToDouble(one -> one).sum();
            return (sum + real) / (others.size() + 1);
        }
    }

    private final Game<?> game;
    private final int seat;
    private final Chance chance;
    private final Playout playout = new Playout();

    Luck(Game<?> game, int seat, Chance chance) {
        this.game = game;
        this.seat = seat;
        this.chance = chance;
    }

    /** How the deal fell. */
    Fortune deal(Scripted dealt) {
        State real = game.start(dealt, Sink.NOBODY);
        return fortune(List.of(fall(real, () -> game.start(chance, Sink.NOBODY))));
    }

    /** How chance fell after the deal: dice, and cards that are dealt later. */
    Fortune play(Scripted dealt, List<Step> steps) {
        State state = game.start(dealt, Sink.NOBODY);
        List<Fall> falls = new ArrayList<>();
        for (Step step : steps) {
            State before = state.copy();
            state.apply(step.seat(), step.code(), new Scripted(step.draws()), Sink.NOBODY);
            if (!step.draws().isEmpty()) {
                falls.add(fall(state, () -> otherwise(before, step)));
            }
        }
        return fortune(falls);
    }

    private State otherwise(State before, Step step) {
        State state = before.copy();
        state.apply(step.seat(), step.code(), chance, Sink.NOBODY);
        return state;
    }

    private Fall fall(State real, Supplier<State> other) {
        List<Double> others = new ArrayList<>();
        for (int i = 0; i < OTHERS; i++) {
            others.add(worth(other.get()));
        }
        return new Fall(worth(real), others);
    }

    private double worth(State state) {
        int won = 0;
        for (int i = 0; i < GAMES; i++) {
            State end = state.copy();
            playout.finish(game, end, chance);
            won += end.winners() >>> seat & 1;
        }
        return (double) won / GAMES;
    }

    private Fortune fortune(List<Fall> falls) {
        if (falls.isEmpty()) {
            return Fortune.NONE;
        }
        double real = 0;
        double usual = 0;
        for (Fall fall : falls) {
            real += fall.real();
            usual += fall.mean();
        }
        double worse = 0;
        for (int i = 0; i < COURSES; i++) {
            double other = 0;
            for (Fall fall : falls) {
                other += fall.others().get(chance.below(OTHERS));
            }
            worse += other < real ? 1 : other > real ? 0 : 0.5;
        }
        return new Fortune(falls.size(), OTHERS, real - usual, PERCENT * worse / COURSES);
    }
}
