package masque.games.masqueradetrick;

import java.util.Locale;
import masque.core.Phrase;

/**
 * What a role wants: a number of tricks, and to point at another role (MT-1.2).
 *
 * @param number means nothing where the kind is odd or even, and is 0 there
 */
public record Mission(Kind kind, int number, Role target) {
    /** How the number of tricks is judged. */
    public enum Kind {
        EXACTLY,
        AT_LEAST,
        AT_MOST,
        ODD,
        EVEN;

        private final String text = name().toLowerCase(Locale.ROOT).replace('_', ' ');

        /** How it is written in the data file. */
        public String text() {
            return text;
        }

        /** Whether it goes with a number. */
        public boolean counts() {
            return this != ODD && this != EVEN;
        }
    }

    /** Whether this many tricks fulfil it. */
    public boolean done(int tricks) {
        return switch (kind) {
            case EXACTLY -> tricks == number;
            case AT_LEAST -> tricks >= number;
            case AT_MOST -> tricks <= number;
            case ODD -> tricks % 2 == 1;
            case EVEN -> tricks % 2 == 0;
        };
    }

    /** How this many tricks stand to it while so many are still to be played. */
    public Standing standing(int tricks, int left) {
        int right = 0;
        for (int more = 0; more <= left; more++) {
            right += done(tricks + more) ? 1 : 0;
        }
        if (right == 0) {
            return Standing.MISSED;
        }
        if (right == left + 1) {
            return Standing.SAFE;
        }
        return done(tricks) ? Standing.MET : Standing.OPEN;
    }

    /** The tricks it wants, to be worded. */
    public Phrase tricks() {
        return Phrase.of("mission-" + kind.text().replace(' ', '-'), "number", number);
    }
}
