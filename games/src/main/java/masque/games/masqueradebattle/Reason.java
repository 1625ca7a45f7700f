package masque.games.masqueradebattle;

import java.util.Locale;
import masque.core.Phrase;

/** Why a card wins a trick (MB-6.1, MB-6.4). */
public enum Reason {
    TUXEDO_MASK,
    SUPPORT,
    /** Actions of the ruling planet and of the Moon are equally strong. */
    ACTION,
    /** The Moon's Action goes first, where the Moon trumps Actions. */
    MOON_ACTION,
    MOON,
    /** The ruling planet's Actions come after the Moon, where the Moon trumps Actions. */
    RULING_ACTION,
    RULING,
    OTHER_ACTION,
    OTHER_POWER;

    /** The reason, to be worded. */
    public Phrase phrase() {
        return Phrase.of("reason-" + name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }
}
