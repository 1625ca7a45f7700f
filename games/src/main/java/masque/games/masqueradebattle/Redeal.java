package masque.games.masqueradebattle;

import masque.core.Chance;
import masque.core.Dealer;

/**
 * Draws afresh all that one viewer cannot know: the others' hands, what was set aside, and the Team
 * cards that lie face down. The viewer knows its own cards and side, every card played, the planets
 * that a seat has shown not to hold, and the Team card that was turned up.
 */
final class Redeal {
    private final BattleState state;
    private final BattleGame game;
    private final int viewer;
    private final Chance chance;

    Redeal(BattleState state, int viewer, Chance chance) {
        this.state = state;
        this.game = state.game;
        this.viewer = viewer;
        this.chance = chance;
    }

    void run() {
        dealHands();
        if (state.phase != Phase.OVER) {
            dealTeams();
        }
    }

    private void dealHands() {
        int[] room = new int[game.seats + 1];
        for (int seat = 0; seat < game.seats; seat++) {
            if (seat != viewer) {
                room[seat] =
                        Long.bitCount(state.characters[seat])
                                + Integer.bitCount(state.others[seat]);
                state.characters[seat] = 0;
                state.others[seat] = 0;
            }
        }
        int[] cards = unseen();
        room[game.seats] = cards.length;
        for (int seat = 0; seat < game.seats; seat++) {
            room[game.seats] -= room[seat];
        }
        int[] places = Dealer.deal(open(cards), room, chance);
        for (int i = 0; i < cards.length; i++) {
            if (places[i] < game.seats) {
                state.put(places[i], cards[i]);
            }
        }
    }

    /**
     * The cards that are in no place that the viewer sees, now that the others' hands are empty.
     */
    private int[] unseen() {
        long characters = Deck.ALL_CHARACTERS;
        int others = Deck.ALL_OTHERS;
        for (int place = 0; place < state.characters.length; place++) {
            characters &= ~state.characters[place];
            others &= ~state.others[place];
        }
        for (int place = 0; place < state.laid; place++) {
            int card = Deck.index(state.play(state.begin() + place));
            if (card < Deck.CHARACTERS) {
                characters &= ~(1L << card);
            } else {
                others &= ~(1 << (card - Deck.CHARACTERS));
            }
        }
        int[] cards = new int[Long.bitCount(characters) + Integer.bitCount(others)];
        int count = 0;
        for (long rest = characters; rest != 0; rest &= rest - 1) {
            cards[count++] = Long.numberOfTrailingZeros(rest);
        }
        for (int rest = others; rest != 0; rest &= rest - 1) {
            cards[count++] = Deck.CHARACTERS + Integer.numberOfTrailingZeros(rest);
        }
        return cards;
    }

    /** By card the places where it can be; the viewer's own hand is complete. */
    private int[] open(int[] cards) {
        int places = (1 << (game.seats + 1)) - 1;
        places &= viewer < 0 ? -1 : ~(1 << viewer);
        int[] without = without();
        int[] open = new int[cards.length];
        for (int i = 0; i < cards.length; i++) {
            int card = cards[i];
            int planet = game.deck.planet(card < Deck.CHARACTERS ? 2 * card : Deck.play(card));
            open[i] = places & ~without[planet];
        }
        return open;
    }

    /**
     * MB-5.3: by planet, bits of the seats that did not follow it and so hold none of its cards.
     * Cards without a planet can be with anybody.
     */
    private int[] without() {
        int[] without = new int[Deck.STRAY + 1];
        for (long rest = state.voids; rest != 0; rest &= rest - 1) {
            int index = Long.numberOfTrailingZeros(rest);
            without[index % Planet.COUNT] |= 1 << (index / Planet.COUNT);
        }
        return without;
    }

    /** MB-2.2, MB-2.3: all Team cards but the viewer's own and the one that lies face up. */
    private void dealTeams() {
        int known = state.revealed == BattleState.NONE ? 0 : 1 << state.revealed;
        if (viewer >= 0) {
            known |= 1 << viewer;
        }
        int places = ((1 << (game.seats + game.leftOver())) - 1) & ~known;
        int guardians = Integer.bitCount(~state.dark & places);
        state.dark &= ~places;
        int left = Integer.bitCount(places);
        for (int rest = places; rest != 0; rest &= rest - 1) {
            if (chance.below(left--) < guardians) {
                guardians--;
            } else {
                state.dark |= Integer.lowestOneBit(rest);
            }
        }
    }
}
