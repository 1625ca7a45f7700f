package masque.games.dicechallenge;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Map;
import java.util.stream.Stream;
import masque.contract.Contract;
import masque.contract.Setting;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Dice Challenge keeps the promises that every game makes, with all its options. */
class DiceContractTest {
    private static final int GAMES = 2000;
    private static final int QUESTIONS = 200;

    @TestFactory
    Stream<DynamicTest> contract() {
        Contract contract = Contract.of(Ring.box());
        int each = contract.gamesEach(GAMES);
        return Stream.concat(contract.settings().stream(), seatings())
                .map(setting ->
                        dynamicTest(setting.toString(), () -> contract.check(setting, each, 1)));
    }

    /** DC-8.10: of two characters both players pick the same so often that all answers come up. */
    @Test
    void dc_8_10_theSecretQuestionKeepsEveryPromise() {
        Contract.of(Ring.box())
                .check(
                        new Setting(
                                2,
                                Map.of(DiceBox.ASK_MIRROR, "true", DiceBox.CHARACTERS, Ring.TWO)),
                        QUESTIONS,
                        1);
    }

    /** Seats that move unequal numbers of characters. */
    private static Stream<Setting> seatings() {
        return Stream.of(seating(3, "2+1:3", "3"), seating(4, "4:2+1+1", "4"));
    }

    private static Setting seating(int seats, String seating, String teams) {
        return new Setting(seats, Map.of(DiceBox.SEATING, seating, DiceBox.TEAMS, teams));
    }
}
