package masque.games.masqueradebattle;

import masque.core.Chance;

/** Deals Team cards and play cards. */
final class SetUp {
    private SetUp() {}

    /** MB-2.2, MB-2.3: one Team card a seat; the last one may be left over. */
    static void dealTeams(BattleState state, Chance chance) {
        int guardians = state.game.teamCards(Side.GUARDIAN);
        int cards = guardians + state.game.teamCards(Side.DARK);
        for (int at = 0; at < cards; at++) {
            if (chance.below(cards - at) < guardians) {
                guardians--;
            } else {
                state.dark |= 1 << at;
            }
        }
    }

    /** MB-2.4: card by card, from a random seat on; in an even deal some are set aside. */
    static void dealCards(BattleState state, Chance chance) {
        BattleGame game = state.game;
        int seat = chance.below(game.seats);
        int dealt = game.even ? game.tricks * game.seats : Deck.SIZE;
        byte[] cards = new byte[Deck.SIZE];
        for (int card = 0; card < Deck.SIZE; card++) {
            cards[card] = (byte) card;
        }
        for (int at = 0; at < dealt; at++) {
            int drawn = chance.below(Deck.SIZE - at);
            state.put(seat, cards[drawn]);
            cards[drawn] = cards[Deck.SIZE - 1 - at];
            seat = state.after(seat);
        }
    }
}
