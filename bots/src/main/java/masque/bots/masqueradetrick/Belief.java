package masque.bots.masqueradetrick;

import java.util.List;
import masque.core.Chance;
import masque.core.State;
import masque.games.masqueradetrick.Imagined;
import masque.games.masqueradetrick.Role;

/** How likely the roles lie in which way, by all that a seat has seen; quick to draw from. */
final class Belief {
    /** How far the regular's suspicion is believed beside what each choice tells. */
    private static final double SUSPICION = 0.25;

    private static final int FINE = 1 << 24;
    private static final int ROLES = Role.values().length;

    /** Where a world keeps the two roles in the centre. */
    static final int CENTRE = 4;

    private final int hands;
    private final int target;

    /** By casting and place, the role that lies there. */
    private final int[][] roles;

    private final double[] weights;

    /** By casting, the weight of it and all before, of {@link #FINE}. */
    private final int[] upTo;

    Belief(int hands, Role target, List<Suspicion.Casting> castings, double[][] fits) {
        this.hands = hands;
        this.target = target.ordinal();
        roles = new int[castings.size()][];
        weights = new double[roles.length];
        upTo = new int[roles.length];
        double total = 0;
        for (int i = 0; i < roles.length; i++) {
            Suspicion.Casting casting = castings.get(i);
            roles[i] = casting.parts().stream().mapToInt(part -> part.role().ordinal()).toArray();
            weights[i] = Math.pow(casting.weight(), SUSPICION);
            for (int hand = 0; hand < hands; hand++) {
                weights[i] *= fits[hand][roles[i][hand]];
            }
            total += weights[i];
        }
        normalise(total);
    }

    private void normalise(double total) {
        double sum = 0;
        for (int i = 0; i < roles.length; i++) {
            weights[i] /= total;
            sum += weights[i];
            upTo[i] = (int) Math.round(FINE * sum);
        }
        upTo[roles.length - 1] = FINE;
    }

    /** Lays the roles of a world as they may lie. */
    void cast(State world, Chance chance) {
        int at = chance.below(FINE);
        int drawn = 0;
        while (upTo[drawn] <= at) {
            drawn++;
        }
        for (int place = 0; place < hands + 2; place++) {
            Imagined.cast(world, worldPlace(place), roles[drawn][place]);
        }
    }

    /** Hands of three leave a gap before the centre. */
    int worldPlace(int place) {
        return place < hands ? place : CENTRE + place - hands;
    }

    /**
     * The chance that the best guess is right.
     *
     * @param left the role on the left of the centre, by ordinal, or below 0 if it is not seen
     */
    double right(int left, int right) {
        double[] found = new double[hands + 2];
        double all = 0;
        for (int i = 0; i < roles.length; i++) {
            if ((left < 0 || roles[i][hands] == left)
                    && (right < 0 || roles[i][hands + 1] == right)) {
                all += weights[i];
                for (int place = 0; place < hands + 2; place++) {
                    found[place] += roles[i][place] == target ? weights[i] : 0;
                }
            }
        }
        double best = 0;
        for (double one : found) {
            best = Math.max(best, one);
        }
        return all > 0 ? best / all : 0;
    }

    /** {@link #right} for all that can be seen: by the role on the left and right, last unseen. */
    double[][] rights() {
        double[][] rights = new double[ROLES + 1][ROLES + 1];
        for (int left = 0; left <= ROLES; left++) {
            for (int right = 0; right <= ROLES; right++) {
                rights[left][right] = right(left == ROLES ? -1 : left, right == ROLES ? -1 : right);
            }
        }
        return rights;
    }
}
