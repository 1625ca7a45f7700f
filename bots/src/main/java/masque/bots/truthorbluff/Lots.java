package masque.bots.truthorbluff;

import masque.core.Chance;
import masque.games.truthorbluff.Tiles;

/** A few choices of which one is drawn, the better the likelier, as {@link Plan} draws. */
final class Lots {
    private static final int FINE = 1 << 20;

    private final int[] codes = new int[Tiles.KINDS];
    private final double[] worths = new double[Tiles.KINDS];
    private int size;

    void clear() {
        size = 0;
    }

    void add(int code, double worth) {
        codes[size] = code;
        worths[size++] = worth;
    }

    int size() {
        return size;
    }

    /** Draws a code; the worths are gone afterwards. */
    int draw(Chance chance) {
        double left = weigh() * (chance.below(FINE) + 0.5) / FINE;
        int i = 0;
        while (i < size - 1 && (left -= worths[i]) >= 0) {
            i++;
        }
        return codes[i];
    }

    /** How likely a code would be drawn; the worths are gone afterwards. */
    double chance(int code) {
        double sum = weigh();
        for (int i = 0; i < size; i++) {
            if (codes[i] == code) {
                return worths[i] / sum;
            }
        }
        return 0;
    }

    /** Turns worths into weights and returns their sum. */
    private double weigh() {
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < size; i++) {
            most = Math.max(most, worths[i]);
        }
        double sum = 0;
        for (int i = 0; i < size; i++) {
            worths[i] = Math.exp((worths[i] - most) / Plan.WARMTH);
            sum += worths[i];
        }
        return sum;
    }
}
