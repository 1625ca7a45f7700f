package masque.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Percentiles are times that were really measured. */
final class LatenciesTest {
    private final Latencies latencies = new Latencies();

    @Test
    void withoutAnyItIsZero() {
        assertThat(latencies.millis(0.99)).isZero();
    }

    @Test
    void ofAHundredThousandEveryPartIsExact() {
        for (int i = 100_000; i > 0; i--) {
            latencies.add(i * 1_000L);
        }
        assertThat(latencies.size()).isEqualTo(100_000);
        assertThat(latencies.millis(0.5)).isEqualTo(50);
        assertThat(latencies.millis(0.99)).isEqualTo(99);
        assertThat(latencies.millis(0.999)).isEqualTo(99.9);
        assertThat(latencies.millis(1)).isEqualTo(100);
    }

    @Test
    void oneIsAllParts() {
        latencies.add(2_500_000);
        assertThat(latencies.millis(0.001)).isEqualTo(2.5);
        assertThat(latencies.millis(0.999)).isEqualTo(2.5);
    }
}
