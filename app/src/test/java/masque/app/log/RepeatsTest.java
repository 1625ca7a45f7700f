package masque.app.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** Of complaints that are alike a few a minute pass, and the others are counted. */
final class RepeatsTest {
    private static final int FEW = 5;
    private static final long MINUTE = 60_000;

    private final Repeats repeats = new Repeats();

    private int passing(String kind, int times, long millis) {
        int passing = 0;
        for (int i = 0; i < times; i++) {
            passing += repeats.passes(kind, millis) ? 1 : 0;
        }
        return passing;
    }

    @Test
    void aFewPassAndTheOthersAreCounted() {
        assertThat(passing("a", 1_000, 0)).isEqualTo(FEW);
        assertThat(passing("b", 2, 0)).isEqualTo(2);
        assertThat(repeats.counted(MINUTE - 1)).isEmpty();
        assertThat(repeats.counted(MINUTE)).isEqualTo(Map.of("a", 995));
        assertThat(repeats.counted(MINUTE)).isEmpty();
        assertThat(passing("a", 10, MINUTE)).isEqualTo(FEW);
        assertThat(repeats.countedAtLast()).isEqualTo(Map.of("a", 5));
    }

    @Test
    void whoeverMakesEveryComplaintDifferentIsHeardNoMoreThanOthers() {
        int passing = 0;
        for (int i = 0; i < 10_000; i++) {
            passing += repeats.passes("kind " + i, 0) ? 1 : 0;
        }
        assertThat(passing).isLessThanOrEqualTo(200 + FEW);
        assertThat(repeats.counted(MINUTE)).containsOnlyKeys("other complaints");
    }
}
