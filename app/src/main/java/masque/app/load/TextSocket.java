package masque.app.load;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Optional;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CloseStatus;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.FrameHandler;
import org.eclipse.jetty.websocket.core.OpCode;
import org.jspecify.annotations.Nullable;

/**
 * A connection on which texts come and go. It takes the frames as bytes: Jetty's API above this one
 * and the JDK's own client cost twice the time for each.
 */
abstract class TextSocket implements FrameHandler {
    private static final int GONE = 1006;
    private static final int USUAL_BYTES = 8 * 1024;

    /** There are thousands of sockets: none keeps the room of a text that was rarely long. */
    private static final int MOST_BYTES_KEPT = 64 * 1024;

    private byte[] text = new byte[USUAL_BYTES];
    private int length;
    private volatile @Nullable CoreSession session;

    /** A whole text has come; the bytes are overwritten afterwards. */
    abstract void heard(byte[] bytes, int count);

    /** Nothing comes any more. */
    abstract void closed(int code, String reason);

    /** Sends a text; whether it arrives is known when it is answered. */
    final void send(String message) {
        CoreSession open = session;
        if (open != null) {
            open.sendFrame(new Frame(OpCode.TEXT, message), Callback.NOOP, false);
        }
    }

    final void close() {
        CoreSession open = session;
        if (open != null) {
            open.close(Callback.NOOP);
        }
    }

    @Override
    public void onOpen(CoreSession opened, Callback callback) {
        session = opened;
        callback.succeeded();
        opened.demand();
    }

    @Override
    public void onFrame(Frame frame, Callback callback) {
        switch (frame.getOpCode()) {
            case OpCode.TEXT, OpCode.CONTINUATION -> part(frame);
            case OpCode.PING -> pong(frame);
            default -> {} // Jetty itself answers a close.
        }
        callback.succeeded();
        CoreSession open = session;
        if (open != null) {
            open.demand();
        }
    }

    private void part(Frame frame) {
        ByteBuffer payload = frame.getPayload();
        int more = payload.remaining();
        if (length + more > text.length) {
            text = Arrays.copyOf(text, Math.max(2 * text.length, length + more));
        }
        payload.get(text, length, more);
        length += more;
        if (frame.isFin()) {
            int count = length;
            length = 0;
            heard(text, count);
            if (text.length > MOST_BYTES_KEPT) {
                text = new byte[USUAL_BYTES];
            }
        }
    }

    private void pong(Frame ping) {
        CoreSession open = session;
        if (open != null) {
            ByteBuffer copy = ByteBuffer.allocate(ping.getPayloadLength());
            copy.put(ping.getPayload()).flip();
            open.sendFrame(new Frame(OpCode.PONG, copy), Callback.NOOP, false);
        }
    }

    @Override
    public void onError(Throwable cause, Callback callback) {
        callback.succeeded(); // It is closed next.
    }

    @Override
    public void onClosed(CloseStatus status, Callback callback) {
        callback.succeeded();
        String reason = Optional.ofNullable(status.getReason()).orElse("");
        closed(status.getCode() == 0 ? GONE : status.getCode(), reason);
    }
}
