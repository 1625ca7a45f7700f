package masque.bots.masqueradetrick;

import java.util.List;
import masque.games.masqueradetrick.Card;
import masque.games.masqueradetrick.Suit;

/** Number cards as indices, eight to a suit, and as bits of a set. */
final class Cards {
    static final int NONE = -1;

    /** The trumps. */
    static final int CROWNS = 0xFF;

    private static final int SUIT_BITS = 8;
    private static final int CROWN_RANKS = 3;
    private static final int RANKS = 7;
    private static final int SMALL_RANKS = 5;
    private static final int KNIGHT_WANTS = 3;

    private Cards() {}

    static int index(Card card) {
        return card.suit().ordinal() * SUIT_BITS + card.rank();
    }

    static int rank(int card) {
        return card % SUIT_BITS;
    }

    /** All cards of the same suit as this one. */
    static int suitOf(int card) {
        return CROWNS << (card & ~(SUIT_BITS - 1));
    }

    static boolean isCrown(int card) {
        return card < SUIT_BITS;
    }

    static boolean has(int set, int card) {
        return (set >>> card & 1) != 0;
    }

    static int set(List<Card> cards) {
        int set = 0;
        for (Card card : cards) {
            set |= 1 << index(card);
        }
        return set;
    }

    /** The cards of a set as indices, ascending. */
    static int[] indices(int set) {
        int[] indices = new int[Integer.bitCount(set)];
        int rest = set;
        for (int i = 0; i < indices.length; i++) {
            indices[i] = Integer.numberOfTrailingZeros(rest);
            rest &= rest - 1;
        }
        return indices;
    }

    /** MT-2.5: what may be played from a hand when this suit was led, or nothing was yet. */
    static int playable(int hand, int led) {
        int following = hand & led;
        return following == 0 ? hand : following;
    }

    /** MT-2.5: whether a card beats one that is winning. */
    static boolean beats(int card, int winning) {
        return suitOf(card) == suitOf(winning) ? card > winning : isCrown(card);
    }

    /** The cards of a set that beat one that is winning. */
    static int beating(int cards, int winning) {
        int beating = 0;
        for (int rest = cards; rest != 0; rest &= rest - 1) {
            int card = Integer.numberOfTrailingZeros(rest);
            beating |= beats(card, winning) ? 1 << card : 0;
        }
        return beating;
    }

    /** MT-2.1: all cards of a game with so many hands. */
    static int deck(int hands) {
        int deck = 0;
        for (Suit suit : Suit.values()) {
            int top = suit == Suit.CROWN ? CROWN_RANKS : hands == 4 ? RANKS : SMALL_RANKS;
            for (int rank = 1; rank <= top; rank++) {
                deck |= 1 << index(new Card(suit, rank));
            }
        }
        return deck;
    }

    /** MT-5.3: what the rules play from the knight's hand. */
    static int knights(int playable, int tricks) {
        int chosen = NONE;
        for (int rest = playable; rest != 0; rest &= rest - 1) {
            int card = Integer.numberOfTrailingZeros(rest);
            if (chosen == NONE
                    || (tricks < KNIGHT_WANTS ? leftOf(card, chosen) : leftOf(chosen, card))) {
                chosen = card;
            }
        }
        return chosen;
    }

    private static boolean leftOf(int card, int other) {
        return rank(card) != rank(other) ? rank(card) > rank(other) : card < other;
    }
}
