package masque.server.guard;

import java.util.Optional;
import java.util.stream.Stream;
import masque.core.Phrase;
import masque.core.Refusal;

/**
 * Something that a client asked for and does not get. Its message names the code alone, so that
 * nothing a client sent finds its way into a log.
 */
public final class Wrong extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;
    private final String code;
    private final String clause;
    private final transient Phrase phrase;
    private final transient Optional<String> field;

    private Wrong(int status, String code, Phrase phrase, Optional<String> field, String clause) {
        // Whoever sends nonsense all day must not make the server collect stack traces all day.
        super(code, null, false, false);
        if (status < 400 || status > 499) {
            throw new IllegalArgumentException(code + " has status " + status);
        }
        this.status = status;
        this.code = code;
        this.phrase = phrase;
        this.field = field;
        this.clause = clause;
    }

    /** An error whose sentence has the code as its key, with arguments as name, value, ... */
    public static Wrong of(int status, String code, Object... namesAndValues) {
        return because(status, code, Phrase.of(code, namesAndValues));
    }

    /** An error that somebody else has a sentence for. */
    public static Wrong because(int status, String code, Phrase phrase) {
        return new Wrong(status, code, phrase, Optional.empty(), "");
    }

    /** A field that cannot be used; the sentence is also given the field's name, as "field". */
    public static Wrong field(String field, String code, Object... namesAndValues) {
        Object[] all =
                Stream.concat(Stream.of("field", field), Stream.of(namesAndValues)).toArray();
        return new Wrong(400, code, Phrase.of(code, all), Optional.of(field), "");
    }

    /** Something that the rules of the game forbid. */
    public static Wrong illegal(Refusal refusal) {
        return new Wrong(422, "illegal", refusal.reason(), Optional.empty(), refusal.clause());
    }

    /** The HTTP status: 400 to 499. */
    public int status() {
        return status;
    }

    /** What is wrong, for programs: an id that never changes its meaning. */
    public String code() {
        return code;
    }

    /** What is wrong, for people: in the bundle "server" unless somebody else said it. */
    public Phrase phrase() {
        return phrase;
    }

    /** The field that is wrong, if it is one: such as {@code clock.seconds}. */
    public Optional<String> field() {
        return field;
    }

    /** The clause of the rulebook that forbids it; empty where none does. */
    public String clause() {
        return clause;
    }
}
