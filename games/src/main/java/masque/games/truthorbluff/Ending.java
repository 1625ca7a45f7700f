package masque.games.truthorbluff;

import java.util.Locale;
import masque.core.Phrase;

/** What ends a game (TB-6.1 to TB-6.10). */
public enum Ending {
    OUT_OF_TILES("TB-6.1"),
    FOUR_ALIKE("TB-6.2"),
    SIX_DIFFERENT("TB-6.3"),
    TWO_TRIPLES("TB-6.4"),
    THREE_PAIRS("TB-6.5"),
    FOUR_WHITE("TB-6.6"),
    SPACE_TIME("TB-6.7"),
    GUARDIANS("TB-6.8"),
    THREE_VILLAINS("TB-6.9"),
    THIRTY_SIX("TB-6.10");

    private static final Ending[] ALL = values();

    static final int COUNT = ALL.length;

    private final String clause;

    Ending(String clause) {
        this.clause = clause;
    }

    static Ending at(int ordinal) {
        return ALL[ordinal];
    }

    /** The clause that says it. */
    public String clause() {
        return clause;
    }

    /** How it is written among the options. */
    public String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Its name, to be worded. */
    public Phrase phrase() {
        return Phrase.of("ending-" + text());
    }
}
