package masque.app.log;

/** What a line of the log looks like. */
public enum LogFormat {
    /** For people. */
    TEXT,
    /** For machines: an object each. */
    JSON
}
