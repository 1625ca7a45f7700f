package masque.games.queenseat;

import masque.core.Chance;
import masque.core.Sink;

/** A losing vote: act or swap, and then where the card goes (QS-2.5 to QS-2.8). */
final class Losing {
    private Losing() {}

    /** QS-2.5: the voter acts or swaps. */
    static void choose(QueenState state, int code, Chance chance, Sink sink) {
        boolean acts = code == QueenGame.ACT;
        state.deeds[state.actor] = Deed.begun(acts ? Deed.ACT : Deed.SWAP, state.deedsDone++);
        if (acts) {
            state.acting = true;
            Tell.acts(state, sink);
            Actions.begin(state, chance, sink);
        } else {
            swap(state, code - QueenGame.SWAP, sink);
            dispose(state, chance, sink);
        }
    }

    /** QS-2.7: two players change places; their votes come with them. */
    static void swap(QueenState state, int whom, Sink sink) {
        int place = state.placeOf(state.actor);
        int there = state.placeOf(whom);
        state.sit(state.actor, there);
        state.sit(whom, place);
        state.deeds[state.actor] = Deed.withWhom(state.deeds[state.actor], whom);
        Tell.swapped(state, whom, sink);
    }

    /** QS-2.5, QS-5.4: bits of those with whom the losing voter may swap. */
    static int swaps(QueenState state) {
        if (state.frozen(state.actor)) {
            return 0;
        }
        int queen = state.queen();
        int others = state.others(state.actor) & ~state.frozen;
        return queen == state.actor || mayReplace(state, state.actor, queen)
                ? others
                : others & ~(1 << queen);
    }

    /** QS-2.6, QS-4.9, QS-4.10: whether a losing voter may swap with the Queen. */
    static boolean mayReplace(QueenState state, int seat, int queen) {
        long mine = state.open[seat];
        long hers = state.open[queen];
        int own = Cards.ofPrincess(mine, state.winning);
        int her = Cards.ofPrincess(hers, state.winning);
        return switch (state.test) {
            case SHE_HAS_FEWER -> state.game.equalSwap ? her <= own : her < own;
            case SHE_HAS_MORE -> own < her;
            case LOSING_TYPE -> {
                boolean more = false;
                for (int rest = state.voted; rest != 0; rest &= rest - 1) {
                    int type = state.voteOf(Integer.numberOfTrailingZeros(rest));
                    more |=
                            type != state.winning
                                    && Cards.ofPrincess(mine, type) > Cards.ofPrincess(hers, type);
                }
                yield more;
            }
        };
    }

    /** QS-2.5: now the card goes somewhere, as the Queen says unless an action has said it. */
    static void dispose(QueenState state, Chance chance, Sink sink) {
        state.acting = false;
        int actor = state.actor;
        if (state.sent) {
            state.sent = false;
            Rounds.put(state, actor, state.queen());
            Tell.sent(state, sink);
            next(state, chance, sink);
        } else if (state.venom != QueenState.NONE && !state.frozen(state.venom)) {
            state.onTable &= ~(1 << actor);
            state.given[actor] = state.venom;
            Steals.receiveOpenly(state, state.venom, state.votes[actor]);
            Tell.collected(state, actor, state.venom, sink);
            Steals.proceed(state, chance, sink);
        } else {
            state.ask(Phase.HANDING, state.queen());
        }
    }

    /** QS-2.5, QS-5.4: bits of those to whom the Queen may hand the card. */
    static int receivers(QueenState state) {
        int others = state.others(state.queen());
        int free = others & ~state.frozen;
        return free == 0 ? others : free;
    }

    /** QS-2.5: the Queen hands the card out. */
    static void hand(QueenState state, int to, Chance chance, Sink sink) {
        state.handed |= 1 << state.actor;
        Rounds.put(state, state.actor, to);
        Tell.handed(state, to, sink);
        next(state, chance, sink);
    }

    /** QS-2.7: this vote is resolved, and the pointer moves on. */
    static void next(QueenState state, Chance chance, Sink sink) {
        state.losers &= ~(1 << state.actor);
        if (Redeal.glimpses(state)) {
            state.dropPicks();
        }
        state.target = QueenState.NONE;
        state.named = QueenState.NONE;
        state.left = 0;
        state.pointer = state.pointer + 1 == state.game.seats ? 0 : state.pointer + 1;
        Rounds.losing(state, chance, sink);
    }
}
