package masque.games.dicechallenge;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.stream.Stream;
import masque.contract.Contract;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Dice Challenge keeps the promises that every game makes. */
class DiceContractTest {
    @TestFactory
    Stream<DynamicTest> contract() {
        Contract contract = Contract.of(Ring.box());
        return contract.settings().stream()
                .map(setting ->
                        dynamicTest(setting.toString(), () -> contract.check(setting, 2, 1)));
    }
}
