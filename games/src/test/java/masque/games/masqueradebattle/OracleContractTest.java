package masque.games.masqueradebattle;

import org.junit.jupiter.api.Test;

/** Tricks against the slow oracle: far more than mutation testing has time for. */
class OracleContractTest {
    @Test
    void mb_6_1_slowRulesAgreeOnAMillionTricks() {
        Oracle.check(1_000_000);
    }
}
