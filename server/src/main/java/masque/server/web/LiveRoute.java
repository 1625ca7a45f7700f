package masque.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.util.concurrent.TimeUnit;
import masque.core.Phrase;
import masque.core.State;
import masque.server.guard.ClientError;
import masque.server.guard.Guest;
import masque.server.guard.Limits;
import masque.server.table.Socket;
import masque.server.table.Time;
import masque.server.table.Tongues;
import masque.server.watch.Watch;
import org.jspecify.annotations.Nullable;

/** A socket at which somebody is told what happens, and can ask for something. */
abstract class LiveRoute {
    static final int FIRST_VERSION = 1;

    private static final int NOT_TEXT = 1003;
    private static final int PING_SECONDS = 30;
    private static final String VERSION_HEADER = "Sec-WebSocket-Version";
    private static final String VERSION = "13";
    private static final String SEAT = "seat";
    private static final String CLIENT = "client";
    private static final String SOCKET = "socket";

    private final Door door;

    /** What every such route needs. */
    record Door(Callers callers, Tongues tongues, Time time, Watch watch, Sockets sockets) {}

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
        routes.wsBeforeUpgrade(path, this::admit);
        routes.get(path, ctx -> socketWanted());
        routes.ws(path, this::configure);
    }

    /** Whoever may not come in gets an answer in HTTP. */
    private void admit(Context ctx) {
        callers().guard(ctx);
        callers().checkHost(ctx);
        callers().limit(ctx, Limits.Kind.CONNECT);
        door.watch().health().mustBeOpen();
        if (!wellFormed(ctx)) {
            socketWanted();
        }
        callers().checkOrigin(ctx);
        ctx.attribute(SEAT, seat(ctx));
        ctx.attribute(CLIENT, callers().client(ctx));
    }

    private static void socketWanted() {
        throw ClientError.of(426, "socket-wanted");
    }

    /** Whether somebody asks for a WebSocket, rightly or wrongly. */
    static boolean upgrade(Context ctx) {
        return ctx.header(VERSION_HEADER) != null;
    }

    private static boolean wellFormed(Context ctx) {
        return HandlerType.GET.equals(ctx.method())
                && VERSION.equals(ctx.header(VERSION_HEADER))
                && ctx.header("Sec-WebSocket-Key") != null
                && "websocket".equalsIgnoreCase(ctx.header("Upgrade"));
    }

    private void configure(WsConfig ws) {
        ws.onConnect(ctx -> {
            LiveSocket socket =
                    new LiveSocket(
                            ctx.session,
                            attribute(ctx, SEAT, LiveSocket.Seat.class),
                            door.tongues(),
                            door.time());
            ctx.attribute(SOCKET, socket);
            door.sockets().opened();
            ctx.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
            joined(socket);
        });
        ws.onMessage(ctx ->
                hear(socket(ctx), attribute(ctx, CLIENT, Limits.Client.class), ctx.message()));
        ws.onBinaryMessage(ctx -> socket(ctx).close(NOT_TEXT, Phrase.of("not-text")));
        ws.onClose(ctx -> {
            door.sockets().closed();
            parted(socket(ctx));
        });
    }

    private static <T> T attribute(WsContext ctx, String name, Class<T> type) {
        @Nullable Object value = ctx.attribute(name);
        if (value == null) {
            throw new IllegalStateException("the connection has no " + name);
        }
        return type.cast(value);
    }

    private static LiveSocket socket(WsContext ctx) {
        return attribute(ctx, SOCKET, LiveSocket.class);
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
