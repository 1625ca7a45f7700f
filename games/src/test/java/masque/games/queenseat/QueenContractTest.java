package masque.games.queenseat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import masque.contract.Contract;
import masque.contract.Setting;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Queenseat keeps the promises that every game makes: with every set and every number of players,
 * with both options, and with choices of packs in which each one is there.
 */
class QueenContractTest {
    private static final int GAMES = 2000;
    private static final List<Setting> SETTINGS = settings();
    private static final int EACH = Math.ceilDiv(GAMES, SETTINGS.size());

    private static List<Setting> settings() {
        List<Setting> settings = new ArrayList<>();
        int number = 0;
        for (int seats = 3; seats <= QueenGame.MOST_SEATS; seats++) {
            for (String set : PackFile.SETS) {
                settings.add(setting(seats, "set", set, number++));
            }
            for (int i = 0; i < 4; i++) {
                settings.add(setting(seats, "packs", packs(seats, number), number++));
            }
        }
        return settings;
    }

    /** Every other setting has one of the options, every fourth has the other. */
    private static Setting setting(int seats, String name, String value, int number) {
        return new Setting(
                seats,
                Map.of(
                        name,
                        value,
                        QueenBox.QUEEN_PICK,
                        number % 2 == 0 ? QueenBox.WINNING : QueenBox.ANY,
                        QueenBox.EQUAL_SWAP,
                        Boolean.toString(number % 4 > 1)));
    }

    /** So many packs, or one more, from a place in their order that moves on. */
    private static String packs(int seats, int number) {
        List<String> ids = new ArrayList<>();
        int count = Math.min(Princess.COUNT, seats + number % 2);
        for (int i = 0; i < count; i++) {
            ids.add(Princess.at((5 * number + 7 * i) % Princess.COUNT).id());
        }
        return String.join(",", ids);
    }

    @TestFactory
    Stream<DynamicTest> contract() {
        Contract contract = Contract.of(Court.box());
        return SETTINGS.stream()
                .map(setting ->
                        dynamicTest(setting.toString(), () -> contract.check(setting, EACH, 1)));
    }

    @Test
    void everySetAtEveryNumberOfPlayersIsAmongTheSettings() {
        List<String> all = new ArrayList<>();
        for (int seats = Court.box().minSeats(); seats <= Court.box().maxSeats(); seats++) {
            for (String set : List.of("starter", "medium", "advanced")) {
                all.add(seats + " " + set);
            }
        }
        assertThat(all).hasSize(24);
        assertThat(SETTINGS)
                .extracting(setting -> setting.seats() + " " + setting.options().get("set"))
                .containsAll(all);
    }

    @Test
    void everyPackIsAmongThoseThatWereChosen() {
        Set<String> packs = new TreeSet<>();
        for (Setting setting : SETTINGS) {
            String chosen = setting.options().getOrDefault("packs", "");
            packs.addAll(Arrays.asList(chosen.split(",", -1)));
        }
        assertThat(packs).contains(ids());
    }

    private static String[] ids() {
        return Arrays.stream(Princess.values()).map(Princess::id).toArray(String[]::new);
    }

    @Test
    void bothOptionsMeetInEveryWay() {
        assertThat(SETTINGS)
                .extracting(Setting::options)
                .extracting(chosen -> chosen.get("queenPick") + " " + chosen.get("equalSwap"))
                .contains("winning false", "winning true", "any false", "any true");
    }

    @Test
    void twoThousandGamesArePlayedAndTenInEverySetting() {
        assertThat(EACH).isGreaterThanOrEqualTo(10);
        assertThat(EACH * SETTINGS.size()).isGreaterThanOrEqualTo(2000);
    }
}
