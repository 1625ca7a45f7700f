package masque.server;

import com.sun.management.UnixOperatingSystemMXBean;
import io.github.bucket4j.TimeMeter;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.HandlerType;
import io.javalin.router.InternalRouter;
import java.lang.management.ManagementFactory;
import java.net.BindException;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import masque.server.card.CardDesk;
import masque.server.guard.Limits;
import masque.server.guard.Seal;
import masque.server.setup.Playable;
import masque.server.setup.Settings;
import masque.server.store.Store;
import masque.server.table.BotThreads;
import masque.server.table.Rooms;
import masque.server.table.Time;
import masque.server.table.Tongues;
import masque.server.tournament.Tournaments;
import masque.server.watch.Health;
import masque.server.watch.Meters;
import masque.server.watch.Prometheus;
import masque.server.watch.Watch;
import masque.server.web.Callers;
import masque.server.web.Connections;
import masque.server.web.Entrance;
import masque.server.web.LastWord;
import masque.server.web.Reception;
import masque.server.web.Routes;
import masque.server.web.Sockets;
import org.eclipse.jetty.http.UriCompliance.Violation;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Server;
import org.jspecify.annotations.Nullable;

/** A running site. */
public final class Site implements AutoCloseable {
    private static final String COOKIE_KEY = "cookie-key";
    private static final int KEY_BYTES = 32;
    private static final int MOST_CONNECTIONS = 20_000;
    private static final int LEAST_CONNECTIONS = 100;

    /** Two hundred people in one hall, each with a few connections. */
    private static final int OF_NETWORK = 1_000;

    private static final int OTHER_FILES = 200;
    private static final Duration FAREWELL = Duration.ofSeconds(2);

    private final Settings settings;
    private final Store store;
    private final Time time;
    private final BotThreads bots;
    private final Rooms rooms;
    private final Tournaments tournaments;
    private final CardDesk cards;
    private final Javalin javalin;
    private final Watch watch;
    private final Sockets sockets = new Sockets();
    private final Connections connections;
    private final Routes routes;
    private boolean closed;

    private Site(Settings settings, List<Playable> games, Store store, Time time) {
        this.settings = settings;
        this.store = store;
        this.time = time;
        Map<String, Playable> offered = new LinkedHashMap<>();
        games.forEach(game -> offered.put(game.box().id(), game));
        Tongues tongues = new Tongues(offered.keySet());
        watch = new Watch(new Health(this::checkStore), new Prometheus());
        bots = new BotThreads(time, settings.thinking());
        rooms =
                new Rooms(
                        store,
                        offered,
                        tongues,
                        time,
                        bots,
                        settings.idle(),
                        settings.patience(),
                        watch.meters());
        tournaments = new Tournaments(store, rooms, offered, tongues, time);
        cards = new CardDesk(store, offered, rooms, tongues, time, tournaments::challenge);
        Callers callers =
                new Callers(
                        settings,
                        new Seal(cookieKey(store)),
                        new Limits(settings.generosity(), meter(time)),
                        time);
        routes =
                new Routes(
                        settings,
                        callers,
                        store,
                        rooms,
                        tournaments,
                        cards,
                        offered,
                        tongues,
                        time,
                        watch,
                        sockets);
        connections = new Connections(mostOfNetwork(settings), mostConnections(), time);
        knowCacheLines();
        javalin =
                Javalin.create(config -> {
                    configure(config, routes.lastWord());
                    routes.register(config);
                });
        count();
    }

    /**
     * Tells Jetty how many references lie in a line of the processor's cache. To find out, it would
     * start all of Java's management.
     */
    private static void knowCacheLines() {
        String name = "org.eclipse.jetty.util.referencesPerCacheLine";
        if (System.getProperty(name) == null) {
            System.setProperty(name, "16");
        }
    }

    private void checkStore() {
        store.noted(COOKIE_KEY);
        store.check();
    }

    /** Whoever comes through a proxy has its address, all of them alike. */
    private static int mostOfNetwork(Settings settings) {
        return settings.trustedProxy()
                ? Integer.MAX_VALUE
                : (int) Math.min(Integer.MAX_VALUE, (long) OF_NETWORK * settings.generosity());
    }

    /** As many as the system lets this process have, less what it needs for itself. */
    private static int mostConnections() {
        long files =
                ManagementFactory.getOperatingSystemMXBean()
                                instanceof UnixOperatingSystemMXBean system
                        ? system.getMaxFileDescriptorCount()
                        : MOST_CONNECTIONS;
        return Math.clamp(files - OTHER_FILES, LEAST_CONNECTIONS, MOST_CONNECTIONS);
    }

    /** What the limits refill by: whoever turns the system's clock neither stops nor hurries it. */
    private static TimeMeter meter(Time time) {
        return new TimeMeter() {
            @Override
            public long currentTimeNanos() {
                return TimeUnit.MILLISECONDS.toNanos(time.millis());
            }

            @Override
            public boolean isWallClockBased() {
                return false;
            }
        };
    }

    private void count() {
        store.watch(watch.meters());
        watch.meters().watch(Meters.Gauge.TABLES, rooms::size);
        watch.meters().watch(Meters.Gauge.SOCKETS, sockets::open);
        watch.meters().watch(Meters.Gauge.BOTS, bots::thinking);
    }

    /**
     * Starts to serve. The site closes the store when it is closed.
     *
     * @throws PortTaken if somebody else listens there
     */
    public static Site start(Settings settings, List<Playable> games, Store store) {
        return start(settings, games, store, Time.real());
    }

    /** Starts to serve, by a clock of one's own. */
    static Site start(Settings settings, List<Playable> games, Store store, Time time) {
        Site site = new Site(settings, games, store, time);
        site.rooms.bringUpToDate();
        site.listen();
        site.rooms.open();
        site.tournaments.open();
        return site;
    }

    private static byte[] cookieKey(Store store) {
        byte[] fresh = new byte[KEY_BYTES];
        new SecureRandom().nextBytes(fresh);
        String kept = store.noteFirst(COOKIE_KEY, HexFormat.of().formatHex(fresh)).join();
        return HexFormat.of().parseHex(kept);
    }

    private void configure(JavalinConfig config, LastWord lastWord) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.jetty.modifyServer(server -> {
            server.setErrorHandler(lastWord);
            server.insertHandler(new Reception(connections));
        });
        config.jetty.addConnector((server, http) -> entrance(server, http));
        config.jetty.modifyServletContextHandler(context -> {
            context.setErrorHandler(lastWord);
        });
        config.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            http.setSendDateHeader(false);
            // Nobody else reads what is written so, and Javalin cannot.
            http.setUriCompliance(
                    http.getUriCompliance().without("MASQUE", Violation.UTF16_ENCODINGS));
        });
    }

    private Entrance entrance(Server server, HttpConfiguration http) {
        Entrance entrance = new Entrance(server, http, connections);
        entrance.setHost(settings.host());
        entrance.setPort(settings.port());
        return entrance;
    }

    private void listen() {
        try {
            javalin.start();
            connections.open();
            sockets.open(time);
        } catch (RuntimeException e) {
            letGo();
            if (cause(e, BindException.class)) {
                throw new PortTaken(settings.port(), e);
            }
            throw e;
        }
    }

    private static boolean cause(Throwable error, Class<?> kind) {
        for (@Nullable Throwable one = error; one != null; one = one.getCause()) {
            if (kind.isInstance(one)) {
                return true;
            }
        }
        return false;
    }

    /** The port it listens on. */
    public int port() {
        return javalin.port();
    }

    /** How many tables are in memory. */
    int tablesInMemory() {
        return rooms.size();
    }

    /** How many tournaments are in memory. */
    int tournamentsInMemory() {
        return tournaments.size();
    }

    Rooms rooms() {
        return rooms;
    }

    /**
     * All that can be asked for: a method, or WS for a socket, and a path with its parameters. HEAD
     * is left out: it is answered wherever GET is.
     */
    List<String> routes() {
        InternalRouter router = javalin.unsafe.internalRouter;
        Stream<String> requests =
                router.allHttpHandlers().stream()
                        .map(one -> one.endpoint)
                        .filter(one -> one.method.isHttpMethod())
                        .filter(one -> !one.method.equals(HandlerType.HEAD))
                        .map(one -> one.method.name() + " " + one.path);
        Stream<String> wires = routes.sockets().stream().map(path -> "WS " + path);
        return Stream.concat(requests, wires).toList();
    }

    private void letGo() {
        bots.close();
        tournaments.close();
        cards.close();
        rooms.close();
        sockets.awaitNone(FAREWELL);
        time.close();
        watch.meters().close();
    }

    /**
     * Takes nothing new, finishes what was begun, tells everybody and stops. Whoever closes it a
     * second time waits until it is closed.
     */
    @Override
    public void close() {
        watch.health().stop();
        synchronized (this) {
            if (!closed) {
                closed = true;
                letGo();
                javalin.stop();
                store.close();
            }
        }
    }
}
