package masque.bots.masqueradebattle;

import masque.core.Chance;
import masque.core.Codes;
import masque.core.State;
import masque.games.masqueradebattle.BattleGame;
import masque.games.masqueradebattle.Imagined;

/** How somebody plays without thinking: for the own side, by how the trick lies. */
final class Manner {
    /** What it is worth to take a trick for oneself. */
    private static final double OWN = 4;

    /** What it is worth that the Queen or Princess takes it, to friends; enemies fear as much. */
    private static final double BIDDER = 3.5;

    /** What it is worth that it goes to the pile of the own side of somebody else. */
    private static final double OTHER = 1;

    /** How likely what lies there is not changed by the next card. */
    private static final double STAYS = 0.6;

    private static final int FINE = 1 << 16;

    private final BattleGame game;
    private final double[] costs = new double[Imagined.CARDS];

    Manner(BattleGame game) {
        this.game = game;
        for (int card = 0; card < costs.length; card++) {
            costs[card] = Foresight.cost(Imagined.card(game, card));
        }
    }

    int choose(State world, Codes legal, Chance chance) {
        return switch (Imagined.phase(world)) {
            case PLAYING -> play(world, legal, chance);
            case GIVING -> give(world, legal, chance);
            case PILING -> legal.at(side(world, Imagined.turn(world)));
            case BIDDING, REVEALING, NAMING, SWITCHING, OVER -> game.wander(legal, chance);
        };
    }

    private static int side(State world, int seat) {
        return Imagined.dark(world) >>> seat & 1;
    }

    private int play(State world, Codes legal, Chance chance) {
        double stays = Math.pow(STAYS, Imagined.behind(world));
        int tricks = Imagined.CARDS / game.seats();
        double left = (double) Imagined.left(world) / tricks;
        int best = legal.at(0);
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < legal.size(); i++) {
            int code = legal.at(i);
            double worth =
                    stays * gain(world, Imagined.taker(world, code))
                            - left * costs[Imagined.played(code)]
                            + whim(chance);
            if (worth > most) {
                most = worth;
                best = code;
            }
        }
        return best;
    }

    /** Up to 1: nobody is as predictable as that. */
    private static double whim(Chance chance) {
        return (double) chance.below(FINE) / FINE;
    }

    /** What it is worth to whose turn it is that the trick goes there. */
    private static double gain(State world, int taker) {
        if (taker == Imagined.NONE) {
            return 0;
        }
        int me = Imagined.turn(world);
        int own = side(world, me);
        int winner = taker >> 1;
        int used = taker & 1;
        if (winner == me) {
            return used == own ? OWN : 0;
        }
        if (winner == Imagined.bidder(world)) {
            int side = side(world, winner);
            return used != side ? 0 : side == own ? BIDDER : -BIDDER;
        }
        return used == own ? OTHER : -OTHER;
    }

    /** MB-7.3: to the friend who has most. */
    private int give(State world, Codes legal, Chance chance) {
        int own = side(world, Imagined.turn(world));
        int best = legal.at(0);
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < legal.size(); i++) {
            int to = Imagined.given(legal.at(i));
            int friend = side(world, to) == own ? Imagined.CHARACTERS : 0;
            double worth = friend + game.count(world, to) + whim(chance);
            if (worth > most) {
                most = worth;
                best = legal.at(i);
            }
        }
        return best;
    }
}
