package masque.bots.masqueradebattle;

import masque.core.State;
import masque.games.masqueradebattle.BattleGame;
import masque.games.masqueradebattle.Card;
import masque.games.masqueradebattle.Imagined;
import masque.games.masqueradebattle.Planet;
import masque.games.masqueradebattle.Side;

/**
 * How likely the side of the Queen or Princess wins, as a trick is about to begin in a world whose
 * hands are known. Fitted to games among regulars, see docs/bots.md; numbers of Characters are told
 * in tricks.
 */
final class Prospect {
    /** What each class of cards is worth, see {@link #classOf}, in the hands of the bidder. */
    private static final double[] BIDDER = {
        1.75, 1.60, 1.49, 1.12, 0.22, 0.11, 2.66, 2.01, 0.06, 1.35, 1.80, 0.28, 3.86, 0.50, 0.13
    };

    /** The same in the hands of the bidder's friends. */
    private static final double[] FRIEND = {
        -0.41, -0.12, -0.18, -0.17, -0.35, -0.26, 0.56, -0.21, -0.26, 4.04, 4.33, -0.12, -0.75,
        0.73, 0.12
    };

    /** The same in the hands of the other side. */
    private static final double[] ENEMY = {
        -0.78, -0.56, -0.29, 0.05, 0.17, 0.28, -0.73, -0.31, -0.02, -1.00, -0.83, -0.72, -2.30,
        -0.29, -0.14
    };

    private static final double ALWAYS = -2.40;

    /** MB-8.4 (a): what is missing from the bid. */
    private static final double NEED = -2.34;

    private static final double STILL_IN_NEED = -0.69;
    private static final double KEPT = 2.94;

    /** MB-8.4 (b): how far the other side is ahead. */
    private static final double GAP = -0.50;

    private static final double BEHIND = -1.72;

    private static final double TRICKS_LEFT = -1.02;
    private static final double MORE_FRIENDS = 1.98;
    private static final double CHARACTERS_HELD = 0.98;

    private final BattleGame game;

    /** By side and card: its class for this side. */
    private final int[][] classes = new int[Side.COUNT][Imagined.CARDS];

    /** How many Characters a trick has on average. */
    private final double haul;

    Prospect(BattleGame game) {
        this.game = game;
        haul = (double) game.seats() * Imagined.CHARACTERS / Imagined.CARDS;
        for (Side side : Side.values()) {
            for (int card = 0; card < Imagined.CARDS; card++) {
                classes[side.ordinal()][card] = classOf(Imagined.card(game, card), side);
            }
        }
    }

    /** What a card is to this side. */
    private static int classOf(Card card, Side side) {
        int foreign = card.side().map(own -> own == side ? 0 : 2).orElse(1);
        boolean moon = card.planet().filter(planet -> planet == Planet.MOON).isPresent();
        return switch (card.kind()) {
            case CHARACTER -> (moon ? 0 : 3) + weakness(card.power(side));
            case ACTION -> foreign > 0 ? 8 : moon ? 6 : 7;
            case SUPPORT -> 9 + foreign;
            case TUXEDO_MASK -> 12;
            case TRANSFORMATION -> 13;
            case BETRAYAL -> 14;
        };
    }

    private static int weakness(int power) {
        return power >= 7 ? 0 : power >= 5 ? 1 : 2;
    }

    /** How likely the bidder's side wins, from 0 to 1. */
    double bidding(State world) {
        int left = Imagined.left(world);
        int bidder = Imagined.bidder(world);
        int dark = Imagined.dark(world);
        int friends = (dark >>> bidder & 1) == 0 ? ~dark & (1 << game.seats()) - 1 : dark;
        int best = best(world, friends);
        double need = (Imagined.bid(world) - best) / haul;
        double gap = (best(world, ~friends) - best) / haul;
        double more = 2.0 * Integer.bitCount(friends) / game.seats() - 1;
        double sum =
                ALWAYS
                        + NEED * need
                        + STILL_IN_NEED * Math.max(0, need)
                        + GAP * gap
                        + BEHIND * Math.max(0, gap)
                        + (TRICKS_LEFT + MORE_FRIENDS * more) * left
                        + hands(world, friends, bidder);
        double odds = sum / Math.sqrt(left + 0.5) + (need <= 0 ? KEPT : 0);
        return 1 / (1 + Math.exp(-odds));
    }

    /** MB-8.2: the highest count of these seats. */
    private int best(State world, int seats) {
        int best = 0;
        for (int seat = 0; seat < game.seats(); seat++) {
            if ((seats >>> seat & 1) != 0) {
                best = Math.max(best, game.count(world, seat));
            }
        }
        return best;
    }

    private double hands(State world, int friends, int bidder) {
        int side = Imagined.dark(world) >>> bidder & 1;
        double sum = 0;
        for (int seat = 0; seat < game.seats(); seat++) {
            boolean friend = (friends >>> seat & 1) != 0;
            double[] weights = seat == bidder ? BIDDER : friend ? FRIEND : ENEMY;
            sum += hand(world, seat, weights, classes[friend ? side : 1 - side]);
        }
        return sum;
    }

    private double hand(State world, int seat, double[] weights, int[] kinds) {
        long characters = Imagined.characters(world, seat);
        double sum = CHARACTERS_HELD * Long.bitCount(characters) / haul;
        for (long rest = characters; rest != 0; rest &= rest - 1) {
            sum += weights[kinds[Long.numberOfTrailingZeros(rest)]];
        }
        for (int rest = Imagined.others(world, seat); rest != 0; rest &= rest - 1) {
            sum += weights[kinds[Imagined.CHARACTERS + Integer.numberOfTrailingZeros(rest)]];
        }
        return sum;
    }
}
