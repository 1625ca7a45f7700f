package masque.core;

import java.util.ArrayList;
import java.util.List;

/** Chance that has been written down; it throws when the game asks for something else. */
public final class Scripted implements Chance {
    private final List<Draw> draws;
    private int used;

    public Scripted(List<Draw> draws) {
        this.draws = List.copyOf(draws);
    }

    /** Outcomes alone, whatever number they are drawn from. */
    public static Scripted outcomes(int... outcomes) {
        List<Draw> draws = new ArrayList<>();
        for (int outcome : outcomes) {
            draws.add(new Draw(0, outcome));
        }
        return new Scripted(draws);
    }

    @Override
    public int below(int n) {
        if (n == 1) {
            return 0;
        }
        if (used == draws.size()) {
            throw new ScriptBroken("the script ends where a draw below " + n + " is needed");
        }
        Draw draw = draws.get(used++);
        if (draw.below() != n && draw.below() != 0) {
            throw new ScriptBroken(
                    "the script has a draw below "
                            + draw.below()
                            + ", the game needs one below "
                            + n);
        }
        if (draw.outcome() < 0 || draw.outcome() >= n) {
            throw new ScriptBroken(
                    "the script has the outcome " + draw.outcome() + " for a draw below " + n);
        }
        return draw.outcome();
    }

    /**
     * Says that the game has drawn all it should.
     *
     * @throws ScriptBroken if a draw is left over
     */
    public void close() {
        if (used < draws.size()) {
            throw new ScriptBroken((draws.size() - used) + " draws of the script are left over");
        }
    }

    /** The game and the script do not fit. */
    public static final class ScriptBroken extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private ScriptBroken(String message) {
            super(message);
        }
    }
}
