package masque.games.masqueradebattle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import masque.core.Phrase;

/**
 * The 78 play cards by index (MB-1.1): first the Characters, planet by planet, then the others.
 * Sets of Characters are bits of a long, sets of other cards bits of an int. How a card is used is
 * a number below {@link #PLAYS}: a Character has two, by the side of its power, any other card one.
 */
final class Deck {
    static final int CHARACTERS = 58;
    static final int OTHERS = 20;
    static final int SIZE = CHARACTERS + OTHERS;

    /** The first way to play a card that is no Character; before it each Character has two. */
    static final int OTHER_PLAYS = 2 * CHARACTERS;

    static final int PLAYS = OTHER_PLAYS + OTHERS;

    static final int ACTIONS = 0b1_1111_1111;
    static final int SUPPORTS = 0b1111 << 9;
    static final int NARU = 12;
    static final int TRANSFORMATIONS = 0b1111 << 13;
    static final int BETRAYALS = 0b11 << 17;
    static final int TUXEDO = 19;
    static final int ALL_OTHERS = (1 << OTHERS) - 1;
    static final long ALL_CHARACTERS = (1L << CHARACTERS) - 1;

    /** MB-5.3: the cards besides Moon cards that may always be played. */
    static final int ALWAYS = SUPPORTS | TRANSFORMATIONS | 1 << TUXEDO;

    /** Stands for a planet where a card has none: it may always be played. */
    static final int FREE = 6;

    /** Stands for a planet where a card has none, and it follows nothing (MB-5.4). */
    static final int STRAY = 7;

    /** Stands for the power of an Action: above any 8 (MB-6.4). */
    static final int ACTION_POWER = 9;

    /** Stands for the power of a Support (MB-6.1). */
    static final int SUPPORT_POWER = 10;

    /** Stands for the power of Tuxedo Mask (MB-6.1). */
    static final int TUXEDO_POWER = 11;

    private static final Card[] OTHER_CARDS = others();

    /** The Actions and Supports of the Dark Kingdom. */
    private static final int DARK_CARDS = darkCards();

    private final Card[] cards = new Card[SIZE];
    private final long[] characters = new long[Planet.COUNT];
    private final int[] actions = new int[Planet.COUNT];

    /** By play: the planet, {@link #FREE} or {@link #STRAY}. */
    private final byte[] planets = new byte[PLAYS];

    /** By play: the declared power, or what stands for it; 0 if the card never wins (MB-6.5). */
    private final byte[] powers = new byte[PLAYS];

    private final Phrase[] phrases = new Phrase[SIZE];

    /** A deck with these 58 Characters, in the order of their planets. */
    Deck(List<Card> personae) {
        for (int index = 0; index < SIZE; index++) {
            Card card = index < CHARACTERS ? personae.get(index) : OTHER_CARDS[index - CHARACTERS];
            cards[index] = card;
            phrases[index] = card.phrase();
            place(index, card);
        }
    }

    private void place(int index, Card card) {
        int planet = card.planet().map(Planet::ordinal).orElse(FREE);
        switch (card.kind()) {
            case CHARACTER -> {
                characters[planet] |= 1L << index;
                Arrays.fill(planets, 2 * index, 2 * index + 2, (byte) planet);
                powers[2 * index] = (byte) card.guardian();
                powers[2 * index + 1] = (byte) card.dark();
            }
            case ACTION -> {
                actions[planet] |= 1 << (index - CHARACTERS);
                planets[play(index)] = (byte) planet;
                powers[play(index)] = ACTION_POWER;
            }
            case SUPPORT -> {
                planets[play(index)] = FREE;
                powers[play(index)] = SUPPORT_POWER;
            }
            case TUXEDO_MASK -> {
                planets[play(index)] = FREE;
                powers[play(index)] = TUXEDO_POWER;
            }
            case TRANSFORMATION -> planets[play(index)] = FREE;
            case BETRAYAL -> planets[play(index)] = STRAY;
        }
    }

    private static Card[] others() {
        List<Card> cards = new ArrayList<>();
        for (Side side : Side.values()) {
            for (Planet planet : Planet.values()) {
                if (side == Side.GUARDIAN || planet != Planet.MOON) {
                    cards.add(Card.action(planet, side));
                }
            }
        }
        cards.add(Card.other(Card.Kind.SUPPORT, "beryl", Optional.of(Side.DARK)));
        cards.add(Card.other(Card.Kind.SUPPORT, "luna", Optional.of(Side.GUARDIAN)));
        cards.add(Card.other(Card.Kind.SUPPORT, "artemis", Optional.of(Side.GUARDIAN)));
        cards.add(Card.other(Card.Kind.SUPPORT, "naru", Optional.empty()));
        for (String colour : List.of("blue", "red", "green", "orange")) {
            cards.add(transformation(colour));
        }
        cards.add(Card.other(Card.Kind.BETRAYAL, "betrayal stick", Optional.empty()));
        cards.add(Card.other(Card.Kind.BETRAYAL, "betrayal crystal", Optional.empty()));
        cards.add(Card.other(Card.Kind.TUXEDO_MASK, "tuxedo", Optional.empty()));
        return cards.toArray(Card[]::new);
    }

    /** MB-5.2: it has no planet, and its colour means nothing. */
    private static Card transformation(String colour) {
        return Card.other(Card.Kind.TRANSFORMATION, "transformation " + colour, Optional.empty());
    }

    Card card(int index) {
        return cards[index];
    }

    /** The name of a card, to be worded. */
    Phrase phrase(int index) {
        return phrases[index];
    }

    /** All Characters of a planet. */
    long characters(int planet) {
        return characters[planet];
    }

    /** All Actions of a planet. */
    int actions(int planet) {
        return actions[planet];
    }

    /** The planet of a card in play, {@link #FREE} or {@link #STRAY}. */
    int planet(int play) {
        return planets[play];
    }

    /** The declared power of a card in play, or what stands for it; 0 if it never wins. */
    int power(int play) {
        return powers[play];
    }

    /** The index of the card behind a play. */
    static int index(int play) {
        return play < OTHER_PLAYS ? play >> 1 : play - OTHER_PLAYS + CHARACTERS;
    }

    /** The play of a card that is no Character. */
    static int play(int index) {
        return index - CHARACTERS + OTHER_PLAYS;
    }

    /** The side that a play uses: a Character's declared side, else the card's own. */
    Optional<Side> side(int play) {
        return play < OTHER_PLAYS ? Optional.of(Side.at(play & 1)) : cards[index(play)].side();
    }

    /** The side of an Action or a Support as a number; Naru Osaka, who has both, counts as 0. */
    static int otherSide(int play) {
        return DARK_CARDS >>> (play - OTHER_PLAYS) & 1;
    }

    private static int darkCards() {
        int set = 0;
        for (int other = 0; other < OTHERS; other++) {
            set |= OTHER_CARDS[other].side().equals(Optional.of(Side.DARK)) ? 1 << other : 0;
        }
        return set;
    }

    /** Whether a play is one of these cards other than Characters. */
    static boolean isOneOf(int others, int play) {
        return play >= OTHER_PLAYS && (others >>> (play - OTHER_PLAYS) & 1) != 0;
    }

    /** The cards of two sets in the order of the deck. */
    List<Card> list(long someCharacters, int someOthers) {
        int count = Long.bitCount(someCharacters) + Integer.bitCount(someOthers);
        List<Card> list = new ArrayList<>(count);
        for (long rest = someCharacters; rest != 0; rest &= rest - 1) {
            list.add(cards[Long.numberOfTrailingZeros(rest)]);
        }
        for (int rest = someOthers; rest != 0; rest &= rest - 1) {
            list.add(cards[CHARACTERS + Integer.numberOfTrailingZeros(rest)]);
        }
        return List.copyOf(list);
    }
}
