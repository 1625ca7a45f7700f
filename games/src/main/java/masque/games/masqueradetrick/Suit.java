package masque.games.masqueradetrick;

import java.util.Locale;
import masque.core.Phrase;

/** The four suits, high to low; the crown is the trump (MT-1.1). */
public enum Suit {
    CROWN,
    ROSE,
    MASK,
    GOBLET;

    /** How it is written in moves. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Its name, to be worded. */
    public Phrase phrase() {
        return Phrase.of("suit-" + text());
    }
}
