package masque.app.load;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import masque.server.wire.Handshake;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A site inside the test that speaks the protocol and has the fault it is told to have. */
final class ToySite implements Mortal, Vitals, AutoCloseable {
    private static final masque.server.wire.Wire.Room ROOM =
            new masque.server.wire.Wire.Room(8_192, 512 * 1_024, 120_000);

    private final Fault fault;
    private final int length;
    private final Map<String, ToyTable> tables = new ConcurrentHashMap<>();
    private final AtomicInteger opened = new AtomicInteger();
    private @Nullable Javalin javalin;

    /**
     * A site that is not started yet.
     *
     * @param length how many moves a game has
     */
    ToySite(Fault fault, int length) {
        this.fault = fault;
        this.length = length;
    }

    @Override
    public URI start() {
        Javalin fresh = Javalin.create(this::routes);
        javalin = fresh;
        fresh.start("127.0.0.1", 0);
        return Wire.local(fresh.port());
    }

    private void routes(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.routes.put("/api/v1/me", ctx -> ctx.cookie("masque", "somebody"));
        config.routes.post("/api/v1/tables", this::open);
        config.routes.post(
                "/api/v1/tables/{id}/start",
                ctx -> {
                    table(ctx.pathParam("id")).start();
                    ctx.result("{}");
                });
        config.routes.put("/api/v1/tables/{id}/contribution", ctx -> ctx.result("{}"));
        config.routes.get("/api/v1/tables/{id}/play", this::play);
    }

    private void play(Context ctx) {
        String id = ctx.pathParam("id");
        if (!"somebody".equals(ctx.cookie("masque")) || !tables.containsKey(id)) {
            ctx.status(HttpStatus.NOT_FOUND);
            return;
        }
        int seat = Integer.parseInt(String.valueOf(ctx.queryParam("seat")));
        Handshake.accept(ctx.req(), ctx.res(), ROOM, new ToySocket(table(id), seat));
    }

    private void open(Context ctx) {
        JsonNode wish = JsonMapper.shared().readTree(ctx.body());
        if (!wish.path("game").asString().equals("toy")) {
            ctx.status(HttpStatus.UNPROCESSABLE_CONTENT).result("{\"error\":\"no such game\"}");
            return;
        }
        String id = "table-" + opened.incrementAndGet();
        boolean start = wish.path("start").asBoolean();
        tables.put(id, new ToyTable(wish.path("seats").asInt(), length, fault, start));
        ctx.status(HttpStatus.CREATED).result("{\"id\":\"" + id + "\"}");
    }

    private ToyTable table(String id) {
        ToyTable table = tables.get(id);
        if (table == null) {
            throw new IllegalStateException("there is no " + id);
        }
        return table;
    }

    @Override
    public void kill() {
        tables.values().forEach(ToyTable::crash);
        close();
        if (fault == Fault.FORGETS_TABLES) {
            tables.clear();
        }
    }

    @Override
    public Duration cpu() {
        return Duration.ZERO;
    }

    @Override
    public int megabytes() {
        return 1;
    }

    /** How many tables were set up so far. */
    int opened() {
        return opened.get();
    }

    @Override
    public void close() {
        if (javalin != null) {
            javalin.stop();
        }
    }
}
