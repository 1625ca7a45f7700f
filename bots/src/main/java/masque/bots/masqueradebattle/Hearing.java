package masque.bots.masqueradebattle;

import java.util.Arrays;
import masque.core.Chance;
import masque.games.masqueradebattle.BattleView;
import masque.games.masqueradebattle.Side;

/**
 * Who is on which side, as far as one seat can tell: by the Team cards that lie open, by all that
 * was bid, and by what was collected. Every way in which the Team cards can lie has its weight.
 */
final class Hearing {
    /** What a bid above the first says for its side: only an honest one is worth its price. */
    private static final double BID = 3.5;

    /** What the opening bid says for its side: it must be made, and may well hide a weak hand. */
    private static final double OPENING = 1;

    /** What a Character on one pile says for that side. */
    private static final double CHARACTER = 0.12;

    private static final int FINE = 1 << 30;

    /** The sets of seats of the Dark Kingdom that may be, and their weights added up. */
    private final int[] sets;

    private final double[] weights;

    Hearing(BattleView view) {
        int seats = view.players().size();
        double[] dark = new double[seats];
        for (BattleView.Player player : view.players()) {
            dark[player.seat().index()] = evidence(view, player);
        }
        sets = sets(seats);
        weights = new double[sets.length];
        double sum = 0;
        for (int i = 0; i < sets.length; i++) {
            sum += weight(sets[i], dark);
            weights[i] = sum;
        }
    }

    /** MB-2.2: all ways to deal the Team cards. */
    private static int[] sets(int seats) {
        int guardians = Math.ceilDiv(seats, 2);
        int darks = seats == 9 ? seats / 2 : guardians;
        int[] sets = new int[1 << seats];
        int count = 0;
        for (int set = 0; set < 1 << seats; set++) {
            int size = Integer.bitCount(set);
            if (size <= darks && seats - size <= guardians) {
                sets[count++] = set;
            }
        }
        return Arrays.copyOf(sets, count);
    }

    private static double weight(int set, double[] dark) {
        double sum = 0;
        for (int seat = 0; seat < dark.length; seat++) {
            sum += (set >>> seat & 1) == 0 ? -dark[seat] : dark[seat];
        }
        return Math.exp(sum / 2);
    }

    /** How much speaks for the Dark Kingdom, as the logarithm of the odds. */
    private static double evidence(BattleView view, BattleView.Player player) {
        if (player.seat().index() == view.seat()) {
            return sure(view.team().orElseThrow());
        }
        return player.team().map(Hearing::sure).orElseGet(() -> heard(view, player));
    }

    private static double sure(Side side) {
        return side == Side.DARK ? 100 : -100;
    }

    private static double heard(BattleView view, BattleView.Player player) {
        double said = 0;
        for (BattleView.Bid bid : view.bids()) {
            if (bid.who().equals(player.seat())) {
                double much = bid.number() == 1 ? OPENING : BID;
                said = bid.side() == Side.DARK ? much : -much;
            }
        }
        return said + CHARACTER * (player.dark().characters() - player.guardian().characters());
    }

    /** Draws the seats of the Dark Kingdom. */
    int draw(Chance chance) {
        double drawn = (chance.below(FINE) + 0.5) / FINE * weights[weights.length - 1];
        int at = Arrays.binarySearch(weights, drawn);
        return sets[at < 0 ? -at - 1 : at];
    }
}
