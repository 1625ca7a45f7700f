package masque.core;

/**
 * Why a move is not allowed.
 *
 * @param clause the clause of the rulebook that forbids it, such as MT-2.5; empty where the house
 *     and not the rulebook says no
 */
public record Refusal(String clause, Phrase reason) {
    /** Refuses a code that means no move of the game. */
    public static final Refusal NO_SUCH_MOVE = of("", "no-such-move");

    /** Refuses somebody who does not sit at the table. */
    public static final Refusal NOT_AT_THIS_TABLE = of("", "not-at-this-table");

    /** A refusal with arguments given as name, value, name, value. */
    public static Refusal of(String clause, String key, Object... namesAndValues) {
        return new Refusal(clause, Phrase.of(key, namesAndValues));
    }
}
