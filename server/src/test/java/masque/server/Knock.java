package masque.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A request written byte by byte, so that it can be one that no decent client would send. */
final class Knock {
    private static final int PATIENCE_MILLIS = 30_000;

    private final String start;
    private final List<String> headers = new ArrayList<>();
    private final ByteArrayOutputStream body = new ByteArrayOutputStream();
    private boolean hangsUp;

    private Knock(String start) {
        this.start = start;
    }

    /** A request by its first line without the version: method and target. */
    static Knock of(String methodAndTarget) {
        return ofLine(methodAndTarget + " HTTP/1.1").with("Connection: close");
    }

    /** A request by its whole first line. */
    static Knock ofLine(String line) {
        return new Knock(line);
    }

    /** A request with a body of JSON, or of what should be JSON. */
    static Knock of(String methodAndTarget, String body) {
        return of(methodAndTarget).json(body);
    }

    Knock with(String header) {
        headers.add(header);
        return this;
    }

    Knock as(Person person) {
        return with("Cookie: masque=" + person.cookie().orElseThrow());
    }

    Knock json(String text) {
        return with("Content-Type: application/json").body(text.getBytes(StandardCharsets.UTF_8));
    }

    /** A body, and how long it is. */
    Knock body(byte[] bytes) {
        return with("Content-Length: " + bytes.length).unmeasured(bytes);
    }

    /** A body, without saying how long it is. */
    Knock unmeasured(byte[] bytes) {
        body.writeBytes(bytes);
        return this;
    }

    /** Says afterwards that no more will come. */
    Knock hangsUp() {
        hangsUp = true;
        return this;
    }

    /** Sends it and waits for the answer and the end of the connection. */
    Reply at(int port) {
        try (Socket socket = new Socket(InetAddress.ofLiteral("127.0.0.1"), port)) {
            socket.setSoTimeout(PATIENCE_MILLIS);
            send(socket, port);
            return read(socket.getInputStream());
        } catch (IOException e) {
            throw new UncheckedIOException(start, e);
        }
    }

    /** Sends it over a connection of somebody else. */
    void send(Socket socket, int port) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(line(start));
        if (headers.stream().noneMatch(one -> one.startsWith("Host"))) {
            all.writeBytes(line("Host: 127.0.0.1:" + port));
        }
        headers.forEach(one -> all.writeBytes(line(one)));
        all.writeBytes(line(""));
        all.writeBytes(body.toByteArray());
        try {
            all.writeTo(socket.getOutputStream());
            if (hangsUp) {
                socket.shutdownOutput();
            }
        } catch (IOException enough) {
            // The answer may come before everything is sent, and the door be closed.
        }
    }

    private static byte[] line(String text) {
        return (text + "\r\n").getBytes(StandardCharsets.ISO_8859_1);
    }

    private static Reply read(InputStream in) throws IOException {
        String[] head = head(in).split("\r\n", -1);
        Map<String, List<String>> headers = new LinkedHashMap<>();
        for (int i = 1; i < head.length; i++) {
            int colon = head[i].indexOf(':');
            headers.computeIfAbsent(
                            head[i].substring(0, colon).toLowerCase(Locale.ROOT),
                            name -> new ArrayList<>())
                    .add(head[i].substring(colon + 1).strip());
        }
        int status = Integer.parseInt(head[0].substring(9, 12));
        return new Reply(status, headers, new String(rest(in), StandardCharsets.UTF_8));
    }

    /** The status line and the headers. */
    static String head(InputStream in) throws IOException {
        StringBuilder head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            int next = in.read();
            if (next < 0) {
                throw new IOException("the answer breaks off: " + head);
            }
            head.append((char) next);
        }
        return head.substring(0, head.length() - 4);
    }

    private static byte[] rest(InputStream in) {
        ByteArrayOutputStream rest = new ByteArrayOutputStream();
        try {
            in.transferTo(rest);
        } catch (IOException reset) {
            // The answer is there; that the rest of the question was not read does not matter.
        }
        return rest.toByteArray();
    }

    @Override
    public String toString() {
        return start;
    }
}
