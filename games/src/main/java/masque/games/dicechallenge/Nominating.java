package masque.games.dicechallenge;

import masque.core.Chance;
import masque.core.Sink;

/** DC-6.2: before a round of single combat both teams name a fighter in secret. */
final class Nominating {
    private Nominating() {}

    /** Everybody but who fought last; where one is left there is nothing to choose or to hide. */
    static void begin(DiceState state, Chance chance, Sink sink) {
        for (int side = 0; side < 2; side++) {
            int candidates = candidates(state, side);
            boolean one = (candidates & (candidates - 1)) == 0;
            state.set(
                    DiceState.CHOICE,
                    side,
                    one ? Integer.numberOfTrailingZeros(candidates) : DiceState.NONE);
        }
        reveal(state, chance, sink);
    }

    static int candidates(DiceState state, int side) {
        int team = ((1 << state.game.team) - 1) << state.game.firstOf(side);
        return state.fighter(side) == DiceState.NONE ? team : team & ~(1 << state.fighter(side));
    }

    static int pending(DiceState state) {
        int pending = 0;
        for (int side = 0; side < 2; side++) {
            if (state.choice(side) == DiceState.NONE) {
                pending |= 1 << state.game.captain(side);
            }
        }
        return pending;
    }

    static void nominate(DiceState state, int seat, int code, Chance chance, Sink sink) {
        int side = state.game.sideOf(seat);
        state.set(DiceState.CHOICE, side, code - Codebook.NOMINATE);
        Tell.nominated(state, seat, code - Codebook.NOMINATE, sink);
        reveal(state, chance, sink);
    }

    /** Once both are in, they are shown; the losing team's nominee may strengthen itself. */
    private static void reveal(DiceState state, Chance chance, Sink sink) {
        if (pending(state) != 0) {
            state.await(Phase.NOMINATING);
            return;
        }
        for (int side = 0; side < 2; side++) {
            state.set(DiceState.FIGHTER, side, state.choice(side));
            state.set(DiceState.CHOICE, side, DiceState.NONE);
        }
        Tell.facing(state, sink);
        if (state.loser == DiceState.NONE) {
            Rounds.start(state, chance, sink);
        } else {
            Favours.begin(state, chance, sink);
        }
    }
}
