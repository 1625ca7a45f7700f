package masque.games.masqueradebattle;

import java.util.Arrays;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Result;
import masque.core.Sink;
import masque.core.State;
import masque.core.View;

/** One game of Masquerade Battle in progress. Every choice is made in the open. */
final class BattleState implements State {
    static final int NONE = -1;

    /** A trick that nobody collected (MB-6.5), in its entry among the outcomes. */
    static final int DISCARDED = -2;

    /** Above the pile in an entry among the outcomes is the winner. */
    private static final int WINNER_BITS = 5;

    private static final int PLAY_BITS = 8;
    private static final int PLAY_MASK = (1 << PLAY_BITS) - 1;
    private static final int NAMED_BITS = 4;
    private static final int NAMED_MASK = (1 << NAMED_BITS) - 1;

    final BattleGame game;

    /** Sets of Characters: the hands, then two piles a seat, then the discard pile. */
    final long[] characters;

    /** Sets of other cards, in the same places. */
    final int[] others;

    /**
     * Every card played, in order: the play as it lies now, above it the named planet plus 1, above
     * that the seats whose Characters it switched.
     */
    final int[] plays;

    /** By trick: the pile that it went to as {@link #pileOf} has it, above that the winner. */
    final short[] outcomes;

    /** By number: the bidder and the side, as {@link #pileOf} has it. */
    final byte[] bids;

    Phase phase = Phase.BIDDING;

    /** Whose move it is. */
    int turn;

    /** Bits of the seats of the Dark Kingdom; the left-over Team card is the bit above them. */
    int dark;

    /** MB-4.1: whose Team card is face up. */
    int revealed = NONE;

    /** The standing bid: 0 before the first. */
    int bid;

    int bidder = NONE;
    int bidSide;

    /** How many have passed since the standing bid. */
    int passes;

    /** The trick on the table, from 0. */
    int trick;

    /** How many cards lie in the trick; all of them until the next lead. */
    int laid;

    /** Who leads the trick on the table or, before the first lead, will lead it. */
    int leader;

    /** The ruling planet; {@link #NONE} as long as there is none. */
    int ruling = NONE;

    /** MB-5.7: the seats whose Characters may still be switched. */
    int switchable;

    /** MB-7.3: who gets the cards, while a pile is being named. */
    int receiver = NONE;

    /** Planets that seats have shown not to hold any more: five bits a seat. */
    long voids;

    BattleState(BattleGame game) {
        this.game = game;
        int places = 3 * game.seats + 1;
        characters = new long[places];
        others = new int[places];
        plays = new int[game.tricks * game.seats];
        outcomes = new short[game.tricks];
        Arrays.fill(outcomes, (short) NONE);
        bids = new byte[BattleGame.MOST + 1];
        Arrays.fill(bids, (byte) NONE);
    }

    private BattleState(BattleState other) {
        game = other.game;
        characters = other.characters.clone();
        others = other.others.clone();
        plays = other.plays.clone();
        outcomes = other.outcomes.clone();
        bids = other.bids.clone();
        phase = other.phase;
        turn = other.turn;
        dark = other.dark;
        revealed = other.revealed;
        bid = other.bid;
        bidder = other.bidder;
        bidSide = other.bidSide;
        passes = other.passes;
        trick = other.trick;
        laid = other.laid;
        leader = other.leader;
        ruling = other.ruling;
        switchable = other.switchable;
        receiver = other.receiver;
        voids = other.voids;
    }

    @Override
    public State copy() {
        return new BattleState(this);
    }

    @Override
    public int pending() {
        return phase == Phase.OVER ? 0 : 1 << turn;
    }

    /** A seat and a side as one number. */
    static int pileOf(int seat, int side) {
        return 2 * seat + side;
    }

    /** The outcome of a trick that was won and went to somebody's pile. */
    static short outcome(int winner, int receiver, int side) {
        return (short) (winner << WINNER_BITS | pileOf(receiver, side));
    }

    /** Who won a trick that was collected, from its outcome. */
    static int winner(int outcome) {
        return outcome >> WINNER_BITS;
    }

    /** Whose pile a trick went to, from its outcome. */
    static int receiver(int outcome) {
        return (outcome & (1 << WINNER_BITS) - 1) >> 1;
    }

    /** Where a seat's pile of a side is. */
    int pile(int seat, int side) {
        return game.seats + pileOf(seat, side);
    }

    /** Where the discard pile is. */
    int discard() {
        return 3 * game.seats;
    }

    /** MB-8.1: whether no trick comes after the one on the table. */
    boolean lastTrick() {
        return trick + 1 == game.tricks;
    }

    /** Where the plays of the trick on the table begin. */
    int begin() {
        return trick * game.seats;
    }

    /** A card as it was played, or as it lies now if it was switched. */
    int play(int entry) {
        return plays[entry] & PLAY_MASK;
    }

    /** The planet named with a card; {@link #NONE} if none was. */
    int named(int entry) {
        return (plays[entry] >>> PLAY_BITS & NAMED_MASK) - 1;
    }

    /** Bits of the seats whose Characters this Betrayal switched. */
    int switched(int entry) {
        return plays[entry] >>> (PLAY_BITS + NAMED_BITS);
    }

    /** The seat whose card is in this place of the trick on the table. */
    int seatAt(int place) {
        int seat = leader + place;
        return seat < game.seats ? seat : seat - game.seats;
    }

    /** Whether the next card is a lead: nothing is on the table, or a finished trick. */
    boolean leading() {
        return laid == 0 || laid == game.seats;
    }

    @Override
    public void legal(int seat, Codes into) {
        if (seat == turn) {
            Legal.add(this, into);
        }
    }

    /** MB-5.3: the Characters that may be played now. */
    long playableCharacters() {
        long hand = characters[turn];
        return mustFollow() ? hand & game.followingCharacters[ruling] : hand;
    }

    /** MB-5.3, MB-5.4: the other cards that may be played now. */
    int playableOthers() {
        int hand = others[turn];
        return mustFollow() ? hand & game.followingOthers[ruling] : hand;
    }

    /** MB-5.3: whether the player holds a card of the ruling planet and does not lead. */
    boolean mustFollow() {
        return !leading()
                && ((characters[turn] & game.deck.characters(ruling)) != 0
                        || (others[turn] & game.deck.actions(ruling)) != 0);
    }

    @Override
    public void apply(int seat, int code, Chance chance, Sink sink) {
        if (seat != turn || !Legal.allows(this, code)) {
            throw new IllegalArgumentException("seat " + seat + " may not choose " + code);
        }
        applyListed(seat, code, chance, sink);
    }

    @Override
    public void applyListed(int seat, int code, Chance chance, Sink sink) {
        switch (phase) {
            case BIDDING -> {
                if (code == BattleGame.PASS) {
                    Auction.pass(this, sink);
                } else {
                    Auction.bid(this, BattleGame.number(code), code & 1, sink);
                }
            }
            case REVEALING -> Auction.reveal(this, code - BattleGame.REVEAL, sink);
            case PLAYING -> lay(code - BattleGame.PLAY, sink);
            case NAMING -> name(code - BattleGame.NAME, sink);
            case SWITCHING -> {
                if (code == BattleGame.DONE) {
                    next(sink);
                } else {
                    turnOver(code - BattleGame.SWITCH, sink);
                }
            }
            case GIVING -> Collecting.give(this, code - BattleGame.GIVE, sink);
            case PILING -> Collecting.collect(this, receiver, code - BattleGame.PILE, sink);
            case OVER -> throw new IllegalStateException("the game is over");
        }
    }

    /** MB-2.2 to MB-2.4, MB-3.1: teams, cards and who opens the auction. */
    void deal(Chance chance, Sink sink) {
        SetUp.dealTeams(this, chance);
        SetUp.dealCards(this, chance);
        turn = chance.below(game.seats);
        Tell.dealt(this, sink);
    }

    /** Puts a card into a hand or onto a pile. */
    void put(int seat, int card) {
        if (card < Deck.CHARACTERS) {
            characters[seat] |= 1L << card;
        } else {
            others[seat] |= 1 << (card - Deck.CHARACTERS);
        }
    }

    /** The left neighbour. */
    int after(int seat) {
        return seat + 1 == game.seats ? 0 : seat + 1;
    }

    private void lay(int play, Sink sink) {
        boolean lead = leading();
        int planet = game.deck.planet(play);
        if (lead) {
            trick += laid == 0 ? 0 : 1;
            laid = 0;
            leader = turn;
            ruling = planet < Planet.COUNT ? planet : NONE;
        } else if (planet != ruling && planet != Planet.MOON.ordinal() && planet != Deck.FREE) {
            voids |= 1L << (Planet.COUNT * turn + ruling);
        }
        if (play < Deck.OTHER_PLAYS) {
            characters[turn] &= ~(1L << (play >> 1));
        } else {
            others[turn] &= ~(1 << (play - Deck.OTHER_PLAYS));
        }
        plays[begin() + laid] = play;
        laid++;
        Tell.played(this, play, lead, sink);
        if (ruling == NONE || Deck.isOneOf(Deck.TRANSFORMATIONS, play)) {
            phase = Phase.NAMING;
        } else if (Deck.isOneOf(Deck.BETRAYALS, play) && charactersOnTable() != 0) {
            switchable = charactersOnTable();
            phase = Phase.SWITCHING;
        } else {
            next(sink);
        }
    }

    /** MB-5.2, MB-5.6. */
    private void name(int planet, Sink sink) {
        ruling = planet;
        plays[begin() + laid - 1] |= (planet + 1) << PLAY_BITS;
        Tell.named(this, sink);
        next(sink);
    }

    /** Bits of the seats whose card in the trick is a Character. */
    private int charactersOnTable() {
        int seats = 0;
        for (int place = 0; place < laid; place++) {
            if (play(begin() + place) < Deck.OTHER_PLAYS) {
                seats |= 1 << seatAt(place);
            }
        }
        return seats;
    }

    /** MB-5.7: a Character is switched to its other power, at most once by one Betrayal. */
    private void turnOver(int seat, Sink sink) {
        switchable &= ~(1 << seat);
        int place = seat - leader + (seat < leader ? game.seats : 0);
        plays[begin() + place] ^= 1;
        plays[begin() + laid - 1] |= 1 << (seat + PLAY_BITS + NAMED_BITS);
        Tell.switched(this, seat, place, sink);
        if (switchable == 0) {
            next(sink);
        }
    }

    /** The card that was played is dealt with: the next player's turn, or the trick is decided. */
    private void next(Sink sink) {
        switchable = 0;
        if (laid < game.seats) {
            turn = after(turn);
            phase = Phase.PLAYING;
            return;
        }
        Collecting.decide(this, sink);
    }

    /** MB-8.4: 1 for those who have won or, as long as the game lasts, would if it ended now. */
    @Override
    public int points(int seat) {
        return bid == 0 ? 0 : Scoring.of(this).winners() >>> seat & 1;
    }

    /** MB-8.4: nobody has won before the end, and who is ahead is a secret. */
    @Override
    public int winners() {
        return phase == Phase.OVER ? Scoring.of(this).winners() : 0;
    }

    @Override
    public Result result() {
        if (phase != Phase.OVER) {
            throw new IllegalStateException("the game goes on");
        }
        return Scoring.of(this).result();
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
