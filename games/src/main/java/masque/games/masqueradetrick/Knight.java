package masque.games.masqueradetrick;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** How the rules play the knight (MT-5.3). */
final class Knight {
    private static final int WANTED = 3;

    /** The cards in the order of the knight's open row, from left to right. */
    private static final int[] ROW = row();

    private Knight() {}

    private static int[] row() {
        List<Integer> cards = new ArrayList<>();
        for (int card = 0; card < Deck.SIZE; card++) {
            cards.add(card);
        }
        cards.sort((a, b) -> {
            int byRank = Deck.card(b).rank() - Deck.card(a).rank();
            return byRank != 0 ? byRank : Deck.card(a).suit().compareTo(Deck.card(b).suit());
        });
        return cards.stream().mapToInt(Integer::intValue).toArray();
    }

    /** The leftmost card as long as he wants tricks, then the rightmost. */
    static int choose(int playable, int tricks) {
        int chosen = -1;
        for (int card : ROW) {
            if ((playable >>> card & 1) != 0) {
                chosen = card;
                if (tricks < WANTED) {
                    break;
                }
            }
        }
        return chosen;
    }

    /** His cards from left to right. */
    static List<Card> open(int cards) {
        return Arrays.stream(ROW)
                .filter(card -> (cards >>> card & 1) != 0)
                .mapToObj(Deck::card)
                .toList();
    }
}
