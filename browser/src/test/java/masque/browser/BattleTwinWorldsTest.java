package masque.browser;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** In Masquerade Battle no browser comes to know a hand or a side that its viewer cannot know. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
final class BattleTwinWorldsTest extends TwinTables {
    BattleTwinWorldsTest() {
        super(Ball.battleBox(), Map.of(), "\"cards\":[");
    }

    @Test
    void aPlayerCannotTellSidesApart() {
        looksTheSame(alike(SEAT));
    }
}
