package masque.games.queenseat;

import masque.core.Sink;

/** Cards that change hands or turn over once they are picked (QS-4.2, QS-4.3, QS-4.8). */
final class Exchanges {
    private Exchanges() {}

    /** QS-4.2: two players exchange what they have picked. */
    static void exchange(QueenState state, Sink sink) {
        int one = state.actor;
        int other = state.target;
        Tell.exchanged(state, sink);
        int eyes = 1 << one | 1 << other;
        release(state, one, eyes);
        release(state, other, eyes);
        receive(state, one, other, eyes);
        receive(state, other, one, eyes);
        int seen = state.picked[one] != 0 ? eyes : state.allEyes();
        state.freshSeen[one] = seen;
        state.freshSeen[other] = seen;
        state.dropPicks();
    }

    /** What a seat has picked leaves its hands. */
    private static void release(QueenState state, int seat, int eyes) {
        for (long rest = state.picked[seat]; rest != 0; ) {
            int kind = Cards.lowest(rest);
            Sight.leaveUnseen(state, seat, kind, eyes);
            rest -= Cards.one(kind);
        }
        state.open[seat] -= state.picked[state.game.seats + seat];
    }

    /** What another seat has picked comes into a hand. */
    private static void receive(QueenState state, int seat, int from, int eyes) {
        for (long rest = state.picked[from]; rest != 0; ) {
            int kind = Cards.lowest(rest);
            Sight.enterUnseen(state, seat, kind, eyes);
            rest -= Cards.one(kind);
        }
        for (long rest = state.picked[state.game.seats + from]; rest != 0; ) {
            int kind = Cards.lowest(rest);
            Sight.enterOpenly(state, seat, kind);
            rest -= Cards.one(kind);
        }
        state.fresh[seat] += state.picked[from] + state.picked[state.game.seats + from];
    }

    /** QS-4.3: each passes a card to the next; one alone turns two over. */
    static void trade(QueenState state, Sink sink) {
        int traders = 0;
        for (int seat = 0; seat < state.game.seats; seat++) {
            traders |= state.picks(seat) > 0 ? 1 << seat : 0;
        }
        if ((traders & traders - 1) == 0) {
            turn(state, state.actor, sink);
            return;
        }
        for (int rest = traders; rest != 0; rest &= rest - 1) {
            int giver = Integer.numberOfTrailingZeros(rest);
            release(state, giver, 1 << giver | 1 << receiver(state, giver, traders));
        }
        for (int rest = traders; rest != 0; rest &= rest - 1) {
            int giver = Integer.numberOfTrailingZeros(rest);
            int receiver = receiver(state, giver, traders);
            int eyes = 1 << giver | 1 << receiver;
            receive(state, receiver, giver, eyes);
            state.freshSeen[receiver] = state.picked[giver] != 0 ? eyes : state.allEyes();
            Tell.passed(state, giver, receiver, sink);
        }
        state.dropPicks();
    }

    private static int receiver(QueenState state, int giver, int traders) {
        int place = state.placeOf(giver) + 1;
        return state.firstFrom(place == state.game.seats ? 0 : place, traders);
    }

    /** QS-4.3, QS-4.8: what somebody has picked turns over, before everybody's eyes. */
    static void turn(QueenState state, int seat, Sink sink) {
        long toOpen = state.picked[seat];
        long toSecret = state.picked[state.game.seats + seat];
        for (long rest = toOpen; rest != 0; ) {
            int kind = Cards.lowest(rest);
            Sight.leaveOpenly(state, seat, kind);
            rest -= Cards.one(kind);
        }
        state.open[seat] += toOpen - toSecret;
        for (long rest = toSecret; rest != 0; ) {
            int kind = Cards.lowest(rest);
            Sight.enterOpenly(state, seat, kind);
            rest -= Cards.one(kind);
        }
        Tell.turned(state, seat, toOpen, toSecret, sink);
        state.dropPicks();
    }
}
