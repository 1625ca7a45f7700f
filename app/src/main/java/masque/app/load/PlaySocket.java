package masque.app.load;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CloseStatus;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.FrameHandler;
import org.eclipse.jetty.websocket.core.OpCode;
import org.jspecify.annotations.Nullable;

/**
 * One player's connection to a table. It takes the frames as bytes: Jetty's API above this one and
 * the JDK's own client cost twice the time for each.
 */
final class PlaySocket implements FrameHandler {
    private static final int GONE = 1006;

    private final Consumer<Heard> listener;
    private byte[] text = new byte[8 * 1024];
    private int length;
    private @Nullable CoreSession session;

    PlaySocket(Consumer<Heard> listener) {
        this.listener = listener;
    }

    /** Sends a move; whether it arrives is known when it is answered. */
    void move(String id, int decision, int code) {
        if (session != null) {
            String message =
                    "{\"do\":\"move\",\"id\":\""
                            + id
                            + "\",\"decision\":"
                            + decision
                            + ",\"code\":"
                            + code
                            + "}";
            session.sendFrame(new Frame(OpCode.TEXT, message), Callback.NOOP, false);
        }
    }

    void close() {
        if (session != null) {
            session.close(Callback.NOOP);
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
        if (session != null) {
            session.demand();
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
            Optional<Heard> heard = Scan.read(text, length);
            length = 0;
            heard.ifPresent(listener);
        }
    }

    private void pong(Frame ping) {
        if (session != null) {
            ByteBuffer copy = ByteBuffer.allocate(ping.getPayloadLength());
            copy.put(ping.getPayload()).flip();
            session.sendFrame(new Frame(OpCode.PONG, copy), Callback.NOOP, false);
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
        listener.accept(new Heard.Closed(status.getCode() == 0 ? GONE : status.getCode(), reason));
    }
}
