package masque.app.serve;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import masque.core.Phrase;
import org.jspecify.annotations.Nullable;

/**
 * A kind of value: how it is read from text, and what it may be.
 *
 * @param allowed what it may be, for whoever wrote something else
 * @param reader the value, or none if the text is no such value
 */
record Kind<T>(Phrase allowed, Function<String, Optional<T>> reader) {
    static final Kind<Path> PATH = new Kind<>(Phrase.of("kind-path"), Kind::path);
    static final Kind<String> HOST = new Kind<>(Phrase.of("kind-host"), Kind::host);
    static final Kind<Boolean> SWITCH = new Kind<>(Phrase.of("kind-switch"), Kind::onOrOff);
    static final Kind<URI> WEB_ADDRESS = new Kind<>(Phrase.of("kind-web-address"), Kind::web);
    static final Kind<Database> DATABASE = new Kind<>(Phrase.of("kind-database"), Database::read);

    private static final int MOST_DIGITS = 9;
    private static final Pattern PATH_OF_SITE = Pattern.compile("(/[\\w~-][\\w.~-]*)*/?");

    /** A whole number from the least to the most. */
    static Kind<Integer> whole(int least, int most) {
        return new Kind<>(
                Phrase.of(
                        "kind-whole",
                        "least",
                        Integer.toString(least),
                        "most",
                        Integer.toString(most)),
                text -> digits(text).filter(number -> number >= least && number <= most));
    }

    private static Optional<Integer> digits(String text) {
        return text.matches("[0-9]{1," + MOST_DIGITS + "}")
                ? Optional.of(Integer.valueOf(text))
                : Optional.empty();
    }

    private static Optional<Path> path(String text) {
        try {
            return text.isBlank() ? Optional.empty() : Optional.of(Path.of(text).toAbsolutePath());
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    private static Optional<String> host(String text) {
        return text.matches("[\\p{Alnum}._:%-]{1,253}") ? Optional.of(text) : Optional.empty();
    }

    private static Optional<Boolean> onOrOff(String text) {
        return switch (text) {
            case "true" -> Optional.of(true);
            case "false" -> Optional.of(false);
            default -> Optional.empty();
        };
    }

    private static Optional<URI> web(String text) {
        try {
            URI address = new URI(text);
            return isSite(address)
                    ? Optional.of(URI.create(text.replaceFirst("/*$", "/")))
                    : Optional.empty();
        } catch (URISyntaxException e) {
            return Optional.empty();
        }
    }

    /** A scheme, a host, perhaps a port, and perhaps a path that a proxy takes away. */
    private static boolean isSite(URI address) {
        @Nullable String scheme = address.getScheme();
        @Nullable String path = address.getRawPath();
        return ("http".equals(scheme) || "https".equals(scheme))
                && address.getHost() != null
                && address.getRawUserInfo() == null
                && address.getRawQuery() == null
                && address.getRawFragment() == null
                && (path == null || PATH_OF_SITE.matcher(path).matches());
    }
}
