package masque.games.masqueradebattle;

import java.io.IOException;
import java.util.Optional;
import masque.games.Golden;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Golden games of Masquerade Battle; {@link Golden} says what is compared. */
class PlaythroughTest {
    private static final Golden GOLDEN =
            new Golden(
                    Arena.box(),
                    event ->
                            event instanceof BattleEvent.Joined
                                    || event instanceof BattleEvent.Dealt,
                    value ->
                            value instanceof Card card
                                    ? Optional.of(card.name())
                                    : Optional.empty(),
                    41);

    @ParameterizedTest
    @ValueSource(ints = {3, 5, 9})
    void aGoldenJournalReplaysByteForByte(int seats) throws IOException {
        GOLDEN.replays(Golden.Opening.of(seats));
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 5, 9})
    void everyViewerIsToldAndShownWhatTheyWere(int seats) throws IOException {
        GOLDEN.tells(Golden.Opening.of(seats));
    }
}
