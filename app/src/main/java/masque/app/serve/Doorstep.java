package masque.app.serve;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.Locale;
import masque.app.Complaint;
import masque.edge.Words;

/** Tries whether it is possible to listen, since the server's own words about it are no help. */
final class Doorstep {
    private Doorstep() {}

    /**
     * Listens for a moment.
     *
     * @throws Complaint if that is not possible
     */
    static void check(String host, int port, Words words) {
        try {
            listen(host, 0);
        } catch (IOException notOurs) {
            throw refused(host, port, words);
        }
        try {
            listen(host, port);
        } catch (IOException e) {
            // Both come as the same exception; only what the system says about it differs.
            throw String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT).contains("denied")
                    ? refused(host, port, words)
                    : taken(port, words);
        }
    }

    private static void listen(String host, int port) throws IOException {
        try (ServerSocket socket = new ServerSocket()) {
            socket.bind(new InetSocketAddress(InetAddress.getByName(host), port));
        }
    }

    /** Somebody else listens on a port. */
    static Complaint taken(int port, Words words) {
        return new Complaint(words.say("port-taken", "port", Integer.toString(port)));
    }

    private static Complaint refused(String host, int port, Words words) {
        return new Complaint(
                words.say("cannot-listen", "host", host, "port", Integer.toString(port)));
    }
}
