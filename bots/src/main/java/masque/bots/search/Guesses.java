package masque.bots.search;

import java.util.ArrayList;
import java.util.List;
import masque.core.State;
import masque.core.Thought;

/** Counts what is true of the seats in the worlds that a search draws. */
final class Guesses {
    /** More different secrets than any game keeps of one seat. */
    private static final int SECRETS = 64;

    private final Mind mind;
    private final int[][] counts;
    private int worlds;

    Guesses(Mind mind) {
        this.mind = mind;
        counts = new int[mind.game().seats()][SECRETS];
    }

    void count(State world) {
        worlds++;
        for (int seat = 0; seat < counts.length; seat++) {
            int secret = mind.secret(world, seat);
            if (secret != Mind.UNSEEN) {
                counts[seat][secret]++;
            }
        }
    }

    List<Thought.Belief> beliefs() {
        List<Thought.Belief> beliefs = new ArrayList<>();
        for (int seat = 0; seat < counts.length; seat++) {
            for (int secret = 0; secret < SECRETS; secret++) {
                if (counts[seat][secret] > 0) {
                    double likely = (double) counts[seat][secret] / worlds;
                    beliefs.add(new Thought.Belief(seat, mind.name(secret), likely));
                }
            }
        }
        return beliefs;
    }
}
