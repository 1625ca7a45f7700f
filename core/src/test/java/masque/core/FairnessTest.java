package masque.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The key comes from everybody, as written down. The numbers were worked out with Python's hashlib
 * and hmac, and one of them with openssl as well.
 */
final class FairnessTest {
    private static final byte[] SECRET =
            HexFormat.of()
                    .parseHex("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
    private static final String TABLE = "Zk3vTable-id_0000000AA";
    private static final List<String> CONTRIBUTIONS = List.of("rose", "", "Xy-_9");

    private static String key(String table, String... contributions) {
        return HexFormat.of().formatHex(Fairness.key(SECRET, table, List.of(contributions)));
    }

    @Test
    void theCommitmentIsTheHashOfTheSecret() {
        assertThat(Fairness.commitment(SECRET))
                .isEqualTo("630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
    }

    @Test
    void theKeyComesFromSecretTableAndContributions() {
        assertThat(HexFormat.of().formatHex(Fairness.key(SECRET, TABLE, CONTRIBUTIONS)))
                .isEqualTo("1aa6cf3987b341a132d60548d7ff6cbcbc27cf98868da8053f33770962f7636d");
        assertThat(key("t", ""))
                .isEqualTo("639e463ac35e19252b177af42bc0c6f5ebd9c34bc687f8b31d26c1ede2dd6e71");
    }

    @Test
    void theDrawsComeFromTheKey() {
        Fate fate = new Keyed(Fairness.key(SECRET, TABLE, CONTRIBUTIONS));
        Chance setUp = fate.at(0);
        assertThat(List.of(setUp.below(52), setUp.below(52), fate.at(3).below(52)))
                .containsExactly(28, 35, 17);
    }

    @Test
    void theSealComesFromTheKeyAndTheText() {
        assertThat(Fairness.seal(Fairness.key(SECRET, TABLE, CONTRIBUTIONS), "{\n  \"name\":\"漢\""))
                .isEqualTo("8fa056f7a25ea1a7c5ef4e44fe96d34d7dd0c0f6c0badafcb9c7face71020f6f");
    }

    @Test
    void everySeatChangesTheKeyAndSoDoItsPlaceAndItsAbsence() {
        assertThat(
                        List.of(
                                key("t", "a", "b"),
                                key("t", "b", "a"),
                                key("t", "ab", ""),
                                key("t", "", "ab"),
                                key("t", "a", "b", ""),
                                key("t", "a"),
                                key("u", "a", "b")))
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "Z", "0", "-_", "aA0-_"})
    void lettersDigitsHyphensAndUnderscoresCanBeContributed(String text) {
        assertThat(Fairness.isContribution(text)).isTrue();
        assertThat(Fairness.isContribution("x".repeat(64 - text.length()) + text)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {" ", "a\n", "\n", "a b", "é", "漢", "\u0000", "a.b", "０"})
    void nothingElseCanBe(String text) {
        assertThat(Fairness.isContribution(text)).isFalse();
        assertThatThrownBy(() -> key("t", "a", text)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> key(text, "a")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void tooMuchIsRefused() {
        assertThat(Fairness.isContribution("x".repeat(65))).isFalse();
        assertThatThrownBy(() -> key("")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Fairness.commitment(new byte[31]))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Fairness.key(new byte[33], "t", List.of()))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
