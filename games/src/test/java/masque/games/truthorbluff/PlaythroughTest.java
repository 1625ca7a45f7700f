package masque.games.truthorbluff;

import java.io.IOException;
import java.util.Optional;
import masque.games.Golden;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Golden games of Truth or Bluff; {@link Golden} says what is compared. */
class PlaythroughTest {
    private static final Golden GOLDEN =
            new Golden(
                    Salon.box(),
                    event ->
                            event instanceof BluffEvent.Dealt
                                    || event instanceof BluffEvent.Saw
                                    || event instanceof BluffEvent.Worth
                                    || event instanceof BluffEvent.Drawn,
                    value ->
                            value instanceof Tile tile
                                    ? Optional.of(tile.text())
                                    : Optional.empty(),
                    29);

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 8})
    void aGoldenJournalReplaysByteForByte(int seats) throws IOException {
        GOLDEN.replays(Golden.Opening.of(seats));
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 8})
    void everyViewerIsToldAndShownWhatTheyWere(int seats) throws IOException {
        GOLDEN.tells(Golden.Opening.of(seats));
    }
}
