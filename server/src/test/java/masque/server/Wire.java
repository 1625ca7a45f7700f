package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** A WebSocket written byte by byte, so that it can break every rule of one. */
final class Wire implements AutoCloseable {
    static final int LAST = 0x80;
    static final int CONTINUATION = 0x0;
    static final int TEXT = 0x1;
    static final int BINARY = 0x2;
    static final int CLOSE = 0x8;
    static final int PING = 0x9;
    static final int PONG = 0xA;

    private static final int WITHOUT_A_CODE = 1005;
    private static final int PATIENCE_MILLIS = 30_000;
    private static final int ROOMY = 1 << 16;
    private static final Pattern LENGTH = Pattern.compile("(?i)content-length: *([0-9]+)");
    private static final byte[] MASK = {0x1F, 0x2E, 0x3D, 0x4C};

    private final Socket socket;
    private final DataInputStream in;

    private Wire(Socket socket, DataInputStream in) {
        this.socket = socket;
        this.in = in;
    }

    /** A frame as it came. */
    static final class Frame {
        private final int head;
        private final byte[] payload;

        Frame(int head, byte[] payload) {
            this.head = head;
            this.payload = payload;
        }

        int opcode() {
            return head & 0xF;
        }

        boolean last() {
            return (head & LAST) != 0;
        }

        byte[] payload() {
            return payload.clone();
        }

        String text() {
            return new String(payload, StandardCharsets.UTF_8);
        }

        /** What a goodbye says: a code in two bytes, and a reason. */
        Line.Closed goodbye() {
            if (payload.length < 2) {
                return new Line.Closed(WITHOUT_A_CODE, "");
            }
            int code = ((payload[0] & 0xFF) << 8) | (payload[1] & 0xFF);
            int reason = payload.length - 2;
            return new Line.Closed(code, new String(payload, 2, reason, StandardCharsets.UTF_8));
        }
    }

    /** The request that asks for a WebSocket, up to its headers of one's own. */
    static Knock upgrade(String table, String query) {
        return upgrade("/tables/" + table + "/play" + query);
    }

    /** Asks for a socket at a path of the protocol. */
    static Knock upgrade(String path) {
        return Knock.ofLine("GET /api/v1" + path + " HTTP/1.1")
                .with("Connection: Upgrade")
                .with("Upgrade: websocket")
                .with("Sec-WebSocket-Version: 13")
                .with("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==");
    }

    /** A connection to a table, as whoever has this cookie. */
    static Wire open(int port, String table, String query, Optional<String> cookie) {
        return open(port, table, query, cookie, ROOMY);
    }

    /** A connection that takes in only so many bytes before they are read. */
    static Wire open(int port, String table, String query, Optional<String> cookie, int room) {
        Knock upgrade = upgrade(table, query);
        cookie.ifPresent(value -> upgrade.with("Cookie: masque=" + value));
        return open(port, upgrade, room);
    }

    /**
     * A connection that is asked for in these words.
     *
     * @throws Line.NotLetIn if the answer is another
     */
    static Wire open(int port, Knock upgrade) {
        return open(port, upgrade, ROOMY);
    }

    private static Wire open(int port, Knock upgrade, int room) {
        Socket socket = new Socket();
        try {
            socket.setReceiveBufferSize(room);
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.connect(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), port));
            upgrade.send(socket, port);
            DataInputStream in = new DataInputStream(socket.getInputStream());
            String head = Knock.head(in);
            if (!head.startsWith("HTTP/1.1 101 ")) {
                throw notLetIn(head, in);
            }
            return new Wire(socket, in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Line.NotLetIn notLetIn(String head, DataInputStream in) throws IOException {
        Matcher length = LENGTH.matcher(head);
        byte[] body = in.readNBytes(length.find() ? Integer.parseInt(length.group(1)) : 0);
        int status = Integer.parseInt(head.substring(9, 12));
        return new Line.NotLetIn(status, new String(body, StandardCharsets.UTF_8));
    }

    /** From now on takes in much before it is read. */
    Wire roomy() {
        try {
            socket.setReceiveBufferSize(ROOMY);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Waits as long as it takes for what comes. */
    Wire patient() {
        try {
            socket.setSoTimeout(0);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Sends bytes, whatever they are. */
    Wire raw(byte... bytes) {
        try {
            synchronized (socket) {
                socket.getOutputStream().write(bytes);
            }
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Sends a frame, masked as a client must. */
    Wire frame(int head, byte... payload) {
        return raw(framed(head, payload));
    }

    /** A frame, masked as a client must. */
    static byte[] framed(int head, byte... payload) {
        ByteArrayOutputStream frame = new ByteArrayOutputStream();
        frame.write(head);
        if (payload.length < 126) {
            frame.write(0x80 | payload.length);
        } else if (payload.length < 1 << 16) {
            frame.write(0x80 | 126);
            frame.write(payload.length >> 8);
            frame.write(payload.length);
        } else {
            frame.write(0x80 | 127);
            frame.writeBytes(ByteBuffer.allocate(Long.BYTES).putLong(payload.length).array());
        }
        frame.writeBytes(MASK);
        for (int i = 0; i < payload.length; i++) {
            frame.write(payload[i] ^ MASK[i % MASK.length]);
        }
        return frame.toByteArray();
    }

    Wire say(String text) {
        return frame(LAST | TEXT, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Sends a frame to whoever is still there. */
    void shout(int head, byte... payload) {
        try {
            synchronized (socket) {
                socket.getOutputStream().write(framed(head, payload));
            }
        } catch (IOException gone) {
            // Nobody is there any more.
        }
    }

    /** Says the same so many times, or until nobody takes it any more. */
    void shout(String text, int times) {
        byte[] frame = framed(LAST | TEXT, text.getBytes(StandardCharsets.UTF_8));
        try {
            for (int i = 0; i < times; i++) {
                socket.getOutputStream().write(frame);
            }
        } catch (IOException cutOff) {
            // Why it was cut off is read later.
        }
    }

    /** The next message. */
    JsonNode message() {
        Optional<Frame> next = next();
        while (next.filter(frame -> frame.opcode() == PING).isPresent()) {
            next = next();
        }
        Frame frame = next.orElseThrow(() -> new AssertionError("the line is dead"));
        assertThat(frame.opcode()).as(frame.text()).isEqualTo(TEXT);
        return Answer.parsed(frame.text());
    }

    /** The end of the connection: 1006 if it was not said why. */
    Line.Closed closed() {
        Optional<Frame> next = next();
        while (next.isPresent()) {
            if (next.get().opcode() == CLOSE) {
                return next.get().goodbye();
            }
            next = next();
        }
        return new Line.Closed(1006, "");
    }

    /** Whether a pong comes next, other than messages. */
    boolean pong() {
        Optional<Frame> next = next();
        while (next.filter(frame -> frame.opcode() == TEXT).isPresent()) {
            next = next();
        }
        return next.filter(frame -> frame.opcode() == PONG).isPresent();
    }

    /** The next frame; none if the connection has ended. */
    Optional<Frame> next() {
        try {
            int head = in.readUnsignedByte();
            long length = in.readUnsignedByte() & 0x7F;
            if (length == 126) {
                length = in.readUnsignedShort();
            } else if (length == 127) {
                length = in.readLong();
            }
            return Optional.of(new Frame(head, in.readNBytes(Math.toIntExact(length))));
        } catch (EOFException | SocketException gone) {
            return Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Hangs up without a word. */
    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
