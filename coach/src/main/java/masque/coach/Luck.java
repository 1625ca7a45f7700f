package masque.coach;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
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
 * random. The real fall is measured as the others are, so that noise favours none of them. Where
 * time is short fewer games are played, for all of them alike.
 */
final class Luck {
    /** How many other falls there are to compare with. */
    static final int OTHERS = 40;

    /** How many games say what a fall is worth, if there is time. */
    private static final int GAMES = 100;

    private static final int FEWEST_GAMES = 2;

    /** So many show how long one takes. */
    private static final int PROBE = 20;

    /** How many other courses of the whole game are put together from the other falls. */
    private static final int COURSES = 2_000;

    private static final double PERCENT = 100;

    /** So many standard deviations hold 19 of 20. */
    private static final double NINETEEN_OF_TWENTY = 1.96;

    /** What one fall was worth, and what the others would have been. */
    private record Fall(double real, List<Double> others, int games) {
        /** The real one is one of all that could have been. */
        double mean() {
            double sum = others.stream().mapToDouble(one -> one).sum();
            return (sum + real) / (others.size() + 1);
        }

        /** How far off the difference to the mean may be, squared: so few games are noisy. */
        double variance() {
            // Nobody who has won none of a few games is sure to win none of many.
            double share = (real * games + 1) / (games + 2);
            return share * (1 - share) / games;
        }
    }

    private final Game<?> game;
    private final int seat;
    private final Patience patience;
    private final Gait gait;
    private final Chance chance;
    private final Playout playout = new Playout();
    private final long allTime;
    private long played;

    Luck(Game<?> game, int seat, Patience patience, Gait gait, Chance chance) {
        this.game = game;
        this.seat = seat;
        this.patience = patience;
        this.gait = gait;
        this.chance = chance;
        this.allTime = patience.left().orElse(0);
    }

    /** How the deal fell. */
    Fortune deal(Scripted dealt) {
        State real = game.start(dealt, Sink.NOBODY);
        Supplier<State> other = () -> game.start(chance, Sink.NOBODY);
        return fortune(List.of(fall(real, other, 2)));
    }

    /** How chance fell after the deal: dice, and cards that are dealt later. */
    Fortune play(Scripted dealt, List<Step> steps) {
        State state = game.start(dealt, Sink.NOBODY);
        List<Fall> falls = new ArrayList<>();
        int all = (int) steps.stream().filter(step -> !step.draws().isEmpty()).count();
        for (Step step : steps) {
            State before = state.copy();
            state.apply(step.seat(), step.code(), new Scripted(step.draws()), Sink.NOBODY);
            if (!step.draws().isEmpty()) {
                falls.add(fall(state, () -> otherwise(before, step), all - falls.size()));
            }
        }
        return fortune(falls);
    }

    private State otherwise(State before, Step step) {
        State state = before.copy();
        state.apply(step.seat(), step.code(), chance, Sink.NOBODY);
        return state;
    }

    /**
     * Compares one fall.
     *
     * @param toCome how many are still to be compared, this one included
     */
    private Fall fall(State real, Supplier<State> other, int toCome) {
        if (patience.left().isPresent() && played == 0) {
            double _ = worth(real, PROBE);
        }
        int games = games(toCome);
        List<Double> others = new ArrayList<>();
        for (int i = 0; i < OTHERS; i++) {
            others.add(worth(other.get(), games));
        }
        return new Fall(worth(real, games), others, games);
    }

    /** How many there is time for, by what they have taken so far. */
    private int games(int toCome) {
        OptionalLong left = patience.left();
        if (left.isEmpty()) {
            return GAMES;
        }
        double each = Math.max(1, (double) (allTime - left.getAsLong()) / played);
        double most = left.getAsLong() / each / toCome / (OTHERS + 1);
        return (int) Math.clamp(most, FEWEST_GAMES, GAMES);
    }

    private double worth(State state, int games) {
        return gait.step(() -> {
            int won = 0;
            for (int i = 0; i < games; i++) {
                State end = state.copy();
                playout.finish(game, end, chance);
                won += end.winners() >>> seat & 1;
            }
            played += games;
            return (double) won / games;
        });
    }

    private Fortune fortune(List<Fall> falls) {
        if (falls.isEmpty()) {
            return Fortune.NONE;
        }
        double real = 0;
        double usual = 0;
        double variance = 0;
        for (Fall fall : falls) {
            real += fall.real();
            usual += fall.mean();
            variance += fall.variance();
        }
        double worse = 0;
        for (int i = 0; i < COURSES; i++) {
            double other = 0;
            for (Fall fall : falls) {
                other += fall.others().get(chance.below(OTHERS));
            }
            worse += other < real ? 1 : other > real ? 0 : 0.5;
        }
        return new Fortune(
                falls.size(),
                OTHERS,
                real - usual,
                NINETEEN_OF_TWENTY * Math.sqrt(variance),
                PERCENT * worse / COURSES);
    }
}
