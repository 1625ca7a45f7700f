package masque.games.masqueradetrick;

import static masque.games.masqueradetrick.Book.DEALS;
import static masque.games.masqueradetrick.Book.LEADER;
import static masque.games.masqueradetrick.Book.LOOKED;
import static masque.games.masqueradetrick.Book.NONE;
import static masque.games.masqueradetrick.Book.PASSED;
import static masque.games.masqueradetrick.Book.PLAYED;
import static masque.games.masqueradetrick.Book.POINTED;
import static masque.games.masqueradetrick.Book.ROLE;
import static masque.games.masqueradetrick.Book.TRICKS;
import static masque.games.masqueradetrick.Book.WIDTH;
import static masque.games.masqueradetrick.Book.WINNER;

import java.util.Arrays;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Result;
import masque.core.Sink;
import masque.core.State;
import masque.core.View;

/** One game of Masquerade Trick in progress. Hands are counted clockwise, the seats' first. */
final class TrickState implements State {
    /** MT-4.1: a game until somebody wins stops after so many deals. */
    static final int MOST_DEALS = 20;

    static final int FIRST_HAND = 6;
    static final int SECOND_HAND = 4;
    static final int TRICKS_PER_DEAL = FIRST_HAND + SECOND_HAND;

    final TrickGame game;
    final byte[] book;

    /** The cards in each hand, as sets. */
    final int[] hands;

    Phase phase = Phase.PASSING;
    int pending;
    int deal;

    /** 0 in the hand of six cards, 1 in the hand of four. */
    int round;

    /** The trick on the table, from 0. */
    int trick;

    /** How many cards lie in the trick; all of them until the next lead. */
    int laid;

    /** The hand that leads the trick on the table or, once it is finished, the next one. */
    int leader;

    /** Whose card is next. */
    int turn;

    /** Whether the latest move has finished a trick. */
    boolean finishedNow;

    /** Who won the deal before, as bits of hands. */
    int oldWinners;

    /** Whether the outcome of the deal before is still shown. */
    boolean oldShown;

    TrickState(TrickGame game) {
        this.game = game;
        book = new byte[Book.SIZE];
        hands = new int[WIDTH];
    }

    private TrickState(TrickState other) {
        game = other.game;
        book = other.book.clone();
        hands = other.hands.clone();
        phase = other.phase;
        pending = other.pending;
        deal = other.deal;
        round = other.round;
        trick = other.trick;
        laid = other.laid;
        leader = other.leader;
        turn = other.turn;
        finishedNow = other.finishedNow;
        oldWinners = other.oldWinners;
        oldShown = other.oldShown;
    }

    @Override
    public State copy() {
        return new TrickState(this);
    }

    @Override
    public int pending() {
        return pending;
    }

    @Override
    public void legal(int seat, Codes into) {
        into.addBits(firstCode(), choices(seat));
    }

    /** The code of choice 0 in this phase. */
    private int firstCode() {
        return switch (phase) {
            case PASSING -> TrickGame.PASS;
            case PLAYING -> TrickGame.PLAY;
            case LOOKING -> TrickGame.LOOK;
            case POINTING, OVER -> TrickGame.POINT;
        };
    }

    /** What a seat may choose now, as bits: cards, sides of the centre, or role cards. */
    int choices(int seat) {
        if ((pending >>> seat & 1) == 0) {
            return 0;
        }
        return switch (phase) {
            case PASSING -> hands[seat];
            case PLAYING -> playable(turn);
            case LOOKING -> 0b111;
            case POINTING -> targets(seat);
            case OVER -> 0;
        };
    }

    /** MT-2.5: follow the led suit if possible, else anything. */
    int playable(int hand) {
        int cards = hands[hand];
        if (laid == 0 || laid == game.hands) {
            return cards;
        }
        int following = cards & Deck.suitOf(ledCard());
        return following == 0 ? cards : following;
    }

    int ledCard() {
        return book[PLAYED + WIDTH * trick + leader];
    }

    /** MT-2.9, MT-6.2: the role cards that lie face down, but one's own. */
    int targets(int seat) {
        int centre = 0b11 << TrickGame.LEFT;
        return centre | (((1 << game.seats) - 1) & ~(1 << seat));
    }

    @Override
    public void apply(int seat, int code, Chance chance, Sink sink) {
        int choice = code - firstCode();
        if (choice < 0 || choice >= Integer.SIZE || (choices(seat) >>> choice & 1) == 0) {
            throw new IllegalArgumentException("seat " + seat + " may not choose " + code);
        }
        applyListed(seat, code, chance, sink);
    }

    @Override
    public void applyListed(int seat, int code, Chance chance, Sink sink) {
        int choice = code - firstCode();
        finishedNow = false;
        switch (phase) {
            case PASSING -> pass(seat, choice, chance, sink);
            case PLAYING -> {
                lay(turn, choice, chance, sink);
                playHouse(chance, sink);
            }
            case LOOKING -> look(seat, choice, chance, sink);
            case POINTING -> point(seat, choice, chance, sink);
            case OVER -> throw new IllegalStateException("the game is over");
        }
    }

    /** MT-2.1 to MT-2.3, MT-5.1, MT-5.2, MT-6.1, MT-6.2: a new deal. */
    void deal(Chance chance, Sink sink) {
        deal++;
        round = 0;
        trick = 0;
        laid = 0;
        Arrays.fill(book, 0, Book.DEAL_END, NONE);
        Arrays.fill(book, TRICKS, TRICKS + WIDTH, (byte) 0);
        Roles.deal(game, book, chance);
        dealCards(game.deck, FIRST_HAND, chance);
        leader =
                game.seats == 1
                        ? TrickGame.ASSASSIN
                        : chance.below(game.seats == 2 ? 2 : game.hands);
        Tell.dealBegins(this, sink);
        beginPassing(sink);
    }

    private void dealCards(int cards, int each, Chance chance) {
        int left = cards;
        for (int hand = 0; hand < game.hands; hand++) {
            int dealt = 0;
            for (int i = 0; i < each; i++) {
                dealt |= 1 << chance.bit(left & ~dealt);
            }
            hands[hand] = dealt;
            left &= ~dealt;
        }
    }

    private void beginPassing(Sink sink) {
        phase = Phase.PASSING;
        pending = (1 << game.seats) - 1;
        Tell.cards(this, sink);
    }

    private void pass(int seat, int card, Chance chance, Sink sink) {
        oldShown = false;
        book[PASSED + WIDTH * round + seat] = (byte) card;
        pending &= ~(1 << seat);
        if (pending == 0) {
            exchange(chance, sink);
            phase = Phase.PLAYING;
            awaitCard(leader);
            playHouse(chance, sink);
        }
    }

    /** MT-2.4, MT-5.2, MT-6.2: all cards change hands at once. */
    private void exchange(Chance chance, Sink sink) {
        int row = PASSED + WIDTH * round;
        if (game.seats == 1) {
            book[row + TrickGame.ASSASSIN] = (byte) chance.bit(hands[TrickGame.ASSASSIN]);
        }
        for (int hand = 0; hand < game.passers(); hand++) {
            hands[hand] &= ~(1 << book[row + hand]);
        }
        for (int hand = 0; hand < game.passers(); hand++) {
            hands[game.receiver(hand)] |= 1 << book[row + hand];
        }
        Tell.exchanged(this, sink);
    }

    private void awaitCard(int hand) {
        turn = hand;
        pending = 1 << game.seatOf(hand);
    }

    /** Plays for the hands that the rules play, as long as it is their turn. */
    private void playHouse(Chance chance, Sink sink) {
        while (phase == Phase.PLAYING && game.house(turn)) {
            int playable = playable(turn);
            int card =
                    turn == TrickGame.KNIGHT
                            ? Knight.choose(playable, book[TRICKS + turn])
                            : chance.bit(playable); // MT-6.2
            lay(turn, card, chance, sink);
        }
    }

    private void lay(int hand, int card, Chance chance, Sink sink) {
        if (laid == game.hands) {
            trick++;
            laid = 0;
        }
        if (laid == 0) {
            book[LEADER + trick] = (byte) hand;
        }
        book[PLAYED + WIDTH * trick + hand] = (byte) card;
        hands[hand] &= ~(1 << card);
        laid++;
        Tell.played(this, hand, card, sink);
        if (laid == game.hands) {
            finishTrick(chance, sink);
        } else {
            awaitCard(hand + 1 == game.hands ? 0 : hand + 1);
        }
    }

    private void finishTrick(Chance chance, Sink sink) {
        int winner = winning();
        book[WINNER + trick] = (byte) winner;
        book[TRICKS + winner]++;
        leader = winner;
        finishedNow = true;
        Tell.trickWon(this, sink);
        if (hands[winner] != 0) {
            awaitCard(winner);
        } else if (winner < game.seats) { // MT-2.7, MT-2.8; MT-5.4, MT-6.2: the house never looks
            phase = Phase.LOOKING;
            pending = 1 << winner;
        } else {
            afterLook(chance, sink);
        }
    }

    /** MT-2.5: the hand that wins the trick on the table as it lies. */
    int winning() {
        int row = PLAYED + WIDTH * trick;
        int table = 0;
        for (int hand = 0; hand < game.hands; hand++) {
            if (book[row + hand] != NONE) {
                table |= 1 << book[row + hand];
            }
        }
        int crowns = table & Deck.of(Suit.CROWN);
        int best =
                31
                        - Integer.numberOfLeadingZeros(
                                crowns != 0
                                        ? crowns
                                        : table & Deck.suitOf(book[row + book[LEADER + trick]]));
        int hand = 0;
        while (book[row + hand] != best) {
            hand++;
        }
        return hand;
    }

    private void look(int seat, int choice, Chance chance, Sink sink) {
        book[LOOKED + round] = (byte) choice;
        Tell.looked(this, seat, choice, sink);
        afterLook(chance, sink);
    }

    private void afterLook(Chance chance, Sink sink) {
        if (round == 0) {
            dealSecondHand(chance, sink);
        } else {
            phase = Phase.POINTING;
            pending = (1 << game.seats) - 1;
        }
    }

    /** MT-2.7: four cards each from those that were set aside. */
    private void dealSecondHand(Chance chance, Sink sink) {
        round = 1;
        dealCards(setAside(), SECOND_HAND, chance);
        if (game.seats == 1) {
            leader = TrickGame.ASSASSIN; // MT-6.2
        }
        beginPassing(sink);
    }

    /** MT-2.6: the cards of the first six tricks but those kept as trick markers. */
    int setAside() {
        int cards = 0;
        for (int trick = 0; trick < FIRST_HAND; trick++) {
            for (int hand = 0; hand < game.hands; hand++) {
                if (hand != book[WINNER + trick]) {
                    cards |= 1 << book[PLAYED + WIDTH * trick + hand];
                }
            }
        }
        return cards;
    }

    private void point(int seat, int mask, Chance chance, Sink sink) {
        book[POINTED + seat] = (byte) mask;
        pending &= ~(1 << seat);
        if (pending == 0) {
            endDeal(chance, sink);
        }
    }

    private void endDeal(Chance chance, Sink sink) {
        oldWinners = Verdict.winners(game, book);
        oldShown = true;
        System.arraycopy(book, ROLE, book, Book.OLD_ROLE, 6);
        System.arraycopy(book, POINTED, book, Book.OLD_POINTED, WIDTH);
        System.arraycopy(book, TRICKS, book, Book.OLD_TRICKS, WIDTH);
        System.arraycopy(book, PLAYED + WIDTH * trick, book, Book.OLD_LAST, WIDTH);
        System.arraycopy(book, WINNER, book, Book.OLD_WINNER, TRICKS_PER_DEAL);
        System.arraycopy(book, LOOKED, book, Book.OLD_LOOKED, 2);
        for (int hand = 0; hand < game.hands; hand++) {
            book[DEALS + hand] += (byte) (oldWinners >>> hand & 1);
        }
        Tell.dealEnded(this, sink);
        if (lastDeal()) {
            phase = Phase.OVER;
            Tell.gameEnded(this, sink);
        } else {
            deal(chance, sink);
        }
    }

    /** MT-4.1. */
    private boolean lastDeal() {
        if (game.seats == 1) {
            return true;
        }
        return game.dealPerPlayer ? deal == game.seats : oldWinners != 0 || deal == MOST_DEALS;
    }

    @Override
    public int points(int seat) {
        return book[DEALS + seat];
    }

    @Override
    public int winners() {
        return Verdict.gameWinners(game, book) & ((1 << game.seats) - 1);
    }

    @Override
    public Result result() {
        return Verdict.result(this);
    }

    @Override
    public View view(int seat) {
        return new Eyes(this, seat).view();
    }

    @Override
    public void redeal(int seat, Chance chance) {
        new Redeal(this, seat, chance).run();
    }
}
