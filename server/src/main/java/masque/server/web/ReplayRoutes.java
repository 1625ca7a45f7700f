package masque.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import masque.server.guard.Limits;
import masque.server.table.Rooms;
import masque.server.table.Viewing;
import org.jspecify.annotations.Nullable;

/** Games that are over: what was told, their files, and files that somebody brings. */
final class ReplayRoutes {
    private static final int MOST_BYTES = 1 << 20;

    private final Rooms rooms;
    private final Viewing viewing;
    private final TableRoutes tables;
    private final Callers callers;

    ReplayRoutes(Rooms rooms, Viewing viewing, TableRoutes tables, Callers callers) {
        this.rooms = rooms;
        this.viewing = viewing;
        this.tables = tables;
        this.callers = callers;
    }

    void register(RoutesConfig routes) {
        String table = Routes.API + "/tables/{id}";
        routes.get(table + "/replay", this::told);
        routes.get(table + "/thoughts", this::thoughts);
        routes.get(table + "/file", this::file);
        routes.get(Routes.API + "/replays", this::list);
        routes.post(Routes.API + "/replays", this::show);
    }

    private void told(Context ctx) {
        String id = Routes.tableId(ctx);
        String language = callers.language(ctx);
        int seats = Routes.await(rooms.standing(id)).facts().seats();
        int viewer = Asks.viewer(viewer(ctx), seats);
        Json.raw(ctx, Routes.await(rooms.told(id, viewer, language)));
    }

    private void thoughts(Context ctx) {
        String id = Routes.tableId(ctx);
        Json.raw(ctx, Routes.await(rooms.reasons(id, callers.language(ctx))));
    }

    private static String viewer(Context ctx) {
        @Nullable String asked = ctx.queryParam("viewer");
        return asked == null ? "none" : asked;
    }

    /** Exactly the bytes that were sealed. */
    private void file(Context ctx) {
        String id = Routes.tableId(ctx);
        byte[] file = Routes.await(rooms.file(id));
        ctx.header("Content-Disposition", "attachment; filename=\"masque-" + id + ".json\"");
        ctx.contentType(Json.TYPE).result(file);
    }

    private void list(Context ctx) {
        Json.answer(ctx, out -> tables.summaries(out, ctx, "replays", rooms.finished()));
    }

    /** Checking takes more work than most requests, so it is limited like setting tables up. */
    private void show(Context ctx) {
        callers.limit(ctx, Limits.Kind.TABLE);
        String language = callers.language(ctx);
        String viewer = viewer(ctx);
        byte[] file = Routes.file(ctx, MOST_BYTES);
        Json.raw(ctx, viewing.of(file, seats -> Asks.viewer(viewer, seats), language));
    }
}
