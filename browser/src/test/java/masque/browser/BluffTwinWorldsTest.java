package masque.browser;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** In Truth or Bluff no browser comes to know a tile or a token that its viewer cannot know. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
final class BluffTwinWorldsTest extends TwinTables {
    BluffTwinWorldsTest() {
        super(Ball.bluffBox(), Map.of("ending", "six-different"), "\"dealt\"");
    }

    @Test
    void aPlayerWhoHasNotLookedCannotTellWhichTileIsUnderWay() {
        looksTheSame(secretive(SEAT));
    }
}
