package masque.bots.queenseat;

import masque.core.Chance;
import masque.core.Codes;
import masque.core.Seat;
import masque.core.Sink;
import masque.core.State;
import masque.games.queenseat.QueenGame;
import masque.games.queenseat.QueenMove;

/** Plays an imagined world to its end: by whim, but with an eye on the Queenseat. */
final class Trial {
    /** Of so many losers who could swap with the Queen all but one do. */
    private static final int EAGER = 4;

    private final Codes legal = new Codes();
    private final int act;
    private final int[] swaps;

    Trial(QueenGame game) {
        act = game.code(new QueenMove.Act());
        swaps = new int[game.seats()];
        for (int seat = 0; seat < swaps.length; seat++) {
            swaps[seat] = game.code(new QueenMove.Swap(new Seat(seat)));
        }
    }

    /** Who wins if a seat makes this choice first. */
    int play(State world, int seat, int code, Chance chance) {
        world.apply(seat, code, chance, Sink.NOBODY);
        for (int pending = world.pending(); pending != 0; pending = world.pending()) {
            int next = Integer.numberOfTrailingZeros(pending);
            legal.clear();
            world.legal(next, legal);
            world.applyListed(next, choice(world, next, legal, chance), chance, Sink.NOBODY);
        }
        return world.winners();
    }

    /** What a seat quickly chooses. */
    int choice(State world, int seat, Codes legal, Chance chance) {
        if (legal.at(0) == act && chance.below(EAGER) > 0) {
            int queen = queen(world);
            if (queen == seat) {
                return act;
            }
            if (legal.contains(swaps[queen])) {
                return swaps[queen];
            }
        }
        return legal.at(chance.below(legal.size()));
    }

    /** The Queen is the one who has the point. */
    private int queen(State world) {
        int queen = 0;
        while (world.points(queen) == 0) {
            queen++;
        }
        return queen;
    }
}
