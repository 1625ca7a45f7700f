package masque.server.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import masque.server.guard.Limits.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How much a client may ask for, by a clock that only the test moves. */
final class LimitsTest {
    private static final String ANN = "192.0.2.7";
    private static final String BOB = "192.0.2.8";

    /** A clock that stands still until it is told to go on. */
    private static final class Hand implements TimeMeter {
        private long nanos = 1_000;

        void pass(Duration time) {
            nanos += time.toNanos();
        }

        @Override
        public long currentTimeNanos() {
            return nanos;
        }

        @Override
        public boolean isWallClockBased() {
            return false;
        }
    }

    private final Hand time = new Hand();
    private final Limits limits = new Limits(1, time);

    private static int taken(Limits limits, Kind kind, String address, int most) {
        int taken = 0;
        while (taken < most && limits.refuse(kind, address).isEmpty()) {
            taken++;
        }
        return taken;
    }

    private int taken(Kind kind, String address) {
        return taken(limits, kind, address, 5_000);
    }

    /** An address on a network of its own. */
    private static String numbered(int number) {
        return "10.%d.%d.%d".formatted(number >> 16, (number >> 8) & 255, number & 255);
    }

    @ParameterizedTest
    @CsvSource({
        "REQUEST,1200",
        "TABLE,20",
        "CONNECT,600",
        "MESSAGE,2000",
        "OWN_MESSAGE,200",
        "GUESS,20",
        "TOKEN,10"
    })
    void soManyAreAllowedAtOnce(Kind kind, int burst) {
        assertThat(taken(kind, ANN)).isEqualTo(burst);
    }

    @ParameterizedTest
    @CsvSource({
        "REQUEST,PT0.05S",
        "TABLE,PT30S",
        "CONNECT,PT0.1S",
        "MESSAGE,PT0.002S",
        "OWN_MESSAGE,PT0.02S",
        "GUESS,PT30S",
        "TOKEN,PT60S"
    })
    void whoHadEnoughIsToldWhenTheNextOneIsAllowed(Kind kind, Duration wait) {
        taken(kind, ANN);
        assertThat(limits.refuse(kind, ANN)).contains(wait);
        time.pass(wait.minusNanos(1));
        assertThat(limits.refuse(kind, ANN)).contains(Duration.ofNanos(1));
        time.pass(Duration.ofNanos(1));
        assertThat(taken(kind, ANN)).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void afterALongRestThereAreNoMoreThanAtFirst(Kind kind) {
        int burst = taken(kind, ANN);
        time.pass(Duration.ofDays(365));
        assertThat(taken(kind, ANN)).isEqualTo(burst);
    }

    @Test
    void aRefusalCostsNothing() {
        taken(Kind.GUESS, ANN);
        for (int i = 0; i < 1_000; i++) {
            assertThat(limits.refuse(Kind.GUESS, ANN)).isPresent();
        }
        time.pass(Duration.ofSeconds(30));
        assertThat(limits.refuse(Kind.GUESS, ANN)).isEmpty();
    }

    @Test
    void oneKindAndOneClientDoNotUseUpAnothers() {
        taken(Kind.TABLE, ANN);
        assertThat(taken(Kind.GUESS, ANN)).isEqualTo(20);
        assertThat(taken(Kind.TABLE, BOB)).isEqualTo(20);
    }

    @ParameterizedTest
    @ValueSource(strings = {"127.0.0.1", "::1", "localhost", ""})
    void nobodyIsExempt(String address) {
        assertThat(taken(Kind.TABLE, address)).isEqualTo(20);
    }

    @Test
    void aNetworkSharesWhateverAddressesItUses() {
        taken(Kind.TABLE, "2001:db8:1:2::1");
        assertThat(taken(Kind.TABLE, "2001:db8:1:2:3:4:5:6")).isZero();
        taken(Kind.TABLE, ANN);
        assertThat(taken(Kind.TABLE, "::ffff:" + ANN)).isZero();
        taken(Kind.TABLE, "garbage");
        assertThat(taken(Kind.TABLE, "other garbage")).isZero();
    }

    @Test
    void connectionsOfOneNetworkShare() {
        Limits.Client one = limits.client(ANN);
        Limits.Client other = limits.client(ANN);
        for (int i = 0; i < 1_000; i++) {
            assertThat(one.refuse(Kind.MESSAGE)).isEmpty();
            assertThat(other.refuse(Kind.MESSAGE)).isEmpty();
        }
        assertThat(one.refuse(Kind.MESSAGE)).isPresent();
        assertThat(other.refuse(Kind.MESSAGE)).isPresent();
    }

    @Test
    void oneConnectionCannotUseUpWhatItsNetworkShares() {
        Limits.Client one = limits.client(ANN);
        Limits.Client other = limits.client(ANN);
        for (int i = 0; i < 200; i++) {
            assertThat(one.refuseMessage()).isEmpty();
        }
        assertThat(one.refuseMessage()).contains(Duration.ofMillis(20));
        assertThat(other.refuseMessage()).isEmpty();
        time.pass(Duration.ofMillis(20));
        assertThat(one.refuseMessage()).isEmpty();
    }

    @Test
    void lookingWhetherAnythingIsLeftTakesNothing() {
        assertThat(limits.wait(Kind.GUESS, ANN)).isEmpty();
        assertThat(taken(Kind.GUESS, ANN)).isEqualTo(20);
        assertThat(limits.wait(Kind.GUESS, ANN)).contains(Duration.ofSeconds(30));
    }

    @Test
    void generosityMultiplies() {
        Limits generous = new Limits(3, time);
        assertThat(taken(generous, Kind.TABLE, ANN, 1_000)).isEqualTo(60);
        assertThat(generous.refuse(Kind.TABLE, ANN)).contains(Duration.ofSeconds(10));
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void boundlessGenerosityIsJustVeryGenerous(Kind kind) {
        Limits boundless = new Limits(Integer.MAX_VALUE, time);
        assertThat(taken(boundless, kind, ANN, 5_000)).isEqualTo(5_000);
        time.pass(Duration.ofDays(10_000));
        assertThat(taken(boundless, kind, ANN, 5_000)).isEqualTo(5_000);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
    void withoutGenerosityNobodyCouldDoAnything(int generosity) {
        assertThatIllegalArgumentException().isThrownBy(() -> new Limits(generosity, time));
    }

    @Test
    void networksThatHaveEverythingBackAreForgotten() {
        for (int i = 0; i < 3_000; i++) {
            limits.refuse(Kind.REQUEST, numbered(i));
            time.pass(Duration.ofMillis(50));
        }
        assertThat(limits.remembered()).isLessThanOrEqualTo(1_000);
    }

    @Test
    void thereAreNeverMoreThanAHundredThousand() {
        for (int i = 0; i < 250_000; i++) {
            limits.refuse(Kind.REQUEST, numbered(i));
        }
        assertThat(limits.remembered()).isBetween(75_000, 100_000);
    }

    @Test
    void aFloodOfStrangersDoesNotLetAnybodyOff() {
        Limits small = new Limits(1, time, 100);
        taken(small, Kind.GUESS, ANN, 1_000);
        for (int i = 0; i < 1_000; i++) {
            small.refuse(Kind.GUESS, numbered(i));
            taken(small, Kind.MESSAGE, numbered(i), 5_000);
            assertThat(small.remembered()).isLessThanOrEqualTo(100);
        }
        assertThat(small.refuse(Kind.GUESS, ANN)).isPresent();
    }

    @Test
    void aConnectionThatWasForgottenSharesAgainWithTheOthers() {
        Limits small = new Limits(1, time, 4);
        Limits.Client early = small.client(ANN);
        early.refuse(Kind.MESSAGE);
        time.pass(Duration.ofSeconds(1));
        for (int i = 0; i < 10; i++) {
            small.refuse(Kind.GUESS, numbered(i));
        }
        Limits.Client late = small.client(ANN);
        for (int i = 0; i < 2_000; i++) {
            assertThat(late.refuse(Kind.MESSAGE)).isEmpty();
        }
        assertThat(early.refuse(Kind.MESSAGE)).isPresent();
    }

    @ParameterizedTest
    @CsvSource({"PT0.000000001S,1", "PT1S,1", "PT1.000000001S,2", "PT30S,30", "P9999D,86400"})
    void retryAfterIsRoundedUp(Duration wait, int seconds) {
        assertThat(Limits.retryAfter(wait)).isEqualTo(seconds);
    }
}
