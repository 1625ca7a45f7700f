package masque.games.masqueradetrick;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import masque.core.Phrase;
import masque.core.Seat;

/** A role card as it lies on the table: a seat's, or one of the two in the centre. */
public enum Mask {
    FIRST,
    SECOND,
    THIRD,
    FOURTH,
    LEFT,
    RIGHT;

    private static final Mask[] ALL = values();

    static Mask at(int place) {
        return ALL[place];
    }

    /** The masks in these places, given as bits, to be worded. */
    static List<Phrase> listed(int places) {
        return Arrays.stream(ALL)
                .filter(mask -> (places >>> mask.ordinal() & 1) != 0)
                .map(Mask::phrase)
                .toList();
    }

    /** How it is written in moves: a seat's number, or the side of the centre. */
    public String text() {
        return this == LEFT || this == RIGHT
                ? name().toLowerCase(Locale.ROOT)
                : Integer.toString(ordinal() + 1);
    }

    static Optional<Mask> parse(String text) {
        for (Mask mask : ALL) {
            if (mask.text().equals(text)) {
                return Optional.of(mask);
            }
        }
        return Optional.empty();
    }

    /** Whose it is, to be worded. */
    public Phrase phrase() {
        return switch (this) {
            case LEFT -> Phrase.of("mask-left");
            case RIGHT -> Phrase.of("mask-right");
            case FIRST, SECOND, THIRD, FOURTH -> Phrase.of("mask-of", "who", new Seat(ordinal()));
        };
    }
}
