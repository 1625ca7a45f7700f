package masque.lab;

import java.util.List;
import java.util.Map;
import masque.core.BadInput;
import masque.core.Box;
import masque.core.Chance;
import masque.core.Fate;
import masque.core.Seeded;
import masque.core.Setup;

/**
 * What is to be played: every deal once for each rotation of the line-up, so that each bot sits on
 * every seat of every deal, and once with the yardstick on all seats.
 *
 * @param lineUp who sits where in the first rotation
 * @param yardstick whose games with itself say what a seat is worth
 * @param deals how many deals
 * @param seed from it comes all chance, so that the same experiment can be played again
 */
public record Experiment(
        Box box,
        Map<String, String> options,
        List<Contender> lineUp,
        Contender yardstick,
        int deals,
        long seed) {
    private static final int HALF_A_SEED = Integer.MAX_VALUE;
    private static final int HALF_A_SEED_BITS = 31;

    /**
     * Checks that it can be played.
     *
     * @throws BadInput if the box does not take so many seats, or these options
     */
    public Experiment {
        options = Map.copyOf(options);
        lineUp = List.copyOf(lineUp);
        if (deals < 1) {
            throw new IllegalArgumentException(deals + " deals");
        }
        box.open(lineUp.size(), Setup.of(box, lineUp.size(), options).values());
    }

    /** How many deals it takes to play at least so many games. */
    public static int deals(int games, int seats) {
        return Math.ceilDiv(games, seats);
    }

    public int seats() {
        return lineUp.size();
    }

    /** How many games the line-up plays; those of the yardstick are not among them. */
    public int games() {
        return deals * seats();
    }

    /** Who sits on a seat: with every rotation everybody moves on by one. */
    public Contender at(int rotation, int seat) {
        return lineUp.get(Math.floorMod(seat - rotation, seats()));
    }

    /** All games of a deal, the yardstick's as the last. */
    int gamesPerDeal() {
        return seats() + 1;
    }

    Contender player(int rotation, int seat) {
        return rotation < seats() ? at(rotation, seat) : yardstick;
    }

    /** The chance of a deal, the same in every rotation. */
    Fate fate(int deal) {
        return Fate.seeded(long62(new Seeded(seed, deal)));
    }

    /** A bot's own chance in one game, whatever is played before or at the same time. */
    Chance own(int deal, int rotation, int seat) {
        long game = (long) deal * gamesPerDeal() + rotation;
        return new Seeded(~long62(new Seeded(seed, game)), seat);
    }

    private static long long62(Chance chance) {
        return (long) chance.below(HALF_A_SEED) << HALF_A_SEED_BITS | chance.below(HALF_A_SEED);
    }
}
