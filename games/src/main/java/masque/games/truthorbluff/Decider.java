package masque.games.truthorbluff;

import java.util.Locale;
import masque.core.Phrase;

/** What told the winner from the next best, in the order of TB-7.1. */
public enum Decider {
    /** Nobody else was left undefeated. */
    LAST_STANDING,
    TOTAL,
    HOLDER,
    TOKENS,
    VILLAINS,
    /** Nothing did: the victory is shared. */
    SHARED;

    /** What it was, to be worded. */
    public Phrase phrase() {
        return Phrase.of("decider-" + name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }
}
