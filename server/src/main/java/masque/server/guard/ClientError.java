package masque.server.guard;

import java.util.Optional;
import java.util.stream.Stream;
import masque.core.Phrase;

/** Something that a client asked for by a request that HTTP has a status for. */
public final class ClientError extends Refused {
    private static final long serialVersionUID = 1L;

    private final int status;

    private ClientError(int status, String code, Phrase phrase, Optional<String> field) {
        super(code, phrase, field, "");
        if (status < 400 || status > 499) {
            throw new IllegalArgumentException(code + " has status " + status);
        }
        this.status = status;
    }

    /** An error whose sentence has the code as its key, with arguments as name, value, ... */
    public static ClientError of(int status, String code, Object... namesAndValues) {
        return because(status, code, Phrase.of(code, namesAndValues));
    }

    /** An error that somebody else has a sentence for. */
    public static ClientError because(int status, String code, Phrase phrase) {
        return new ClientError(status, code, phrase, Optional.empty());
    }

    /** A field that cannot be used; the sentence is also given the field's name, as "field". */
    public static ClientError field(String field, String code, Object... namesAndValues) {
        Object[] all =
                Stream.concat(Stream.of("field", field), Stream.of(namesAndValues)).toArray();
        return new ClientError(400, code, Phrase.of(code, all), Optional.of(field));
    }

    /** The HTTP status: 400 to 499. */
    public int status() {
        return status;
    }
}
