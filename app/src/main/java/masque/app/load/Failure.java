package masque.app.load;

import masque.core.Phrase;

/** The run cannot go on; the phrase says why. */
final class Failure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Phrase problem;

    Failure(String key, Object... namesAndValues) {
        super(key);
        problem = Phrase.of(key, namesAndValues);
    }

    Phrase problem() {
        return problem;
    }
}
