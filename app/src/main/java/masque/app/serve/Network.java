package masque.app.serve;

import java.io.UncheckedIOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The network that other devices at home are in, as far as this machine can tell. */
final class Network {
    /** Bridges and tunnels of containers, virtual machines and private networks. */
    private static final Pattern MADE_UP =
            Pattern.compile(
                    "(?:docker|br-|veth|virbr|vmnet|vboxnet|cni|flannel|lxc|lxd|podman|tun|tap|utun|wg|zt|tailscale).*"
                            + "|.*(?:virtual|hyper-v|vethernet).*",
                    Pattern.CASE_INSENSITIVE);

    /** A way out of this machine. */
    record Door(String name, boolean open, List<InetAddress> addresses) {}

    private Network() {}

    /** The address of this machine for its neighbours, if it has one. */
    static Optional<String> address() {
        try {
            return choose(NetworkInterface.networkInterfaces().map(Network::door));
        } catch (SocketException | UncheckedIOException e) {
            return Optional.empty();
        }
    }

    /** The first address that a neighbour is likely to reach; one of a home network if possible. */
    static Optional<String> choose(Stream<Door> doors) {
        return doors.filter(Door::open)
                .filter(door -> !MADE_UP.matcher(door.name()).matches())
                .flatMap(door -> door.addresses().stream())
                .filter(one -> one instanceof Inet4Address && !one.isLinkLocalAddress())
                .min(Comparator.comparing(one -> !one.isSiteLocalAddress()))
                .map(InetAddress::getHostAddress);
    }

    private static Door door(NetworkInterface network) {
        try {
            boolean open =
                    network.isUp()
                            && !network.isLoopback()
                            && !network.isVirtual()
                            && !network.isPointToPoint();
            String name = network.getName() + " " + network.getDisplayName();
            return new Door(name, open, network.inetAddresses().toList());
        } catch (SocketException e) {
            throw new UncheckedIOException(e);
        }
    }
}
