package masque.games.queenseat;

import masque.core.Chance;

/** Shuffles and deals. */
final class SetUp {
    private SetUp() {}

    /** QS-1.2, QS-1.4: everybody's cards, what is set aside, and the Queenseat. */
    static void deal(QueenState state, Chance chance) {
        QueenGame game = state.game;
        long rest = game.deck;
        int left = Cards.size(rest);
        for (int seat = 0; seat < game.seats; seat++) {
            for (int i = 0; i < game.hand; i++) {
                long card = Cards.one(Cards.at(rest, chance.below(left--)));
                state.secret[seat] += card;
                rest -= card;
            }
        }
        state.secret[game.seats] = rest;
        state.throne = chance.below(game.seats);
    }
}
