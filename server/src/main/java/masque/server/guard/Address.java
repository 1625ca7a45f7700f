package masque.server.guard;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** From which address a client speaks. Names are never looked up. */
public final class Address {
    /** Java reads 1.2 and 12345 as IPv4 addresses too; nobody sends those in good faith. */
    private static final Pattern FOUR = Pattern.compile("(\\d{1,3}(?:\\.\\d{1,3}){3})(?::\\d+)?");

    private static final Pattern SIX = Pattern.compile("([0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*)(?:%.*)?");

    private static final Pattern BRACKETED = Pattern.compile("\\[([^\\]%]*)(?:%.*)?\\](?::\\d+)?");

    private static final int LONGEST = 100;
    private static final int NETWORK_BYTES = 8;

    private Address() {}

    /** The address of whoever holds the other end of the connection. */
    public static String direct(String connection) {
        return parsed(connection).map(InetAddress::getHostAddress).orElse(connection);
    }

    /** Whether whoever holds the other end of the connection is on this machine. */
    public static boolean loopback(String connection) {
        return parsed(connection).filter(InetAddress::isLoopbackAddress).isPresent();
    }

    /** Whether this is an address, not a name. */
    static boolean literal(String text) {
        return parsed(text).isPresent();
    }

    /**
     * The address that a proxy of ours wrote at the end of X-Forwarded-For. What stands before it,
     * the client may have made up. If there is none at the end, it is the connection's.
     *
     * @param forwarded every line of that header, in order: clients may send lines of their own
     */
    public static String behindProxy(String connection, List<String> forwarded) {
        String line = forwarded.isEmpty() ? "" : forwarded.getLast();
        String last = line.substring(line.lastIndexOf(',') + 1).strip();
        return parsed(last).map(InetAddress::getHostAddress).orElseGet(() -> direct(connection));
    }

    /**
     * Whom to count together: an IPv4 address alone, IPv6 by its /64, because that is what one home
     * is given, and all that is no address as one.
     */
    public static String network(String address) {
        return parsed(address).map(Address::network).orElse("?");
    }

    private static String network(InetAddress address) {
        if (address instanceof Inet6Address) {
            return Arrays.toString(Arrays.copyOf(address.getAddress(), NETWORK_BYTES));
        }
        return address.getHostAddress();
    }

    private static Optional<InetAddress> parsed(String text) {
        return text.length() > LONGEST
                ? Optional.empty()
                : literal(FOUR.matcher(text)).or(() -> literal(SIX.matcher(unwrapped(text))));
    }

    /** Without the brackets and the port behind them. */
    private static String unwrapped(String text) {
        Matcher bracketed = BRACKETED.matcher(text);
        return bracketed.matches() ? bracketed.group(1) : text;
    }

    private static Optional<InetAddress> literal(Matcher form) {
        try {
            return form.matches()
                    ? Optional.of(InetAddress.ofLiteral(form.group(1)))
                    : Optional.empty();
        } catch (IllegalArgumentException none) {
            return Optional.empty();
        }
    }
}
