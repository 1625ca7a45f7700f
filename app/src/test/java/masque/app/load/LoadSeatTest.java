package masque.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A player's messages are counted where everybody else is told of the same. */
final class LoadSeatTest {
    private static final int NOBODY_ELSE = 0b10;

    private int frame = 1;
    private final LoadSeat seat = new LoadSeat(1);

    private Told message(Optional<String> done, int waiting, boolean takeBack, boolean news) {
        return new Told(
                frame++, done, "playing", 1, waiting, Codes.NONE, takeBack, news, true, 100);
    }

    private LoadSeatTest() {
        seat.hears(message(Optional.empty(), NOBODY_ELSE, false, true), 0);
    }

    @Test
    void whatHappenedIsToldToAll() {
        assertThat(seat.common(message(Optional.empty(), NOBODY_ELSE, false, true))).isTrue();
        assertThat(seat.common(message(Optional.of("1-1"), NOBODY_ELSE, false, true))).isTrue();
    }

    @Test
    void anotherTurnIsToldToAll() {
        assertThat(seat.common(message(Optional.empty(), 0b01, false, false))).isTrue();
        assertThat(seat.common(message(Optional.of("1-1"), 0b01, true, false))).isTrue();
    }

    @Test
    void aChoiceThatCanBeTakenBackIsNotToldToAll() {
        assertThat(seat.common(message(Optional.of("1-1"), NOBODY_ELSE, true, true))).isFalse();
    }

    @Test
    void thatSomebodyGoesOnInSecretIsNotToldToAll() {
        assertThat(seat.common(message(Optional.empty(), NOBODY_ELSE, false, false))).isFalse();
    }
}
