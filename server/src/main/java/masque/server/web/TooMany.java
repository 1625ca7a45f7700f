package masque.server.web;

/** Somebody asks for more than anybody may have at once. */
final class TooMany extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int seconds;

    TooMany(int seconds) {
        super("too many", null, false, false);
        this.seconds = seconds;
    }

    /** How long to wait. */
    int seconds() {
        return seconds;
    }
}
