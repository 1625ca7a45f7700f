package masque.games.masqueradebattle;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.stream.Stream;
import masque.contract.Contract;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Masquerade Battle keeps the promises that every game makes. */
class BattleContractTest {
    private static final int GAMES = 2000;

    @TestFactory
    Stream<DynamicTest> contract() {
        Contract contract = Contract.of(Arena.box());
        int each = contract.gamesEach(GAMES);
        return contract.settings().stream()
                .map(setting ->
                        dynamicTest(setting.toString(), () -> contract.check(setting, each, 1)));
    }
}
