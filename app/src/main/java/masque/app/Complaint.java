package masque.app;

/** What the user asked for cannot be done; the message is the sentence to tell. */
public final class Complaint extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public Complaint(String sentence) {
        super(sentence);
    }
}
