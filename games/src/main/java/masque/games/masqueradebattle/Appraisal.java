package masque.games.masqueradebattle;

import java.util.List;

/**
 * What a hand is worth in the auction, to those who look at nothing but the hand. A rule of thumb:
 * how often each card takes a trick for the own side, times the Characters of a trick, and what an
 * honest bid adds. The regular bids by it, and people are told it as what is sensible.
 */
public final class Appraisal {
    /** How many of the cards in a trick are Characters. */
    private static final double CHARACTERS = (double) Deck.CHARACTERS / Deck.SIZE;

    /** By power: how often a Moon Character takes a trick for its side. */
    private static final double[] MOON = {0, 0.1, 0.12, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6};

    /** By power: how often another Character does. */
    private static final double[] OTHER = {0, 0.03, 0.03, 0.04, 0.06, 0.1, 0.16, 0.22, 0.3};

    private Appraisal() {}

    /**
     * The highest number that a hand can honestly promise.
     *
     * @param side the true side of whoever holds it
     */
    public static int limit(List<Card> hand, Side side, int players) {
        double tricks = 0;
        for (Card card : hand) {
            tricks += tricks(card, side);
        }
        return Math.min(Scoring.BONUS + (int) (tricks * CHARACTERS * players), BattleGame.MOST);
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
