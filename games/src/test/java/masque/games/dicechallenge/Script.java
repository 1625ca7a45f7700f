package masque.games.dicechallenge;

import java.util.ArrayDeque;
import java.util.Deque;
import masque.core.Chance;

/** Chance that does as it is told, and throws when it is told nothing. */
final class Script implements Chance {
    private final Deque<Integer> outcomes = new ArrayDeque<>();

    void then(int outcome) {
        outcomes.add(outcome);
    }

    boolean isEmpty() {
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
}
