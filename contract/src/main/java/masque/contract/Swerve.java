package masque.contract;

import java.util.List;
import masque.core.Chance;
import masque.core.Draw;

/**
 * Chance that repeats what was drawn but for one draw. Most ways to deal cards then deal the same
 * but for two or three cards, which many seats do not notice.
 */
final class Swerve implements Chance {
    private final List<Draw> draws;
    private final int turn;
    private final Chance fresh;
    private int used;

    /** Repeats the draws, which are not empty, with one of them changed. */
    Swerve(List<Draw> draws, Chance fresh) {
        this.draws = draws;
        this.turn = fresh.below(draws.size());
        this.fresh = fresh;
    }

    @Override
    public int below(int n) {
        if (n == 1) {
            return 0;
        }
        int index = used++;
        if (index >= draws.size() || draws.get(index).below() != n) {
            return fresh.below(n);
        }
        int outcome = draws.get(index).outcome();
        return index == turn ? other(outcome, n) : outcome;
    }

    /** A neighbour as often as any: among what is left in order, only a neighbour is a swap. */
    private int other(int outcome, int n) {
        int step = fresh.below(2) == 0 ? 1 : 1 + fresh.below(n - 1);
        return (outcome + step) % n;
    }
}
