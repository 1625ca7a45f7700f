package masque.games.dicechallenge;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Map;
import java.util.stream.Stream;
import masque.contract.Contract;
import masque.contract.Setting;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Dice Challenge keeps the promises that every game makes: every mode with every number of seats
 * and size of teams, and every other option once. What is secret is so in a duel and in single
 * combat, which get more games than the long ones of tag teams.
 */
class DiceContractTest {
    private static final int DUELS = 24;
    private static final int COMBATS = 2;

    @TestFactory
    Stream<DynamicTest> contract() {
        Contract contract = Contract.of(Ring.box());
        return Stream.concat(
                        contract.settings().stream().filter(DiceContractTest::kept), seatings())
                .map(setting ->
                        dynamicTest(
                                setting.toString(),
                                () -> contract.check(setting, games(setting), 1)));
    }

    private static int games(Setting setting) {
        return switch (mode(setting)) {
            case DUEL -> DUELS;
            case SINGLE -> COMBATS;
            case TAG -> 1;
        };
    }

    private static Mode mode(Setting setting) {
        return Mode.of(setting.options().getOrDefault(DiceBox.MODE, "single"));
    }

    private static boolean kept(Setting setting) {
        Map<String, String> options = setting.options();
        boolean plain =
                "3".equals(options.get(DiceBox.TOKENS))
                        && DiceBox.CHOOSE.equals(options.get(DiceBox.PICK))
                        && "false".equals(options.get(DiceBox.MIRROR));
        boolean small = setting.seats() == 2 && "2".equals(options.get(DiceBox.TEAMS));
        return plain || small;
    }

    /** Seats that move unequal numbers of characters. */
    private static Stream<Setting> seatings() {
        return Stream.of(seating(3, "2+1:3", "3"), seating(4, "4:2+1+1", "4"));
    }

    private static Setting seating(int seats, String seating, String teams) {
        return new Setting(seats, Map.of(DiceBox.SEATING, seating, DiceBox.TEAMS, teams));
    }
}
