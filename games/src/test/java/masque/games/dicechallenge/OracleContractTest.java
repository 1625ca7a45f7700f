package masque.games.dicechallenge;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Attacks against brute force on a million positions. */
class OracleContractTest {
    private static final int POSITIONS = 250_000;

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14})
    void dc_3_3_bruteForceAgreesOnAMillionPositions(long seed) {
        Oracle.check(POSITIONS, seed);
    }
}
