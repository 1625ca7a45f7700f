package masque.app.tournament;

import java.util.Locale;
import masque.core.Phrase;

/** What became of one point of the file of a tournament. */
public record Finding(Point point, Outcome outcome, Phrase phrase) {
    /** What is checked. */
    public enum Point {
        /** It is the file of a tournament, in a form that is known. */
        FORM,
        /** Events are numbered from 1 without a gap, and time never goes back. */
        NUMBERS,
        /** The log can be gone through from beginning to end. */
        LOG,
        /** After every event there are as many tokens as were handed out. */
        TOKENS,
        /** Every event is what the rules make of something that can have been asked for. */
        RULES,
        /** The entrants are those of the log. */
        ENTRANTS,
        /** The secret is the one committed to. */
        SECRET,
        /** The commitment is the one that somebody saw. */
        COMMITMENT,
        /** The games hold, and were won by whom the log says. */
        GAMES,
        /** The standings are what the log leads to. */
        STANDINGS;

        /** Its name for programs. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** How a check can end. */
    public enum Outcome {
        HOLDS,
        FAILS,
        /** It cannot be checked, or not yet. */
        OPEN
    }

    static Finding holds(Point point, String key, Object... namesAndValues) {
        return new Finding(point, Outcome.HOLDS, Phrase.of(key, namesAndValues));
    }

    static Finding fails(Point point, String key, Object... namesAndValues) {
        return new Finding(point, Outcome.FAILS, Phrase.of(key, namesAndValues));
    }

    static Finding open(Point point, String key, Object... namesAndValues) {
        return new Finding(point, Outcome.OPEN, Phrase.of(key, namesAndValues));
    }
}
