package masque.server.web;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import masque.server.Playable;
import masque.server.Settings;
import masque.server.guard.Body;
import masque.server.guard.Headers;
import masque.server.guard.Ids;
import masque.server.guard.Limits;
import masque.server.guard.Wrong;
import masque.server.store.Store;
import masque.server.table.Rooms;
import masque.server.table.Time;
import masque.server.table.Tongues;
import org.jspecify.annotations.Nullable;

/** Everything that can be asked for. */
public final class Routes {
    static final String API = "/api/v1";
    static final int MOST_BYTES = 8_192;
    private static final Set<HandlerType> READING = Set.of(HandlerType.GET, HandlerType.HEAD);

    private final Settings settings;
    private final Callers callers;
    private final Errors errors;
    private final GameRoutes games;
    private final TableRoutes tables;
    private final MeRoutes me;
    private final PlayRoute play;
    private final Pages pages;

    public Routes(
            Settings settings,
            Callers callers,
            Store store,
            Rooms rooms,
            Map<String, Playable> offered,
            Tongues tongues,
            Time time) {
        this.settings = settings;
        this.callers = callers;
        errors = new Errors(callers, tongues);
        games = new GameRoutes(offered, tongues, callers);
        tables = new TableRoutes(rooms, offered, tongues, callers);
        me = new MeRoutes(store, callers, tables, time);
        play = new PlayRoute(rooms, callers, tongues, time);
        pages = new Pages(settings, offered, tongues, callers);
    }

    public void register(JavalinConfig config) {
        config.http.maxRequestSize = MOST_BYTES;
        config.http.prefer405over404 = true;
        config.routes.before(this::before);
        errors.register(config.routes);
        games.register(config.routes);
        tables.register(config.routes);
        me.register(config.routes);
        play.register(config.routes);
        pages.register(config.routes);
    }

    private void before(Context ctx) {
        Headers.api(settings.publicAddress()).forEach(ctx::header);
        callers.limit(ctx, Limits.Kind.REQUEST);
        if (!READING.contains(ctx.method())) {
            callers.checkOrigin(ctx);
        }
    }

    /**
     * What the caller sent. Only JSON is taken: a form on somebody else's page cannot send that.
     *
     * @throws Wrong if it is not an object of JSON
     */
    static Body body(Context ctx) {
        @Nullable String type = ctx.contentType();
        if (type == null || !type.matches("(?i)application/json\\s*(;.*)?")) {
            throw Wrong.of(415, "json-wanted");
        }
        return Body.read(ctx.body());
    }

    /**
     * The id in the path.
     *
     * @throws Wrong if no table can have it
     */
    static String tableId(Context ctx) {
        String id = ctx.pathParam("id");
        if (!Ids.looksLike(id)) {
            throw Wrong.of(404, "no-table");
        }
        return id;
    }

    /** Waits; what went wrong there goes wrong here. */
    static <T> T await(CompletableFuture<T> future) {
        try {
            return future.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw e;
        }
    }
}
