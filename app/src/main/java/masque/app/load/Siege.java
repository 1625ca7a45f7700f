package masque.app.load;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Clients of bad will, all on this machine: some send bodies a byte at a time, some headers, some
 * read nothing of what they ask for, and many connect and say nothing. Whoever is let go comes
 * again. Meanwhile somebody honest asks for something small, and it is measured how long that
 * takes.
 */
final class Siege implements AutoCloseable {
    /** Of so many clients these send bodies slowly, headers slowly, or do not read. */
    private static final int ALL = 47;

    private static final int SLOW_BODIES = 6;
    private static final int SLOW_HEADERS = 6;
    private static final int DEAF = 5;

    private static final Duration BETWEEN_BYTES = Duration.ofSeconds(3);
    private static final Duration BETWEEN_QUESTIONS = Duration.ofMillis(20);
    private static final int SMALL_BUFFER = 4_096;

    private static final String BODY =
            "PUT /api/v1/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                    + "Content-Length: 8000\r\n\r\n{";
    private static final String HEADER = "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ";
    private static final String UNREAD = "GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n";
    private static final String QUESTION =
            "GET /api/v1/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

    private final InetSocketAddress site;
    private final Latencies answers = new Latencies();
    private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
    private final AtomicInteger letGo = new AtomicInteger();
    private final CountDownLatch over = new CountDownLatch(1);

    private Siege(int port) {
        site = new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), port);
    }

    /** Nobody is of bad will. */
    static Siege none() {
        return new Siege(0);
    }

    /** Begins with so many clients of bad will, and measures from now on. */
    static Siege of(URI site, int clients) {
        Siege siege = new Siege(site.getPort());
        siege.begin(clients);
        return siege;
    }

    private void begin(int clients) {
        int bodies = clients * SLOW_BODIES / ALL;
        int headers = clients * SLOW_HEADERS / ALL;
        int deaf = clients * DEAF / ALL;
        many(1, this::asks);
        many(bodies, () -> trickle(BODY, " "));
        many(headers, () -> trickle(HEADER, "x"));
        many(deaf, () -> trickle(UNREAD.repeat(100), UNREAD));
        many(clients - bodies - headers - deaf, this::saysNothing);
    }

    /** How often the site has ended a connection. */
    int letGo() {
        return letGo.get();
    }

    /** How long honest questions took. */
    Latencies answers() {
        return answers;
    }

    /** What one client does on one connection, which the site may end. */
    @FunctionalInterface
    private interface Visitor {
        void visit() throws IOException, InterruptedException;
    }

    private void many(int count, Visitor visitor) {
        for (int i = 0; i < count; i++) {
            Thread.ofVirtual().name("besieger").start(() -> again(visitor));
        }
    }

    /** Whoever is let go comes again, but not at once. */
    private void again(Visitor visitor) {
        try {
            do {
                visit(visitor);
            } while (!over.await(BETWEEN_QUESTIONS.toMillis(), TimeUnit.MILLISECONDS));
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    private void visit(Visitor visitor) throws InterruptedException {
        try {
            visitor.visit();
        } catch (IOException e) {
            letGo.incrementAndGet();
        }
    }

    private Socket connect(int room) throws IOException {
        Socket socket = new Socket();
        sockets.add(socket);
        socket.setReceiveBufferSize(room);
        socket.connect(site);
        return socket;
    }

    private void hangUp(Socket socket) throws IOException {
        sockets.remove(socket);
        socket.close();
    }

    private static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
    }

    private void trickle(String first, String more) throws IOException, InterruptedException {
        Socket socket = connect(SMALL_BUFFER);
        try (socket) {
            send(socket, first);
            while (!over.await(BETWEEN_BYTES.toMillis(), TimeUnit.MILLISECONDS)) {
                send(socket, more);
            }
        } finally {
            hangUp(socket);
        }
    }

    private void saysNothing() throws IOException {
        Socket socket = connect(SMALL_BUFFER);
        try (socket) {
            socket.getInputStream().transferTo(OutputStream.nullOutputStream());
        } finally {
            hangUp(socket);
        }
    }

    private void asks() throws IOException {
        long begun = System.nanoTime();
        Socket socket = connect(1 << 16);
        try (socket) {
            send(socket, QUESTION);
            socket.getInputStream().transferTo(OutputStream.nullOutputStream());
            answers.add(System.nanoTime() - begun);
        } finally {
            hangUp(socket);
        }
    }

    @Override
    public void close() {
        over.countDown();
        for (Socket socket : List.copyOf(sockets)) {
            try {
                hangUp(socket);
            } catch (IOException e) {
                letGo.incrementAndGet();
            }
        }
    }
}
