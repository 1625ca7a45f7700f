package masque.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import masque.core.State;
import masque.server.guard.ClientError;
import masque.server.guard.Guest;
import masque.server.table.Rooms;
import masque.server.table.TableFacts;
import org.jspecify.annotations.Nullable;

/** The socket at which one plays. */
final class PlayRoute extends LiveRoute {
    private final Rooms rooms;

    PlayRoute(Door door, Rooms rooms) {
        super(door);
        this.rooms = rooms;
    }

    void register(RoutesConfig routes) {
        register(routes, Routes.API + "/tables/{id}/play");
    }

    @Override
    LiveSocket.Seat seat(Context ctx) {
        String id = Routes.tableId(ctx);
        String language = callers().language(ctx);
        String guest = callers().guest(ctx).map(Guest::id).orElse("");
        TableFacts facts = rooms.standing(id).facts();
        return new LiveSocket.Seat(
                id, viewer(ctx, facts, guest), guest, callers().network(ctx), language);
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

    @Override
    void joined(LiveSocket socket) {
        rooms.join(socket.place(), socket);
    }

    @Override
    void heard(LiveSocket socket, String message) {
        rooms.ask(socket.place(), socket, Asks.read(message));
    }

    @Override
    void parted(LiveSocket socket) {
        rooms.part(socket.place(), socket);
    }
}
