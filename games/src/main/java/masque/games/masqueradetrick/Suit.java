package masque.games.masqueradetrick;

import java.util.Locale;
import masque.core.Phrase;

/** The four suits, high to low; the crown is the trump (MT-1.1). */
public enum Suit {
    CROWN,
    ROSE,
    MASK,
    GOBLET;

    private final String text = name().toLowerCase(Locale.ROOT);
    private final String key = "suit-" + text;

    /** How it is written in moves. */
    public String text() {
        return text;
    }

    /** Its name, to be worded. */
    public Phrase phrase() {
        return Phrase.of(key);
    }
}
