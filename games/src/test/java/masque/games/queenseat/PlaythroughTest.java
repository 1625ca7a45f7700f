package masque.games.queenseat;

import java.io.IOException;
import java.util.Optional;
import masque.games.Golden;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Golden games of Queenseat; {@link Golden} says what is compared. */
class PlaythroughTest {
    private static final Golden GOLDEN =
            new Golden(
                    Court.box(),
                    event ->
                            switch (event) {
                                case QueenEvent.Dealt dealt -> true;
                                case QueenEvent.Saw saw -> true;
                                case QueenEvent.SawOne saw -> true;
                                case QueenEvent.ForcedBy forced -> true;
                                case QueenEvent.Received received -> true;
                                default -> false;
                            },
                    value ->
                            switch (value) {
                                case Card card -> Optional.of(card.text());
                                case Pack pack -> Optional.of(pack.princess().text());
                                case QueenView.Stack(Card card, int count) ->
                                        Optional.of(card.text() + " x" + count);
                                default -> Optional.empty();
                            },
                    67);

    @ParameterizedTest
    @ValueSource(ints = {4, 7, 10})
    void aGoldenJournalReplaysByteForByte(int seats) throws IOException {
        GOLDEN.replays(Golden.Opening.of(seats));
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 7, 10})
    void everyViewerIsToldAndShownWhatTheyWere(int seats) throws IOException {
        GOLDEN.tells(Golden.Opening.of(seats));
    }
}
