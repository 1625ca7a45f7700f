package masque.games;

import java.util.ArrayDeque;
import java.util.Deque;
import masque.core.Chance;

/** Chance that does as it is told, and throws when it is told nothing. */
public final class Script implements Chance {
    private final Deque<Integer> outcomes = new ArrayDeque<>();

    /** What the next draw that is not spoken for comes out as. */
    public void then(int outcome) {
        outcomes.add(outcome);
    }

    /** Whether all that was said has been drawn. */
    public boolean isEmpty() {
        return outcomes.isEmpty();
    }

    @Override
    public int below(int n) {
        if (outcomes.isEmpty()) {
            throw new IllegalStateException("the script ends where a draw below " + n + " is due");
        }
        int outcome = outcomes.remove();
        if (outcome >= n) {
            throw new IllegalStateException(outcome + " scripted for a draw below " + n);
        }
        return outcome;
    }

    @Override
    public int bit(int mask) {
        if (outcomes.isEmpty()) {
            throw new IllegalStateException("the script ends where one of " + mask + " is due");
        }
        int bit = outcomes.remove();
        if ((mask >>> bit & 1) == 0) {
            throw new IllegalStateException("bit " + bit + " scripted for one of " + mask);
        }
        return bit;
    }
}
