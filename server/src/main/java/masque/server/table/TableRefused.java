package masque.server.table;

import java.util.Optional;
import java.util.stream.Stream;
import masque.core.Phrase;
import masque.core.Refusal;
import masque.server.guard.Refused;

/** Something that was asked of a table and is not done. */
public final class TableRefused extends Refused {
    private static final long serialVersionUID = 1L;

    /** What kind of reason there is. */
    public enum Kind {
        /** There is no such thing. */
        UNKNOWN,
        /** Others may, the one who asks may not. */
        FORBIDDEN,
        /** It does not fit how things stand. */
        UNTIMELY,
        /** It can be read, but not used. */
        UNUSABLE,
        /** One field of what was sent is refused. */
        FIELD,
        /** It was asked for too often. */
        TOO_OFTEN
    }

    private final Kind kind;

    private TableRefused(
            Kind kind, String code, Phrase phrase, Optional<String> field, String clause) {
        super(code, phrase, field, clause);
        this.kind = kind;
    }

    /** A refusal whose sentence has the code as its key, with arguments as name, value, ... */
    static TableRefused of(Kind kind, String code, Object... namesAndValues) {
        return because(kind, code, Phrase.of(code, namesAndValues));
    }

    /** A refusal that somebody else has a sentence for. */
    static TableRefused because(Kind kind, String code, Phrase phrase) {
        return new TableRefused(kind, code, phrase, Optional.empty(), "");
    }

    /** There is no such thing. */
    static TableRefused unknown(String code, Object... namesAndValues) {
        return of(Kind.UNKNOWN, code, namesAndValues);
    }

    /** The one who asks may not. */
    static TableRefused forbidden(String code) {
        return of(Kind.FORBIDDEN, code);
    }

    /** It does not fit how things stand. */
    static TableRefused untimely(String code, Object... namesAndValues) {
        return of(Kind.UNTIMELY, code, namesAndValues);
    }

    /** A field that cannot be used; the sentence is also given the field's name, as "field". */
    static TableRefused field(String field, String code, Object... namesAndValues) {
        Object[] all =
                Stream.concat(Stream.of("field", field), Stream.of(namesAndValues)).toArray();
        return new TableRefused(Kind.FIELD, code, Phrase.of(code, all), Optional.of(field), "");
    }

    /** Something that the rules of the game forbid. */
    static TableRefused illegal(Refusal refusal) {
        return new TableRefused(
                Kind.UNUSABLE, "illegal", refusal.reason(), Optional.empty(), refusal.clause());
    }

    /** Something that the rules of tournaments forbid. */
    static TableRefused strict(String code, String clause) {
        return new TableRefused(Kind.UNTIMELY, code, Phrase.of(code), Optional.empty(), clause);
    }

    public Kind kind() {
        return kind;
    }
}
