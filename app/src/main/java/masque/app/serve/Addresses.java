package masque.app.serve;

import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.Optional;
import java.util.function.Supplier;
import masque.server.setup.Settings;

/**
 * Where a site is reached.
 *
 * @param here on this machine
 * @param elsewhere on other devices, if it is reached from there
 */
record Addresses(String here, Optional<String> elsewhere) {
    private static final String THIS_MACHINE = "localhost";

    /**
     * The addresses of a site that listens on a port.
     *
     * @param network the address of this machine for its neighbours
     */
    static Addresses of(Settings settings, int port, Supplier<Optional<String>> network) {
        Optional<String> known = settings.publicAddress().map(URI::toString);
        String host = settings.host();
        return switch (reach(host)) {
            case LOOPBACK -> new Addresses(site(THIS_MACHINE, port), known);
            case EVERYWHERE ->
                    new Addresses(
                            site(THIS_MACHINE, port),
                            known.or(() -> network.get().map(one -> site(one, port))));
            case ONE_ADDRESS ->
                    new Addresses(site(host, port), known.or(() -> Optional.of(site(host, port))));
        };
    }

    /** From where a site is reached that listens on a host. */
    private enum Reach {
        LOOPBACK,
        EVERYWHERE,
        ONE_ADDRESS
    }

    private static Reach reach(String host) {
        try {
            InetAddress address = InetAddress.getByName(host);
            if (address.isAnyLocalAddress()) {
                return Reach.EVERYWHERE;
            }
            return address.isLoopbackAddress() ? Reach.LOOPBACK : Reach.ONE_ADDRESS;
        } catch (UnknownHostException e) {
            return Reach.ONE_ADDRESS;
        }
    }

    private static String site(String host, int port) {
        return "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + port + "/";
    }
}
