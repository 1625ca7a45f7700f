package masque.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import masque.server.guard.ClientError;
import masque.server.guard.Limits;
import masque.server.table.Rooms;
import masque.server.table.Standing;

/** What the coach says of a game that is over. */
final class CoachRoutes {
    private static final int MOST_SEATS = 99;

    private final Rooms rooms;
    private final Callers callers;

    CoachRoutes(Rooms rooms, Callers callers) {
        this.rooms = rooms;
        this.callers = callers;
    }

    void register(RoutesConfig routes) {
        String path = Routes.API + "/tables/{id}/coach";
        routes.get(path, this::show);
        routes.post(path, this::ask);
    }

    private void ask(Context ctx) {
        int seat = Routes.body(ctx).only("seat").number("seat", 0, MOST_SEATS);
        callers.limit(ctx, Limits.Kind.VIEWING);
        String guest = callers.known(ctx).id();
        Standing standing = rooms.standing(Routes.tableId(ctx));
        mustExist(seat, standing);
        rooms.coach().ask(standing, seat, guest);
        ctx.status(202);
        answer(ctx, standing, seat);
    }

    private void show(Context ctx) {
        Standing standing = rooms.standing(Routes.tableId(ctx));
        String asked = Optional.ofNullable(ctx.queryParam("seat")).orElse("0");
        int seat = asked.matches("[0-9]{1,2}") ? Integer.parseInt(asked) : MOST_SEATS;
        mustExist(seat, standing);
        answer(ctx, standing, seat);
    }

    private static void mustExist(int seat, Standing standing) {
        if (seat >= standing.facts().seats()) {
            throw ClientError.of(404, "no-seat", "seats", standing.facts().seats());
        }
    }

    private void answer(Context ctx, Standing standing, int seat) {
        Json.answer(ctx, rooms.coach().said(standing, seat, callers.language(ctx)));
    }
}
