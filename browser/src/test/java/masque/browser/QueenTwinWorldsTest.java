package masque.browser;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** In Queenseat no browser comes to know a secret card or a vote that its viewer cannot know. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
final class QueenTwinWorldsTest extends TwinTables {
    QueenTwinWorldsTest() {
        super(Ball.queenBox(), Map.of("set", "advanced"), "\"dealt\"");
    }

    @Test
    void aPlayerCannotTellWhatOthersVoteBeforeAllVotesAreTurnedOver() {
        looksTheSame(secretive(SEAT));
    }
}
