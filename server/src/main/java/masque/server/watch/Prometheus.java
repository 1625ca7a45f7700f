package masque.server.watch;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.FileDescriptorMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.regex.Pattern;

/** Counts for Prometheus. What moves need is made beforehand: a move allocates nothing here. */
public final class Prometheus implements Meters, AutoCloseable {
    /** The content type of {@link #page}. */
    public static final String TYPE = "text/plain; version=0.0.4; charset=utf-8";

    private static final String OTHER = "other";
    private static final Pattern CODE = Pattern.compile("[a-z][a-z0-9-]{0,39}");
    private static final Set<String> METHODS =
            Set.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS");

    /** Far more than there are: whatever mistake is made, nobody can fill the memory. */
    private static final int MOST_OF_A_KIND = 500;

    private static final Duration[] WAITS =
            List.of(1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000).stream()
                    .map(Duration::ofMillis)
                    .toArray(Duration[]::new);
    private static final double[] SIZES = {1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000};

    private final PrometheusMeterRegistry registry =
            new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final Counter byPerson = moves("person");
    private final Counter byHouse = moves("house");
    private final Timer move = timer("masque.move", "From the arrival of a person's move to disk");
    private final Timer commit = timer("masque.store.commit", "What a commit takes");
    private final Counter failures =
            Counter.builder("masque.store.failures")
                    .description("Writes that failed")
                    .register(registry);
    private final DistributionSummary jobs =
            DistributionSummary.builder("masque.store.jobs")
                    .description("Writes in one commit")
                    .serviceLevelObjectives(SIZES)
                    .register(registry);
    private final Map<String, Counter> refusals = new ConcurrentHashMap<>();
    private final Map<List<String>, Counter> requests = new ConcurrentHashMap<>();
    private final Map<List<String>, Counter> games = new ConcurrentHashMap<>();

    /** Watches Java's memory, once somebody has looked. */
    private Optional<JvmGcMetrics> collections = Optional.empty();

    private Counter moves(String by) {
        return Counter.builder("masque.moves")
                .description("Moves made")
                .tag("by", by)
                .register(registry);
    }

    private Timer timer(String id, String meaning) {
        return Timer.builder(id)
                .description(meaning)
                .serviceLevelObjectives(WAITS)
                .register(registry);
    }

    @Override
    public void movedByPerson(long nanos) {
        byPerson.increment();
        move.record(nanos, TimeUnit.NANOSECONDS);
    }

    @Override
    public void movedByHouse() {
        byHouse.increment();
    }

    @Override
    public void committed(int together, long nanos) {
        jobs.record(together);
        commit.record(nanos, TimeUnit.NANOSECONDS);
    }

    @Override
    public void uncommitted() {
        failures.increment();
    }

    @Override
    public void refused(String code) {
        String known = CODE.matcher(code).matches() ? code : OTHER;
        bounded(refusals, known, OTHER, this::refusals).increment();
    }

    private Counter refusals(String code) {
        return Counter.builder("masque.refusals")
                .description("What was refused, by its code")
                .tag("code", code)
                .register(registry);
    }

    @Override
    public void over(String game, String how) {
        bounded(games, List.of(game, how), List.of(OTHER, OTHER), this::games).increment();
    }

    private Counter games(List<String> tags) {
        return Counter.builder("masque.games.over")
                .description("Games that are over: finished, or ended by agreement")
                .tags("game", tags.get(0), "how", tags.get(1))
                .register(registry);
    }

    @Override
    public void answered(String method, String route, int status) {
        String known = METHODS.contains(method) ? method : OTHER;
        List<String> tags = List.of(known, route, status / 100 + "xx");
        bounded(requests, tags, List.of(OTHER, OTHER, OTHER), this::requests).increment();
    }

    private Counter requests(List<String> tags) {
        return Counter.builder("masque.http.requests")
                .description("Requests answered")
                .tags("method", tags.get(0), "route", tags.get(1), "status", tags.get(2))
                .register(registry);
    }

    private static <K> Counter bounded(
            Map<K, Counter> known, K key, K other, Function<K, Counter> fresh) {
        Counter counter = known.get(key);
        return counter != null
                ? counter
                : known.computeIfAbsent(known.size() < MOST_OF_A_KIND ? key : other, fresh);
    }

    @Override
    public void watch(Gauge gauge, IntSupplier value) {
        io.micrometer.core.instrument.Gauge.builder(gauge.id(), value::getAsInt)
                .description(gauge.meaning())
                .strongReference(true)
                .register(registry);
    }

    /** At most sites nobody ever looks, and the start of every one would wait for this. */
    private synchronized void lookAtJava() {
        if (collections.isPresent()) {
            return;
        }
        JvmGcMetrics fresh = new JvmGcMetrics();
        collections = Optional.of(fresh);
        List.of(
                        fresh,
                        new JvmMemoryMetrics(),
                        new JvmThreadMetrics(),
                        new ProcessorMetrics(),
                        new FileDescriptorMetrics(),
                        new UptimeMetrics())
                .forEach(one -> one.bindTo(registry));
    }

    /** All that was counted, as Prometheus reads it. */
    public String page() {
        lookAtJava();
        return registry.scrape(TYPE);
    }

    @Override
    public synchronized void close() {
        collections.ifPresent(JvmGcMetrics::close);
        ((MeterRegistry) registry).close();
    }
}
