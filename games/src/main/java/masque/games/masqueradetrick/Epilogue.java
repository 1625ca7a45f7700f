package masque.games.masqueradetrick;

import java.util.Locale;
import masque.core.Phrase;

/** How the evening ends (MT-3.4). */
public enum Epilogue {
    JESTER,
    KNIGHT,
    ASSASSIN,
    KING,
    PRINCE,
    PRINCESS,
    PRINCE_AND_PRINCESS,
    NOBODY,
    LOST_ALONE;

    /** The story, to be worded. */
    public Phrase phrase() {
        return Phrase.of("epilogue-" + name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }

    /** The epilogue of winners with these roles, as bits of their ordinals; at least one. */
    static Epilogue of(int roles) {
        return Integer.bitCount(roles) > 1
                ? PRINCE_AND_PRINCESS
                : values()[Integer.numberOfTrailingZeros(roles)];
    }
}
