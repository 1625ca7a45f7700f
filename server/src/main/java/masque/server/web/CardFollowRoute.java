package masque.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import masque.server.card.CardDesk;
import masque.server.guard.Body;
import masque.server.guard.ClientError;

/** The socket at which the holder of a card and those who wait are told at once what happens. */
final class CardFollowRoute extends LiveRoute {
    private final CardDesk desk;

    CardFollowRoute(Door door, CardDesk desk) {
        super(door);
        this.desk = desk;
    }

    void register(RoutesConfig routes) {
        register(routes, Routes.API + "/cards/{id}/follow");
    }

    @Override
    LiveSocket.Seat seat(Context ctx) {
        LiveSocket.Seat seat = onlooker(ctx, Routes.cardId(ctx));
        var _ = desk.look(seat.place(), seat.guest());
        return seat;
    }

    @Override
    void joined(LiveSocket socket) {
        desk.follow(socket.place(), socket);
    }

    /** All that can be said here is that one is still there. */
    @Override
    void heard(LiveSocket socket, String message) {
        Body body = Body.read(message).only("do", "id");
        String id = body.id("id");
        if (!ActReader.isPing(body)) {
            throw ClientError.field("do", "field-one-of", "known", List.of("ping"));
        }
        socket.send(pong(id));
    }

    @Override
    void parted(LiveSocket socket) {
        desk.unfollow(socket);
    }
}
