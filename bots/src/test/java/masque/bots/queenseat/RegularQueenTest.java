package masque.bots.queenseat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import masque.bots.Stool;
import masque.core.Bot;
import masque.core.Codes;
import masque.core.Game;
import masque.core.Seeded;
import masque.core.Sink;
import masque.core.State;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The regular plays by the rules, by what its seat knows, and well. */
class RegularQueenTest {
    /** Thinks little: these are many games. */
    private static final Bot HASTY = new RegularQueen(600);

    /** The seeds are fixed, and the wanted shares lie well below the measured ones. */
    @ParameterizedTest(name = "{0} players, {1}")
    @CsvSource({"4, starter, 0.45", "4, advanced, 0.45"})
    void itWinsMoreThanItsShareAmongThoseWhoPlayAtRandom(int seats, String set, double wanted) {
        assertThat(BotGame.of(seats, set).play(new RegularQueen(2000), Bot.RANDOM, 100).share())
                .isGreaterThan(wanted);
    }

    @ParameterizedTest(name = "{0} players, {1}, {2}")
    @CsvSource({
        "3, starter, winning, false",
        "4, starter, any, true",
        "4, medium, winning, false",
        "4, advanced, any, false",
        "5, medium, any, true",
        "6, advanced, winning, false",
        "7, medium, winning, true",
        "10, starter, any, false",
    })
    void itsChoicesAreLegalAndTheSameInWorldsThatLookTheSame(
            int seats, String set, String pick, String equal) {
        Game<?> game =
                BotGame.box()
                        .open(seats, Map.of("set", set, "queenPick", pick, "equalSwap", equal));
        Seeded chance = new Seeded(seats);
        State state = game.start(chance, Sink.NOBODY);
        Codes legal = new Codes();
        for (int ply = 0; state.pending() != 0; ply++) {
            int seat = Integer.numberOfTrailingZeros(state.pending());
            Stool stool = new Stool(game, state, seat);
            int code = HASTY.choose(stool, new Seeded(1, ply));
            legal.clear();
            stool.legal(legal);
            assertThat(legal.contains(code)).as("code %d of seat %d", code, seat).isTrue();
            assertThat(HASTY.choose(stool.elsewhere(chance), new Seeded(1, ply))).isEqualTo(code);
            state.apply(seat, code, chance, Sink.NOBODY);
        }
    }
}
