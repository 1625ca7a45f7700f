package masque.core;

/** Something from outside cannot be used: the phrase says what is wrong and what is allowed. */
public final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Phrase phrase;

    public BadInput(Phrase phrase) {
        super(phrase.toString());
        this.phrase = phrase;
    }

    /** An error with arguments given as name, value, name, value. */
    public static BadInput of(String key, Object... namesAndValues) {
        return new BadInput(Phrase.of(key, namesAndValues));
    }

    /** What is wrong, to be worded at the edge. */
    public Phrase phrase() {
        return phrase;
    }
}
