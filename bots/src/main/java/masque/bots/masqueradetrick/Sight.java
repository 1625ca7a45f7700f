package masque.bots.masqueradetrick;

import java.util.Arrays;
import masque.core.Chance;
import masque.core.Dealer;
import masque.games.masqueradetrick.Dancer;
import masque.games.masqueradetrick.TrickView;

/** The cards as one seat knows them: its own, those on the table, and where the others may be. */
final class Sight {
    final int hands;
    final int seats;
    final int me;
    final int own;

    /** How many tricks each hand has won, and how many are to come. */
    final int[] tricks;

    final int left;

    /** Whose card is next. */
    final int turn;

    /** The trick under way: how many cards, the suit led, the card that is winning and whose. */
    final int laid;

    final int led;
    final int best;
    final int bestHand;

    /** What is known to be in each hand, how many cards more it has, and what they cannot be. */
    private final int[] known;

    private final int[] room;
    private final int[] barred;

    /** The cards that are in another hand or out, one cannot know where. */
    private final int[] unseen;

    Sight(TrickView view, Recall recall) {
        this(
                recall,
                (int) view.players().stream().filter(player -> isSeat(player.dancer())).count(),
                view.seat(),
                Cards.set(view.cards()),
                recall.laid == 0 ? recall.hand(view.leader()) : recall.leader[recall.finished],
                Cards.set(view.players().getLast().open()));
    }

    /**
     * The cards as any hand knows them.
     *
     * @param recall what was played before
     * @param own the cards in its hand
     * @param leader who leads the trick under way, or the next one
     * @param open the cards of the last hand, the knight's, where they lie open
     */
    Sight(Recall recall, int seats, int hand, int own, int leader, int open) {
        this.seats = seats;
        this.own = own;
        hands = recall.hands;
        me = hand;
        tricks = new int[hands];
        for (int i = 0; i < hands; i++) {
            tricks[i] = recall.won(i, recall.finished);
        }
        left = Recall.TRICKS - recall.finished;
        laid = recall.laid;
        turn = (leader + laid) % hands;
        led = laid == 0 ? 0 : Cards.suitOf(recall.played[recall.finished][leader]);
        bestHand = laid == 0 ? Cards.NONE : recall.winning(recall.finished, turn);
        best = laid == 0 ? Cards.NONE : recall.played[recall.finished][bestHand];
        known = new int[hands];
        room = new int[hands + 1];
        barred = new int[hands + 1];
        unseen = place(recall, open);
    }

    /** Whether a player has this hand, not the rules. */
    static boolean isSeat(Dancer dancer) {
        return dancer != Dancer.ASSASSIN && dancer != Dancer.KNIGHT;
    }

    /** Notes what is known of the other hands; returns what is not. */
    private int[] place(Recall recall, int open) {
        int round = recall.round();
        int pool = (round == 0 ? Cards.deck(hands) : recall.setAside()) & ~own;
        for (int hand = 0; hand < hands; hand++) {
            pool &= ~recall.played(hand, round, Recall.TRICKS);
        }
        known[me] = own;
        for (int hand = 0; hand < hands; hand++) {
            if (hand != me) {
                int shown = hand == hands - 1 ? open : 0;
                known[hand] = shown | (recall.givenTo(hand, round) & pool);
                room[hand] = recall.held(hand) - Integer.bitCount(known[hand]);
                barred[hand] = recall.voids(hand, round);
                pool &= ~known[hand];
            }
        }
        int[] cards = Cards.indices(pool);
        room[hands] = cards.length - Arrays.stream(room).sum(); // MT-2.7: some stay out unseen
        return cards;
    }

    /** All hands as they may be. */
    int[] imagine(Chance chance) {
        int[] imagined = known.clone();
        int[] places =
                Dealer.deal(unseen, room, (place, card) -> Cards.has(barred[place], card), chance);
        for (int i = 0; i < unseen.length; i++) {
            if (places[i] < hands) {
                imagined[places[i]] |= 1 << unseen[i];
            }
        }
        return imagined;
    }

    /** Whether the rules play this hand as the knight's (MT-5.3). */
    boolean isKnight(int hand) {
        return hand >= seats && hand == hands - 1;
    }

    /** How many hands take part in passing: all but the knight's (MT-5.2, MT-6.2). */
    int passers() {
        return seats > 2 ? hands : 2;
    }

    /** Who gets the card that a hand passes. */
    int receiver(int hand) {
        return (hand + 1) % passers();
    }
}
