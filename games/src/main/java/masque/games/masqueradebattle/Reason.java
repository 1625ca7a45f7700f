package masque.games.masqueradebattle;

import java.util.Locale;
import masque.core.Phrase;

/** Why a card wins a trick, in the order of strength (MB-6.1, MB-6.4). */
public enum Reason {
    TUXEDO_MASK,
    SUPPORT,
    ACTION,
    MOON,
    RULING,
    OTHER_ACTION,
    OTHER_POWER;

    /** The reason, to be worded. */
    public Phrase phrase() {
        return Phrase.of("reason-" + name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }
}
