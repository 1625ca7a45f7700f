package masque.contest;

/** How far an arena is. */
public enum Phase {
    /** Players enter; it has not started. */
    GATHERING,
    RUNNING,
    PAUSED,
    /** Time is up, and the last matches are played. */
    FINISHING,
    ENDED
}
