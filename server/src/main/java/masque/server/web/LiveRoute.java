package masque.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Objects;
import masque.core.Phrase;
import masque.core.State;
import masque.server.guard.ClientError;
import masque.server.guard.Guest;
import masque.server.guard.Limits;
import masque.server.table.Socket;
import masque.server.table.Time;
import masque.server.table.Tongues;
import masque.server.watch.Watch;
import masque.server.wire.Handshake;
import masque.server.wire.Served;
import masque.server.wire.Wire;
import org.jspecify.annotations.Nullable;

/** A socket at which somebody is told what happens, and can ask for something. */
abstract class LiveRoute {
    static final int FIRST_VERSION = 1;

    private static final int MOST_MESSAGE_BYTES = 8_192;
    private static final long MOST_UNREAD_BYTES = 512 * 1_024;
    private static final long IDLE_MILLIS = 120_000;
    private static final Wire.Room ROOM =
            new Wire.Room(MOST_MESSAGE_BYTES, MOST_UNREAD_BYTES, IDLE_MILLIS);

    private final Door door;

    /** What every such route needs. */
    record Door(
            Callers callers,
            Tongues tongues,
            Time time,
            Watch watch,
            Sockets sockets,
            SocketPaths paths) {}

    LiveRoute(Door door) {
        this.door = door;
    }

    final Callers callers() {
        return door.callers();
    }

    /** Somebody who looks at something as all others do. */
    final LiveSocket.Seat onlooker(Context ctx, String place) {
        String guest = callers().guest(ctx).map(Guest::id).orElse("");
        return new LiveSocket.Seat(
                place,
                State.SPECTATOR,
                guest,
                callers().network(ctx),
                callers().language(ctx),
                FIRST_VERSION);
    }

    /**
     * Who wants to look at what.
     *
     * @throws ClientError if they may not
     */
    abstract LiveSocket.Seat seat(Context ctx);

    abstract void joined(LiveSocket socket);

    /**
     * Somebody has sent a message.
     *
     * @throws ClientError if it is none of ours
     */
    abstract void heard(LiveSocket socket, String message);

    abstract void parted(LiveSocket socket);

    final void register(RoutesConfig routes, String path) {
        door.paths().add(path);
        routes.get(path, this::open);
    }

    private void open(Context ctx) {
        SocketPaths.checkHandshake(ctx);
        callers().checkOrigin(ctx);
        Served visit = new Visit(seat(ctx), callers().client(ctx));
        Handshake.accept(ctx.req(), ctx.res(), ROOM, visit);
    }

    /** Somebody at this socket. */
    private final class Visit implements Served {
        private final LiveSocket.Seat seat;
        private final Limits.Client client;
        private @Nullable LiveSocket socket;

        Visit(LiveSocket.Seat seat, Limits.Client client) {
            this.seat = seat;
            this.client = client;
        }

        private LiveSocket socket() {
            return Objects.requireNonNull(socket, "the connection does not stand yet");
        }

        @Override
        public void opened(Wire wire) {
            LiveSocket fresh = new LiveSocket(wire, seat, door.tongues(), door.time());
            socket = fresh;
            door.sockets().opened(fresh);
            joined(fresh);
        }

        @Override
        public void heard(String message) {
            hear(socket(), client, message);
        }

        @Override
        public void broken(int code, Phrase why) {
            socket().close(code, why);
        }

        @Override
        public void closed() {
            door.sockets().closed(socket());
            parted(socket());
        }
    }

    /** Says that somebody is there. */
    static String pong(String id) {
        return Json.text(out -> {
            out.writeStartObject();
            out.writeNumberProperty("v", 1);
            out.writeStringProperty("type", "pong");
            out.writeStringProperty("id", id);
            out.writeEndObject();
        });
    }

    private void hear(LiveSocket socket, Limits.Client client, String message) {
        if (client.refuseMessage().isPresent()) {
            socket.close(Socket.TRY_AGAIN_LATER, Phrase.of("too-many-messages"));
            return;
        }
        try {
            heard(socket, message);
        } catch (ClientError wrong) {
            door.watch().meters().refused(wrong.code());
            socket.close(Socket.POLICY, wrong.phrase());
        }
    }
}
