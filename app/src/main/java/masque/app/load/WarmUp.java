package masque.app.load;

import java.util.ArrayList;
import java.util.List;

/**
 * Whether a figure has become steady: it grows no more. A server that has just begun gets faster
 * for a long time, until all that is used often is compiled.
 */
final class WarmUp {
    /** So many are compared with as many before them, since each alone is noisy. */
    private static final int STRETCHES = 5;

    private static final double NEARLY = 0.03;

    private final List<Double> figures = new ArrayList<>();

    /** The figure of one more stretch of time. */
    void add(double figure) {
        figures.add(figure);
    }

    /** Whether the last five are on average what the five before them were, within 3%. */
    boolean steady() {
        int all = figures.size();
        if (all < 2 * STRETCHES) {
            return false;
        }
        double before = sum(all - 2 * STRETCHES);
        double latest = sum(all - STRETCHES);
        return before > 0 && Math.abs(latest / before - 1) <= NEARLY;
    }

    private double sum(int from) {
        return figures.subList(from, from + STRETCHES).stream().mapToDouble(one -> one).sum();
    }
}
