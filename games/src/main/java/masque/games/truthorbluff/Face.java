package masque.games.truthorbluff;

import java.util.Locale;
import java.util.Optional;
import masque.core.Phrase;

/** Who is on a tile: the eight characters, then the six Villains (TB-1.1, TB-1.2). */
public enum Face {
    MOON,
    MERCURY,
    MARS,
    JUPITER,
    VENUS,
    TUXEDO_MASK,
    CHIBI_MOON,
    PLUTO,
    BERYL,
    JADEITE,
    ZOYCITE,
    NEPHRITE,
    KUNZITE,
    CLAN;

    private static final Face[] ALL = values();

    private final String text = name().toLowerCase(Locale.ROOT).replace('_', ' ');
    private final String key = "face-" + text.replace(' ', '-');

    /** How many characters there are: these can be named (TB-3.1). */
    static final int CHARACTERS = 8;

    static final int VILLAINS = 6;

    static Face at(int ordinal) {
        return ALL[ordinal];
    }

    /** Whether this is a Villain, who is no character (TB-1.2). */
    public boolean villain() {
        return ordinal() >= CHARACTERS;
    }

    /** How it is written in moves and data files. */
    public String text() {
        return text;
    }

    /** The character that is written so; Villains have no number and are not found. */
    static Optional<Face> character(String written) {
        for (int index = 0; index < CHARACTERS; index++) {
            if (ALL[index].text.equalsIgnoreCase(written)) {
                return Optional.of(ALL[index]);
            }
        }
        return Optional.empty();
    }

    /** Its name, to be worded. */
    public Phrase phrase() {
        return Phrase.of(key);
    }
}
