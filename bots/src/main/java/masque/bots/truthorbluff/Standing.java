package masque.bots.truthorbluff;

import masque.core.State;
import masque.games.truthorbluff.Ending;
import masque.games.truthorbluff.Insight;
import masque.games.truthorbluff.Tiles;

/**
 * How likely everybody wins, at the start of a round: fitted to games among regulars, see
 * docs/bots.md. What a seat's tokens are worth, how far it is from the ending and how few tiles it
 * holds each multiply its chances.
 */
final class Standing {
    /** What a point of tokens is worth, by how far the closest to the ending is. */
    private static final double[] POINT = {0.27, 0.266, 0.241, 0.228, 0.211, 0.2};

    /** How bad it is to be so many tiles from the ending. */
    private static final double[] CLOSE = {3, 0.704, 0.434, 0.29, 0.16, 0};

    /** How bad it is to hold so few tiles. */
    private static final double[] FEW = {1.458, 1.055, 0.701, 0.438, 0};

    private Standing() {}

    /** Everybody's share in the victory. */
    static void judge(State world, double[] worth) {
        if (world.pending() == 0) {
            share(world.winners(), worth);
            return;
        }
        int closest = CLOSE.length - 1;
        for (int seat = 0; seat < worth.length; seat++) {
            int steps = steps(world, seat);
            closest = Math.min(closest, steps);
            int holder = Tiles.size(Insight.holder(world, seat));
            worth[seat] = -CLOSE[steps] - FEW[Math.min(holder, FEW.length - 1)];
        }
        double sum = 0;
        for (int seat = 0; seat < worth.length; seat++) {
            worth[seat] = Math.exp(worth[seat] + POINT[closest] * Insight.total(world, seat));
            sum += worth[seat];
        }
        for (int seat = 0; seat < worth.length; seat++) {
            worth[seat] /= sum;
        }
    }

    private static void share(int winners, double[] worth) {
        for (int seat = 0; seat < worth.length; seat++) {
            worth[seat] = winners >>> seat & 1;
        }
    }

    private static int steps(State world, int seat) {
        int missing = Insight.missing(world, Insight.faceUp(world, seat));
        int steps =
                Insight.ending(world) == Ending.THIRTY_SIX
                        ? Math.ceilDiv(missing, Worth.POINTS_PER_TILE)
                        : missing;
        return Math.min(steps, CLOSE.length - 1);
    }
}
