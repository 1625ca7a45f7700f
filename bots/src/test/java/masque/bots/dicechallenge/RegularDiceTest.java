package masque.bots.dicechallenge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.IntStream;
import masque.bots.Stool;
import masque.core.Bot;
import masque.core.Codes;
import masque.core.Game;
import masque.core.Seeded;
import masque.core.Sink;
import masque.core.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The regular plays by the rules, by what its seat knows, and well. */
class RegularDiceTest {
    private static final Bot REGULAR = new RegularDice();

    /** Every 23rd of all pairs of characters; the wanted share lies well below the measured one. */
    @Test
    void itWinsNearlyAllDuelsAgainstWhoPlaysAtRandom() {
        int[] pairs = IntStream.iterate(5, pair -> pair < 24 * 23, pair -> pair + 23).toArray();
        assertThat(BotGame.play(pairs).share()).isGreaterThan(0.9);
    }

    @ParameterizedTest
    @CsvSource({"2, duel, 2", "4, single, 3", "3, tag, 2"})
    void itsChoicesAreLegalAndTheSameInWorldsThatLookTheSame(int seats, String mode, String teams) {
        Game<?> game = BotGame.box().open(seats, Map.of("mode", mode, "teams", teams));
        Seeded chance = new Seeded(seats);
        State state = game.start(chance, Sink.NOBODY);
        Codes legal = new Codes();
        for (int ply = 0; state.pending() != 0; ply++) {
            int seat = chance.bit(state.pending());
            Stool stool = new Stool(game, state, seat);
            int code = REGULAR.choose(stool, new Seeded(1, ply));
            legal.clear();
            state.legal(seat, legal);
            assertThat(legal.contains(code)).as("ply %d code %d", ply, code).isTrue();
            if (ply % 4 == 0) {
                assertThat(REGULAR.choose(stool.elsewhere(chance), new Seeded(1, ply)))
                        .as("ply %d", ply)
                        .isEqualTo(code);
            }
            state.apply(seat, code, chance, Sink.NOBODY);
        }
    }
}
