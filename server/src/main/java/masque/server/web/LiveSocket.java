package masque.server.web;

import java.util.concurrent.atomic.AtomicBoolean;
import masque.core.Phrase;
import masque.edge.Listener;
import masque.edge.Pen;
import masque.server.guard.Refused;
import masque.server.table.Socket;
import masque.server.table.Time;
import masque.server.table.Tongues;
import masque.server.wire.Wire;

/** A WebSocket. Whoever does not read what is sent is let go, so that nothing piles up here. */
final class LiveSocket implements Socket {
    private static final long CLOSING_MILLIS = 5_000;

    private final Wire wire;
    private final Seat seat;
    private final Tongues tongues;
    private final Time time;
    private final AtomicBoolean closed = new AtomicBoolean();

    /** Who looks from where: at a table, or at a tournament as all others do. */
    record Seat(
            String place, int viewer, String guest, String network, String language, int version) {}

    LiveSocket(Wire wire, Seat seat, Tongues tongues, Time time) {
        this.wire = wire;
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
        if (!wire.send(utf8)) {
            close(TRY_AGAIN_LATER, Phrase.of("slow-reader"));
        }
    }

    /** Asks whether somebody is there. */
    void ping() {
        wire.ping();
    }

    @Override
    public void refuse(String id, Refused refused, Pen pen) {
        send(RefusalJson.message(id, refused, pen));
    }

    @Override
    public void close(int code, Phrase reason) {
        if (closed.compareAndSet(false, true)) {
            wire.close(code, tongues.of(seat.language()).say(reason, Listener.STRANGER));
            // Whoever does not read will not answer either.
            time.after(CLOSING_MILLIS, wire::cutOff);
        }
    }
}
