package masque.games.masqueradebattle;

import masque.core.Sink;

/** The auction, and the Team card that its winner turns up. */
final class Auction {
    private Auction() {}

    /** MB-3.2, MB-3.3: whose turn it is promises a number for a side. */
    static void bid(BattleState state, int number, int side, Sink sink) {
        state.bid = number;
        state.bidder = state.turn;
        state.bidSide = side;
        state.passes = 0;
        state.bids[number] = (byte) BattleState.pileOf(state.turn, side);
        Tell.bid(state, sink);
        if (number == BattleGame.MOST) {
            end(state, sink);
        } else {
            state.turn = state.after(state.turn);
        }
    }

    /** MB-3.4: the last of all others to pass ends the auction. */
    static void pass(BattleState state, Sink sink) {
        state.passes++;
        Tell.passed(state, sink);
        if (state.passes == state.game.seats - 1) {
            end(state, sink);
        } else {
            state.turn = state.after(state.turn);
        }
    }

    /** MB-3.5. */
    private static void end(BattleState state, Sink sink) {
        state.turn = state.bidder;
        state.phase = Phase.REVEALING;
        Tell.auctionWon(state, sink);
    }

    /** MB-4.1, MB-5.1: the Queen or Princess turns up a Team card and leads. */
    static void reveal(BattleState state, int seat, Sink sink) {
        state.revealed = seat;
        state.leader = state.turn;
        state.phase = Phase.PLAYING;
        Tell.revealed(state, sink);
    }
}
