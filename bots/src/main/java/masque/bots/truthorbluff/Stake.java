package masque.bots.truthorbluff;

import masque.core.State;
import masque.games.truthorbluff.Ending;
import masque.games.truthorbluff.Face;
import masque.games.truthorbluff.Insight;
import masque.games.truthorbluff.Tiles;

/** {@link Worth} made quick: the same in an imagined world, without any lists. */
final class Stake {
    private static final int JADEITE = Tiles.WHITE + Face.JADEITE.ordinal();
    private static final int KUNZITE = Tiles.WHITE + Face.KUNZITE.ordinal();
    private static final int CLAN = Tiles.WHITE + Face.CLAN.ordinal();

    private final int seats;
    private final long[] faceUp;
    private final int[] holder;

    /** By seat: how bad what lies before it is now. */
    private final double[] dread;

    private State world;
    private int me;

    Stake(int seats, State world) {
        this.seats = seats;
        this.world = world;
        faceUp = new long[seats];
        holder = new int[seats];
        dread = new double[seats];
    }

    /** Looks at a world with the eyes of a seat. */
    void enter(State imagined, int seat) {
        world = imagined;
        me = seat;
        for (int other = 0; other < seats; other++) {
            faceUp[other] = Insight.faceUp(world, other);
            holder[other] = Tiles.size(Insight.holder(world, other));
            dread[other] = dread(missing(faceUp[other]));
        }
    }

    long faceUp(int seat) {
        return faceUp[seat];
    }

    double token(int seat) {
        return seat == me ? Worth.TOKEN : -Worth.OTHERS * Worth.TOKEN;
    }

    /** What it is worth that a seat collects a tile of this kind, without any token. */
    double collect(int seat, int kind) {
        int missing = missing(faceUp[seat] + Tiles.one(kind));
        if (missing == 0 || (holder[seat] == 0 && !helped(seat, kind))) {
            return end(seat);
        }
        double sum = dread(missing) - dread[seat] + 1.2 / Math.max(1, holder[seat]);
        if (kind >= Tiles.VILLAIN) {
            sum -= kind == CLAN ? Worth.TOKEN : Worth.BONUS;
        }
        return seat == me ? -sum : Worth.OTHERS * sum;
    }

    private boolean helped(int seat, int kind) {
        return (kind == JADEITE && Insight.bag(world) > 0)
                || (kind == KUNZITE && faceUp[seat] != 0);
    }

    /** What it is worth that other tiles lie before a seat than now. */
    double change(int seat, long after) {
        int missing = missing(after);
        if (missing == 0) {
            return end(seat);
        }
        double more = dread(missing) - dread[seat];
        return seat == me ? -more : Worth.OTHERS * more;
    }

    private int missing(long tiles) {
        return Insight.missing(world, tiles);
    }

    private double dread(int missing) {
        return Worth.dread(
                Insight.ending(world) == Ending.THIRTY_SIX
                        ? Math.ceilDiv(missing, Worth.POINTS_PER_TILE)
                        : missing);
    }

    private double end(int seat) {
        if (seat == me) {
            return Worth.DEFEAT;
        }
        double best = 0;
        for (int other = 0; other < seats; other++) {
            if (other != me && other != seat) {
                best = Math.max(best, Worth.TOKEN * Insight.tokens(world, other));
            }
        }
        return Worth.lead(Insight.total(world, me) - best);
    }
}
