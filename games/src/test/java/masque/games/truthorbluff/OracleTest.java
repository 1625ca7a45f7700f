package masque.games.truthorbluff;

import org.junit.jupiter.api.Test;

/** Endings against the slow oracle: enough to find a fault at once. */
class OracleTest {
    @Test
    void tb_6_2_theRulebookAgreesOnManySets() {
        Oracle.check(20_000);
    }

    @Test
    void tb_6_3_theDistanceIsTheFewestTilesThatWouldHaveToCome() {
        Oracle.checkDistances(1_000);
    }
}
