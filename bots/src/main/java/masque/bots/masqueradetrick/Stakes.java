package masque.bots.masqueradetrick;

import masque.games.masqueradetrick.Mask;
import masque.games.masqueradetrick.TrickView;

/** What tricks and a look at the centre are worth to a seat: roughly the chance to win the deal. */
final class Stakes {
    /** How much of a right guess is left without the mission: less for roles that come late. */
    private static final double WITHOUT = 0.9;

    private static final double WITHOUT_PER_ORDER = 0.07;

    /** What it costs that another player looks. */
    private static final double OTHERS_LOOK = 0.05;

    private final Aim aim;
    private final double right;
    private final double gain;
    private final double without;
    private final int me;
    private final int seats;

    Stakes(TrickView view, Sight sight, Suspicion suspicion) {
        this(
                new Aim(view.mission().orElseThrow()),
                view.role().orElseThrow().order(),
                sight,
                suspicion);
    }

    /** For a role that somebody may have. */
    Stakes(Aim aim, int order, Sight sight, Suspicion suspicion) {
        this.aim = aim;
        right = suspicion.best();
        gain = Math.max(suspicion.gain(Mask.LEFT), suspicion.gain(Mask.RIGHT));
        me = sight.me;
        seats = sight.seats;
        // MT-6.3: alone, the mission must be done.
        without = seats == 1 ? 0 : WITHOUT - WITHOUT_PER_ORDER * order;
    }

    /** How much winning the next trick helps. */
    double wish(int won, int left) {
        return aim.wish(won, left);
    }

    /** At the end of a hand of cards: with so many tricks, and so many to come. */
    double worth(int won, int left, int lastWinner) {
        double guess =
                lastWinner == me
                        ? right + gain
                        : lastWinner < seats ? right - OTHERS_LOOK * right : right;
        return guess * (without + (1 - without) * aim.chance(won, left));
    }
}
