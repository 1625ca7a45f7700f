package masque.games.masqueradetrick;

import java.util.Locale;
import masque.core.Phrase;

/** The six roles with their order numbers (MT-1.2). */
public enum Role {
    JESTER(1),
    KNIGHT(2),
    ASSASSIN(3),
    KING(4),
    PRINCE(5),
    PRINCESS(5);

    private static final Role[] ALL = values();

    private final String text = name().toLowerCase(Locale.ROOT);
    private final String key = "role-" + text;
    private final int order;

    Role(int order) {
        this.order = order;
    }

    /** Lower comes first, when roles are revealed and when several could win. */
    public int order() {
        return order;
    }

    /** How it is written in data files. */
    public String text() {
        return text;
    }

    /** Its name, to be worded. */
    public Phrase phrase() {
        return Phrase.of(key);
    }

    static Role at(int ordinal) {
        return ALL[ordinal];
    }
}
