package masque.games.masqueradetrick;

import static masque.games.masqueradetrick.Book.NONE;
import static masque.games.masqueradetrick.Book.PASSED;
import static masque.games.masqueradetrick.Book.PLAYED;
import static masque.games.masqueradetrick.Book.POINTED;
import static masque.games.masqueradetrick.Book.ROLE;
import static masque.games.masqueradetrick.Book.WIDTH;

import masque.core.Chance;
import masque.core.Dealer;

/**
 * Draws afresh all that one viewer cannot know. The viewer knows its own cards and role, every card
 * played in this deal, what it passed and was passed, the suits a hand showed void, the open
 * knight, and the roles it looked at.
 */
final class Redeal {
    private final TrickState state;
    private final TrickGame game;
    private final byte[] book;
    private final int viewer;
    private final Chance chance;

    Redeal(TrickState state, int viewer, Chance chance) {
        this.state = state;
        this.game = state.game;
        this.book = state.book;
        this.viewer = viewer;
        this.chance = chance;
    }

    void run() {
        dealHands();
        for (int round = 0; round <= state.round; round++) {
            choosePasses(round);
        }
        if (state.phase != Phase.OVER) {
            dealRoles();
        }
        if (state.phase == Phase.POINTING) {
            choosePointing();
        }
    }

    private void dealHands() {
        int pool = state.round == 0 ? game.deck : state.setAside();
        int[] room = new int[game.hands + 1];
        int[] barred = new int[game.hands + 1];
        for (int hand = 0; hand < game.hands; hand++) {
            pool &= ~played(hand, state.round);
            if (known(hand)) {
                pool &= ~state.hands[hand];
            } else {
                room[hand] = Integer.bitCount(state.hands[hand]);
                barred[hand] = voids(hand);
                state.hands[hand] = 0;
            }
        }
        pool &= ~placeOwnPass(pool, room);
        int[] cards = Deck.indices(pool);
        room[game.hands] = cards.length; // MT-2.7: what is not in a hand stays out unseen
        for (int hand = 0; hand < game.hands; hand++) {
            room[game.hands] -= room[hand];
        }
        int[] hands =
                Dealer.deal(
                        cards, room, (place, card) -> (barred[place] >>> card & 1) != 0, chance);
        for (int i = 0; i < cards.length; i++) {
            if (hands[i] < game.hands) {
                state.hands[hands[i]] |= 1 << cards[i];
            }
        }
    }

    /** Leaves the card that the viewer passed on where it is, unless it was played; returns it. */
    private int placeOwnPass(int pool, int[] room) {
        if (viewer < 0 || state.phase == Phase.PASSING) {
            return 0;
        }
        int card = (1 << book[PASSED + WIDTH * state.round + viewer]) & pool;
        if (card != 0) {
            int receiver = game.receiver(viewer);
            state.hands[receiver] |= card;
            room[receiver]--;
        }
        return card;
    }

    /** Whether the viewer sees this hand: its own, and the knight's once it is open (MT-5.3). */
    private boolean known(int hand) {
        return hand == viewer
                || (game.seats <= 2 && hand == TrickGame.KNIGHT && state.phase != Phase.PASSING);
    }

    /** The cards that a hand has played in a round. */
    private int played(int hand, int round) {
        int cards = 0;
        for (int trick = firstTrick(round); trick < endTrick(round); trick++) {
            int card = book[PLAYED + WIDTH * trick + hand];
            cards |= card == NONE ? 0 : 1 << card;
        }
        return cards;
    }

    /** The cards of all suits that a hand did not follow in this round. */
    private int voids(int hand) {
        int cards = 0;
        for (int trick = firstTrick(state.round); trick < endTrick(state.round); trick++) {
            int card = book[PLAYED + WIDTH * trick + hand];
            if (card != NONE) {
                int led = Deck.suitOf(book[PLAYED + WIDTH * trick + book[Book.LEADER + trick]]);
                cards |= (led >>> card & 1) == 0 ? led : 0;
            }
        }
        return cards;
    }

    private static int firstTrick(int round) {
        return round == 0 ? 0 : TrickState.FIRST_HAND;
    }

    private static int endTrick(int round) {
        return round == 0 ? TrickState.FIRST_HAND : TrickState.TRICKS_PER_DEAL;
    }

    /** Which of its cards a hand passes or was passed, where the viewer had no part in it. */
    private void choosePasses(int round) {
        boolean under = round == state.round && state.phase == Phase.PASSING;
        for (int hand = 0; hand < game.passers(); hand++) {
            int entry = PASSED + WIDTH * round + hand;
            int receiver = game.receiver(hand);
            if (hand == viewer || book[entry] == NONE || (!under && receiver == viewer)) {
                continue;
            }
            int held = round == state.round ? state.hands[under ? hand : receiver] : 0;
            book[entry] = (byte) chance.bit(under ? held : held | played(receiver, round));
        }
    }

    private void dealRoles() {
        int places = Roles.hidden(game);
        if (viewer >= 0) {
            places &= ~(1 << viewer);
            for (int side = 0; side < 2; side++) {
                if (Eyes.hasSeen(state, viewer, side)) {
                    places &= ~(1 << (TrickGame.LEFT + side));
                }
            }
        }
        int roles = 0;
        for (int rest = places; rest != 0; rest &= rest - 1) {
            roles |= 1 << book[ROLE + Integer.numberOfTrailingZeros(rest)];
        }
        Roles.shuffle(places, roles, book, chance);
    }

    private void choosePointing() {
        for (int seat = 0; seat < game.seats; seat++) {
            if (seat != viewer && book[POINTED + seat] != NONE) {
                book[POINTED + seat] = (byte) chance.bit(state.targets(seat));
            }
        }
    }
}
