package masque.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The intervals are Wilson's. */
final class IntervalTest {
    @ParameterizedTest
    @CsvSource({
        "0, 10, 0.0000, 0.2775",
        "10, 10, 0.7225, 1.0000",
        "1, 2, 0.0945, 0.9055",
        "3, 10, 0.1078, 0.6032",
        "500, 2000, 0.2315, 0.2694",
        "1, 1, 0.2065, 1.0000",
    })
    void theFiguresAreThoseOfTheTables(int wins, int tries, double low, double high) {
        Interval interval = Interval.of(wins, tries);
        assertThat(interval.low()).isCloseTo(low, within(0.0001));
        assertThat(interval.high()).isCloseTo(high, within(0.0001));
        assertThat(interval.low()).isNotNegative();
        assertThat(interval.high()).isLessThanOrEqualTo(1);
    }

    @Test
    void whereNothingWasTriedItMayBeAnything() {
        assertThat(Interval.of(0, 0)).isEqualTo(new Interval(0, 1));
    }
}
