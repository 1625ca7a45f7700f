package masque.bots.masqueradetrick;

import java.util.List;
import masque.core.Chance;
import masque.core.Seeded;

/**
 * Plays a hand of cards through in the mind, with the unseen cards dealt at random and everybody
 * playing by rule of thumb or by whim.
 */
final class Rehearsal {
    /** One card in so many that others play is a whim. */
    private static final int WHIM_ONE_IN = 2;

    private final Sight sight;
    private final Stakes stakes;
    private final Suspicion suspicion;
    private final boolean knightIsMine;
    private final Chance chance;

    /** The whims of the others, the same for every choice that is compared. */
    private Chance whims;

    private int[] hands = {};
    private List<Aim> aims = List.of();
    private final int[] tricks;
    private int left;
    private int laid;
    private int led;
    private int best;
    private int bestHand;
    private int turn;

    Rehearsal(
            Sight sight, Stakes stakes, Suspicion suspicion, boolean knightIsMine, Chance chance) {
        this.sight = sight;
        this.stakes = stakes;
        this.suspicion = suspicion;
        this.knightIsMine = knightIsMine;
        this.chance = chance;
        this.whims = chance;
        this.tricks = new int[sight.hands];
    }

    /** Adds what playing each of these cards now is worth in one world. */
    void play(int[] cards, double[] worth) {
        int[] world = sight.imagine(chance);
        aims = suspicion.aims(chance);
        int whim = chance.below(Integer.MAX_VALUE);
        for (int i = 0; i < cards.length; i++) {
            begin(world, whim);
            lay(cards[i]);
            worth[i] += finish();
        }
    }

    /** Adds what passing each of these cards now is worth in one world. */
    void pass(int[] cards, double[] worth) {
        int[] world = sight.imagine(chance);
        aims = suspicion.aims(chance);
        int whim = chance.below(Integer.MAX_VALUE);
        int[] passed = new int[sight.passers()];
        for (int hand = 0; hand < passed.length; hand++) {
            passed[hand] = chance.bit(world[hand]);
        }
        for (int i = 0; i < cards.length; i++) {
            passed[sight.me] = cards[i];
            begin(world, whim);
            for (int hand = 0; hand < passed.length; hand++) {
                hands[hand] &= ~(1 << passed[hand]);
            }
            for (int hand = 0; hand < passed.length; hand++) {
                hands[sight.receiver(hand)] |= 1 << passed[hand];
            }
            worth[i] += finish();
        }
    }

    private void begin(int[] world, int whim) {
        whims = new Seeded(whim);
        hands = world.clone();
        System.arraycopy(sight.tricks, 0, tricks, 0, tricks.length);
        left = sight.left;
        laid = sight.laid;
        led = sight.led;
        best = sight.best;
        bestHand = sight.bestHand;
        turn = sight.turn;
    }

    /** Plays on while there are cards. */
    private double finish() {
        while (laid > 0 || hands[turn] != 0) {
            lay(choose());
        }
        return stakes.worth(tricks[sight.me], left, bestHand);
    }

    private void lay(int card) {
        hands[turn] &= ~(1 << card);
        if (laid == 0) {
            led = Cards.suitOf(card);
        }
        if (laid == 0 || Cards.beats(card, best)) {
            best = card;
            bestHand = turn;
        }
        if (++laid == sight.hands) {
            tricks[bestHand]++;
            left--;
            laid = 0;
            turn = bestHand;
        } else {
            turn = turn + 1 == sight.hands ? 0 : turn + 1;
        }
    }

    private int choose() {
        int playable = laid == 0 ? hands[turn] : Cards.playable(hands[turn], led);
        if (turn == sight.me) {
            return byThumb(playable, stakes.wish(tricks[turn], left));
        }
        if (sight.isKnight(turn)) {
            // The knight that one plays oneself takes what one does not want.
            return knightIsMine
                    ? byThumb(playable, -stakes.wish(tricks[sight.me], left))
                    : Cards.knights(playable, tricks[turn]);
        }
        return turn >= sight.seats || whims.below(WHIM_ONE_IN) == 0
                ? whims.bit(playable)
                : byThumb(playable, aims.get(turn).wish(tricks[turn], left));
    }

    private int byThumb(int playable, double wish) {
        return Thumb.choose(
                hands[turn],
                playable,
                laid == 0 ? Cards.NONE : best,
                laid == sight.hands - 1,
                wish);
    }
}
