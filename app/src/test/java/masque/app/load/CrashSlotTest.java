package masque.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** A guest plays game after game, and looks later whether they are all there. */
final class CrashSlotTest {
    private static final int LENGTH = 3;
    private static final CrashPlan PLAN =
            new CrashPlan(
                    new TableKind("toy", Map.of(), 3, 3),
                    1,
                    1,
                    Duration.ofMillis(1),
                    Duration.ofSeconds(30),
                    1);

    @Test
    void finishedGamesAreFoundAgainOrMissed() {
        try (ToySite site = new ToySite(Fault.FORGETS_TABLES, LENGTH);
                Wire wire = Wire.open()) {
            URI address = site.start();
            Guest guest = new Guest(wire);
            guest.introduce(address, "Ann");
            CrashSlot slot = new CrashSlot(guest, PLAN, new SplittableRandom(1));
            slot.play(new Visit(address, CrashSeat.Audit.LAST, () -> {}, () -> site.opened() > 2));
            assertThat(slot.ledgers().stream().mapToInt(Acknowledged::acknowledgedCount).sum())
                    .isGreaterThanOrEqualTo(2 * LENGTH);
            assertThat(slot.audit(address)).isZero();
            site.kill();
            assertThat(slot.audit(site.start())).isEqualTo(2);
        }
    }
}
