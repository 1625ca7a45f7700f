package masque.games.queenseat;

import java.util.Locale;
import java.util.Optional;

/** The colours of the packs, some of which are hard to tell apart (QS-1.3). */
public enum Colour {
    YELLOW,
    ORANGE,
    GREY,
    WHITE,
    BROWN,
    PINK,
    RED,
    PURPLE,
    DARK_BLUE,
    LIGHT_BLUE,
    GREEN,
    MANY;

    private final String text = name().toLowerCase(Locale.ROOT).replace('_', ' ');

    /** How it is written in data files. */
    String text() {
        return text;
    }

    static Optional<Colour> of(String written) {
        for (Colour colour : values()) {
            if (colour.text.equalsIgnoreCase(written)) {
                return Optional.of(colour);
            }
        }
        return Optional.empty();
    }

    /** QS-1.3: whether two colours are alike; the same is alike too. */
    public boolean alike(Colour other) {
        return this == other || pair(this, other) || pair(other, this);
    }

    private static boolean pair(Colour one, Colour other) {
        return switch (one) {
            case RED -> other == ORANGE || other == PINK;
            case DARK_BLUE -> other == LIGHT_BLUE;
            case WHITE -> other == GREY;
            default -> false;
        };
    }
}
