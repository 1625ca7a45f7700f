package masque.games.dicechallenge;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Attacks against brute force: enough positions to find a fault at once. */
class OracleTest {
    @Test
    void dc_3_4_bruteForceAgreesOnManyPositions() {
        Oracle.check(5_000, 1);
    }

    @Test
    void dc_3_4_bruteForceAgreesWhereThereAreMoreThanEightDice() {
        Oracle.checkMany(1_000, 2);
    }

    @Test
    void dc_1_2_noTwoFacesOfAllSizesHaveTheSameNumber() {
        long seen = 0;
        for (int index = 0; index < Sizes.COUNT; index++) {
            for (int value = 1; value <= Sizes.at(index); value++) {
                long face = 1L << Sizes.face(Sizes.at(index), value);
                assertThat(seen & face).isZero();
                seen |= face;
            }
        }
        assertThat(Long.bitCount(seen)).isEqualTo(63);
    }
}
