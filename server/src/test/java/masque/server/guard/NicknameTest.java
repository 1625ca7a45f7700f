package masque.server.guard;

import static masque.server.guard.Caught.wrong;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What guests may call themselves. */
final class NicknameTest {
    private static final String FAMILY = "👨\u200D👩\u200D👧\u200D👦";

    /** A black flag with tags that spell gbsct. */
    private static final String SCOTLAND =
            "🏴\uDB40\uDC67\uDB40\uDC62\uDB40\uDC73\uDB40\uDC63\uDB40\uDC74\uDB40\uDC7F";

    private static void refuses(String name, String code) {
        ClientError wrong = wrong(() -> Nickname.of(name));
        assertThat(wrong.status()).isEqualTo(400);
        assertThat(wrong.code()).isEqualTo(code);
        assertThat(wrong.field()).contains("name");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Ann",
                "<script>",
                "<b onclick=alert(1)>",
                "\"><img src=x onerror=1>",
                "'; DROP TABLE step; --",
                "{who} ${who} %s",
                "../../etc/passwd",
                "null",
                "山田 太郎",
                "Łukasz Ó Briain",
                "עדה",
                "ليلى",
                "हिन्दी",
                "ไม่รู้",
                "🦊",
                "❤\uFE0F",
                "1\uFE0F\u20E3",
                "🇯🇵",
                "👨\u200D👩\u200D👧\u200D👦",
                "Ann 👩🏽\u200D🚀",
                "👋🏿 Bo",
                "❤\uFE0F\u200D🔥",
                "🏳\uFE0F\u200D🌈",
                SCOTLAND,
                "Mac " + SCOTLAND + SCOTLAND
            })
    void whatCanBeSeenIsANameAndStaysAsItIs(String name) {
        assertThat(Nickname.of(name)).isEqualTo(name);
    }

    @Test
    void spacesBecomeOneAndNoneAtTheEnds() {
        assertThat(Nickname.of("  Ann\t\r\n of \u00A0\u3000 Kyoto\u2003\u2028"))
                .isEqualTo("Ann of Kyoto");
    }

    @Test
    void lettersAreComposed() {
        assertThat(Nickname.of("Zoe\u0308")).isEqualTo("Zo\u00EB");
        assertThat(Nickname.of("\u30AB\u3099")).isEqualTo("\u30AC");
    }

    @ParameterizedTest
    @ValueSource(strings = {"  Zoe\u0308 \u3000x ", "\u2126 \u212B", "a \u0308b", "\u0344a"})
    void whatWasCleanedStaysClean(String name) {
        String once = Nickname.of(name);
        assertThat(Nickname.of(once)).isEqualTo(once);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "\t\n",
                "\u3000\u00A0",
                "\u2800",
                "\u0301",
                " \u0301 \u0302",
                "\uFE0F"
            })
    void aNameIsSeen(String name) {
        refuses(name, "name-empty");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u0000",
                "Ann\u0007",
                "Ann\u001B[2J",
                "Ann\u007F",
                "Ann\u0085",
                "\u202Ennan",
                "\u2066Ann",
                "Ann\u200B",
                "A\u200Dnn",
                "Ann\uFEFF",
                "Ann\u00AD",
                "Ann\uE000",
                "Ann\uFFFF",
                "Ann\u0378",
                "\uDB40\uDC41Ann",
                "\uD83E",
                "Ann\uDD8A",
                "\uDD8A\uD83E",
                "\u3164",
                "\u115FAnn",
                "\uFFA0",
                "Ann\u034F",
                "\u200D",
                "👨\u200D",
                "\u200D👨",
                "👨\u200DAnn",
                "👨\u200D🚗",
                "👨\u200D\u200D👩",
                FAMILY + "\u200D",
                "🏴\uDB40\uDC67\uDB40\uDC62",
                "🏴\uDB40\uDC78\uDB40\uDC78\uDB40\uDC7F",
                "Ann\uDB40\uDC7F"
            })
    void whatCannotBeSeenIsNoPartOfAName(String name) {
        refuses(name, "name-characters");
    }

    @ParameterizedTest
    @CsvSource({"x", "語", "🦊"})
    void aNameHas24CharactersAtMost(String letter) {
        assertThat(Nickname.of(letter.repeat(24))).isEqualTo(letter.repeat(24));
        refuses(letter.repeat(25), "name-long");
        refuses(letter.repeat(1_000_000), "name-long");
    }

    @ParameterizedTest
    @ValueSource(strings = {"🇯🇵", "1\uFE0F\u20E3", "👋🏿", "q\u0323\u0301"})
    void aSignIsOneHoweverItIsMade(String sign) {
        assertThat(Nickname.of(sign.repeat(24))).isEqualTo(sign.repeat(24));
        refuses(sign.repeat(25), "name-long");
    }

    @Test
    void manySignsThatAreMadeOfManyAreTooLong() {
        assertThat(Nickname.of(FAMILY.repeat(17))).isEqualTo(FAMILY.repeat(17));
        assertThat(new Guest("a", FAMILY.repeat(17)).name()).isEqualTo(FAMILY.repeat(17));
        refuses(FAMILY.repeat(24), "name-long");
    }

    @Test
    void spacesThatAreDroppedDoNotCount() {
        assertThat(Nickname.of(" ".repeat(500) + "Ann")).isEqualTo("Ann");
    }

    @Test
    void twoMarksOnALetterAreEnough() {
        assertThat(Nickname.of("q\u0301\u0323")).hasSize(3);
        refuses("q\u0301\u0302\u0303", "name-marks");
        refuses("Z" + "\u0335".repeat(20), "name-marks");
    }
}
