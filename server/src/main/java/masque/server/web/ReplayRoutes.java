package masque.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.Optional;
import masque.server.guard.Limits;
import masque.server.table.Archive;
import masque.server.table.Rooms;
import masque.server.table.Standing;
import masque.server.table.Viewing;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Games that are over: what was told, their files, and files that somebody brings. */
final class ReplayRoutes {
    private static final Logger LOG = LoggerFactory.getLogger(ReplayRoutes.class);
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
        Standing standing = rooms.standing(id);
        int viewer = Asks.viewer(viewer(ctx), standing.facts().seats());
        send(ctx, Routes.await(rooms.told(standing, viewer, language)));
    }

    private void thoughts(Context ctx) {
        String language = callers.language(ctx);
        Standing standing = rooms.standing(Routes.tableId(ctx));
        send(ctx, Routes.await(rooms.reasons(standing, language)));
    }

    /** Sends a list piece by piece, as fast as it is read. */
    private static void send(Context ctx, Archive list) {
        ctx.contentType(Json.TYPE);
        try {
            list.sendTo(ctx.outputStream());
        } catch (IOException gone) {
            LOG.debug("nobody reads a replay any more");
        }
    }

    private static String viewer(Context ctx) {
        @Nullable String asked = ctx.queryParam("viewer");
        return asked == null ? "none" : asked;
    }

    /** Exactly the bytes that were sealed. */
    private void file(Context ctx) {
        String id = Routes.tableId(ctx);
        byte[] file = Routes.await(rooms.file(rooms.standing(id), callers.guest(ctx)));
        ctx.header("Content-Disposition", "attachment; filename=\"masque-" + id + ".json\"");
        ctx.contentType(Json.TYPE).result(file);
    }

    private void list(Context ctx) {
        Json.answer(ctx, out -> tables.summaries(out, ctx, "replays", rooms.finished()));
    }

    /** Checking takes more work than most requests, so it has a limit of its own. */
    private void show(Context ctx) {
        callers.limit(ctx, Limits.Kind.VIEWING);
        String language = callers.language(ctx);
        String viewer = viewer(ctx);
        int from = Asks.ply(Optional.ofNullable(ctx.queryParam("from")).orElse("0"));
        byte[] file = Routes.file(ctx, MOST_BYTES);
        Json.raw(
                ctx,
                Routes.await(
                        viewing.of(file, seats -> Asks.viewer(viewer, seats), from, language)));
    }
}
