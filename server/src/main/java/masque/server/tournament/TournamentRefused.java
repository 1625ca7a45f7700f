package masque.server.tournament;

import java.util.Optional;
import java.util.stream.Stream;
import masque.core.Phrase;
import masque.core.Refusal;
import masque.server.guard.Refused;

/** Something that was asked of a tournament and is not done. */
public final class TournamentRefused extends Refused {
    private static final long serialVersionUID = 1L;

    /** What kind of reason there is. */
    public enum Kind {
        /** There is no such thing. */
        UNKNOWN,
        /** Others may, the one who asks may not. */
        FORBIDDEN,
        /** It does not fit how things stand. */
        UNTIMELY,
        /** One field of what was sent is refused. */
        FIELD
    }

    private final Kind kind;

    private TournamentRefused(
            Kind kind, String code, Phrase phrase, Optional<String> field, String clause) {
        super(code, phrase, field, clause);
        this.kind = kind;
    }

    /** There is no such thing. */
    static TournamentRefused unknown(String code) {
        return plain(Kind.UNKNOWN, code);
    }

    /** The one who asks may not. */
    static TournamentRefused forbidden(String code) {
        return plain(Kind.FORBIDDEN, code);
    }

    /** It does not fit how things stand. */
    static TournamentRefused untimely(String code, Object... namesAndValues) {
        return plain(Kind.UNTIMELY, code, namesAndValues);
    }

    /** A field that cannot be used; the sentence is also given the field's name, as "field". */
    static TournamentRefused field(String field, String code, Object... namesAndValues) {
        Object[] all =
                Stream.concat(Stream.of("field", field), Stream.of(namesAndValues)).toArray();
        return new TournamentRefused(
                Kind.FIELD, code, Phrase.of(code, all), Optional.of(field), "");
    }

    /** Something that the rules forbid: they say which clause. */
    static TournamentRefused by(Refusal refusal) {
        return new TournamentRefused(
                Kind.UNTIMELY,
                refusal.reason().key(),
                refusal.reason(),
                Optional.empty(),
                refusal.clause());
    }

    private static TournamentRefused plain(Kind kind, String code, Object... namesAndValues) {
        return new TournamentRefused(
                kind, code, Phrase.of(code, namesAndValues), Optional.empty(), "");
    }

    public Kind kind() {
        return kind;
    }
}
