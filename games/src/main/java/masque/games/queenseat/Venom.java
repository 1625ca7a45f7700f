package masque.games.queenseat;

import masque.core.Sink;

/** Collects votes that have already gone somewhere (QS-4.11). */
final class Venom {
    private Venom() {}

    /** The losing votes: from now on they all go to the actor. */
    static void losing(QueenState state, Sink sink) {
        if (state.venom != QueenState.NONE || state.frozen(state.actor)) {
            Actions.idle(state, sink);
            return;
        }
        state.venom = state.actor;
        Tell.venom(state, sink);
        collect(state, state.handed, sink);
    }

    /** The winning votes, the Queen's pick too. */
    static void winning(QueenState state, Sink sink) {
        int votes = state.votersOf(state.winning) | 1 << state.taken;
        if (state.frozen(state.actor) || collect(state, votes, sink) == 0) {
            Actions.idle(state, sink);
        }
    }

    /**
     * Takes these votes from whom they were given to, if they are still public there; cards that
     * look the same are the same.
     */
    private static int collect(QueenState state, int voters, Sink sink) {
        int collected = 0;
        for (int rest = voters; rest != 0; rest &= rest - 1) {
            int voter = Integer.numberOfTrailingZeros(rest);
            int kind = state.votes[voter];
            int holder = state.given[voter];
            if (holder != state.actor
                    && !state.frozen(holder)
                    && Cards.count(state.open[holder], kind) > 0) {
                state.open[holder] -= Cards.one(kind);
                Steals.receiveOpenly(state, state.actor, kind);
                Tell.collected(state, voter, state.actor, sink);
                state.given[voter] = state.actor;
                collected++;
            }
        }
        return collected;
    }
}
