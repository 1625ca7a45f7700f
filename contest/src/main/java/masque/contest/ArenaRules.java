package masque.contest;

import masque.core.BadInput;

/**
 * What the organiser has announced before an arena starts.
 *
 * @param tokens how many everybody begins with (DC-8.1)
 * @param minutes how long it lasts (DC-8.1)
 * @param seats how many play one match
 * @param entry who may enter (DC-8.16)
 * @param botsTakeTitle whether a bot can be the champion (DC-8.19)
 */
public record ArenaRules(int tokens, int minutes, int seats, Entry entry, boolean botsTakeTitle) {
    public static final int FEWEST_TOKENS = 5;
    public static final int MOST_TOKENS = 10;
    public static final int USUAL_MINUTES = 60;
    public static final int MOST_MINUTES = 7 * 24 * 60;
    public static final int MOST_SEATS = 12;

    /** A pair. */
    static final int FEWEST_SEATS = 2;

    /** Who may enter. */
    public enum Entry {
        ANYBODY,
        /** Whoever the organiser approves of. */
        WITH_APPROVAL
    }

    /**
     * Checks the numbers.
     *
     * @throws BadInput if one is out of its range; the phrase names the field and the range
     */
    public ArenaRules {
        check("tokens", tokens, FEWEST_TOKENS, MOST_TOKENS);
        check("minutes", minutes, 1, MOST_MINUTES);
        check("seats", seats, FEWEST_SEATS, MOST_SEATS);
    }

    /** Matches of two for an hour, open to anybody; bots take no title. */
    public static ArenaRules usual(int tokens) {
        return new ArenaRules(tokens, USUAL_MINUTES, FEWEST_SEATS, Entry.ANYBODY, false);
    }

    private static void check(String field, int value, int min, int max) {
        if (value < min || value > max) {
            throw BadInput.of(
                    "rules-range", "field", field, "value", value, "min", min, "max", max);
        }
    }
}
