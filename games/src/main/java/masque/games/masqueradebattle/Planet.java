package masque.games.masqueradebattle;

import java.util.Locale;
import java.util.Optional;
import masque.core.Phrase;

/** The five planets; the Moon is the trump (MB-1.2). */
public enum Planet {
    MOON,
    MERCURY,
    MARS,
    JUPITER,
    VENUS;

    private static final Planet[] ALL = values();

    static final int COUNT = ALL.length;

    static Planet at(int ordinal) {
        return ALL[ordinal];
    }

    /** How it is written in moves and data files. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Planet> parse(String text) {
        for (Planet planet : ALL) {
            if (planet.text().equalsIgnoreCase(text)) {
                return Optional.of(planet);
            }
        }
        return Optional.empty();
    }

    /** Its name, to be worded. */
    public Phrase phrase() {
        return Phrase.of("planet-" + text());
    }
}
