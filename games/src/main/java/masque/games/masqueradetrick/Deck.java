package masque.games.masqueradetrick;

import java.util.ArrayList;
import java.util.List;

/** The 24 number cards as indices and as bits of a set (MT-1.1). */
final class Deck {
    static final int SIZE = 24;
    static final int CROWNS = 3;
    static final int RANKS = 7;

    /** MT-2.1, MT-5.1: with three hands the plain suits end at this rank. */
    static final int SMALL_RANKS = 5;

    private static final Card[] CARDS = new Card[SIZE];
    private static final int[] SUIT_SETS = new int[Suit.values().length];

    static {
        int index = 0;
        for (Suit suit : Suit.values()) {
            for (int rank = 1; rank <= (suit == Suit.CROWN ? CROWNS : RANKS); rank++) {
                CARDS[index] = new Card(suit, rank);
                SUIT_SETS[suit.ordinal()] |= 1 << index++;
            }
        }
    }

    private Deck() {}

    static Card card(int index) {
        return CARDS[index];
    }

    /** The index of a card; -1 if there is no such card. */
    static int index(Card card) {
        for (int index = 0; index < SIZE; index++) {
            if (CARDS[index].equals(card)) {
                return index;
            }
        }
        return -1;
    }

    /** All cards of a suit. */
    static int of(Suit suit) {
        return SUIT_SETS[suit.ordinal()];
    }

    /** All cards of the same suit as this one. */
    static int suitOf(int index) {
        return SUIT_SETS[CARDS[index].suit().ordinal()];
    }

    /** MT-2.1: all cards with four hands, those up to rank 5 with three. */
    static int cards(int hands) {
        int set = 0;
        for (int index = 0; index < SIZE; index++) {
            if (hands == 4 || CARDS[index].rank() <= SMALL_RANKS) {
                set |= 1 << index;
            }
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

    /** The cards of a set, suit by suit, each suit from high to low. */
    static List<Card> list(int set) {
        List<Card> cards = new ArrayList<>(Integer.bitCount(set));
        for (Suit suit : Suit.values()) {
            for (int rest = set & of(suit); rest != 0; rest &= ~Integer.highestOneBit(rest)) {
                cards.add(CARDS[31 - Integer.numberOfLeadingZeros(rest)]);
            }
        }
        return List.copyOf(cards);
    }
}
