package masque.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A line to a site that breaks: the first connection over which so many bytes have come is cut,
 * most likely in the middle of a message, and the others are left alone.
 */
final class Relay implements AutoCloseable {
    private final ServerSocket door;
    private final int site;
    private final int most;
    private final AtomicInteger cuts = new AtomicInteger();

    private Relay(ServerSocket door, int site, int most) {
        this.door = door;
        this.site = site;
        this.most = most;
    }

    static Relay open(int site, int most) {
        try {
            ServerSocket door = new ServerSocket(0, 50, InetAddress.ofLiteral("127.0.0.1"));
            Relay relay = new Relay(door, site, most);
            Thread.startVirtualThread(relay::listen);
            return relay;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    int port() {
        return door.getLocalPort();
    }

    /** How many connections were cut. */
    int cuts() {
        return cuts.get();
    }

    private void listen() {
        try {
            while (true) {
                Socket near = door.accept();
                Socket far = new Socket(InetAddress.ofLiteral("127.0.0.1"), site);
                Thread.startVirtualThread(() -> carry(near, far, Integer.MAX_VALUE));
                Thread.startVirtualThread(() -> carry(far, near, most));
            }
        } catch (IOException closed) {
            // The test is over.
        }
    }

    private void carry(Socket from, Socket to, int limit) {
        byte[] some = new byte[1_000];
        int carried = 0;
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            int count = in.read(some);
            while (count >= 0 && (carried <= limit || !cuts.compareAndSet(0, 1))) {
                out.write(some, 0, count);
                carried = Math.min(carried + count, Integer.MAX_VALUE - some.length);
                count = in.read(some);
            }
        } catch (IOException broken) {
            // Whoever is on the other side hears of it by the end of its own connection.
        }
    }

    @Override
    public void close() {
        try {
            door.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
