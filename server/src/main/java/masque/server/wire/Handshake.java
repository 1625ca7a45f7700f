package masque.server.wire;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.HttpStream;
import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;

/** How a request becomes a WebSocket. */
public final class Handshake {
    /** Who sends this header wants a WebSocket, rightly or wrongly. */
    public static final String VERSION_HEADER = "Sec-WebSocket-Version";

    private static final String VERSION = "13";
    private static final String KEY_HEADER = "Sec-WebSocket-Key";
    private static final int KEY_BYTES = 16;

    /** Of the standard: it shows that whoever answers knows what it was asked for. */
    private static final String KNOWN_TO_ALL = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

    private Handshake() {}

    /** Whether a WebSocket is asked for as the standard wants it. */
    public static boolean wellFormed(HttpServletRequest request) {
        return "GET".equals(request.getMethod())
                && VERSION.equals(request.getHeader(VERSION_HEADER))
                && "websocket".equalsIgnoreCase(request.getHeader("Upgrade"))
                && isKey(request.getHeader(KEY_HEADER));
    }

    private static boolean isKey(@Nullable String key) {
        try {
            return key != null && Base64.getDecoder().decode(key).length == KEY_BYTES;
        } catch (IllegalArgumentException noBase64) {
            return false;
        }
    }

    /** Answers a well-formed request: from the end of the answer on there is a WebSocket. */
    public static void accept(
            HttpServletRequest request,
            HttpServletResponse response,
            Wire.Room room,
            Served served) {
        response.setStatus(HttpServletResponse.SC_SWITCHING_PROTOCOLS);
        response.setHeader("Upgrade", "websocket");
        response.setHeader("Connection", "Upgrade");
        response.setHeader("Sec-WebSocket-Accept", answer(request.getHeader(KEY_HEADER)));
        Request inner = ServletContextRequest.getServletContextRequest(request);
        EndPoint end = inner.getConnectionMetaData().getConnection().getEndPoint();
        Wire wire = new Wire(end, inner.getComponents().getExecutor(), room, served);
        inner.setAttribute(HttpStream.UPGRADE_CONNECTION_ATTRIBUTE, wire);
    }

    private static String answer(String key) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-1");
            byte[] text = (key + KNOWN_TO_ALL).getBytes(StandardCharsets.ISO_8859_1);
            return Base64.getEncoder().encodeToString(digest.digest(text));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-1", e);
        }
    }
}
