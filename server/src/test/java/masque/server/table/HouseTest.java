package masque.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import masque.core.Bot;
import masque.core.Chair;
import masque.core.Fate;
import masque.core.Table;
import masque.core.Thought;
import masque.games.masqueradetrick.TrickBox;
import masque.server.Level;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bots share the time there is, and nobody learns anything from how much of it they need. */
final class HouseTest {
    private static final String MISSIONS = "/masque/games/masqueradetrick/missions.csv";

    /** Time that stands still, and says for how long something is put off. */
    private static final class StoppedTime implements Time {
        private final CompletableFuture<Long> later = new CompletableFuture<>();

        @Override
        public long millis() {
            return 1_000;
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
                Objects.requireNonNull(HouseTest.class.getResourceAsStream(MISSIONS))) {
            String missions = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            Table table = Table.open(new TrickBox(missions), 2, Map.of(), Fate.seeded(1));
            return table.still(Integer.numberOfTrailingZeros(table.pending()));
        }
    }

    @ParameterizedTest(name = "{0} ms, {1} think on {2} threads: {3} ms")
    @CsvSource({
        "300, 1, 1, 300",
        "300, 1, 3, 300",
        "300, 3, 3, 300",
        "300, 6, 3, 150",
        "300, 3, 1, 100",
        "300, 16, 1, 20",
        "300, 5000, 1, 20",
        "10, 5000, 1, 10",
        "0, 1, 1, 0",
        "0, 5000, 1, 0"
    })
    void theFullerTheHouseTheShorterTheSearch(
            long millis, int thinking, int threads, long allowed) {
        assertThat(House.allowed(millis, thinking, threads)).isEqualTo(allowed);
    }

    @Test
    void whoeverSearchesTakesAllItsTimeEvenIfItHasNothingToThinkAbout() throws Exception {
        StoppedTime time = new StoppedTime();
        CompletableFuture<Long> given = new CompletableFuture<>();
        try (House house = new House(time, Duration.ofMillis(40))) {
            Level level =
                    new Level(
                            300,
                            nanos -> {
                                given.complete(nanos);
                                return Bot.RANDOM;
                            });
            house.think(level, chair(), thought -> {});
            assertThat(given.get(30, TimeUnit.SECONDS)).isEqualTo(300_000_000);
            assertThat(time.later.get(30, TimeUnit.SECONDS)).isEqualTo(300);
        }
    }

    @Test
    void whoeverIsQuickTakesTheLeastTime() throws Exception {
        StoppedTime time = new StoppedTime();
        try (House house = new House(time, Duration.ofMillis(40))) {
            house.think(Level.quick(Bot.RANDOM), chair(), thought -> {});
            assertThat(time.later.get(30, TimeUnit.SECONDS)).isEqualTo(40);
        }
    }

    @Test
    void aBotThatFailsIsHelpedOut() throws Exception {
        CompletableFuture<Thought> done = new CompletableFuture<>();
        try (House house = new House(new StoppedTime(), Duration.ZERO)) {
            Bot broken =
                    (chair, chance) -> {
                        throw new IllegalStateException("broken on purpose");
                    };
            house.think(Level.quick(broken), chair(), done::complete);
            assertThat(done.get(30, TimeUnit.SECONDS).says()).isFalse();
        }
    }
}
