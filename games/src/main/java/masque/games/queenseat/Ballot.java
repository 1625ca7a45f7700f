package masque.games.queenseat;

/** Which votes are legal (QS-2.2, QS-5.5), and what a vote shows. */
final class Ballot {
    private Ballot() {}

    /** Bits of the kinds that a seat may vote. */
    static int legal(QueenState state, int seat) {
        int kinds = Cards.kinds(state.secret[seat]);
        int forced = forced(state, seat);
        if (forced != QueenState.NONE) {
            return kinds & Cards.kindsOf(1 << forced);
        }
        int free = kinds & ~Cards.kindsOf(state.bars[seat]);
        return free == 0 ? kinds : free;
    }

    /** QS-5.5: the type that a seat must vote: the latest one that it holds secretly. */
    static int forced(QueenState state, int seat) {
        for (int i = state.forcedNow - 1; i >= 0; i--) {
            int forced = state.forced[i];
            if (Forced.target(forced) == seat
                    && Cards.only(state.secret[seat], Forced.princess(forced)) != 0) {
                return Forced.princess(forced);
            }
        }
        return QueenState.NONE;
    }

    /** Notes what everybody's neighbours bar in the round that begins. */
    static void post(QueenState state) {
        for (int seat = 0; seat < state.game.seats; seat++) {
            state.bars[seat] = barred(state, seat);
        }
    }

    /** QS-2.2, QS-4.7, QS-4.10: bits of the types that a seat's neighbours bar. */
    private static int barred(QueenState state, int seat) {
        return state.bar == Bar.NONE
                ? 0
                : barred(
                        state.game,
                        state.bar,
                        state.open[state.before(seat)],
                        state.open[state.after(seat)]);
    }

    /**
     * QS-2.2, QS-4.7, QS-4.10: bits of the types that these public cards bar. Where only what is
     * shown least may be voted, types of the deck that nobody shows count too.
     */
    static int barred(QueenGame game, Bar bar, long before, long after) {
        long shown = Cards.princesses(before) + Cards.princesses(after);
        return switch (bar) {
            case NONE -> 0;
            case MOST -> Cards.most(shown);
            case LEAST -> game.princesses & ~Cards.least(shown, game.princesses);
        };
    }

    /**
     * Bits of the types of which all can tell that a seat held no secret card, for it voted another
     * one that it should not have.
     */
    static int voids(QueenState state, int seat, int princess) {
        if (state.random) {
            return 0;
        }
        int voids = 0;
        for (int i = 0; i < state.forcedNow; i++) {
            int forced = state.forced[i];
            if (Forced.target(forced) == seat) {
                if (!Forced.promised(forced) || Forced.princess(forced) == princess) {
                    return 0;
                }
                voids = 1 << Forced.princess(forced);
            }
        }
        int barred = state.bars[seat];
        return (barred >>> princess & 1) == 0 ? voids : voids | (state.game.princesses & ~barred);
    }
}
