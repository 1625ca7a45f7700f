package masque.bots.truthorbluff;

import masque.core.Chair;
import masque.core.Chance;
import masque.core.State;
import masque.games.truthorbluff.Insight;
import masque.games.truthorbluff.Phase;

/** Worlds as they might be: a stock of them, drawn by how well each fits what was heard. */
final class Worlds {
    /** How many there are if there is time, and at least. */
    private static final int MOST = 600;

    private static final int FEWEST = 60;
    private static final int FINE = 1 << 24;

    private final State[] stock;

    /** By world: how credible it and all before it are. */
    private final double[] sums;

    Worlds(Chair chair, Instinct instinct, double care, Chance chance) {
        stock = new State[Math.max(FEWEST, (int) (care * MOST))];
        sums = new double[stock.length];
        double sum = 0;
        for (int i = 0; i < stock.length; i++) {
            stock[i] = chair.imagine(chance);
            boolean unseen = Insight.phase(stock[i]) == Phase.ANSWERING;
            sum += unseen ? instinct.credible(stock[i]) : 1;
            sums[i] = sum;
        }
    }

    /** A world of its own, the more credible the likelier. */
    State draw(Chance chance) {
        double wanted = sums[sums.length - 1] * (chance.below(FINE) + 0.5) / FINE;
        int low = 0;
        int high = sums.length - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (sums[middle] < wanted) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return stock[low].copy();
    }
}
