package masque.server.store;

/** A database that a site cannot take its data from. */
public final class Unfit extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** What is wrong with it. */
    public enum Reason {
        /** It is not a database of a site. */
        FOREIGN,
        /** A newer program has written it. */
        NEWER,
        /** Another process writes into it. */
        SERVED,
        /** It was a database once. */
        DAMAGED
    }

    private final Reason reason;

    Unfit(Reason reason) {
        super(reason.name());
        this.reason = reason;
    }

    public Reason reason() {
        return reason;
    }
}
