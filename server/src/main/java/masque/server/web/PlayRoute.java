package masque.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import masque.core.State;
import masque.server.card.CardDesk;
import masque.server.guard.ClientError;
import masque.server.guard.Guest;
import masque.server.table.Rooms;
import masque.server.table.TableFacts;
import org.jspecify.annotations.Nullable;

/** The socket at which one plays. */
final class PlayRoute extends LiveRoute {
    private final Rooms rooms;
    private final CardDesk cards;

    PlayRoute(Door door, Rooms rooms, CardDesk cards) {
        super(door);
        this.rooms = rooms;
        this.cards = cards;
    }

    void register(RoutesConfig routes) {
        register(routes, Routes.API + "/tables/{id}/play");
    }

    @Override
    LiveSocket.Seat seat(Context ctx) {
        String id = Routes.tableId(ctx);
        String language = callers().language(ctx);
        String guest = callers().guest(ctx).map(Guest::id).orElse("");
        TableFacts facts = rooms.facts(id);
        return new LiveSocket.Seat(
                id,
                viewer(ctx, facts, guest),
                guest,
                callers().network(ctx),
                language,
                version(ctx));
    }

    /** The version of the protocol that is asked for; the first where none is. */
    private static int version(Context ctx) {
        @Nullable String asked = ctx.queryParam("v");
        if (asked == null) {
            return FIRST_VERSION;
        }
        if (!asked.matches("[12]")) {
            throw ClientError.field("v", "field-one-of", "known", List.of("1", "2"));
        }
        return Integer.parseInt(asked);
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
        if (seated(socket)) {
            cards.comes(socket.guest());
        }
        rooms.join(socket.place(), socket);
    }

    @Override
    void heard(LiveSocket socket, String message) {
        rooms.ask(socket.place(), socket, Asks.read(message));
    }

    @Override
    void parted(LiveSocket socket) {
        if (seated(socket)) {
            cards.goes(socket.guest());
        }
        rooms.part(socket.place(), socket);
    }

    /** Whether somebody looks at a table of theirs: who holds a card is here then. */
    private static boolean seated(LiveSocket socket) {
        return socket.viewer() != State.SPECTATOR;
    }
}
