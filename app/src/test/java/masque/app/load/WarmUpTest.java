package masque.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

final class WarmUpTest {
    private static boolean steady(DoubleStream figures) {
        WarmUp warmUp = new WarmUp();
        figures.forEach(warmUp::add);
        return warmUp.steady();
    }

    private static DoubleStream growing(int count, double by) {
        return DoubleStream.iterate(1000, one -> one * by).limit(count);
    }

    @Test
    void whatStaysTheSameButForNoiseIsSteady() {
        assertThat(steady(DoubleStream.of(980, 1100, 950, 1040, 990, 1010, 960, 1080, 1000, 1020)))
                .isTrue();
        assertThat(
                        steady(
                                DoubleStream.concat(
                                        growing(9, 1.3), DoubleStream.generate(() -> 9).limit(10))))
                .isTrue();
    }

    @Test
    void whatStillGrowsIsNot() {
        assertThat(steady(growing(10, 1.01))).isFalse();
        assertThat(steady(growing(30, 1.01))).isFalse();
        assertThat(steady(growing(9, 1))).isFalse();
    }

    @Test
    void whereNothingHappensNothingIsSteady() {
        assertThat(steady(DoubleStream.generate(() -> 0).limit(20))).isFalse();
    }
}
