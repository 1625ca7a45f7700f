package masque.server.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import masque.core.Chance;
import masque.core.Fate;
import org.junit.jupiter.api.Test;

/** The chance of a tournament is the one that its secret and its id give, today as tomorrow. */
final class ArenaChanceTest {
    private static final String SECRET =
            "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

    @Test
    void theCommitmentIsTheHashOfTheSecret() {
        assertThat(ArenaChance.commitment(SECRET))
                .isEqualTo("630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
    }

    @Test
    void everyMatchHasDrawsOfItsOwnThatNeverChange() {
        Fate fate = ArenaChance.fate(SECRET, "Tournament-id_00000000");
        assertThat(draws(fate.at(1)))
                .isEqualTo(draws(fate.at(1)))
                .containsExactly(296, 249, 762, 956, 70, 246);
        assertThat(draws(fate.at(2))).containsExactly(460, 533, 247, 982, 381, 14);
    }

    @Test
    void anotherTournamentHasOtherDraws() {
        assertThat(draws(ArenaChance.fate(SECRET, "Tournament-id_00000001").at(1)))
                .isNotEqualTo(draws(ArenaChance.fate(SECRET, "Tournament-id_00000000").at(1)));
    }

    private static List<Integer> draws(Chance chance) {
        List<Integer> draws = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            draws.add(chance.below(1000));
        }
        return draws;
    }
}
