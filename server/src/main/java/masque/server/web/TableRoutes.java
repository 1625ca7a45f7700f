package masque.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import masque.server.Playable;
import masque.server.guard.Guest;
import masque.server.guard.Ids;
import masque.server.guard.Limits;
import masque.server.table.Rooms;
import masque.server.table.TableJson;
import masque.server.table.Tongues;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/** Setting tables up, sitting down and standing up. */
final class TableRoutes {
    private static final int SECRET_BYTES = 32;
    private static final int LONGEST_CHAIR = 100;

    private final Rooms rooms;
    private final Map<String, Playable> games;
    private final Tongues tongues;
    private final Callers callers;
    private final SecureRandom chance = new SecureRandom();

    TableRoutes(Rooms rooms, Map<String, Playable> games, Tongues tongues, Callers callers) {
        this.rooms = rooms;
        this.games = games;
        this.tongues = tongues;
        this.callers = callers;
    }

    void register(RoutesConfig routes) {
        String tables = Routes.API + "/tables";
        String table = tables + "/{id}";
        String chair = table + "/chairs/{seat}";
        routes.post(tables, this::create);
        routes.get(table, ctx -> answer(ctx, rooms.standing(Routes.tableId(ctx))));
        routes.post(chair, this::sit);
        routes.put(chair, this::give);
        routes.delete(chair, this::stand);
        routes.post(table + "/start", this::start);
        routes.get(table + "/replay", this::replay);
    }

    private void create(Context ctx) {
        callers.limit(ctx, Limits.Kind.TABLE);
        Guest guest = callers.known(ctx);
        TableOrder order = TableOrder.read(Routes.body(ctx), games, guest);
        if (order.start()) {
            order.facts().mustBeFull();
        }
        byte[] secret = new byte[SECRET_BYTES];
        chance.nextBytes(secret);
        String id = Ids.fresh();
        Routes.await(rooms.create(id, order.facts(), HexFormat.of().formatHex(secret)));
        ctx.status(201);
        answer(ctx, order.start() ? rooms.start(id, guest) : rooms.standing(id));
    }

    private void sit(Context ctx) {
        Routes.body(ctx).only();
        answer(ctx, rooms.sit(Routes.tableId(ctx), seat(ctx), callers.known(ctx)));
    }

    private void give(Context ctx) {
        String chair = Routes.body(ctx).only("chair").text("chair", LONGEST_CHAIR);
        Guest guest = callers.known(ctx);
        String id = Routes.tableId(ctx);
        Playable game = games.get(Routes.await(rooms.standing(id)).facts().game());
        if (game == null) {
            throw new IllegalStateException("a table without a game");
        }
        answer(ctx, rooms.give(id, seat(ctx), TableOrder.chair("chair", chair, game), guest));
    }

    private void stand(Context ctx) {
        answer(ctx, rooms.stand(Routes.tableId(ctx), seat(ctx), callers.known(ctx)));
    }

    private void start(Context ctx) {
        Routes.body(ctx).only();
        answer(ctx, rooms.start(Routes.tableId(ctx), callers.known(ctx)));
    }

    private void replay(Context ctx) {
        String id = Routes.tableId(ctx);
        String language = callers.language(ctx);
        @Nullable String asked = ctx.queryParam("viewer");
        int seats = Routes.await(rooms.standing(id)).facts().seats();
        int viewer = Asks.viewer(asked == null ? "none" : asked, seats);
        Json.raw(ctx, Routes.await(rooms.told(id, viewer, language)));
    }

    private static int seat(Context ctx) {
        String text = ctx.pathParam("seat");
        return text.matches("[0-9]{1,2}") ? Integer.parseInt(text) : Integer.MAX_VALUE;
    }

    private void answer(Context ctx, CompletableFuture<Rooms.Standing> standing) {
        Rooms.Standing now = Routes.await(standing);
        Json.whole(ctx, out -> write(out, ctx, now));
    }

    /** Writes a table as the caller may see it. */
    void write(JsonGenerator out, Context ctx, String id) {
        write(out, ctx, Routes.await(rooms.standing(id)));
    }

    private void write(JsonGenerator out, Context ctx, Rooms.Standing now) {
        TableJson.write(
                out,
                now.id(),
                now.facts(),
                now.here(),
                Tongues.names(tongues.of(callers.language(ctx)), now.facts()),
                callers.guest(ctx).map(Guest::id).orElse(""));
    }
}
