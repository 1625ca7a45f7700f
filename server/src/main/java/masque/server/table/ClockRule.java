package masque.server.table;

/**
 * How much time people have.
 *
 * @param seconds for a decision, or for the whole game
 * @param increment the seconds added for every decision, where the time is for the whole game
 * @param grace how many seconds after their time was up the house takes over
 */
public record ClockRule(Kind kind, int seconds, int increment, int grace) {
    /** What the time is for. */
    public enum Kind {
        NONE,
        MOVE,
        GAME
    }

    /** How long the house waits for somebody, unless said otherwise. */
    public static final int USUAL_GRACE = 120;

    /** No clock at all. */
    public static final ClockRule NONE = new ClockRule(Kind.NONE, 0, 0, USUAL_GRACE);

    /** The time everybody begins with. */
    long fullMillis() {
        return seconds * 1_000L;
    }

    long graceMillis() {
        return grace * 1_000L;
    }

    boolean ticks() {
        return kind != Kind.NONE;
    }
}
