package masque.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import masque.server.guard.Body;
import masque.server.tournament.TournamentRefused;
import masque.server.tournament.Tournaments;

/** The socket at which one follows a tournament. */
final class FollowRoute extends LiveRoute {
    private final Tournaments tournaments;

    FollowRoute(Door door, Tournaments tournaments) {
        super(door);
        this.tournaments = tournaments;
    }

    void register(RoutesConfig routes) {
        register(routes, Routes.API + "/tournaments/{id}/follow");
    }

    @Override
    LiveSocket.Seat seat(Context ctx) {
        return onlooker(ctx, TournamentRoutes.id(ctx, tournaments));
    }

    @Override
    void joined(LiveSocket socket) {
        tournaments.follow(socket.place(), socket);
    }

    @Override
    void heard(LiveSocket socket, String message) {
        Body body = Body.read(message);
        if (ActReader.isPing(body)) {
            socket.send(pong(body.only("id", "do").id("id")));
        } else {
            act(socket, body);
        }
    }

    private void act(LiveSocket socket, Body body) {
        String id = socket.place();
        try {
            tournaments.ask(id, socket, ActReader.read(body, () -> tournaments.game(id)));
        } catch (TournamentRefused refused) {
            tournaments.refuse(socket, body.id("id"), refused);
        }
    }

    @Override
    void parted(LiveSocket socket) {
        tournaments.part(socket.place(), socket);
    }
}
