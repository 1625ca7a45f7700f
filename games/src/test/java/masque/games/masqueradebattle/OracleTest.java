package masque.games.masqueradebattle;

import org.junit.jupiter.api.Test;

/** Tricks against the slow oracle: enough to find a fault at once. */
class OracleTest {
    @Test
    void mb_6_1_slowRulesAgreeOnManyTricks() {
        Oracle.check(20_000);
    }
}
