package masque.contest;

import java.util.Locale;
import masque.core.Refusal;

/** Everything that the rules of an arena say no to, with the clause; its name is the key. */
enum Objection {
    NOT_STARTED("DC-8.6"),
    ALREADY_STARTED("DC-8.6"),
    PAUSED("DC-8.7"),
    NOT_RUNNING("DC-8.6"),
    NOT_PAUSED("DC-8.6"),
    TIME_IS_UP("DC-8.17"),
    ENDED("DC-8.5"),
    NOT_ENDED("DC-8.18"),
    TOO_LATE_TO_OPEN("DC-8.18"),
    BAD_MINUTES("DC-8.6"),

    NOT_ENTERED("DC-8.16"),
    ALREADY_ENTERED("DC-8.16"),
    ENTRY_CLOSED("DC-8.16"),
    NOT_ASKING("DC-8.16"),
    ALREADY_IN("DC-8.14"),
    NOT_IN("DC-8.14"),
    OUT_FOR_GOOD("DC-8.13"),
    WAS_REMOVED("DC-8.15"),
    NOT_REMOVED("DC-8.15"),
    REASON_MISSING("DC-8.15"),

    YOURSELF("DC-8.7"),
    GROUP_SIZE("DC-8.7"),
    ONE_CHALLENGE("DC-8.7"),
    YOU_ARE_BUSY("DC-8.7"),
    OTHER_IS_BUSY("DC-8.7"),
    OTHER_NOT_IN("DC-8.7"),
    NO_CHALLENGE("DC-8.7"),
    ASK_LATER("DC-8.8"),
    MUTED("DC-8.8"),
    BOTS_NEVER_CHALLENGE("DC-8.22"),

    NO_MATCH("DC-8.12"),
    NOT_IN_MATCH("DC-8.12"),
    ALREADY_SETTLED("DC-8.12"),
    NOT_SETTLED("DC-8.21"),
    REAL_DICE("DC-8.20"),
    NO_REAL_DICE("DC-8.20"),
    AT_THE_DESK("DC-8.20");

    private final String clause;
    private final String key = name().toLowerCase(Locale.ROOT).replace('_', '-');

    Objection(String clause) {
        this.clause = clause;
    }

    String key() {
        return key;
    }

    /** Says no, with arguments given as name, value, name, value. */
    NotAllowed with(Object... namesAndValues) {
        return new NotAllowed(Refusal.of(clause, key, namesAndValues));
    }

    /** Says no where another clause says the same. */
    NotAllowed citing(String other) {
        return new NotAllowed(Refusal.of(other, key));
    }

    /** Says no if something is not so. */
    void unless(boolean allowed) {
        if (!allowed) {
            throw with();
        }
    }

    /** Ends a decision with a refusal. */
    static final class NotAllowed extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final transient Refusal refusal;

        private NotAllowed(Refusal refusal) {
            super(refusal.clause(), null, false, false);
            this.refusal = refusal;
        }

        Refusal refusal() {
            return refusal;
        }
    }
}
