package masque.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import masque.core.Bot;
import masque.core.Chair;
import masque.core.Fate;
import masque.core.Table;
import masque.core.Thought;
import masque.games.masqueradetrick.TrickBox;
import masque.server.setup.Level;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bots share the time there is, and nobody learns anything from how much of it they need. */
final class BotThreadsTest {
    private static final String MISSIONS = "/masque/games/masqueradetrick/missions.csv";

    /** Time that stands still, and says for how long something is put off. */
    private static final class StoppedTime implements Time {
        private final CompletableFuture<Long> later = new CompletableFuture<>();
        private final AtomicLong now = new AtomicLong(1_000);

        @Override
        public long millis() {
            return now.get();
        }

        @Override
        public Instant now() {
            return Instant.EPOCH;
        }

        @Override
        public Alarm after(long millis, Runnable task) {
            later.complete(millis);
            return () -> {};
        }

        @Override
        public void close() {}
    }

    private static Chair chair() throws IOException {
        try (InputStream in =
                Objects.requireNonNull(BotThreadsTest.class.getResourceAsStream(MISSIONS))) {
            String missions = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            Table table = Table.open(new TrickBox(missions), 2, Map.of(), Fate.seeded(1));
            return table.still(Integer.numberOfTrailingZeros(table.pending()));
        }
    }

    @ParameterizedTest(name = "{0} ms, {1} search on {2} threads beside {3}: {4} ms")
    @CsvSource({
        "300, 1, 1, 0, 300",
        "300, 1, 3, 0, 300",
        "300, 3, 3, 0, 300",
        "300, 6, 3, 0, 150",
        "300, 3, 1, 0, 100",
        "300, 16, 1, 0, 18",
        "300, 5000, 1, 0, 2",
        "1, 5000, 1, 0, 1",
        "300, 1, 1, 0.5, 300",
        "300, 1, 1, 0.75, 150",
        "300, 3, 1, 0.75, 50",
        "300, 1, 1, 1, 2",
        "300, 16, 1, 0.9, 3"
    })
    void theFullerTheHouseAndTheBusierTheMachineTheShorterTheSearch(
            long millis, int searching, int threads, double others, long allowed) {
        assertThat(BotThreads.allowed(millis, searching, threads, others)).isEqualTo(allowed);
    }

    /** A search that runs alone leaves the machine to itself. */
    @Test
    void searchesAreNotAmongTheOthersWhoUseTheMachine() throws Exception {
        int cores = Runtime.getRuntime().availableProcessors();
        Workload workload = new Workload(() -> 1.0 / cores);
        assertThat(workload.others()).isEqualTo(1.0 / cores);
        long begun = System.nanoTime();
        int looks =
                workload.search(() -> {
                    int turns = 0;
                    while (System.nanoTime() - begun < 400_000_000) {
                        turns++;
                    }
                    return turns;
                });
        assertThat(looks).isPositive();
        assertThat(workload.others()).isLessThan(1.0 / cores);
    }

    @ParameterizedTest
    @ValueSource(doubles = {-1, 0, Double.NaN})
    void aMachineThatDoesNotTellIsTakenForFree(double said) {
        assertThat(new Workload(() -> said).others()).isZero();
    }

    /** A search that does not end holds up other searches, but nobody who is quick. */
    @Test
    void whoeverIsQuickDoesNotWaitForASearch() throws Exception {
        CountDownLatch endless = new CountDownLatch(1);
        Bot ponders =
                (chair, chance) -> {
                    awaitQuietly(endless);
                    return Bot.RANDOM.choose(chair, chance);
                };
        CompletableFuture<Thought> quick = new CompletableFuture<>();
        try (BotThreads bots = new BotThreads(new StoppedTime(), Duration.ZERO)) {
            for (int i = 0; i < 2 * Runtime.getRuntime().availableProcessors(); i++) {
                bots.think(new Level(300, nanos -> ponders), chair(), thought -> {});
            }
            bots.think(Level.quick(Bot.RANDOM), chair(), quick::complete);
            assertThat(quick.get(30, TimeUnit.SECONDS).says()).isFalse();
            assertThat(bots.thinking()).isPositive();
            endless.countDown();
        }
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void whoeverSearchesTakesAllItsTimeEvenIfItHasNothingToThinkAbout() throws Exception {
        StoppedTime time = new StoppedTime();
        CompletableFuture<Long> given = new CompletableFuture<>();
        try (BotThreads bots = new BotThreads(time, Duration.ofMillis(40), new Workload(() -> 0))) {
            Level level =
                    new Level(
                            300,
                            nanos -> {
                                given.complete(nanos);
                                return Bot.RANDOM;
                            });
            bots.think(level, chair(), thought -> {});
            assertThat(given.get(30, TimeUnit.SECONDS)).isEqualTo(300_000_000);
            assertThat(time.later.get(30, TimeUnit.SECONDS)).isEqualTo(300);
        }
    }

    /** Else a forced move would be known by its haste where many search. */
    @Test
    void whoeverHasWaitedLongForAThreadTakesTheTimeOfTheSearchAllTheSame() throws Exception {
        StoppedTime time = new StoppedTime();
        int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        CountDownLatch begun = new CountDownLatch(threads);
        CountDownLatch occupied = new CountDownLatch(1);
        Bot ponders =
                (chair, chance) -> {
                    begun.countDown();
                    awaitQuietly(occupied);
                    return Bot.RANDOM.choose(chair, chance);
                };
        CompletableFuture<Thought> done = new CompletableFuture<>();
        try (BotThreads bots = new BotThreads(time, Duration.ZERO, new Workload(() -> 0))) {
            for (int i = 0; i < threads; i++) {
                bots.think(new Level(1, nanos -> ponders), chair(), done::complete);
            }
            bots.think(new Level(300, nanos -> Bot.RANDOM), chair(), thought -> {});
            assertThat(begun.await(30, TimeUnit.SECONDS)).isTrue();
            time.now.set(9_000);
            occupied.countDown();
            done.get(30, TimeUnit.SECONDS);
            long share = 300L * threads / (threads + 1);
            assertThat(time.later.get(30, TimeUnit.SECONDS)).isBetween(share, 300L);
        }
    }

    @Test
    void whoeverIsQuickTakesTheLeastTime() throws Exception {
        StoppedTime time = new StoppedTime();
        try (BotThreads bots = new BotThreads(time, Duration.ofMillis(40))) {
            bots.think(Level.quick(Bot.RANDOM), chair(), thought -> {});
            assertThat(time.later.get(30, TimeUnit.SECONDS)).isEqualTo(40);
        }
    }

    static List<Bot> failing() {
        return List.of(
                (chair, chance) -> {
                    throw new IllegalStateException("broken on purpose");
                },
                (chair, chance) -> {
                    throw new StackOverflowError("deep on purpose");
                });
    }

    @ParameterizedTest
    @MethodSource("failing")
    void aBotThatFailsIsHelpedOut(Bot broken) throws Exception {
        CompletableFuture<Thought> done = new CompletableFuture<>();
        try (BotThreads bots = new BotThreads(new StoppedTime(), Duration.ZERO)) {
            bots.think(Level.quick(broken), chair(), done::complete);
            assertThat(done.get(30, TimeUnit.SECONDS).says()).isFalse();
        }
    }
}
