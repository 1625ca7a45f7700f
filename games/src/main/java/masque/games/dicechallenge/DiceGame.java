package masque.games.dicechallenge;

import java.util.List;
import java.util.Optional;
import masque.core.Chance;
import masque.core.Game;
import masque.core.Refusal;
import masque.core.Setup;
import masque.core.Sink;
import masque.core.State;

/** The rules of Dice Challenge under fixed options. */
public final class DiceGame implements Game<DiceMove> {
    static final int MOST_CHARACTERS = 8;

    /** In the code of an attack the dice are above the target, which leaves room for so many. */
    private static final int TARGET_BITS = 4;

    static final int MOST_SLOTS = 1 << TARGET_BITS;

    /** Entries of a story for which there is room from the start: hardly any round is longer. */
    private static final int STORY = 40;

    private static final int TAG_STORY = 128;

    final int seats;
    final Mode mode;

    /** How many characters a side has. */
    final int team;

    /** How many characters there are on both sides. */
    final int characters;

    /** DC-2.2, DC-6.3, DC-7.8: rounds that win the match. */
    final int needed;

    final List<Card> cards;

    /** DC-2.1: whether a character may be there twice. */
    final boolean mirror;

    /** DC-8.10: whether two who pick the same are asked for a mirror match. */
    final boolean asksMirror;

    /** Whether the characters are dealt at random. */
    final boolean dealt;

    /** DC-2.1: the character on the first seat's challenge card; none if there is no such card. */
    final int fixed;

    /** The most dice that a character can ever have. */
    final int slots;

    /** How far apart the dice of one character and of the next are kept. */
    final int row;

    /** Where the codes of attacks begin. */
    final int attacks;

    final int storyLength;
    final int resultsLength;

    private final Seating seating;
    private final int[] abilities;
    private final int[] droids;
    private final int[] twins;

    /** By card and place, the sizes of the dice: Starting, Reserve, Droid dice. */
    final byte[] dice;

    DiceGame(Setup setup, Mode mode, List<Card> cards, int fixed, boolean asksMirror) {
        this.seats = setup.seats();
        this.mode = mode;
        this.cards = List.copyOf(cards);
        this.fixed = fixed;
        this.asksMirror = asksMirror;
        mirror = setup.flag(DiceBox.MIRROR);
        dealt = setup.text(DiceBox.PICK).equals(DiceBox.DEAL);
        team = mode == Mode.DUEL ? 1 : Integer.parseInt(setup.text(DiceBox.TEAMS));
        characters = 2 * team;
        needed = mode == Mode.SINGLE ? team + 2 : setup.number(DiceBox.TOKENS);
        String chosen = setup.values().getOrDefault(DiceBox.SEATING, "");
        seating = chosen.isEmpty() ? Seating.even(seats, team) : Seating.of(chosen, team);
        abilities = cards.stream().mapToInt(card -> card.ability().index()).toArray();
        droids = cards.stream().mapToInt(DiceGame::droidDice).toArray();
        slots = cards.stream().mapToInt(this::most).max().orElseThrow();
        row = Bytes.row(slots);
        dice = layOut();
        twins = cards.stream().mapToInt(DiceGame::twinsOf).toArray();
        attacks = Codebook.COMMAND + (1 << slots);
        storyLength = mode == Mode.TAG ? TAG_STORY : STORY;
        resultsLength = 2 * needed + 2;
    }

    private byte[] layOut() {
        byte[] all = new byte[cards.size() * row];
        for (int card = 0; card < cards.size(); card++) {
            int at = card * row;
            for (int size : cards.get(card).all()) {
                all[at++] = (byte) size;
            }
        }
        return all;
    }

    /** The Starting dice of a card, as a set of places. */
    int starting(int card) {
        return (1 << cards.get(card).starting().size()) - 1;
    }

    /** The Reserve dice of a card, as a set of places. */
    int reserve(int card) {
        return ((1 << cards.get(card).reserve().size()) - 1) << cards.get(card).starting().size();
    }

    private static int droidDice(Card card) {
        int before = card.starting().size() + card.reserve().size();
        return ((1 << card.droid().size()) - 1) << before;
    }

    private static int twinsOf(Card card) {
        List<Integer> sizes = card.all();
        int twins = -1 << sizes.size();
        for (int slot = 0; slot < sizes.size(); slot++) {
            twins |= sizes.indexOf(sizes.get(slot)) < slot ? 1 << slot : 0;
        }
        return twins;
    }

    /** The places of a card whose dice may have a die of their size before them. */
    int twins(int card) {
        return twins[card];
    }

    /** DC-5.10: a Death Phantom can take a die after every loss but the last. */
    private int most(Card card) {
        return card.dice() + (card.ability() instanceof DeathPhantom ? needed - 1 : 0);
    }

    /** The ability of a card, as its index. */
    int ability(int card) {
        return abilities[card];
    }

    /** The Droid dice of a card. */
    int droid(int card) {
        return droids[card];
    }

    int seatOf(int character) {
        return seating.seatOf(character);
    }

    int sideOf(int seat) {
        return seating.sideOf(seat);
    }

    int captain(int side) {
        return seating.captain(side);
    }

    int seatsOf(int side) {
        return seating.seatsOf(side);
    }

    /** The first character of a side; of a third side, where the second ends. */
    int firstOf(int side) {
        return side * team;
    }

    int sideOfCharacter(int c) {
        return c < team ? 0 : 1;
    }

    /** The code of an attack with these dice on the die in this place; of one die first. */
    int attack(int mask, int target) {
        int set = (mask & (mask - 1)) == 0 ? Integer.numberOfTrailingZeros(mask) : slots + mask;
        return attacks + (set << TARGET_BITS) + target;
    }

    int attackers(int code) {
        int set = (code - attacks) >> TARGET_BITS;
        return set < slots ? 1 << set : set - slots;
    }

    int target(int code) {
        return (code - attacks) & MOST_SLOTS - 1;
    }

    /** How many rounds have ended, draws too; all can count them. */
    public int finished(State state) {
        return ((DiceState) state).ended;
    }

    /** By how many half points the seat's side was ahead in the round that ended last. */
    public int lead(State state, int seat) {
        DiceState dice = (DiceState) state;
        int side = sideOf(seat);
        return Rounds.halves(dice, dice.ended - 1, side)
                - Rounds.halves(dice, dice.ended - 1, 1 - side);
    }

    /** By how many rounds the seat's side is ahead in the match. */
    public int ahead(State state, int seat) {
        DiceState dice = (DiceState) state;
        int side = sideOf(seat);
        return dice.tokens(side) - dice.tokens(1 - side);
    }

    @Override
    public int edition() {
        return 1;
    }

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public int codes() {
        return attacks + (((1 << slots) + slots) << TARGET_BITS);
    }

    @Override
    public State start(Chance chance, Sink sink) {
        DiceState state = new DiceState(this);
        Picking.begin(state, chance, sink);
        return state;
    }

    @Override
    public DiceMove read(int code) {
        return Reading.of(this, code)
                .orElseThrow(() -> new IllegalArgumentException("no move has the code " + code));
    }

    @Override
    public int code(DiceMove move) {
        return Reading.code(this, move);
    }

    @Override
    public Optional<DiceMove> parse(String text) {
        return Reading.parse(this, text);
    }

    @Override
    public Optional<Refusal> why(State state, int seat, int code) {
        return new Why(this, (DiceState) state).refusal(seat, code);
    }
}
