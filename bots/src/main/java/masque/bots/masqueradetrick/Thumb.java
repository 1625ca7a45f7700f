package masque.bots.masqueradetrick;

/** Rules of thumb for one card: quick, and good enough to imagine how a hand may go on. */
final class Thumb {
    private static final int TRUMP = 8;

    private Thumb() {}

    /**
     * The card to play.
     *
     * @param hand all cards that are left, of which some are playable
     * @param best the card that is winning, or {@link Cards#NONE} for the leader
     * @param last whether nobody plays after this
     * @param wish above 0 if the trick is wanted
     */
    static int choose(int hand, int playable, int best, boolean last, double wish) {
        if ((playable & (playable - 1)) == 0) {
            return Integer.numberOfTrailingZeros(playable);
        }
        // The strongest card is kept for the last trick, whose winner may look at a role; whoever
        // wins the last but one leads it.
        int rest = playable & ~(1 << strongest(hand));
        boolean wanted = wish > 0 || Integer.bitCount(hand) == 2;
        if (best == Cards.NONE) {
            return wanted ? strongest(rest) : weakest(rest);
        }
        int taking = Cards.beating(rest, best);
        int leaving = rest & ~taking;
        if (wanted) {
            return taking == 0 ? weakest(rest) : last ? weakest(taking) : strongest(taking);
        }
        return leaving == 0 ? weakest(rest) : strongest(leaving);
    }

    private static int strongest(int cards) {
        int chosen = Integer.numberOfTrailingZeros(cards);
        for (int rest = cards & (cards - 1); rest != 0; rest &= rest - 1) {
            int card = Integer.numberOfTrailingZeros(rest);
            chosen = strength(card) > strength(chosen) ? card : chosen;
        }
        return chosen;
    }

    private static int weakest(int cards) {
        int chosen = Integer.numberOfTrailingZeros(cards);
        for (int rest = cards & (cards - 1); rest != 0; rest &= rest - 1) {
            int card = Integer.numberOfTrailingZeros(rest);
            chosen = strength(card) < strength(chosen) ? card : chosen;
        }
        return chosen;
    }

    private static int strength(int card) {
        return Cards.rank(card) + (Cards.isCrown(card) ? TRUMP : 0);
    }
}
