package masque.contract;

import java.util.ArrayList;
import java.util.List;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Game;
import masque.core.Recording;
import masque.core.Seeded;
import masque.core.Sink;
import masque.core.State;

/**
 * Who chooses what in one random game, played once before it is looked at. Seats that owe a move at
 * the same time move in any order.
 */
record Script(long seed, List<Choice> choices) {
    /** A game that takes more decisions than this does not end. */
    static final int LONGEST = 100_000;

    private static final int CHOICES = -1;

    /** One seat's choice. */
    record Choice(int seat, int code) {}

    static Script play(Spot spot, Game<?> game) {
        Chance choosing = new Seeded(spot.seed(), CHOICES);
        List<Choice> choices = new ArrayList<>();
        Codes legal = new Codes();
        State state = game.start(chance(spot.seed(), 0), Sink.NOBODY);
        for (int pending = state.pending(); pending != 0; pending = state.pending()) {
            Spot here = spot.at(choices.size());
            if (choices.size() == LONGEST) {
                throw here.broken(Promise.ENDS, Spot.NOBODY, "the game goes on and on");
            }
            int seat = choosing.bit(pending);
            legal.clear();
            state.legal(seat, legal);
            if (legal.size() == 0) {
                throw here.broken(Promise.LEGAL_MOVES, seat, "owes a move and has none");
            }
            int code = game.wander(legal, choosing);
            choices.add(new Choice(seat, code));
            state.apply(seat, code, chance(spot.seed(), choices.size()), Sink.NOBODY);
        }
        return new Script(spot.seed(), choices);
    }

    int plies() {
        return choices.size();
    }

    /** The chance of the step into a ply; ply 0 is the deal. */
    Recording chance(int ply) {
        return chance(seed, ply);
    }

    /** Always recorded: a draw from one takes nothing from a recorded source, else it does. */
    private static Recording chance(long seed, int ply) {
        return new Recording(new Seeded(seed, ply));
    }
}
