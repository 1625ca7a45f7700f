package masque.server.guard;

import java.net.URI;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Which site a request was meant for, by its header Host. A page may have a name of its own lead to
 * this machine, and its visitors' browsers then take this site for a part of it; but it cannot have
 * an address for its name.
 */
public final class Hosts {
    /** Longer names there are not, whatever port stands behind them. */
    public static final int LONGEST = 260;

    private static final Pattern PORT = Pattern.compile(":\\d{0,5}$");
    private static final String HERE = "localhost";

    private Hosts() {}

    /**
     * Whether a request is for this site: where it is known where people reach it, only that name
     * and addresses will do. Programs need not name any.
     */
    public static boolean own(String host, Optional<URI> publicAddress) {
        return host.isEmpty()
                || publicAddress.isEmpty()
                || address(host)
                || named(host, publicAddress);
    }

    /** Whether it is an address or this machine's usual name, which no foreign page can have. */
    public static boolean address(String host) {
        return Address.literal(host) || HERE.equals(name(host));
    }

    /** Whether it is the name under which people reach the site. */
    public static boolean named(String host, Optional<URI> publicAddress) {
        return publicAddress
                .map(one -> name(Optional.ofNullable(one.getRawAuthority()).orElse("")))
                .filter(name(host)::equals)
                .isPresent();
    }

    /** Whether no name server of the world can have led here: it has no dot. */
    public static boolean local(String host) {
        return !name(host).contains(".");
    }

    private static String name(String host) {
        String name = PORT.matcher(host).replaceFirst("").toLowerCase(Locale.ROOT);
        return name.endsWith(".") ? name.substring(0, name.length() - 1) : name;
    }
}
