package masque.app.load;

/** The server did not answer: it is not there, or no more. */
final class Unanswered extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Unanswered(Throwable cause) {
        super(cause);
    }
}
