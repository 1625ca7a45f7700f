package masque.coach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class PatienceTest {
    private static final long SECOND = 1_000_000_000;

    @Test
    void whatIsLeftOfTheTimeIsSharedByTheLooksToCome() {
        AtomicLong now = new AtomicLong(7 * SECOND);
        Patience patience = Patience.ofAGame(40 * SECOND, now::get);
        assertThat(patience.nanos(1_000)).isEqualTo(SECOND / 25);
        now.addAndGet(20 * SECOND);
        assertThat(patience.nanos(1_000)).isEqualTo(SECOND / 50);
    }

    @Test
    void aLookIsNeitherEndlessNorNothing() {
        AtomicLong now = new AtomicLong();
        Patience patience = Patience.ofAGame(40 * SECOND, now::get);
        assertThat(patience.nanos(1)).isEqualTo(SECOND * 15 / 100);
        now.addAndGet(60 * SECOND);
        assertThat(patience.nanos(1)).isEqualTo(SECOND / 1_000);
    }

    @Test
    void theFirstPartOfItEndsSooner() {
        AtomicLong now = new AtomicLong(7 * SECOND);
        Patience part = Patience.ofAGame(40 * SECOND, now::get).part(0.25);
        assertThat(part.left()).hasValue(10 * SECOND);
        now.addAndGet(4 * SECOND);
        assertThat(part.left()).hasValue(6 * SECOND);
        now.addAndGet(40 * SECOND);
        assertThat(part.left()).hasValue(0);
        assertThat(Patience.ofALook(SECOND).part(0.25).left()).isEmpty();
    }
}
