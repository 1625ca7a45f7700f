package masque.server.web;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.router.Endpoint;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import masque.server.card.CardDesk;
import masque.server.guard.Body;
import masque.server.guard.ClientError;
import masque.server.guard.Ids;
import masque.server.guard.Limits;
import masque.server.setup.Playable;
import masque.server.setup.Settings;
import masque.server.store.Store;
import masque.server.table.Rooms;
import masque.server.table.Time;
import masque.server.table.Tongues;
import masque.server.table.Viewing;
import masque.server.tournament.Tournaments;
import masque.server.watch.Watch;

/** Everything that can be asked for. */
public final class Routes {
    static final String API = "/api/v1";
    static final int MOST_BYTES = 8_192;
    private static final Set<HandlerType> READING = Set.of(HandlerType.GET, HandlerType.HEAD);

    private final Callers callers;
    private final Errors errors;
    private final LastWord lastWord;
    private final GameRoutes games;
    private final LessonRoutes lessons;
    private final PuzzleRoutes puzzles;
    private final TableRoutes tables;
    private final CoachRoutes coach;
    private final ReplayRoutes replays;
    private final MeRoutes me;
    private final SocketPaths socketPaths = new SocketPaths();
    private final PlayRoute play;
    private final TournamentRoutes tournaments;
    private final FollowRoute follow;
    private final Pages pages;
    private final CardRoutes cards;
    private final CardFollowRoute cardFollow;
    private final WatchRoutes watched;
    private final Bodies bodies;

    public Routes(
            Settings settings,
            Callers callers,
            Store store,
            Rooms rooms,
            Tournaments tournaments,
            CardDesk desk,
            Map<String, Playable> offered,
            Tongues tongues,
            Time time,
            Watch watch,
            Sockets sockets) {
        this.callers = callers;
        bodies = new Bodies(time);
        Assets assets = new Assets(offered.keySet());
        PlainPage plain = new PlainPage(assets);
        errors = new Errors(callers, tongues, watch.meters(), plain);
        lastWord = new LastWord(settings.publicAddress(), tongues, watch.meters(), plain);
        watched = new WatchRoutes(settings, watch);
        games = new GameRoutes(offered, tongues, callers);
        lessons = new LessonRoutes(offered, tongues, callers);
        PuzzleShelf shelf = new PuzzleShelf(offered);
        puzzles = new PuzzleRoutes(shelf, tongues, callers, time);
        tables = new TableRoutes(rooms, tournaments, offered, tongues, callers);
        this.tournaments = new TournamentRoutes(tournaments, offered, callers);
        coach = new CoachRoutes(rooms, callers);
        replays = new ReplayRoutes(rooms, new Viewing(offered, tongues), tables, callers);
        pages =
                new Pages(
                        settings,
                        offered,
                        tongues,
                        callers,
                        store,
                        tournaments,
                        shelf,
                        assets,
                        plain);
        me = new MeRoutes(store, rooms, tournaments, desk, callers, tables, pages, time);
        LiveRoute.Door door =
                new LiveRoute.Door(callers, tongues, time, watch, sockets, socketPaths);
        play = new PlayRoute(door, rooms, desk);
        follow = new FollowRoute(door, tournaments);
        cards = new CardRoutes(desk, offered, tongues, callers);
        cardFollow = new CardFollowRoute(door, desk);
    }

    public void register(JavalinConfig config) {
        config.appData(Bodies.KEY, bodies);
        config.http.maxRequestSize = MOST_BYTES;
        config.http.prefer405over404 = true;
        config.routes.before(this::before);
        errors.register(config.routes);
        games.register(config.routes);
        lessons.register(config.routes);
        puzzles.register(config.routes);
        tables.register(config.routes);
        coach.register(config.routes);
        replays.register(config.routes);
        me.register(config.routes);
        play.register(config.routes);
        tournaments.register(config.routes);
        cards.register(config.routes);
        follow.register(config.routes);
        cardFollow.register(config.routes);
        pages.register(config.routes);
        watched.register(config);
        answerHeads(config);
    }

    /**
     * Whatever can be got can be asked for its head. Javalin would say of every address with a GET
     * that it is there, without asking.
     */
    private static void answerHeads(JavalinConfig config) {
        List<Endpoint> gets =
                config.unsafe.internalRouter.allHttpHandlers().stream()
                        .map(one -> one.endpoint)
                        .filter(one -> one.method.equals(HandlerType.GET))
                        .toList();
        gets.forEach(one ->
                config.routes.addEndpoint(new Endpoint(HandlerType.HEAD, one.path, one.handler)));
    }

    /** The paths at which there are sockets. */
    public List<String> sockets() {
        return socketPaths.all();
    }

    /** Answers what never comes to a route. */
    public LastWord lastWord() {
        return lastWord;
    }

    private void before(Context ctx) {
        callers.guard(ctx);
        callers.checkHost(ctx);
        boolean socket = SocketPaths.wanted(ctx);
        if (socket) {
            callers.limit(ctx, Limits.Kind.CONNECT);
        } else if (!Pages.cheap(ctx)) {
            callers.limit(ctx, Limits.Kind.REQUEST);
        }
        if (socket) {
            socketPaths.check(ctx);
        }
        callers.checkToken(ctx);
        watched.mustBeOpen(ctx);
        if (!READING.contains(ctx.method())) {
            callers.checkOrigin(ctx);
        }
    }

    /**
     * What the caller sent.
     *
     * @throws ClientError if it is not an object of JSON
     */
    static Body body(Context ctx) {
        return Body.read(text(ctx.appData(Bodies.KEY).json(ctx, MOST_BYTES)));
    }

    /**
     * A file that the caller sent.
     *
     * @throws ClientError if it is larger than this, or not said to be JSON
     */
    static byte[] file(Context ctx, int most) {
        return ctx.appData(Bodies.KEY).json(ctx, most);
    }

    private static String text(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            throw ClientError.of(400, "not-utf8");
        }
    }

    /**
     * The id in the path.
     *
     * @throws ClientError if no table can have it
     */
    static String tableId(Context ctx) {
        String id = ctx.pathParam("id");
        if (!Ids.looksLike(id)) {
            throw ClientError.of(404, "no-table");
        }
        return id;
    }

    /**
     * The id of a card in the path.
     *
     * @throws ClientError if no card can have it
     */
    static String cardId(Context ctx) {
        String id = ctx.pathParam("id");
        if (!Ids.looksLike(id)) {
            throw ClientError.of(404, "no-card");
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
