package masque.bots.masqueradetrick;

import masque.games.masqueradetrick.Mission;

/** How likely a mission is to be fulfilled by somebody who steers towards it. */
final class Aim {
    /** How often a trick is won by somebody who tries, and by somebody who tries not to. */
    private static final double TRIES = 0.45;

    private static final double SHUNS = 0.12;

    private final double[][] chances = new double[Recall.TRICKS + 1][Recall.TRICKS + 2];

    Aim(Mission mission) {
        for (int won = 0; won <= Recall.TRICKS + 1; won++) {
            chances[0][won] = mission.done(won) ? 1 : 0;
        }
        for (int left = 1; left <= Recall.TRICKS; left++) {
            for (int won = 0; won <= Recall.TRICKS - left; won++) {
                double wish = wish(won, left);
                chances[left][won] = chances[left - 1][won] + wish * (wish > 0 ? TRIES : SHUNS);
            }
        }
    }

    /** The chance with so many tricks won and so many to come. */
    double chance(int won, int left) {
        return chances[left][won];
    }

    /** How much winning the next trick helps; below 0 if it harms. */
    double wish(int won, int left) {
        return chances[left - 1][won + 1] - chances[left - 1][won];
    }
}
