package masque.server.watch;

/** The site cannot serve just now. */
public class Unready extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Somebody has told it to stop. */
    public static final String STOPPING = "stopping";

    /** What it knows cannot be read or written. */
    public static final String STORE_SILENT = "store-silent";

    /** The HTTP status of what is not there for a while. */
    protected static final int UNAVAILABLE = 503;

    private final String code;
    private final int status;

    public Unready(String code) {
        this(code, UNAVAILABLE);
    }

    protected Unready(String code, int status) {
        super(code, null, false, false);
        this.code = code;
        this.status = status;
    }

    /** Why, as the key of a sentence. */
    public final String code() {
        return code;
    }

    /** The HTTP status for a request that met it. */
    public final int status() {
        return status;
    }
}
