package masque.bots.masqueradetrick;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import masque.bots.Contest;
import masque.core.Bot;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The regular beats those who play at random. The seeds are fixed, so a game goes as it always
 * went; the wanted shares lie far enough below the measured ones for rules of thumb to change.
 */
class StrengthTest {
    private static final int GAMES = 200;

    @ParameterizedTest(name = "{0} players")
    @CsvSource({"1, 0.60", "2, 0.55", "3, 0.48", "4, 0.34"})
    void theRegularWinsMoreThanItsShare(int seats, double wanted) {
        Contest arena = new Contest(Parlour.box(), seats, Map.of());
        double share = arena.play(new RegularTrick(), Bot.RANDOM, GAMES).share();
        assertThat(share).isGreaterThan(wanted);
    }
}
