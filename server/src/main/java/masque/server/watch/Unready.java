package masque.server.watch;

/** The site cannot serve just now. */
public final class Unready extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Somebody has told it to stop. */
    public static final String STOPPING = "stopping";

    /** What it knows cannot be read. */
    public static final String STORE_SILENT = "store-silent";

    private final String code;

    public Unready(String code) {
        super(code, null, false, false);
        this.code = code;
    }

    /** Why, as the key of a sentence. */
    public String code() {
        return code;
    }
}
