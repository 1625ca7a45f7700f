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
import masque.server.table.Rooms;
import masque.server.table.Socket;
import masque.server.table.TableFacts;
import masque.server.table.Time;
import masque.server.table.Tongues;
import masque.server.watch.Watch;
import org.jspecify.annotations.Nullable;

/** The socket at which one plays. */
final class PlayRoute {
    private static final int NOT_TEXT = 1003;
    private static final int PING_SECONDS = 30;
    private static final String VERSION_HEADER = "Sec-WebSocket-Version";
    private static final String VERSION = "13";
    private static final String SEAT = "seat";
    private static final String CLIENT = "client";
    private static final String SOCKET = "socket";

    private final Rooms rooms;
    private final Callers callers;
    private final Tongues tongues;
    private final Time time;
    private final Watch watch;
    private final Sockets sockets;

    PlayRoute(
            Rooms rooms,
            Callers callers,
            Tongues tongues,
            Time time,
            Watch watch,
            Sockets sockets) {
        this.rooms = rooms;
        this.callers = callers;
        this.tongues = tongues;
        this.time = time;
        this.watch = watch;
        this.sockets = sockets;
    }

    void register(RoutesConfig routes) {
        String path = Routes.API + "/tables/{id}/play";
        routes.wsBeforeUpgrade(path, this::admit);
        routes.get(path, ctx -> socketWanted());
        routes.ws(path, this::configure);
    }

    /** Whoever may not come in gets an answer in HTTP. */
    private void admit(Context ctx) {
        callers.guard(ctx);
        callers.checkHost(ctx);
        callers.limit(ctx, Limits.Kind.CONNECT);
        watch.health().mustBeOpen();
        if (!wellFormed(ctx)) {
            socketWanted();
        }
        callers.checkOrigin(ctx);
        String id = Routes.tableId(ctx);
        String language = callers.language(ctx);
        String guest = callers.guest(ctx).map(Guest::id).orElse("");
        TableFacts facts = rooms.standing(id).facts();
        ctx.attribute(
                SEAT,
                new LiveSocket.Seat(
                        id, viewer(ctx, facts, guest), guest, callers.network(ctx), language));
        ctx.attribute(CLIENT, callers.client(ctx));
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

    private static int viewer(Context ctx, TableFacts facts, String guest) {
        @Nullable String asked = ctx.queryParam("seat");
        if (asked == null) {
            return facts.seatOf(guest);
        }
        int viewer = Asks.viewer(asked, facts.seats());
        if (viewer != State.SPECTATOR && !facts.sitters().get(viewer).is(guest)) {
            throw ClientError.of(403, "seat-not-yours");
        }
        return viewer;
    }

    private void configure(WsConfig ws) {
        ws.onConnect(ctx -> {
            LiveSocket socket =
                    new LiveSocket(
                            ctx.session,
                            attribute(ctx, SEAT, LiveSocket.Seat.class),
                            tongues,
                            time);
            ctx.attribute(SOCKET, socket);
            sockets.opened();
            ctx.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
            rooms.join(socket.table(), socket);
        });
        ws.onMessage(ctx ->
                hear(socket(ctx), attribute(ctx, CLIENT, Limits.Client.class), ctx.message()));
        ws.onBinaryMessage(ctx -> socket(ctx).close(NOT_TEXT, Phrase.of("not-text")));
        ws.onClose(ctx -> {
            sockets.closed();
            rooms.part(socket(ctx).table(), socket(ctx));
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

    private void hear(LiveSocket socket, Limits.Client client, String message) {
        if (client.refuse(Limits.Kind.MESSAGE).isPresent()) {
            socket.close(Socket.TRY_AGAIN_LATER, Phrase.of("too-many-messages"));
            return;
        }
        try {
            rooms.ask(socket.table(), socket, Asks.read(message));
        } catch (ClientError wrong) {
            watch.meters().refused(wrong.code());
            socket.close(Socket.POLICY, wrong.phrase());
        }
    }
}
