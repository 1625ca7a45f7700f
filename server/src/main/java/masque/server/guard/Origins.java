package masque.server.guard;

import java.net.URI;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Whether a page may talk to this site: only the site's own pages may. */
public final class Origins {
    private static final Pattern FORM =
            Pattern.compile("(https?)://(\\[[0-9a-f:.]+\\]|[^\\s/?#@:\\[\\]]+)(?::(\\d{1,5}))?");

    /** Scheme, host and port, all that makes two pages of one origin. */
    private record Origin(String scheme, String host, int port) {
        static Optional<Origin> of(String text) {
            Matcher parts = FORM.matcher(text.toLowerCase(Locale.ROOT));
            if (!parts.matches()) {
                return Optional.empty();
            }
            String scheme = parts.group(1);
            int usual = scheme.equals("https") ? 443 : 80;
            int port = Optional.ofNullable(parts.group(3)).map(Integer::parseInt).orElse(usual);
            return Optional.of(new Origin(scheme, parts.group(2), port));
        }
    }

    private Origins() {}

    /**
     * Whether whoever names this origin may connect. Only browsers send one, and only they carry
     * somebody's cookies to a page of somebody else; so without one it is allowed.
     *
     * @param host the header Host; a proxy may have ended https, so both schemes are right
     */
    public static boolean allowed(
            Optional<String> origin, String host, Optional<URI> publicAddress) {
        if (origin.isEmpty()) {
            return true;
        }
        Optional<Origin> asking = origin.flatMap(Origin::of);
        if (asking.isEmpty()) {
            return false;
        }
        Optional<Origin> told = asking.flatMap(one -> Origin.of(one.scheme() + "://" + host));
        return asking.equals(told) || asking.equals(publicAddress.flatMap(Origins::origin));
    }

    private static Optional<Origin> origin(URI address) {
        return Origin.of(address.getScheme() + "://" + address.getRawAuthority());
    }
}
