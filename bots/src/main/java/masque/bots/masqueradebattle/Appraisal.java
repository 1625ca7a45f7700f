package masque.bots.masqueradebattle;

import masque.games.masqueradebattle.BattleView;
import masque.games.masqueradebattle.Card;
import masque.games.masqueradebattle.Planet;
import masque.games.masqueradebattle.Side;

/** What a hand is worth in the auction. */
final class Appraisal {
    /** How many of the cards in a trick are Characters. */
    private static final double CHARACTERS = 58.0 / 78;

    /** By power: how often a Moon Character takes a trick for its side. */
    private static final double[] MOON = {0, 0.1, 0.12, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6};

    /** By power: how often another Character does. */
    private static final double[] OTHER = {0, 0.03, 0.03, 0.04, 0.06, 0.1, 0.16, 0.22, 0.3};

    /** MB-8.3: what an honest bid adds. */
    private static final int BONUS = 5;

    private Appraisal() {}

    /** The highest number that the hand can honestly promise. */
    static int limit(BattleView view) {
        Side side = view.team().orElseThrow();
        double tricks = 0;
        for (Card card : view.cards()) {
            tricks += tricks(card, side);
        }
        return BONUS + (int) (tricks * CHARACTERS * view.players().size());
    }

    private static double tricks(Card card, Side side) {
        return switch (card.kind()) {
            case CHARACTER -> (isMoon(card) ? MOON : OTHER)[card.power(side)];
            case ACTION -> card.side().orElseThrow() == side ? (isMoon(card) ? 0.8 : 0.6) : 0;
            case TUXEDO_MASK -> 1;
            case TRANSFORMATION, BETRAYAL -> 0.1;
            case SUPPORT -> 0;
        };
    }

    private static boolean isMoon(Card card) {
        return card.planet().filter(planet -> planet == Planet.MOON).isPresent();
    }
}
