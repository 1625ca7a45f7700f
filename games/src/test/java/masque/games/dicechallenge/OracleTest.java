package masque.games.dicechallenge;

import org.junit.jupiter.api.Test;

/** Attacks against brute force: enough positions to find a fault at once. */
class OracleTest {
    @Test
    void dc_3_4_bruteForceAgreesOnManyPositions() {
        Oracle.check(5_000, 1);
    }
}
