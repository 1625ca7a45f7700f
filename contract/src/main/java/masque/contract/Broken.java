package masque.contract;

import org.jspecify.annotations.Nullable;

/** A game does not keep a promise; the message says which, and where to see it. */
public final class Broken extends AssertionError {
    private static final long serialVersionUID = 1L;

    private final Promise promise;

    Broken(Promise promise, String message, @Nullable Throwable cause) {
        super(message, cause);
        this.promise = promise;
    }

    /** The promise that is broken. */
    public Promise promise() {
        return promise;
    }
}
