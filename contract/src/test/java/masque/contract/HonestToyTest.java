package masque.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.stream.Stream;
import masque.contract.toy.Fault;
import masque.contract.toy.ToyBox;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** A game without fault keeps every promise. */
class HonestToyTest {
    private final Contract contract = Contract.of(new ToyBox(Fault.NONE));

    @TestFactory
    Stream<DynamicTest> keepsEveryPromise() {
        return contract.settings().stream()
                .map(setting ->
                        dynamicTest(
                                setting.toString(),
                                () -> contract.check(setting, contract.gamesEach(2000), 1)));
    }

    @Test
    void settingsAreEveryNumberOfSeatsWithEverySetOfOptionsThatTheBoxAccepts() {
        List<Setting> settings = contract.settings();
        assertThat(settings).doesNotHaveDuplicates().hasSize(2 * (2 * 2 * 2 - 1) * 2);
        assertThat(settings.getFirst())
                .hasToString("2 seats {drawing=never, names=red,blue, peeking=true, turns=1}");
        assertThat(settings).extracting(Setting::seats).containsOnly(2, 3);
        assertThat(settings)
                .extracting(setting -> setting.options().get("names"))
                .containsOnly("red,blue", "red");
    }

    @Test
    void gamesAreSpreadOverTheSettingsAndEachGetsTen() {
        assertThat(contract.gamesEach(1)).isEqualTo(10);
        assertThat(contract.gamesEach(2801)).isEqualTo(101);
    }
}
