package masque.games.dicechallenge;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The three ways to fight. */
public enum Mode {
    DUEL,
    SINGLE,
    TAG;

    /** How the option writes it. */
    String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Mode of(String text) {
        return valueOf(text.toUpperCase(Locale.ROOT));
    }

    static List<String> texts() {
        return Stream.of(values()).map(Mode::text).toList();
    }
}
