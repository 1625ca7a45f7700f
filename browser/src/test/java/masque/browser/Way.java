package masque.browser;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The way to a site, as a small proxy: it takes a path off every address, as proxies do that keep
 * several sites under one name, and it can be cut. One request a connection, which is enough here.
 */
final class Way implements AutoCloseable {
    private final ServerSocket door;
    private volatile int site;
    private final String path;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private volatile boolean blocked;

    private Way(ServerSocket door, int site, String path) {
        this.door = door;
        this.site = site;
        this.path = path;
    }

    static Way open(int site, String path) {
        try {
            ServerSocket door = new ServerSocket(0, 200, InetAddress.ofLiteral("127.0.0.1"));
            Way way = new Way(door, site, path);
            Thread.startVirtualThread(way::listen);
            return way;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    int port() {
        return door.getLocalPort();
    }

    String path() {
        return path;
    }

    /** Cuts every connection, and lets none through until it is mended. */
    void cut() {
        blocked = true;
        open.forEach(Way::hangUp);
    }

    void mend() {
        blocked = false;
    }

    /** Leads to the site at another port from now on. */
    void leadTo(int port) {
        site = port;
    }

    private void listen() {
        try {
            while (true) {
                Socket near = door.accept();
                Thread.startVirtualThread(() -> carry(near));
            }
        } catch (IOException closed) {
            // The test is over.
        }
    }

    private void carry(Socket near) {
        open.add(near);
        try (near;
                Socket far = new Socket(InetAddress.ofLiteral("127.0.0.1"), site)) {
            if (!blocked) {
                exchange(near, far);
            }
        } catch (IOException broken) {
            // Both sides notice by themselves.
        } finally {
            open.remove(near);
        }
    }

    private void exchange(Socket near, Socket far) throws IOException {
        InputStream asking = new BufferedInputStream(near.getInputStream());
        String head = head(asking);
        if (!head.startsWith(path + "/", head.indexOf(' ') + 1)) {
            near.getOutputStream()
                    .write(
                            "HTTP/1.1 404 Outside\r\nContent-Length: 0\r\n\r\n"
                                    .getBytes(StandardCharsets.ISO_8859_1));
            return;
        }
        far.getOutputStream().write(rewritten(head).getBytes(StandardCharsets.ISO_8859_1));
        Thread.startVirtualThread(() -> pour(asking, far));
        near.getOutputStream().flush();
        far.getInputStream().transferTo(near.getOutputStream());
    }

    private static void pour(InputStream from, Socket to) {
        try {
            OutputStream out = to.getOutputStream();
            byte[] some = new byte[8_192];
            for (int count = from.read(some); count >= 0; count = from.read(some)) {
                out.write(some, 0, count);
                out.flush();
            }
            to.shutdownOutput();
        } catch (IOException closed) {
            // Whoever reads there has had enough.
        }
    }

    private String rewritten(String head) {
        int at = head.indexOf(' ') + 1;
        String shorter = head.substring(0, at) + head.substring(at + path.length());
        return head.toLowerCase(Locale.ROOT).contains("\r\nupgrade: websocket")
                ? shorter
                : shorter.replaceFirst("(?i)\r\nConnection: [^\r]*", "")
                        .replaceFirst("\r\n\r\n$", "\r\nConnection: close\r\n\r\n");
    }

    private static String head(InputStream in) throws IOException {
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        int matched = 0;
        while (matched < 4) {
            int one = in.read();
            if (one < 0) {
                throw new IOException("nothing was asked");
            }
            head.write(one);
            boolean expected = one == (matched % 2 == 0 ? '\r' : '\n');
            matched = expected ? matched + 1 : one == '\r' ? 1 : 0;
        }
        return head.toString(StandardCharsets.ISO_8859_1);
    }

    private static void hangUp(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        hangUpAll();
        try {
            door.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void hangUpAll() {
        open.forEach(Way::hangUp);
    }
}
