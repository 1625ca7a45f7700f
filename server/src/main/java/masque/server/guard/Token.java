package masque.server.guard;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What lets a program in.
 *
 * @param expires when it is worth nothing any more; whole seconds
 */
public record Token(Guest program, Instant expires) {
    private static final Pattern HEADER = Pattern.compile("([A-Za-z]+) +(\\S+)");

    public Token {
        if (!program.program()) {
            throw new IllegalArgumentException("a token for a person");
        }
        if (expires.getNano() != 0 || expires.getEpochSecond() < 0) {
            throw new IllegalArgumentException("a token until " + expires);
        }
    }

    /**
     * The text of the token among the headers Authorization; empty if somebody shows none. A
     * password (the scheme Basic) is meant for a proxy before the site, which may pass it on.
     *
     * @throws ClientError if there is something else
     */
    public static Optional<String> shown(List<String> authorization) {
        if (authorization.isEmpty()) {
            return Optional.empty();
        }
        Matcher parts = HEADER.matcher(authorization.getFirst());
        if (authorization.size() > 1 || !parts.matches()) {
            throw bad();
        }
        return switch (parts.group(1).toLowerCase(Locale.ROOT)) {
            case "basic" -> Optional.empty();
            case "bearer" -> Optional.of(parts.group(2));
            default -> throw bad();
        };
    }

    /** Says that a token is none of this site's. */
    public static ClientError bad() {
        return ClientError.of(401, "bad-token");
    }

    /**
     * The program that it lets in at this time.
     *
     * @throws ClientError if it has expired
     */
    public Guest at(Instant now) {
        if (!now.isBefore(expires)) {
            throw ClientError.of(401, "old-token");
        }
        return program;
    }
}
