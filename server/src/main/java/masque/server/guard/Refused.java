package masque.server.guard;

import java.util.Optional;
import masque.core.Phrase;

/**
 * Something that was asked for and is not done. Its message names the code alone, so that nothing a
 * client sent finds its way into a log.
 */
public abstract class Refused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String code;
    private final String clause;
    private final transient Phrase phrase;
    private final transient Optional<String> field;

    protected Refused(String code, Phrase phrase, Optional<String> field, String clause) {
        // Whoever sends nonsense all day must not make the server collect stack traces all day.
        super(code, null, false, false);
        this.code = code;
        this.phrase = phrase;
        this.field = field;
        this.clause = clause;
    }

    /** What is refused, for programs: an id that never changes its meaning. */
    public final String code() {
        return code;
    }

    /** What is refused, for people: in the bundle "server" unless somebody else said it. */
    public final Phrase phrase() {
        return phrase;
    }

    /** The field that is wrong, if it is one: such as {@code clock.seconds}. */
    public final Optional<String> field() {
        return field;
    }

    /** The clause of the rulebook that forbids it; empty where none does. */
    public final String clause() {
        return clause;
    }
}
