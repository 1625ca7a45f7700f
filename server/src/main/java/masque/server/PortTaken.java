package masque.server;

/** Somebody else listens on the port already. */
public final class PortTaken extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int port;

    public PortTaken(int port, Throwable cause) {
        super("port " + port + " is taken", cause);
        this.port = port;
    }

    /** The port that is taken. */
    public int port() {
        return port;
    }
}
