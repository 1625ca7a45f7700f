package masque.server.web;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.router.Endpoint;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import masque.server.guard.Address;
import masque.server.guard.ClientError;
import masque.server.guard.Hosts;
import masque.server.setup.Settings;
import masque.server.watch.Prometheus;
import masque.server.watch.Watch;
import org.jspecify.annotations.Nullable;

/** What an operator's machines ask: whether the site lives, whether it can serve, and how much. */
final class WatchRoutes {
    private static final String ALIVE = "/healthz";
    private static final String READY = "/readyz";
    private static final String METRICS = "/metrics";
    private static final Set<String> ALL = Set.of(ALIVE, READY, METRICS);
    private static final List<String> OF_PROXIES =
            List.of("X-Forwarded-For", "Forwarded", "X-Real-IP");

    private final Settings settings;
    private final Watch watch;

    WatchRoutes(Settings settings, Watch watch) {
        this.settings = settings;
        this.watch = watch;
    }

    void register(JavalinConfig config) {
        config.routes.get(ALIVE, ctx -> status(ctx, "ok"));
        config.routes.get(READY, this::ready);
        config.routes.get(METRICS, this::metrics);
        config.requestLogger.http((ctx, millis) -> count(ctx));
    }

    /** While the site stops only whoever watches it is answered. */
    void mustBeOpen(Context ctx) {
        if (!ALL.contains(ctx.path())) {
            watch.health().mustBeOpen();
        }
    }

    private void ready(Context ctx) {
        watch.health().mustBeReady();
        status(ctx, "ready");
    }

    private static void status(Context ctx, String status) {
        Json.answer(ctx, out -> out.writeStringProperty("status", status));
    }

    private void metrics(Context ctx) {
        if (!mayRead(ctx)) {
            throw ClientError.of(403, "metrics-closed");
        }
        ctx.contentType(Prometheus.TYPE).result(watch.meters().page());
    }

    /** No page of somebody else's may read them by having a name of its own lead here. */
    private boolean mayRead(Context ctx) {
        String host = Optional.ofNullable(ctx.host()).orElse("");
        boolean known = Hosts.address(host) || Hosts.named(host, settings.publicAddress());
        return settings.openMetrics() ? known || Hosts.local(host) : known && fromThisMachine(ctx);
    }

    /** What a proxy on this machine hands on comes from anywhere. */
    private static boolean fromThisMachine(Context ctx) {
        return Address.loopback(ctx.req().getRemoteAddr())
                && OF_PROXIES.stream().allMatch(name -> ctx.header(name) == null);
    }

    private void count(Context ctx) {
        @Nullable Endpoint route = ctx.endpoints().matchedHttpEndpoint();
        watch.meters()
                .answered(
                        ctx.method().name(),
                        route == null ? "none" : route.path,
                        ctx.status().getCode());
    }
}
