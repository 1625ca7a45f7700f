package masque.games.dicechallenge;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Map;
import java.util.stream.Stream;
import masque.contract.Contract;
import masque.contract.Setting;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Dice Challenge keeps the promises that every game makes, with all its options. Tag teams have few
 * secrets and long rounds, and so fewer games.
 */
class DiceContractTest {
    private static final int GAMES = 2000;
    private static final int TAG_GAMES = 2;

    @TestFactory
    Stream<DynamicTest> contract() {
        Contract contract = Contract.of(Ring.box());
        return Stream.concat(contract.settings().stream(), seatings())
                .map(setting ->
                        dynamicTest(
                                setting.toString(),
                                () -> contract.check(setting, games(contract, setting), 1)));
    }

    private static int games(Contract contract, Setting setting) {
        return Mode.TAG.text().equals(setting.options().get(DiceBox.MODE))
                ? TAG_GAMES
                : contract.gamesEach(GAMES);
    }

    /** Seats that move unequal numbers of characters. */
    private static Stream<Setting> seatings() {
        return Stream.of(seating(3, "2+1:3", "3"), seating(4, "4:2+1+1", "4"));
    }

    private static Setting seating(int seats, String seating, String teams) {
        return new Setting(seats, Map.of(DiceBox.SEATING, seating, DiceBox.TEAMS, teams));
    }
}
