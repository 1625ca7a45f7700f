package masque.core;

import java.util.ArrayList;
import java.util.List;

/** Chance that writes down what it hands on; a draw from one has one outcome and is not written. */
public final class Recording implements Chance {
    private final Chance source;
    private final List<Draw> draws = new ArrayList<>();

    public Recording(Chance source) {
        this.source = source;
    }

    @Override
    public int below(int n) {
        if (n == 1) {
            return 0;
        }
        int outcome = source.below(n);
        draws.add(new Draw(n, outcome));
        return outcome;
    }

    /** What has been drawn so far. */
    public List<Draw> draws() {
        return List.copyOf(draws);
    }
}
