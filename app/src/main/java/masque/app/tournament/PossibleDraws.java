package masque.app.tournament;

import java.util.ArrayList;
import java.util.List;
import masque.core.Chance;
import masque.core.Fate;

/** Every way in which chance can fall, one after the other, where nobody knows the key yet. */
final class PossibleDraws implements Fate {
    private final List<Integer> drawn = new ArrayList<>();
    private final List<Integer> below = new ArrayList<>();
    private int next;

    @Override
    public Chance at(int ply) {
        return this::draw;
    }

    private int draw(int n) {
        if (next == drawn.size()) {
            drawn.add(0);
            below.add(n);
        }
        return drawn.get(next++);
    }

    /** Whether anything was drawn at all. */
    boolean drawn() {
        return !drawn.isEmpty();
    }

    /** Goes on to the next way; false if all have been tried. */
    boolean another() {
        next = 0;
        while (!drawn.isEmpty()) {
            int last = drawn.size() - 1;
            if (drawn.get(last) + 1 < below.get(last)) {
                drawn.set(last, drawn.get(last) + 1);
                return true;
            }
            drawn.removeLast();
            below.removeLast();
        }
        return false;
    }
}
