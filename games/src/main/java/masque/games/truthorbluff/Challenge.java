package masque.games.truthorbluff;

import masque.core.Chance;
import masque.core.Sink;

/** Turns the tile up and deals with what comes of it (TB-4.1 to TB-4.5). */
final class Challenge {
    private Challenge() {}

    /** TB-4.1: without looking the receiver has said "truth" or "bluff". */
    static void decide(BluffState state, boolean believed, Chance chance, Sink sink) {
        int last = state.links - 1;
        int rewarded = state.tile < Tiles.VILLAIN && left(state) != 0 ? 1 : 0;
        int round =
                Round.of(
                        state.starter,
                        state.tile,
                        state.from(last),
                        state.turn,
                        state.name(last),
                        believed ? 1 : 0,
                        rewarded);
        int collector = Round.collector(round);
        state.rounds[state.finished++] = round;
        state.tiles[state.faceUp(collector)] += Tiles.one(state.tile);
        state.tile = BluffState.NONE;
        state.turn = collector;
        Tell.turned(state, round, sink);
        if (rewarded != 0) {
            drawToken(state, Round.winner(round), chance, sink);
        } else if (!Round.villain(round)) {
            Tell.noToken(Round.winner(round), sink);
        }
        if (state.ended(sink)) {
            return;
        }
        if (Round.villain(round)) {
            Bonus.begin(state, chance, sink);
        } else {
            state.nextRound(sink);
        }
    }

    /** The tokens that nobody has drawn yet. */
    static int left(BluffState state) {
        int left = Tokens.ALL;
        for (int token : state.tokens) {
            left -= token;
        }
        return left;
    }

    /** TB-4.3, TB-5.6: one token at random, if there is any. */
    static void drawToken(BluffState state, int seat, Chance chance, Sink sink) {
        int value = Tokens.draw(left(state), chance);
        state.tokens[seat] += Tokens.one(value);
        Tell.token(seat, value, sink);
    }
}
