package masque.bots.dicechallenge;

import java.util.Arrays;
import masque.bots.reasons.Notes;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Phrase;
import masque.core.Playout;
import masque.core.Seeded;
import masque.core.Sink;
import masque.core.State;
import masque.games.dicechallenge.DiceGame;
import masque.games.dicechallenge.DiceMove;

/**
 * Finds the best of several choices by playing the round to its end at random. After every stage
 * the worse half is out, so that most of the play goes into what is hard to tell apart; in each
 * stage all choices meet the same luck.
 */
final class Outlook {
    private static final int GAMES_A_STAGE = 24;

    /** More choices than this (sets of dice to roll again) are sampled. */
    private static final int MOST_CHOICES = 32;

    /** What a use of an ability is worth, in rounds won. */
    private static final double USE = 0.03;

    /** What a half point of lead is worth: little, but it decides between sure things. */
    private static final double HALF_POINT = 0.001;

    private final Chair chair;
    private final DiceGame game;
    private final Chance chance;
    private final Playout playout = new Playout();

    Outlook(Chair chair, Chance chance) {
        this.chair = chair;
        this.game = (DiceGame) chair.game();
        this.chance = chance;
    }

    int best(Codes legal, Notes notes) {
        int[] codes = candidates(legal);
        double[] worth = new double[codes.length];
        for (int i = 0; i < codes.length; i++) {
            worth[i] = -cost(game.read(codes[i])) * GAMES_A_STAGE;
        }
        int left = codes.length;
        int played = 0;
        while (left > 1) {
            played += GAMES_A_STAGE;
            for (int round = 0; round < GAMES_A_STAGE; round++) {
                long luck = chance.below(Integer.MAX_VALUE);
                for (int i = 0; i < left; i++) {
                    worth[i] += play(codes[i], luck);
                }
            }
            int weighed = left;
            left = keep(codes, worth, left);
            for (int i = left == 1 ? 0 : left; i < weighed; i++) {
                notes.share(codes[i], worth[i] / played);
            }
            for (int i = 0; i < left; i++) {
                worth[i] -= cost(game.read(codes[i])) * GAMES_A_STAGE;
            }
        }
        int rounds = played;
        notes.because(() ->
                cost(game.read(codes[0])) > 0
                        ? Phrase.of("thought-use", "rounds", rounds)
                        : Phrase.of("thought-rounds", "rounds", rounds));
        return codes[0];
    }

    private int[] candidates(Codes legal) {
        int[] codes = legal.toArray();
        for (int i = 0; i < codes.length && codes.length > MOST_CHOICES; i++) {
            int other = i + chance.below(codes.length - i);
            int code = codes[i];
            codes[i] = codes[other];
            codes[other] = code;
        }
        return Arrays.copyOf(codes, Math.min(codes.length, MOST_CHOICES));
    }

    /** What it costs to choose this, apart from what it brings. */
    private static double cost(DiceMove move) {
        return switch (move) {
            case DiceMove.Command command -> USE;
            case DiceMove.Bring bring -> USE;
            case DiceMove.Dark dark -> USE;
            case DiceMove.Word word ->
                    word == DiceMove.Word.AGAIN || word == DiceMove.Word.BLOCK ? USE : 0;
            case DiceMove.Name name -> name.errand() == DiceMove.Errand.BALL ? USE : 0;
            case DiceMove.Favour favour -> favour.deed() == DiceMove.Deed.REMOVE ? USE : 0;
            case DiceMove.Pick pick -> 0;
            case DiceMove.Attack attack -> 0;
        };
    }

    /**
     * How the round ends after a choice: 1 if it is won, 0 if it is lost, and a little by points.
     */
    private double play(int code, long luck) {
        Chance dice = new Seeded(luck);
        State world = chair.imagine(dice);
        int finished = game.finished(world);
        world.apply(chair.seat(), code, dice, Sink.NOBODY);
        while (world.pending() != 0 && game.finished(world) == finished) {
            int seat = Integer.numberOfTrailingZeros(world.pending());
            playout.step(game, world, seat, dice);
        }
        int lead = game.lead(world, chair.seat());
        return (lead > 0 ? 1 : lead == 0 ? 0.5 : 0) + HALF_POINT * lead;
    }

    /** Moves the better half to the front and returns how many these are. */
    private static int keep(int[] codes, double[] worth, int left) {
        for (int i = 1; i < left; i++) {
            int code = codes[i];
            double value = worth[i];
            int at = i;
            while (at > 0 && worth[at - 1] < value) {
                codes[at] = codes[at - 1];
                worth[at] = worth[at - 1];
                at--;
            }
            codes[at] = code;
            worth[at] = value;
        }
        return Math.ceilDiv(left, 2);
    }
}
