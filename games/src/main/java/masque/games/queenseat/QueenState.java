package masque.games.queenseat;

import java.util.Arrays;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Result;
import masque.core.Sink;
import masque.core.State;
import masque.core.View;

/**
 * One game of Queenseat in progress. Seats are players; where they sit is their place in the ring.
 * A card on its way to a player lies among the secret ones until its new owner says how it faces.
 */
final class QueenState implements State {
    static final int NONE = -1;

    final QueenGame game;

    /** QS-1.4: the secret cards by seat, then what was set aside. */
    final long[] secret;

    /** QS-1.4: the public cards by seat. */
    final long[] open;

    /** Cards chosen for an action: the secret ones by seat, then the public ones. */
    final long[] picked;

    /** Cards received whose owner has yet to say how they face, by seat (QS-5.1). */
    final long[] fresh;

    /** What {@link Sight} keeps: bounds of what seats hold, and cards seen in hands. */
    final long[] bounds;

    final long[] marks;
    final byte[] most;
    final int[] watchers;

    /** Bits of who knows a seat's received cards, the spectators' after the seats'. */
    final int[] freshSeen;

    /** The place of each seat, then the seat at each place; clockwise is upwards. */
    final int[] ring;

    /** The kind that each seat voted; those of the last round until the first vote of the next. */
    final int[] votes;

    /** To whom each vote went. */
    final int[] given;

    /** What each losing voter did, as {@link Deed} has it. */
    final int[] deeds;

    /** QS-2.2: bits of the types that each seat's neighbours bar in this round. */
    final int[] bars;

    /** QS-5.5: who must vote what in this round and in the next, as {@link Forced} has it. */
    final int[] forced;

    int forcedNow;
    int forcedNext;

    /** Every finished round, as {@link Log} has it. */
    final int[] rounds;

    Phase phase = Phase.VOTING;

    /** Bits of those who owe a move. */
    int waiting;

    /** The number of the round under way, from 1. */
    int round = 1;

    /** QS-1.4: the place that is the Queenseat. */
    int throne;

    /** QS-2.7: the place whose losing vote is resolved. */
    int pointer;

    /** The winning type; that of the last round until the first vote of the next. */
    int winning = NONE;

    /**
     * Whose vote was the first for the winning type, and who was Queen, when votes were counted.
     */
    int foremost = NONE;

    int reigning = NONE;

    /** Bits of those who have voted in this round. */
    int voted;

    /** Bits of those whose votes lie face up. */
    int shown;

    /** Bits of those whose votes lie on the table, face up, and are nobody's. */
    int onTable;

    /** Bits of those who have yet to give their winning votes away. */
    int winners;

    /** Bits of those whose losing votes are open. */
    int losers;

    /** Whose vote the Queen took. */
    int taken = NONE;

    /** Bits of those whose losing votes the Queen has handed out. */
    int handed;

    /** How many losing votes have been begun. */
    int deedsDone;

    /** Whose losing vote is being resolved, and whether its action goes on. */
    int actor = NONE;

    boolean acting;

    /** QS-4.6: whether the card goes to the Queen. */
    boolean sent;

    /** Whom an action is about. */
    int target = NONE;

    /** The Princess of which all received cards are known to be (QS-4.6). */
    int named = NONE;

    /** How many cards are still to be stolen, or how many everybody picks. */
    int left;

    /** QS-4.12: bits of the frozen. */
    int frozen;

    /** QS-4.11: to whom the losing votes go. */
    int venom = NONE;

    Bar bar = Bar.MOST;
    Bar barNext = Bar.MOST;
    SwapTest test = SwapTest.SHE_HAS_FEWER;
    SwapTest testNext = SwapTest.SHE_HAS_FEWER;

    /** QS-4.9: whether votes are random. */
    boolean random;

    boolean randomNext;

    /** QS-4.1: whether votes are open, and bits of those who play face down all the same. */
    boolean openRound;

    boolean openNext;
    int hidden;
    int hiddenNext;

    QueenState(QueenGame game) {
        this.game = game;
        int seats = game.seats;
        secret = new long[seats + 1];
        open = new long[seats];
        picked = new long[2 * seats];
        fresh = new long[seats];
        bounds = new long[2 * seats];
        Arrays.fill(bounds, 0, seats, Sight.UNKNOWN);
        marks = new long[seats * (seats + 1)];
        most = new byte[seats * (seats + 1)];
        watchers = new int[seats];
        freshSeen = new int[seats];
        ring = new int[2 * seats];
        votes = new int[seats];
        given = new int[seats];
        deeds = new int[seats];
        bars = new int[seats];
        forced = new int[2 * seats];
        rounds = new int[game.mostRounds];
        Arrays.fill(votes, NONE);
        Arrays.fill(given, NONE);
        for (int seat = 0; seat < seats; seat++) {
            sit(seat, seat);
        }
    }

    private QueenState(QueenState other) {
        game = other.game;
        secret = other.secret.clone();
        open = other.open.clone();
        picked = other.picked.clone();
        fresh = other.fresh.clone();
        bounds = other.bounds.clone();
        marks = other.marks.clone();
        most = other.most.clone();
        watchers = other.watchers.clone();
        freshSeen = other.freshSeen.clone();
        ring = other.ring.clone();
        votes = other.votes.clone();
        given = other.given.clone();
        deeds = other.deeds.clone();
        bars = other.bars.clone();
        forced = other.forced.clone();
        forcedNow = other.forcedNow;
        forcedNext = other.forcedNext;
        rounds = other.rounds.clone();
        phase = other.phase;
        waiting = other.waiting;
        round = other.round;
        throne = other.throne;
        pointer = other.pointer;
        winning = other.winning;
        foremost = other.foremost;
        reigning = other.reigning;
        voted = other.voted;
        shown = other.shown;
        onTable = other.onTable;
        winners = other.winners;
        losers = other.losers;
        taken = other.taken;
        handed = other.handed;
        deedsDone = other.deedsDone;
        actor = other.actor;
        acting = other.acting;
        sent = other.sent;
        target = other.target;
        named = other.named;
        left = other.left;
        frozen = other.frozen;
        venom = other.venom;
        bar = other.bar;
        barNext = other.barNext;
        test = other.test;
        testNext = other.testNext;
        random = other.random;
        randomNext = other.randomNext;
        openRound = other.openRound;
        openNext = other.openNext;
        hidden = other.hidden;
        hiddenNext = other.hiddenNext;
    }

    @Override
    public State copy() {
        return new QueenState(this);
    }

    @Override
    public int pending() {
        return waiting;
    }

    int placeOf(int seat) {
        return ring[seat];
    }

    /** Who sits at a place; places go round. */
    int seatAt(int place) {
        int seats = game.seats;
        return ring[seats + (place >= seats ? place - seats : place)];
    }

    /** Puts somebody at a place. */
    void sit(int seat, int place) {
        ring[seat] = place;
        ring[game.seats + place] = seat;
    }

    /** QS-1.4: whoever sits in the Queenseat. */
    int queen() {
        return ring[game.seats + throne];
    }

    /** The neighbour in clockwise direction. */
    int after(int seat) {
        return seatAt(ring[seat] + 1);
    }

    /** The neighbour in the other direction. */
    int before(int seat) {
        return seatAt(ring[seat] + game.seats - 1);
    }

    int everybody() {
        return (1 << game.seats) - 1;
    }

    int others(int seat) {
        return everybody() & ~(1 << seat);
    }

    /** Bits of everybody and the spectators. */
    int allEyes() {
        return (1 << (game.seats + 1)) - 1;
    }

    boolean frozen(int seat) {
        return (frozen >>> seat & 1) != 0;
    }

    /** The Princess that a seat voted. */
    int voteOf(int seat) {
        return Cards.princess(votes[seat]);
    }

    /** Bits of those who hold secret cards. */
    int holders() {
        int holders = 0;
        for (int seat = 0; seat < game.seats; seat++) {
            holders |= secret[seat] != 0 ? 1 << seat : 0;
        }
        return holders;
    }

    /** Bits of those who hold any card. */
    int owners() {
        int owners = 0;
        for (int seat = 0; seat < game.seats; seat++) {
            if ((secret[seat] | open[seat]) != 0) {
                owners |= 1 << seat;
            }
        }
        return owners;
    }

    /** Bits of those who voted a Princess in this round. */
    int votersOf(int princess) {
        int voters = 0;
        for (int rest = voted; rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            voters |= voteOf(seat) == princess ? 1 << seat : 0;
        }
        return voters;
    }

    /** The first of these seats clockwise from a place; there must be one. */
    int firstFrom(int place, int seats) {
        for (int at = place; at < place + game.seats; at++) {
            int seat = seatAt(at);
            if ((seats >>> seat & 1) != 0) {
                return seat;
            }
        }
        throw new IllegalStateException("nobody among " + seats + " from place " + place);
    }

    /** Lets one seat choose. */
    void ask(Phase what, int seat) {
        phase = what;
        waiting = 1 << seat;
    }

    /** How many cards a seat has picked for the action under way. */
    int picks(int seat) {
        return Cards.size(picked[seat]) + Cards.size(picked[game.seats + seat]);
    }

    /** Forgets what was picked. */
    void dropPicks() {
        Arrays.fill(picked, 0);
    }

    @Override
    public void legal(int seat, Codes into) {
        if ((waiting >>> seat & 1) != 0) {
            Legal.add(this, seat, into);
        }
    }

    @Override
    public void apply(int seat, int code, Chance chance, Sink sink) {
        if (seat < 0
                || seat >= game.seats
                || (waiting >>> seat & 1) == 0
                || !Legal.allows(this, seat, code)) {
            throw new IllegalArgumentException("seat " + seat + " may not choose " + code);
        }
        applyListed(seat, code, chance, sink);
    }

    @Override
    public void applyListed(int seat, int code, Chance chance, Sink sink) {
        switch (phase) {
            case VOTING -> Rounds.vote(this, seat, code - QueenGame.VOTE, chance, sink);
            case TAKING -> Rounds.take(this, code - QueenGame.TAKE, chance, sink);
            case GIVING -> Rounds.give(this, seat, code - QueenGame.GIVE, chance, sink);
            case LOSING -> Losing.choose(this, code, chance, sink);
            case NAMING -> Actions.name(this, code - QueenGame.NAME, chance, sink);
            case CHOOSING -> Actions.choose(this, code - QueenGame.CHOOSE, chance, sink);
            case CALLING -> Actions.call(this, code == QueenGame.LEAST, sink);
            case PICKING, SHOWING -> Picks.pick(this, seat, code, chance, sink);
            case STEALING -> Steals.steal(this, code, chance, sink);
            case FACING -> Steals.face(this, seat, code == QueenGame.SHOW, chance, sink);
            case HANDING -> Losing.hand(this, code - QueenGame.GIVE, chance, sink);
            case OVER -> throw new IllegalStateException("the game is over");
        }
    }

    /** QS-3.1: one for the Queen, none for anybody else. */
    @Override
    public int points(int seat) {
        return seat == queen() ? 1 : 0;
    }

    @Override
    public int winners() {
        return phase == Phase.OVER ? 1 << queen() : 0;
    }

    /** QS-3.1, QS-3.2: the Queen wins; nobody else is ranked, and no points are counted. */
    @Override
    public Result result() {
        if (phase != Phase.OVER) {
            throw new IllegalStateException("the game goes on");
        }
        return Result.of(winners(), new int[game.seats]);
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
