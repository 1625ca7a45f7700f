package masque.bots.queenseat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.State;
import masque.games.queenseat.Imagined;
import masque.games.queenseat.Phase;
import masque.games.queenseat.QueenGame;

/**
 * Draws worlds by what was voted: secret cards with which everybody's votes so far are likely come
 * more often, and what others vote in this round is drawn by what they tend to vote.
 */
final class Electorate {
    /** What is expected of a seat that has nothing to vote. */
    static final int NOTHING = -1;

    /** How many worlds are passed over before the first. */
    private static final int WARMING = 30;

    private static final int FINE = 1 << 24;

    private final Chair chair;
    private final Minutes minutes;
    private final List<double[]> odds = new ArrayList<>();

    /** By seat: the kind that it votes in the world drawn last. */
    private final int[] expected;

    private State current;
    private double weight;

    Electorate(Chair chair, Chance chance) {
        this.chair = chair;
        QueenGame game = (QueenGame) chair.game();
        minutes = new Minutes(game, chair.heard());
        expected = new int[game.seats()];
        current = chair.imagine(chance);
        long[] open = new long[expected.length];
        Arrays.setAll(open, seat -> Imagined.open(current, seat));
        for (int seat = 0; seat < expected.length; seat++) {
            odds.add(Odds.of(open, seat, Imagined.queen(current)));
        }
        weight = weigh(current);
        for (int i = 0; i < WARMING; i++) {
            step(chance);
        }
    }

    /** A world; the likelier, the more often. */
    State world(Chance chance) {
        step(chance);
        State world = current.copy();
        boolean voting = Imagined.phase(world) == Phase.VOTING;
        for (int seat = 0; seat < expected.length; seat++) {
            expected[seat] = NOTHING;
            if (voting && seat != chair.seat()) {
                vote(world, seat, chance);
            }
        }
        return world;
    }

    private void vote(State world, int seat, Chance chance) {
        int kinds = Imagined.votes(world, seat);
        if (kinds != 0) {
            expected[seat] = draw(kinds, odds.get(seat), chance);
            Imagined.vote(world, seat, expected[seat]);
        }
    }

    /** What a seat votes in the world drawn last, or {@link #NOTHING}. */
    int expected(int seat) {
        return expected[seat];
    }

    /** Goes on to another world, or stays if that is much less likely (Metropolis and Hastings). */
    private void step(Chance chance) {
        State other = chair.imagine(chance);
        double its = weigh(other);
        if (its >= weight || its > weight * uniform(chance)) {
            current = other;
            weight = its;
        }
    }

    private static double uniform(Chance chance) {
        return (double) chance.below(FINE) / FINE;
    }

    /** How likely all remembered votes are in a world. */
    private double weigh(State world) {
        double likely = 1;
        for (int seat = 0; seat < expected.length; seat++) {
            if (seat != chair.seat()) {
                long hand = Imagined.hand(world, seat) + minutes.gone(seat);
                for (Cast cast : minutes.of(seat)) {
                    likely *= cast.likely(hand - cast.gone());
                }
            }
        }
        return likely;
    }

    /** One of some kinds by their odds. */
    static int draw(int kinds, double[] odds, Chance chance) {
        double all = 0;
        for (int rest = kinds; rest != 0; rest &= rest - 1) {
            all += odds[Integer.numberOfTrailingZeros(rest)];
        }
        double left = all * uniform(chance);
        int rest = kinds;
        int kind = Integer.numberOfTrailingZeros(rest);
        for (left -= odds[kind]; left >= 0 && (rest & rest - 1) != 0; left -= odds[kind]) {
            rest &= rest - 1;
            kind = Integer.numberOfTrailingZeros(rest);
        }
        return kind;
    }
}
