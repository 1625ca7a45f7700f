package masque.games.dicechallenge;

import java.util.Arrays;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Result;
import masque.core.Sink;
import masque.core.State;
import masque.core.View;

/**
 * One match in progress. Characters are counted over both sides, the first side's before the
 * second's; a character's dice keep their places for the whole match. All of it is public but what
 * somebody has chosen in secret and the other side has not yet.
 */
final class DiceState implements State {
    static final int NONE = -1;

    /** Fields of a character's sheet: sets of its dice, its card and what is left of its uses. */
    static final int STARTING = 0;

    static final int RESERVE = 1;
    static final int PLAY = 2;
    static final int LOST = 3;
    static final int CARD = 4;
    static final int USES = 5;

    /** What follows from card and uses, at hand: its ability as a bit, and sets of its dice. */
    private static final int READY = 6;

    private static final int DROID = 7;
    static final int TWINS = 8;
    private static final int SHEET = 9;

    /** Fields of a side: who fights, rounds won, the secret choice, whether it tagged last turn. */
    static final int FIGHTER = 0;

    static final int TOKENS = 1;
    static final int CHOICE = 2;
    static final int TAGGED = 3;
    private static final int SIDE = 4;

    final DiceGame game;

    private final int[] sheets;
    private final int[] sides = new int[2 * SIDE];

    /** By character and place, the size of a die; behind all sizes what the dice show. */
    final byte[] dice;

    /** What happened this round, as {@link Story} writes it. */
    long[] story;

    /** How the rounds went, as {@link Rounds} writes it. */
    long[] results;

    /** Room for {@link Attacks} and comparisons. */
    final transient int[] scratch;

    /** What the dice that may be attacked show, as bits; {@link Attacks#compulsory} looks. */
    transient long shown;

    Phase phase = Phase.PICKING;

    /** The seats that owe a move: what follows from the rest, kept because it is asked so often. */
    private int owed;

    /** Whose turn it is, as a side. */
    int turn;

    /** Which side moved first this round. */
    int first;

    /** How many rounds have begun, and how many have ended. */
    int round;

    int ended;

    /** How many entries the story has had this round. */
    int told;

    /** DC-2.1: how often both have picked the same; with teams how many have picked. */
    int picks;

    /** DC-2.1: whether the second character was drawn, as both had picked the same three times. */
    boolean drawn;

    /** DC-8.10: the card that both have picked while they are asked for a mirror match. */
    int mirror = NONE;

    /** DC-8.10: what was answered before, as {@link Mirror} writes it. */
    final int[] answers = new int[Picking.MOST_EQUAL - 1];

    /** Which side is asked for its Crystal Ball. */
    int asked;

    /**
     * DC-5.13: how many sides in a row have declined to use a Crystal Ball; none if not asked yet.
     */
    int declined;

    /** The side that lost the last round and may strengthen itself; none after a draw. */
    int loser = NONE;

    /** How many Reserve dice have been converted since the round ended. */
    int converted;

    /** The dice of the declared attack, later those that were rolled again. */
    int attackers;

    /** The attacked die. */
    int target = NONE;

    /** DC-5.2: the die that may not be attacked this turn. */
    int blocked = NONE;

    /** DC-5.14: whether an ability was used this turn before attacking. */
    boolean acted;

    /** DC-7.3: whether the last capture took a fighter's last die. */
    boolean defeated;

    DiceState(DiceGame game) {
        this.game = game;
        sheets = new int[SHEET * game.characters];
        dice = new byte[2 * game.characters * game.row];
        story = new long[Story.room(game.storyLength, game.row)];
        results = new long[game.resultsLength];
        scratch = new int[2 * game.slots];
        for (int c = 0; c < game.characters; c++) {
            put(CARD, c, NONE);
        }
        for (int side = 0; side < 2; side++) {
            set(FIGHTER, side, NONE);
            set(CHOICE, side, NONE);
        }
    }

    private DiceState(DiceState other) {
        game = other.game;
        sheets = other.sheets.clone();
        System.arraycopy(other.sides, 0, sides, 0, sides.length);
        dice = other.dice.clone();
        story = other.story.clone();
        results = other.results.clone();
        scratch = new int[2 * game.slots];
        phase = other.phase;
        owed = other.owed;
        turn = other.turn;
        first = other.first;
        round = other.round;
        ended = other.ended;
        told = other.told;
        picks = other.picks;
        drawn = other.drawn;
        mirror = other.mirror;
        System.arraycopy(other.answers, 0, answers, 0, answers.length);
        asked = other.asked;
        declined = other.declined;
        loser = other.loser;
        converted = other.converted;
        attackers = other.attackers;
        target = other.target;
        blocked = other.blocked;
        acted = other.acted;
        defeated = other.defeated;
    }

    @Override
    public State copy() {
        return new DiceState(this);
    }

    /** The dice that a character starts every round with. */
    int starting(int c) {
        return sheets[SHEET * c + STARTING];
    }

    /** The dice in reserve; one that a Silver Crystal has borrowed is away until the round ends. */
    int reserve(int c) {
        return sheets[SHEET * c + RESERVE];
    }

    /** The dice in play. */
    int play(int c) {
        return sheets[SHEET * c + PLAY];
    }

    /** The dice that were captured this round. */
    int lost(int c) {
        return sheets[SHEET * c + LOST];
    }

    int card(int c) {
        return sheets[SHEET * c + CARD];
    }

    int uses(int c) {
        return sheets[SHEET * c + USES];
    }

    void put(int field, int c, int value) {
        sheets[SHEET * c + field] = value;
    }

    /** Who fights for a side; none between rounds of tag play. */
    int fighter(int side) {
        return sides[SIDE * side + FIGHTER];
    }

    int tokens(int side) {
        return sides[SIDE * side + TOKENS];
    }

    /** What a side has chosen in secret: a card, a character, or an answer. */
    int choice(int side) {
        return sides[SIDE * side + CHOICE];
    }

    boolean tagged(int side) {
        return sides[SIDE * side + TAGGED] != 0;
    }

    void set(int field, int side, int value) {
        sides[SIDE * side + field] = value;
    }

    int size(int c, int slot) {
        return dice[sizesAt(c) + slot];
    }

    int value(int c, int slot) {
        return dice[shownAt(c) + slot];
    }

    /** Where the sizes of a character's dice begin. */
    int sizesAt(int c) {
        return c * game.row;
    }

    /** Where the values of a character's dice begin. */
    int shownAt(int c) {
        return (game.characters + c) * game.row;
    }

    void show(int c, int slot, int value) {
        dice[shownAt(c) + slot] = (byte) value;
    }

    /** DC-6.5, DC-7.4: who lends this ability to the side's fighter; none if nobody can. */
    int payer(int side, int ability) {
        if (game.mode != Mode.TAG) {
            int c = fighter(side);
            return readyWith(c) == 1 << ability ? c : NONE;
        }
        for (int c = game.firstOf(side); c < game.firstOf(side + 1); c++) {
            if (readyWith(c) == 1 << ability) {
                return c;
            }
        }
        return NONE;
    }

    boolean has(int side, int ability) {
        return (ready(side) >>> ability & 1) != 0;
    }

    /** DC-6.5, DC-7.4: the abilities that the side's fighter can use, as bits. */
    int ready(int side) {
        if (game.mode != Mode.TAG) {
            return readyWith(fighter(side));
        }
        int ready = 0;
        for (int c = game.firstOf(side); c < game.firstOf(side + 1); c++) {
            ready |= readyWith(c);
        }
        return ready;
    }

    /** The ability of a character as a bit, as long as it can be used. */
    private int readyWith(int c) {
        return sheets[SHEET * c + READY];
    }

    /** Another set of Droid dice. */
    void droid(int c, int dice) {
        put(DROID, c, dice);
    }

    /** The dice of a character that may have a die of their size before them. */
    int twins(int c) {
        return sheets[SHEET * c + TWINS];
    }

    /** All Droid dice of a character. */
    int droid(int c) {
        return sheets[SHEET * c + DROID];
    }

    /** DC-5.12: one use less; returns whose it was. */
    int spend(int side, int ability) {
        int c = payer(side, ability);
        put(USES, c, uses(c) - 1);
        if (uses(c) == 0) {
            put(READY, c, 0);
        }
        return c;
    }

    /** Whether a character has a starting roll this round. */
    boolean rolls(int c) {
        return game.mode == Mode.TAG || c == fighter(0) || c == fighter(1);
    }

    /** The sizes among these dice, as bits of their indices. */
    int sizes(int c, int mask) {
        int sizes = 0;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            sizes |= 1 << Sizes.index(size(c, Integer.numberOfTrailingZeros(rest)));
        }
        return sizes;
    }

    /** The first of these dice that has this size. */
    int slotOf(int c, int mask, int size) {
        int rest = mask;
        while (size(c, Integer.numberOfTrailingZeros(rest)) != size) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest);
    }

    /** DC-1.2: rolls these dice. */
    void roll(int c, int mask, Chance chance) {
        int at = sizesAt(c);
        int shownAt = shownAt(c);
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            int slot = Integer.numberOfTrailingZeros(rest);
            dice[shownAt + slot] = (byte) (1 + chance.below(dice[at + slot]));
        }
    }

    /** A die is rolled and comes into play, or back. */
    void join(int c, int slot, Chance chance) {
        put(LOST, c, lost(c) & ~(1 << slot));
        put(PLAY, c, play(c) | 1 << slot);
        roll(c, 1 << slot, chance);
    }

    /** A character takes its card: its dice in the places that they keep. */
    void cast(int c, int index) {
        put(CARD, c, index);
        put(USES, c, game.cards.get(index).uses());
        put(READY, c, 1 << game.ability(index));
        put(DROID, c, game.droid(index));
        put(TWINS, c, game.twins(index));
        put(STARTING, c, game.starting(index));
        put(RESERVE, c, game.reserve(index));
        System.arraycopy(game.dice, index * game.row, dice, sizesAt(c), game.row);
    }

    /** DC-5.10: one more Starting die, in the first place that never had one. */
    void gain(int c, int size) {
        int slot = game.cards.get(card(c)).dice();
        while (size(c, slot) != 0) {
            slot++;
        }
        dice[sizesAt(c) + slot] = (byte) size;
        put(STARTING, c, starting(c) | 1 << slot);
    }

    /** DC-3.7: what a side would score now, in half points. */
    int halves(int side) {
        return kept(side) + captured(side);
    }

    /** DC-3.7: what a side scores for its own dice in play. */
    private int kept(int side) {
        int halves = 0;
        for (int c = game.firstOf(side); c < game.firstOf(side + 1); c++) {
            halves += total(c, play(c));
        }
        return halves;
    }

    /** DC-3.7: what a side scores for the dice that it has captured. */
    int captured(int side) {
        int halves = 0;
        for (int c = game.firstOf(1 - side); c < game.firstOf(2 - side); c++) {
            halves += 2 * total(c, lost(c));
        }
        return halves;
    }

    private int total(int c, int mask) {
        int total = 0;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            total += size(c, Integer.numberOfTrailingZeros(rest));
        }
        return total;
    }

    @Override
    public int pending() {
        return owed;
    }

    /** The game now waits for this. */
    void await(Phase next) {
        phase = next;
        owed = awaited();
    }

    /** The seats that owe a choice in this phase. */
    private int awaited() {
        return switch (phase) {
            case PICKING -> Picking.pending(this);
            case MIRROR -> Mirror.pending(this);
            case NOMINATING -> Nominating.pending(this);
            case FAVOUR -> 1 << Favours.seat(this);
            case OPENING -> 1 << game.captain(Rounds.opening(this));
            case BALL -> 1 << ballSeat();
            case TURN, AFTER -> 1 << game.seatOf(fighter(turn));
            case BLOCKING, ENTERING -> 1 << game.seatOf(fighter(1 - turn));
            case OVER -> 0;
        };
    }

    /** DC-6.1: in tag play the captain uses the Crystal Ball. */
    private int ballSeat() {
        return game.mode == Mode.TAG ? game.captain(asked) : game.seatOf(fighter(asked));
    }

    @Override
    public void legal(int seat, Codes into) {
        if (seat >= 0 && (owed >>> seat & 1) != 0) {
            Legal.add(this, seat, into);
        }
    }

    @Override
    public void apply(int seat, int code, Chance chance, Sink sink) {
        if (seat < 0
                || seat >= game.seats
                || (owed >>> seat & 1) == 0
                || !Legal.allows(this, seat, code)) {
            throw new IllegalArgumentException("seat " + seat + " may not choose " + code);
        }
        applyListed(seat, code, chance, sink);
    }

    @Override
    public void applyListed(int seat, int code, Chance chance, Sink sink) {
        switch (phase) {
            case PICKING -> Picking.pick(this, seat, code, chance, sink);
            case MIRROR -> Mirror.answer(this, seat, code, chance, sink);
            case NOMINATING -> Nominating.nominate(this, seat, code, chance, sink);
            case FAVOUR -> Favours.choose(this, code, chance, sink);
            case OPENING -> Rounds.open(this, code - Codebook.OPEN, chance, sink);
            case BALL -> CrystalBall.IT.use(this, asked, code, chance, sink);
            case TURN -> Turns.act(this, code, chance, sink);
            case BLOCKING -> MaskedDefender.IT.use(this, 1 - turn, code, chance, sink);
            case AFTER -> Turns.after(this, code, chance, sink);
            case ENTERING -> Turns.enter(this, code - Codebook.ENTER, sink);
            case OVER -> throw new IllegalStateException("the match is over");
        }
    }

    /** DC-2.2: rounds won. */
    @Override
    public int points(int seat) {
        return tokens(game.sideOf(seat));
    }

    @Override
    public int winners() {
        return phase == Phase.OVER ? game.seatsOf(tokens(0) == game.needed ? 0 : 1) : 0;
    }

    @Override
    public Result result() {
        return Rounds.result(this);
    }

    @Override
    public View view(int seat) {
        return new Eyes(this, seat).view();
    }

    @Override
    public void redeal(int seat, Chance chance) {
        Redeal.run(this, seat, chance);
    }

    @Override
    public String toString() {
        return phase + " " + Arrays.toString(sheets) + Arrays.toString(dice);
    }
}
