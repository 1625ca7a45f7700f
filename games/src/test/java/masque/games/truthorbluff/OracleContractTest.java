package masque.games.truthorbluff;

import org.junit.jupiter.api.Test;

/** Endings against the slow oracle: far more than mutation testing has time for. */
class OracleContractTest {
    @Test
    void tb_6_2_theRulebookAgreesOnAMillionSets() {
        Oracle.check(1_000_000);
    }
}
