package masque.games.masqueradebattle;

import masque.core.Sink;

/** Where the cards of a finished trick go. */
final class Collecting {
    private Collecting() {}

    /** MB-6.5, MB-7.1 to MB-7.3: all cards are played, so somebody wins or nobody collects. */
    static void decide(BattleState state, Sink sink) {
        int winning = Verdict.winning(state);
        Tell.decided(state, winning, sink);
        if (winning == Verdict.NOBODY) {
            throwAway(state, sink);
            return;
        }
        state.turn = state.seatAt(winning);
        int play = state.play(state.begin() + winning);
        if (Deck.isOneOf(Deck.SUPPORTS, play)) {
            state.phase = Phase.GIVING;
        } else if (Deck.isOneOf(1 << Deck.TUXEDO, play)) {
            state.receiver = state.turn;
            state.phase = Phase.PILING;
        } else {
            collect(state, state.turn, side(play), sink);
        }
    }

    /** MB-7.1, MB-7.3: the side that a card collects for. */
    private static int side(int play) {
        return play < Deck.OTHER_PLAYS ? play & 1 : Deck.otherSide(play);
    }

    /** MB-7.3: to another player, onto the Support's pile or the one that the giver names. */
    static void give(BattleState state, int to, Sink sink) {
        int play = state.play(state.begin() + Verdict.winning(state));
        if (play == Deck.OTHER_PLAYS + Deck.NARU) {
            state.receiver = to;
            state.phase = Phase.PILING;
            Tell.chosen(state, sink);
        } else {
            collect(state, to, side(play), sink);
        }
    }

    /** MB-7.1 to MB-7.3: the cards go to a pile; who won the trick leads next. */
    static void collect(BattleState state, int to, int side, Sink sink) {
        state.outcomes[state.trick] = BattleState.outcome(state.turn, to, side);
        move(state, state.pile(to, side));
        state.receiver = BattleState.NONE;
        Tell.collected(state, to, side, sink);
        begin(state, sink);
    }

    /** MB-6.5: the same player leads again. */
    private static void throwAway(BattleState state, Sink sink) {
        state.outcomes[state.trick] = BattleState.DISCARDED;
        move(state, state.discard());
        state.turn = state.leader;
        begin(state, sink);
    }

    private static void move(BattleState state, int place) {
        int begin = state.begin();
        for (int entry = begin; entry < begin + state.laid; entry++) {
            state.put(place, Deck.index(state.play(entry)));
        }
    }

    /** MB-8.1: as many tricks as the smallest hand had cards, then it is over. */
    private static void begin(BattleState state, Sink sink) {
        if (state.lastTrick()) {
            state.phase = Phase.OVER;
            Tell.over(state, sink);
        } else {
            state.phase = Phase.PLAYING;
        }
    }
}
