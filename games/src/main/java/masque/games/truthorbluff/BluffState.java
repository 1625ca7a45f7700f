package masque.games.truthorbluff;

import masque.core.Chance;
import masque.core.Codes;
import masque.core.Result;
import masque.core.Sink;
import masque.core.State;
import masque.core.View;

/**
 * One game of Truth or Bluff in progress. A choice of several parts that is half made is known to
 * nobody but the one who makes it.
 */
final class BluffState implements State {
    static final int NONE = -1;

    /**
     * The most often that a tile comes into a holder again: Jadeite, Zoycite and Kunzite bring one
     * another back, but Kunzite never itself, so Jadeite draws at most three times and Kunzite
     * takes back at most four.
     */
    private static final int RETURNS = 7;

    private static final int LINK_BITS = 6;
    private static final int LINK_MASK = (1 << LINK_BITS) - 1;
    private static final int NAME_BITS = 3;
    private static final int NAME_MASK = (1 << NAME_BITS) - 1;

    final BluffGame game;

    /** Sets of tiles: the holders, the bag, then what lies face up before each seat. */
    final long[] tiles;

    /** Sets of Success tokens by seat. */
    final int[] tokens;

    /** Every finished round, as {@link Round} has it. */
    final int[] rounds;

    /** What came of each Villain's bonus, in order, as {@link Bonus} has it. */
    final int[] bonuses;

    /** TB-2.4: the ending in force beside TB-6.1. */
    Ending ending = Ending.OUT_OF_TILES;

    /** TB-2.6: bits of the Villains in the game. */
    int villains;

    Phase phase = Phase.SLIDING;

    /** Whose move it is. */
    int turn;

    /** How many rounds are finished. */
    int finished;

    /** How many Villains' bonuses are finished. */
    int bonusesDone;

    /** The kind of the tile under way. */
    int tile = NONE;

    /** Who started the round under way or, until the next slide, the last one. */
    int starter = NONE;

    /** To whom the tile went under which name, six bits a link, and how many links there are. */
    long chain;

    int links;

    /** TB-3.3: bits of the seats that the tile has been at, the starter's too. */
    int reached;

    /** TB-3.4: bits of the seats that saw the tile before it was turned up. */
    int seen;

    /** The tile of a choice that is half made: its kind, or with Beryl its place and kind. */
    int pickedTile = NONE;

    /** The seat of a choice that is half made. */
    int pickedSeat = NONE;

    /** TB-6.11: bits of the defeated, and what defeated them, once the game is over. */
    int defeated;

    Ending cause = Ending.OUT_OF_TILES;

    BluffState(BluffGame game) {
        this.game = game;
        tiles = new long[2 * game.seats + 1];
        tokens = new int[game.seats];
        rounds = new int[BluffGame.HOLDER * game.seats + RETURNS];
        bonuses = new int[game.supply.villains() == 0 ? 0 : Face.VILLAINS + RETURNS];
    }

    private BluffState(BluffState other) {
        game = other.game;
        tiles = other.tiles.clone();
        tokens = other.tokens.clone();
        rounds = other.rounds.clone();
        bonuses = other.bonuses.clone();
        ending = other.ending;
        villains = other.villains;
        phase = other.phase;
        turn = other.turn;
        finished = other.finished;
        bonusesDone = other.bonusesDone;
        tile = other.tile;
        starter = other.starter;
        chain = other.chain;
        links = other.links;
        reached = other.reached;
        seen = other.seen;
        pickedTile = other.pickedTile;
        pickedSeat = other.pickedSeat;
        defeated = other.defeated;
        cause = other.cause;
    }

    @Override
    public State copy() {
        return new BluffState(this);
    }

    @Override
    public int pending() {
        return phase == Phase.OVER ? 0 : 1 << turn;
    }

    /** Where the draw bag is among the sets of tiles. */
    int bag() {
        return game.seats;
    }

    /** Where a seat's face-up tiles are among the sets of tiles. */
    int faceUp(int seat) {
        return game.seats + 1 + seat;
    }

    /** To whom a link of the chain went. */
    int to(int link) {
        return (int) (chain >>> (LINK_BITS * link) & LINK_MASK) >> NAME_BITS;
    }

    /** Which character was named in a link of the chain. */
    int name(int link) {
        return (int) (chain >>> (LINK_BITS * link) & NAME_MASK);
    }

    /** Who slid the tile in a link of the chain. */
    int from(int link) {
        return link == 0 ? starter : to(link - 1);
    }

    /** Everybody's bits. */
    int everybody() {
        return (1 << game.seats) - 1;
    }

    /** TB-3.1, TB-3.3: bits of those to whom the tile can go now. */
    int targets() {
        return everybody() & (phase == Phase.SLIDING ? ~(1 << turn) : ~reached);
    }

    /** The Villain whose bonus is under way. */
    Face villain() {
        return Face.at(Tiles.face(Round.tile(rounds[finished - 1])));
    }

    @Override
    public void legal(int seat, Codes into) {
        if (seat == turn) {
            Legal.add(this, into);
        }
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
            case SLIDING -> {
                if (pickedTile == NONE) {
                    pickedTile = code - BluffGame.SLIDE;
                } else {
                    address(code, sink);
                }
            }
            case ANSWERING -> {
                if (code == BluffGame.LOOK) {
                    look(sink);
                } else {
                    Challenge.decide(this, code == BluffGame.TRUTH, chance, sink);
                }
            }
            case PASSING -> address(code, sink);
            case BONUS -> Bonus.choose(this, code, sink);
            case OVER -> throw new IllegalStateException("the game is over");
        }
    }

    /** To whom the tile goes, then under which name. */
    private void address(int code, Sink sink) {
        if (pickedSeat == NONE) {
            pickedSeat = code - BluffGame.TO;
        } else {
            slide(code - BluffGame.NAME, sink);
        }
    }

    /** TB-3.1, TB-3.2: the tile goes to another player. */
    private void slide(int name, Sink sink) {
        if (phase == Phase.SLIDING) {
            tile = pickedTile;
            tiles[turn] -= Tiles.one(tile);
            starter = turn;
            chain = 0;
            links = 0;
            reached = 1 << turn;
            seen = 1 << turn;
        }
        chain |= (long) (pickedSeat << NAME_BITS | name) << (LINK_BITS * links);
        links++;
        reached |= 1 << pickedSeat;
        turn = pickedSeat;
        phase = Phase.ANSWERING;
        dropPicks();
        Tell.slid(this, sink);
    }

    /** TB-3.2: a look at the tile; if only one player is left to go to there is no choice. */
    private void look(Sink sink) {
        seen |= 1 << turn;
        phase = Phase.PASSING;
        pickedSeat = onlyTarget();
        Tell.looked(this, sink);
    }

    /** The only player whom whoever looked can pass to, if there are no others. */
    int onlyTarget() {
        int targets = targets();
        return (targets & targets - 1) == 0 ? Integer.numberOfTrailingZeros(targets) : NONE;
    }

    /** Forgets a choice that was half made. */
    void dropPicks() {
        pickedTile = NONE;
        pickedSeat = NONE;
    }

    /** TB-4.5, TB-6.1: whoever collected the tile starts the next round, if with any tile. */
    void nextRound(Sink sink) {
        phase = Phase.SLIDING;
        if (tiles[turn] == 0) {
            over(Ending.OUT_OF_TILES, 1 << turn, sink);
        }
    }

    /** TB-6.2 to TB-6.11: ends the game if anybody's face-up tiles meet the condition. */
    boolean ended(Sink sink) {
        int meeting = 0;
        for (int seat = 0; seat < game.seats; seat++) {
            if (Goal.met(ending, tiles[faceUp(seat)], game.numbers)) {
                meeting |= 1 << seat;
            }
        }
        if (meeting != 0) {
            over(ending, meeting, sink);
        }
        return meeting != 0;
    }

    private void over(Ending why, int whom, Sink sink) {
        phase = Phase.OVER;
        cause = why;
        defeated = whom;
        Tell.over(this, sink);
    }

    /** TB-7.1: what the tokens are worth; nothing for the defeated. */
    @Override
    public int points(int seat) {
        return (defeated >>> seat & 1) != 0 ? 0 : Tokens.total(tokens[seat]);
    }

    @Override
    public int winners() {
        return phase == Phase.OVER ? Ranking.winners(this) : 0;
    }

    @Override
    public Result result() {
        return Ranking.result(this);
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
