package masque.app.serve;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import masque.app.Complaint;
import masque.edge.Words;
import masque.server.store.Store;
import masque.server.store.StoreFailed;
import masque.server.store.Stores;
import masque.server.store.Unfit;
import org.jspecify.annotations.Nullable;

/** A PostgreSQL database. Its address can hold a password, so no part of it is ever shown. */
final class Database {
    private static final String HOST = "(?:[\\p{Alnum}._-]+|\\[[\\p{XDigit}:.%]+])(?::[0-9]{1,5})?";
    private static final Pattern ADDRESS =
            Pattern.compile(
                    "(?:jdbc:)?postgres(?:ql)?://(?:(?<user>[^:@/?#\\s]*)(?::(?<password>[^@/?#\\s]*))?@)?"
                            + "(?<place>(?:%s(?:,%s)*)?(?:/[^@/?#\\s]*)?)(?:\\?(?<more>[^#\\s]*))?"
                                    .formatted(HOST, HOST));
    private static final Pattern LOCAL = Pattern.compile("jdbc:postgresql:[^/@#\\s]+");

    private final String jdbc;

    private Database(String jdbc) {
        this.jdbc = jdbc;
    }

    /** The database at an address as PostgreSQL's own tools or as Java writes it. */
    static Optional<Database> read(String text) {
        Matcher address = ADDRESS.matcher(text);
        if (address.matches()) {
            try {
                return Optional.of(new Database(jdbc(address)));
            } catch (IllegalArgumentException wrongEscape) {
                return Optional.empty();
            }
        }
        return LOCAL.matcher(text).matches() ? Optional.of(new Database(text)) : Optional.empty();
    }

    private static String jdbc(Matcher address) {
        StringBuilder jdbc = new StringBuilder("jdbc:postgresql://").append(place(address));
        char mark = '?';
        for (String name : new String[] {"user", "password"}) {
            @Nullable String value = address.group(name);
            if (value != null && !value.isEmpty()) {
                jdbc.append(mark).append(name).append('=').append(parameter(value));
                mark = '&';
            }
        }
        @Nullable String more = address.group("more");
        return more == null || more.isEmpty() ? jdbc.toString() : jdbc + (mark + more);
    }

    /** The driver insists on a slash after the host. */
    private static String place(Matcher address) {
        String place = String.valueOf(address.group("place"));
        return place.contains("/") ? place : place + "/";
    }

    /** In a parameter a plus would be a blank. */
    private static String parameter(String value) {
        String plain = URLDecoder.decode(value.replace("+", "%2B"), StandardCharsets.UTF_8);
        return URLEncoder.encode(plain, StandardCharsets.UTF_8).replace("+", "%20");
    }

    /** The address as the driver wants it; not to be shown. */
    String jdbc() {
        return jdbc;
    }

    /**
     * Opens the store in it.
     *
     * @throws Complaint if that is not possible
     */
    Store open(Words words) {
        try {
            return Stores.postgres(jdbc);
        } catch (Unfit e) {
            boolean served = e.reason() == Unfit.Reason.SERVED;
            throw new Complaint(words.say(served ? "database-served" : "database-newer"));
        } catch (SQLException e) {
            throw new Complaint(why(e, words));
        } catch (RuntimeException e) {
            throw new Complaint(
                    Causes.find(SQLException.class, e)
                            .map(cause -> why(cause, words))
                            .orElseGet(() -> unwell(e, words)));
        }
    }

    private static String unwell(RuntimeException thrown, Words words) {
        return StoreFailed.behind(thrown)
                .map(failure -> words.say("database-unwell", "reason", failure.origin()))
                .orElseGet(() -> words.say("database-unusable", "state", ""));
    }

    /** The driver's own words may quote the address. */
    static String why(SQLException problem, Words words) {
        String state = Optional.ofNullable(problem.getSQLState()).orElse("");
        if (state.startsWith("08")) {
            return words.say("database-unreachable");
        }
        return switch (state) {
            case "28P01", "28000" -> words.say("database-denied");
            case "3D000" -> words.say("database-missing");
            default -> words.say("database-unusable", "state", state);
        };
    }

    @Override
    public String toString() {
        return "a database";
    }
}
