package masque.contract.toy;

import java.util.Arrays;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Event;
import masque.core.Result;
import masque.core.Seat;
import masque.core.Sink;
import masque.core.State;
import masque.core.View;

/** One game of the toy in progress. */
final class ToyState implements State {
    static final int CARDS = 9;

    /** The places of a card: a seat's hand is the seat itself. */
    static final int DOWN = 4;

    static final int OPEN = 8;
    static final int WELL = 12;
    static final int DECK = 13;

    static final int NONE = -1;

    final ToyGame game;
    final int[] place;
    final int[] role;
    final int[] bid;
    final int[] log;
    int logged;
    int looked;
    int lifted = NONE;
    int turn;
    private int counter;
    private transient Codes scratch = new Codes();

    ToyState(ToyGame game, Chance chance) {
        this.game = game;
        place = new int[CARDS];
        bid = new int[game.seats];
        log = new int[game.seats * game.turns];
        Arrays.fill(bid, NONE);
        int[] order = shuffled(CARDS, chance);
        for (int i = 0; i < CARDS; i++) {
            int holder = i / 2;
            place[order[i]] = holder < game.seats ? holder : i == 2 * game.seats ? WELL : DECK;
        }
        role = Arrays.copyOf(shuffled(game.seats + 1, chance), game.seats);
        boolean swap =
                switch (game.fault) {
                    case HIDDEN_CLOCK -> game.asked++ % 3 == 0;
                    case ANOTHER_GAME_EACH_TIME -> game.asked % 3 == 0;
                    default -> false;
                };
        if (swap) {
            int first = role[0];
            role[0] = role[1];
            role[1] = first;
        }
    }

    private ToyState(ToyState other) {
        game = other.game;
        place = other.place.clone();
        role = other.role.clone();
        bid = game.fault == Fault.SHARED_ARRAY ? other.bid : other.bid.clone();
        log = other.log.clone();
        logged = other.logged;
        looked = game.fault == Fault.INCOMPLETE_COPY ? 0 : other.looked;
        lifted = other.lifted;
        turn = other.turn;
        counter = other.counter;
        if (game.fault == Fault.SHARED_SCRATCH) {
            scratch = other.scratch;
        }
    }

    private static int[] shuffled(int n, Chance chance) {
        int[] order = new int[n];
        for (int i = 0; i < n; i++) {
            int j = chance.below(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
        return order;
    }

    @Override
    public State copy() {
        return new ToyState(this);
    }

    @Override
    public int pending() {
        int bidding = bidding();
        if (bidding != 0) {
            return bidding;
        }
        return isOver() ? 0 : 1 << mover();
    }

    private int bidding() {
        int bits = 0;
        for (int seat = 0; seat < game.seats; seat++) {
            boolean skipped = game.fault == Fault.PENDING_THAT_TELLS && role[seat] == 0;
            bits |= bid[seat] == NONE && !skipped ? 1 << seat : 0;
        }
        return bits;
    }

    boolean isOver() {
        return turn == game.seats * game.turns;
    }

    int mover() {
        return turn % game.seats;
    }

    boolean isInTheWell(int card) {
        return place[card] == WELL;
    }

    @Override
    public void legal(int seat, Codes into) {
        if ((pending() >>> seat & 1) == 0) {
            if (game.fault == Fault.MOVES_OUT_OF_TURN && logged == 1) {
                into.add(ToyMove.OPEN);
            }
            return;
        }
        if (bidding() != 0) {
            into.addBits(ToyMove.BID, 0b111);
        } else if (lifted == NONE) {
            boolean told = game.fault == Fault.MOVES_THAT_TELL && isInTheWell(CARDS - 1);
            if (game.peeking && (looked >>> seat & 1) == 0 && !told) {
                into.add(ToyMove.PEEK);
            }
            into.addBits(ToyMove.LIFT, at(seat));
        } else if (game.fault == Fault.UNSORTED_CODES) {
            into.add(ToyMove.DOWN);
            into.add(ToyMove.OPEN);
        } else {
            into.add(ToyMove.OPEN);
            into.add(ToyMove.DOWN);
        }
    }

    /** Bits of the cards in a place. */
    int at(int where) {
        int bits = 0;
        for (int card = 0; card < CARDS; card++) {
            bits |= place[card] == where ? 1 << card : 0;
        }
        return bits;
    }

    @Override
    public void apply(int seat, int code, Chance chance, Sink sink) {
        if (game.fault == Fault.CHANGE_BEFORE_REFUSAL) {
            counter++;
        }
        scratch.clear();
        legal(seat, scratch);
        boolean waved = game.fault == Fault.ILLEGAL_MOVE_ACCEPTED && code == ToyMove.PEEK;
        if (!scratch.contains(code) && !waved) {
            throw new IllegalArgumentException("seat " + seat + " cannot " + code);
        }
        if (game.fault == Fault.HIDDEN_CLOCK_IN_EVENTS) {
            sink.tell(Sink.EVERYONE, new ToyEvent.Ticked(game.asked++));
        }
        switch (ToyMove.read(code)) {
            case ToyMove.Bid(int amount) -> bid(seat, amount, sink);
            case ToyMove.Peek() -> peek(seat, sink);
            case ToyMove.Lift(int card) -> lifted = card;
            case ToyMove.Open() -> play(seat, OPEN + seat, chance, sink);
            case ToyMove.Down() -> play(seat, DOWN + seat, chance, sink);
        }
    }

    @Override
    public void applyListed(int seat, int code, Chance chance, Sink sink) {
        apply(seat, code, chance, sink);
        if (game.fault == Fault.LISTED_MOVE_THAT_DIFFERS) {
            counter++;
        }
    }

    private void bid(int seat, int amount, Sink sink) {
        if (game.fault == Fault.ENDLESS) {
            return;
        }
        bid[seat] = amount;
        sink.tell(1 << seat, new ToyEvent.Bid(amount));
        if (bidding() == 0) {
            sink.tell(Sink.EVERYONE, new ToyEvent.AllBid());
        }
    }

    private void peek(int seat, Sink sink) {
        looked |= 1 << seat;
        sink.tell(Sink.EVERYONE, new ToyEvent.Peeked(new Seat(seat)));
        Event saw = new ToyEvent.Saw(Integer.numberOfTrailingZeros(at(WELL)));
        sink.tell(1 << seat, saw);
        if (game.fault == Fault.EVENT_TOLD_TO_THE_SPECTATORS) {
            sink.tell(1 << SPECTATOR, saw);
        }
    }

    private void play(int seat, int where, Chance chance, Sink sink) {
        if (place[lifted] != seat) {
            throw new IllegalStateException("seat " + seat + " has no card " + lifted);
        }
        place[lifted] = where;
        boolean open = where == OPEN + seat;
        log[logged++] = open ? lifted : NONE;
        sink.tell(
                Sink.EVERYONE,
                open
                        ? new ToyEvent.Played(new Seat(seat), lifted)
                        : new ToyEvent.PutDown(new Seat(seat)));
        int deck = at(DECK);
        if (!open && game.drawing && deck != 0) {
            int card = chance.bit(deck);
            place[card] = seat;
            sink.tell(
                    game.fault == Fault.OVER_TOLD_EVENT ? Sink.EVERYONE : 1 << seat,
                    new ToyEvent.Drew(card));
        }
        lifted = NONE;
        turn++;
    }

    @Override
    public int points(int seat) {
        return Integer.bitCount(at(OPEN + seat)) * 3 + bid[seat] + role[seat];
    }

    @Override
    public int winners() {
        if (game.fault == Fault.WINNER_WITHOUT_A_SEAT) {
            return 1 << game.seats;
        }
        int best = Integer.MIN_VALUE;
        int bits = 0;
        for (int seat = 0; seat < game.seats; seat++) {
            int points = points(seat);
            bits = points > best ? 0 : bits;
            bits |= points >= best ? 1 << seat : 0;
            best = Math.max(best, points);
        }
        return bits;
    }

    @Override
    public Result result() {
        boolean there =
                switch (game.fault) {
                    case NO_RESULT -> false;
                    case RESULT_BEFORE_THE_END -> true;
                    default -> pending() == 0;
                };
        if (!there) {
            throw new IllegalStateException("the game goes on");
        }
        return ToyResult.of(this);
    }

    @Override
    public View view(int seat) {
        if (game.fault == Fault.VIEW_THAT_CHANGES_THE_STATE) {
            counter++;
        }
        return new ToyLooks(this, seat).view();
    }

    @Override
    public void redeal(int seat, Chance chance) {
        new ToyRedeal(this, seat, chance).run();
    }
}
