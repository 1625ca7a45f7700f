package masque.games.truthorbluff;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.stream.Stream;
import masque.contract.Contract;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Truth or Bluff keeps the promises that every game makes, with every ending. */
class BluffContractTest {
    /** How many games are played with a random ending, and with each that is chosen. */
    private static final int RANDOM = 4;

    private static final int CHOSEN = 1;

    @TestFactory
    Stream<DynamicTest> contract() {
        Contract contract = Contract.of(Salon.box());
        return contract.settings().stream()
                .map(setting -> {
                    boolean random = setting.options().containsValue(BluffBox.RANDOM);
                    int games = random ? RANDOM : CHOSEN;
                    return dynamicTest(setting.toString(), () -> contract.check(setting, games, 1));
                });
    }
}
