package masque.games.queenseat;

import java.util.Locale;
import java.util.Optional;
import masque.core.Phrase;

/** The twelve Princesses, in the order of their actions (QS-4.1 to QS-4.12). */
public enum Princess {
    STINGERS_HIVE,
    GALLOPING_SUN,
    TRUNKTRUMPETS,
    FEATHERDANCER,
    WHISTLEY_WINE,
    EGGSNATCHER,
    FEARED_FLAME,
    EYRIE_FEYLE,
    CHATTERED_FINS,
    GALAKSEA,
    VENOMFRUIT,
    COLORCOATS;

    private static final Princess[] ALL = values();

    static final int COUNT = 12;

    private final String text = name().toLowerCase(Locale.ROOT).replace('_', ' ');
    private final String id = text.replace(' ', '-');

    static Princess at(int ordinal) {
        return ALL[ordinal];
    }

    /** How it is written in moves and data files. */
    public String text() {
        return text;
    }

    /** How it is written among the options. */
    public String id() {
        return id;
    }

    /** The Princess that is written so, in one way or the other. */
    static Optional<Princess> of(String written) {
        String plain = written.toLowerCase(Locale.ROOT).replace('-', ' ');
        for (Princess princess : ALL) {
            if (princess.text.equals(plain)) {
                return Optional.of(princess);
            }
        }
        return Optional.empty();
    }

    /** The clause that says what its cards do. */
    String clause() {
        return "QS-4." + (ordinal() + 1);
    }

    /** Its name, to be worded. */
    public Phrase phrase() {
        return Phrase.of("princess-" + id);
    }

    /** That somebody votes for her, to be worded. */
    public Phrase vote() {
        return Phrase.of("votes-" + id);
    }
}
