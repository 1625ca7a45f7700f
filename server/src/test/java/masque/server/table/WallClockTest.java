package masque.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** What was stored is as old as it really is, however the clock was turned in the meantime. */
final class WallClockTest {
    private static final Instant NOON = Instant.parse("2026-11-17T12:00:00Z");

    private final Turned time = new Turned();
    private final WallClock clock = new WallClock(time);

    /** Time whose two kinds go as a test says. */
    private static final class Turned implements Time {
        private long millis = 500;
        private Instant now = NOON;

        @Override
        public long millis() {
            return millis;
        }

        @Override
        public Instant now() {
            return now;
        }

        @Override
        public Alarm after(long later, Runnable task) {
            return () -> {};
        }

        @Override
        public void close() {}

        void pass(Duration duration) {
            millis += duration.toMillis();
            now = now.plus(duration);
        }

        void turn(Duration by) {
            now = now.plus(by);
        }
    }

    private Duration age(Instant stored) {
        return Duration.ofMillis(clock.ageMillis(stored));
    }

    private static Duration minutes(int count) {
        return Duration.ofMinutes(count);
    }

    @Test
    void withoutAJumpAgeIsWhatTheClockSays() {
        Instant before = NOON.minus(minutes(10));
        time.pass(minutes(5));
        assertThat(clock.look()).isEmpty();
        assertThat(age(before)).isEqualTo(minutes(15));
        assertThat(age(NOON)).isEqualTo(minutes(5));
        assertThat(age(time.now())).isEqualTo(Duration.ZERO);
    }

    @Test
    void aSmallCorrectionIsNoJump() {
        time.turn(Duration.ofMillis(1_999));
        assertThat(clock.look()).isEmpty();
        time.turn(Duration.ofMillis(-1_999));
        assertThat(clock.look()).isEmpty();
    }

    @Test
    void forwards() {
        Instant stored = time.now();
        time.pass(minutes(1));
        time.turn(Duration.ofHours(28));
        assertThat(clock.look()).contains(Duration.ofHours(28));
        assertThat(clock.look()).isEmpty();
        assertThat(age(stored)).isEqualTo(minutes(1));
        Instant since = time.now();
        time.pass(minutes(7));
        assertThat(age(since)).isEqualTo(minutes(7));
        assertThat(age(stored)).isEqualTo(minutes(8));
        assertThat(age(NOON.minus(minutes(3)))).isEqualTo(minutes(11));
    }

    @Test
    void back() {
        time.pass(Duration.ofHours(3));
        Instant stored = time.now();
        time.pass(minutes(1));
        time.turn(Duration.ofHours(-1));
        assertThat(clock.look()).contains(Duration.ofHours(-1));
        assertThat(age(stored)).isEqualTo(minutes(1));
        Instant since = time.now();
        time.pass(minutes(2));
        assertThat(age(since)).isEqualTo(minutes(2));
        assertThat(age(stored)).isEqualTo(minutes(3));
    }

    @Test
    void whatWasStoredBetweenAJumpAndTheNextLookIsYoungToo() {
        time.pass(Duration.ofHours(3));
        assertThat(clock.look()).isEmpty();
        time.turn(Duration.ofHours(-1));
        Instant stored = time.now();
        time.pass(Duration.ofSeconds(4));
        assertThat(clock.look()).contains(Duration.ofHours(-1));
        assertThat(age(stored)).isEqualTo(Duration.ofSeconds(4));
    }

    @Test
    void aTimeThatTheClockNeverShowedIsNotOld() {
        time.pass(minutes(1));
        time.turn(Duration.ofHours(28));
        assertThat(clock.look()).isPresent();
        assertThat(age(NOON.plus(Duration.ofHours(5)))).isEqualTo(Duration.ZERO);
        assertThat(age(NOON.plus(Duration.ofHours(50)))).isEqualTo(Duration.ZERO);
    }

    @Test
    void manyJumps() {
        Instant stored = time.now();
        for (int i = 0; i < 100; i++) {
            time.pass(minutes(1));
            time.turn(Duration.ofHours(i % 2 == 0 ? 5 : -5));
            assertThat(clock.look()).isPresent();
        }
        assertThat(age(stored)).isLessThanOrEqualTo(minutes(100));
        assertThat(age(time.now())).isEqualTo(Duration.ZERO);
    }
}
