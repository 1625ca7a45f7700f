package masque.server.web;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import masque.core.Phrase;
import masque.edge.Listener;
import masque.edge.Pen;
import masque.server.guard.Refused;
import masque.server.table.Socket;
import masque.server.table.Time;
import masque.server.table.Tongues;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;

/** A WebSocket. Whoever does not read what is sent is let go, so that nothing piles up here. */
final class LiveSocket implements Socket {
    private static final long MOST_UNREAD = 512 * 1_024;
    private static final long CLOSING_MILLIS = 5_000;
    private static final int LONGEST_REASON = 123;

    private final Session session;
    private final CoreSession core;
    private final Seat seat;
    private final Tongues tongues;
    private final Time time;
    private final AtomicLong unread = new AtomicLong();
    private final AtomicBoolean closed = new AtomicBoolean();

    /** Who looks from where: at a table, or at a tournament as all others do. */
    record Seat(
            String place, int viewer, String guest, String network, String language, int version) {}

    LiveSocket(Session session, Seat seat, Tongues tongues, Time time) {
        this.session = session;
        core = ((WebSocketSession) session).getCoreSession();
        this.seat = seat;
        this.tongues = tongues;
        this.time = time;
    }

    /** The id of what it looks at. */
    String place() {
        return seat.place();
    }

    @Override
    public int viewer() {
        return seat.viewer();
    }

    @Override
    public String guest() {
        return seat.guest();
    }

    @Override
    public String network() {
        return seat.network();
    }

    @Override
    public String language() {
        return seat.language();
    }

    @Override
    public int version() {
        return seat.version();
    }

    @Override
    public void send(byte[] utf8) {
        if (closed.get()) {
            return;
        }
        int size = utf8.length;
        if (unread.addAndGet(size) > MOST_UNREAD) {
            close(TRY_AGAIN_LATER, Phrase.of("slow-reader"));
            return;
        }
        Callback sent = Callback.from(() -> unread.addAndGet(-size), failed -> breakOff());
        // As the session itself does it, but that would have to encode the text.
        core.sendFrame(new Frame(OpCode.TEXT, ByteBuffer.wrap(utf8)), sent, false);
    }

    @Override
    public void refuse(String id, Refused refused, Pen pen) {
        send(RefusalJson.message(id, refused, pen));
    }

    /** What could not be sent because the goodbye was faster must not cut the goodbye off. */
    private void breakOff() {
        if (!closed.get()) {
            session.disconnect();
        }
    }

    @Override
    public void close(int code, Phrase reason) {
        if (closed.compareAndSet(false, true)) {
            String sentence = tongues.of(seat.language()).say(reason, Listener.STRANGER);
            core.close(code, cut(sentence), Callback.NOOP);
            // Whoever does not read will not answer either.
            time.after(CLOSING_MILLIS, session::disconnect);
        }
    }

    /** As much of a sentence as fits into a close frame. */
    private static String cut(String sentence) {
        String cut = sentence;
        while (cut.getBytes(StandardCharsets.UTF_8).length > LONGEST_REASON) {
            cut = cut.substring(0, cut.offsetByCodePoints(cut.length(), -1));
        }
        return cut;
    }
}
