package masque.bots.masqueradetrick;

import java.util.Arrays;
import masque.core.State;
import masque.games.masqueradetrick.Imagined;
import masque.games.masqueradetrick.Role;
import masque.games.masqueradetrick.TrickView;

/**
 * How the others point once all tricks are played: where the regular would, who goes by what
 * everybody has seen, by its own role and by its looks.
 */
final class Rivals {
    private static final int ROLES = Role.values().length;

    /** How often the difference between likely and unlikely is squared: the likelier is chosen. */
    private static final int SHARP = 5;

    private final int hands;

    /** By hand, whether its role lies open. */
    private final boolean[] open;

    /** The roles in play, once more as a set, and by role the one it is after. */
    private final int[] cast;

    private final int all;
    private final int[] targets = new int[ROLES];

    /** By seat and side of the centre, who has looked at it until now. */
    private final boolean[][] looked;

    /** By hand and role, what the choices of cards say that everybody has seen. */
    private final double[][] told;

    /** By role and tricks won, what these say. */
    private final double[][] standing = new double[ROLES][Recall.TRICKS + 1];

    private final double[][] fits;

    Rivals(TrickView view, Recall recall) {
        hands = recall.hands;
        open = new boolean[hands];
        told = new double[hands][ROLES];
        fits = new double[hands][ROLES];
        cast = view.cast().stream().mapToInt(card -> card.role().ordinal()).toArray();
        all = Arrays.stream(cast).map(role -> 1 << role).sum();
        looked = new boolean[hands][2];
        Conduct conduct = new Conduct(recall);
        for (int hand = 0; hand < hands; hand++) {
            open[hand] = hand != view.seat() && view.players().get(hand).role().isPresent();
            for (int side = 0; side < 2; side++) {
                looked[hand][side] =
                        view.centre()
                                .get(side)
                                .seenBy()
                                .contains(view.players().get(hand).dancer());
            }
        }
        for (TrickView.RoleCard card : view.cast()) {
            int role = card.role().ordinal();
            Aim aim = new Aim(card.mission());
            targets[role] = card.mission().target().ordinal();
            for (int won = 0; won <= Recall.TRICKS; won++) {
                standing[role][won] = Conduct.standing(hands, Recall.TRICKS, won, aim);
            }
            for (int hand = 0; hand < hands; hand++) {
                told[hand][role] = conduct.choices(hand, aim);
            }
        }
    }

    /** Sees how many tricks each hand has won. */
    void see(int[] won) {
        for (int hand = 0; hand < hands; hand++) {
            for (int role : cast) {
                fits[hand][role] = told[hand][role] * standing[role][won[hand]];
            }
        }
    }

    /**
     * The chance that a seat points right in a world.
     *
     * @param roles by place of the world
     */
    double right(int seat, int[] roles, State world) {
        boolean left = looked[seat][0] || Imagined.hasSeen(world, seat, 0);
        boolean right = looked[seat][1] || Imagined.hasSeen(world, seat, 1);
        int known = 1 << roles[seat];
        known |= left ? 1 << roles[Belief.CENTRE] : 0;
        known |= right ? 1 << roles[Belief.CENTRE + 1] : 0;
        int masked = 0;
        for (int hand = 0; hand < hands; hand++) {
            known |= open[hand] ? 1 << roles[hand] : 0;
            masked |= open[hand] || hand == seat ? 0 : 1 << hand;
        }
        int target = targets[roles[seat]];
        return (known >>> target & 1) != 0
                ? 1
                : right(target, roles, masked, all & ~known, 2 - (left ? 1 : 0) - (right ? 1 : 0));
    }

    /**
     * The chance to find a role by guessing.
     *
     * @param masked the hands whose roles the guesser does not know
     * @param hidden the roles that these and the centre have
     * @param centre how many roles of the centre the guesser does not know
     */
    private double right(int target, int[] roles, int masked, int hidden, int centre) {
        int rest = hidden & ~(1 << target);
        double aside = centre == 0 ? 0 : sharpened(ways(masked, rest));
        double total = centre * aside;
        double found = aside;
        for (int left = masked; left != 0; left &= left - 1) {
            int hand = Integer.numberOfTrailingZeros(left);
            double ways = fits[hand][target] * ways(masked & ~(1 << hand), rest);
            double here = sharpened(Math.max(1, centre) * ways);
            total += here;
            found = roles[hand] == target ? here : found;
        }
        return total > 0 ? found / total : 0;
    }

    private static double sharpened(double weight) {
        double sharpened = weight;
        for (int i = 0; i < SHARP; i++) {
            sharpened *= sharpened;
        }
        return sharpened;
    }

    /** The weight of all ways in which these hands can have roles of these. */
    private double ways(int masked, int roles) {
        if (masked == 0) {
            return 1;
        }
        double[] fit = fits[Integer.numberOfTrailingZeros(masked)];
        double ways = 0;
        for (int left = roles; left != 0; left &= left - 1) {
            int role = Integer.numberOfTrailingZeros(left);
            ways += fit[role] * ways(masked & (masked - 1), roles & ~(1 << role));
        }
        return ways;
    }
}
