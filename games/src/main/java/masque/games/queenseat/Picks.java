package masque.games.queenseat;

import masque.core.Chance;
import masque.core.Sink;

/** Own cards that are chosen for an action, by one player or by several at the same time. */
final class Picks {
    private Picks() {}

    private static boolean picksSecret(QueenState state) {
        int kind = state.votes[state.actor];
        return switch (Princess.at(Cards.princess(kind))) {
            case GALLOPING_SUN -> kind < Cards.DARK;
            case EYRIE_FEYLE -> kind >= Cards.DARK;
            default -> true;
        };
    }

    private static boolean picksOpen(QueenState state) {
        int kind = state.votes[state.actor];
        return switch (Princess.at(Cards.princess(kind))) {
            case GALLOPING_SUN -> kind >= Cards.DARK;
            case EYRIE_FEYLE -> kind < Cards.DARK;
            default -> true;
        };
    }

    /** Bits of the kinds of secret cards that a seat may pick. */
    static int secret(QueenState state, int seat) {
        int kinds = picksSecret(state) ? Cards.kinds(state.secret[seat] - state.picked[seat]) : 0;
        return state.phase == Phase.SHOWING ? kinds & showable(state, seat) : kinds;
    }

    /** Bits of the kinds of public cards that a seat may pick. */
    static int open(QueenState state, int seat) {
        long picked = state.picked[state.game.seats + seat];
        int kinds = picksOpen(state) ? Cards.kinds(state.open[seat] - picked) : 0;
        return state.phase == Phase.SHOWING ? kinds & showable(state, seat) : kinds;
    }

    /** QS-4.4: the kinds of the types that a seat holds most or least of. */
    private static int showable(QueenState state, int seat) {
        boolean least = Deed.least(state.deeds[state.actor]);
        long counts = Cards.princesses(state.secret[seat]) + Cards.princesses(state.open[seat]);
        int best = least ? Integer.MAX_VALUE : 0;
        int types = 0;
        int princess = 0;
        for (long rest = counts; rest != 0; rest >>>= 4, princess++) {
            int count = (int) rest & 0xF;
            if (count == 0) {
                continue;
            }
            if (least ? count < best : count > best) {
                best = count;
                types = 0;
            }
            types |= count == best ? 1 << princess : 0;
        }
        return Cards.kindsOf(types);
    }

    /** A card is picked. */
    static void pick(QueenState state, int seat, int code, Chance chance, Sink sink) {
        add(state, seat, code);
        if (state.picks(seat) == state.left) {
            state.waiting &= ~(1 << seat);
        }
        if (state.waiting == 0) {
            complete(state, chance, sink);
        }
    }

    /** Adds a card to what a seat has picked. */
    static void add(QueenState state, int seat, int code) {
        boolean secret = code < QueenGame.OPEN;
        int kind = code - (secret ? QueenGame.SECRET : QueenGame.OPEN);
        state.picked[secret ? seat : state.game.seats + seat] += Cards.one(kind);
    }

    /** The code by which somebody picked the only card. */
    static int code(QueenState state, int seat) {
        long secret = state.picked[seat];
        return secret != 0
                ? QueenGame.SECRET + Cards.lowest(secret)
                : QueenGame.OPEN + Cards.lowest(state.picked[state.game.seats + seat]);
    }

    /** All have picked. */
    private static void complete(QueenState state, Chance chance, Sink sink) {
        int actor = state.actor;
        boolean dark = state.votes[actor] >= Cards.DARK;
        state.left = 0;
        switch (Princess.at(state.voteOf(actor))) {
            case GALLOPING_SUN -> Exchanges.exchange(state, sink);
            case TRUNKTRUMPETS -> Exchanges.trade(state, sink);
            case FEATHERDANCER -> show(state, sink);
            case FEARED_FLAME -> force(state, sink);
            case EYRIE_FEYLE -> {
                if (dark) {
                    state.target = state.queen();
                    state.left = 2;
                } else {
                    Exchanges.turn(state, state.queen(), sink);
                }
            }
            default -> throw new IllegalStateException("no picks for seat " + actor);
        }
        Steals.proceed(state, chance, sink);
    }

    /** QS-4.4: everybody else has chosen a card and shows it to the actor. */
    private static void show(QueenState state, Sink sink) {
        for (int seat = 0; seat < state.game.seats; seat++) {
            if (state.picks(seat) > 0) {
                Sight.look(state, seat, state.actor, code(state, seat));
                Tell.showed(state, seat, sink);
            }
        }
    }

    /** QS-4.7: the Queen is shown a card and must vote its type. */
    private static void force(QueenState state, Sink sink) {
        int actor = state.actor;
        int queen = state.queen();
        int code = code(state, actor);
        int kind = code < QueenGame.OPEN ? code - QueenGame.SECRET : code - QueenGame.OPEN;
        Sight.look(state, actor, queen, code);
        state.forced[state.game.seats + state.forcedNext++] = Forced.flame(queen, actor, kind);
        state.dropPicks();
        Tell.forced(state, kind, sink);
    }
}
