package masque.app.log;

import ch.qos.logback.classic.Level;

/** How much is written down. */
public enum LogLevel {
    ERROR,
    WARN,
    INFO,
    DEBUG;

    /** From which level on our own lines are written. */
    Level own() {
        return Level.toLevel(name());
    }

    /** The same for libraries: what they tell below a warning can hold addresses and cookies. */
    Level libraries() {
        return compareTo(WARN) < 0 ? own() : Level.WARN;
    }
}
