package masque.server.guard;

import static masque.server.guard.Caught.said;
import static masque.server.guard.Caught.wrong;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The fields of what a client sent: right, or refused by name. */
final class BodyTest {
    /** A body whose only field, a, has this value. */
    private static Body with(String value) {
        return Body.read("{\"a\":" + value + "}");
    }

    private static void refuses(ClientError wrong, String field, String code) {
        assertThat(wrong.status()).isEqualTo(400);
        assertThat(wrong.code()).isEqualTo(code);
        assertThat(wrong.field()).contains(field);
        assertThat(said(wrong, "en")).contains('"' + field + '"');
    }

    @Test
    void everyKindOfFieldIsRead() {
        Body body =
                Body.read(
                        """
                        {"text": "Ann", "number": -5, "flag": true, "id": "c-42_X",
                         "object": {"seconds": 60}, "texts": {"b": "2", "a": "1"}, "list": ["me", ""]}
                        """);
        assertThat(body.text("text", 3)).isEqualTo("Ann");
        assertThat(body.number("number", -5, -5)).isEqualTo(-5);
        assertThat(body.flag("flag")).isTrue();
        assertThat(body.id("id")).isEqualTo("c-42_X");
        assertThat(body.object("object").number("seconds", 5, 86_400)).isEqualTo(60);
        assertThat(body.texts("texts")).containsExactly(entry("b", "2"), entry("a", "1"));
        assertThat(body.textList("list", 2)).containsExactly("me", "");
    }

    @Test
    void fieldsThatMayBeAbsentMay() {
        Body body = Body.read("{}");
        assertThat(body.has("a")).isFalse();
        assertThat(body.optionalText("a", 9)).isEmpty();
        assertThat(body.optionalNumber("a", 0, 9)).isEmpty();
        assertThat(body.optionalFlag("a")).isEmpty();
        assertThat(body.optionalId("a")).isEmpty();
        assertThat(body.optionalObject("a")).isEmpty();
        assertThat(body.optionalTexts("a")).isEmpty();
        assertThat(body.optionalTextList("a", 9)).isEmpty();
    }

    @Test
    void fieldsThatMayBeAbsentAreReadIfTheyAreThere() {
        assertThat(with("\"x\"").optionalText("a", 9)).contains("x");
        assertThat(with("3").optionalNumber("a", 0, 9)).hasValue(3);
        assertThat(with("false").optionalFlag("a")).contains(false);
        assertThat(with("\"x\"").optionalId("a")).contains("x");
        assertThat(with("{}").optionalObject("a")).isPresent();
        assertThat(with("{}").optionalTexts("a")).isPresent();
        assertThat(with("[]").optionalTextList("a", 9)).isPresent();
    }

    @Test
    void nullIsAWrongValueAndNotAnAbsentOne() {
        Body body = with("null");
        assertThat(body.has("a")).isTrue();
        refuses(wrong(() -> body.optionalText("a", 9)), "a", "field-text");
        refuses(wrong(() -> body.optionalNumber("a", 0, 9)), "a", "field-number");
        refuses(wrong(() -> body.optionalFlag("a")), "a", "field-flag");
        refuses(wrong(() -> body.optionalId("a")), "a", "field-id");
        refuses(wrong(() -> body.optionalObject("a")), "a", "field-object");
        refuses(wrong(() -> body.optionalTexts("a")), "a", "field-object");
        refuses(wrong(() -> body.optionalTextList("a", 9)), "a", "field-list");
    }

    @Test
    void whatMustBeThereIsMissed() {
        Body body = Body.read("{\"clock\":{}}");
        refuses(wrong(() -> body.text("game", 9)), "game", "field-missing");
        refuses(
                wrong(() -> body.object("clock").number("seconds", 5, 60)),
                "clock.seconds",
                "field-missing");
    }

    @Test
    void unknownFieldsAreRefusedAndTheKnownOnesListed() {
        Body body = Body.read("{\"do\":\"move\",\"cheat\":1}");
        assertThat(body.only("do", "id", "cheat")).isSameAs(body);
        ClientError wrong = wrong(() -> body.only("do", "id"));
        refuses(wrong, "cheat", "field-unknown");
        assertThat(said(wrong, "en")).contains("do and id");
        refuses(wrong(body::only), "do", "field-unwanted");
    }

    @Test
    void anUnknownFieldIsNamedShortAndHarmless() {
        String name = "\\u0000\\ue000\\u202e" + "x".repeat(1_000);
        ClientError wrong = wrong(() -> Body.read("{\"" + name + "\":1}").only("a"));
        refuses(wrong, "\uFFFD\uFFFD\uFFFD" + "x".repeat(61) + "…", "field-unknown");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.0", "1e3", "1E0", "\"1\"", "true", "[1]", "{}", "0.5"})
    void onlyWholeNumbersWrittenAsSuchAreNumbers(String value) {
        refuses(wrong(() -> with(value).number("a", 0, 9_999)), "a", "field-number");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-1",
                "10",
                "4294967297",
                "2147483648",
                "-2147483649",
                "18446744073709551617",
                "340282366920938463463374607431"
            })
    void numbersOutOfRangeAreNotCutToFit(String value) {
        refuses(wrong(() -> with(value).number("a", 0, 9)), "a", "field-number");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "0", "\"true\"", "\"\"", "[]"})
    void onlyTrueAndFalseAreFlags(String value) {
        refuses(wrong(() -> with(value).flag("a")), "a", "field-flag");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"\"",
                "\"a b\"",
                "\"é\"",
                "\"../etc\"",
                "\"a.b\"",
                "\"１\"",
                "\"a\\n\"",
                "\"a\\u0000\"",
                "7",
                "[\"a\"]"
            })
    void idsHaveLettersDigitsHyphensAndUnderscores(String value) {
        refuses(wrong(() -> with(value).id("a")), "a", "field-id");
    }

    @Test
    void idsHave64CharactersAtMost() {
        assertThat(with('"' + "x".repeat(64) + '"').id("a")).hasSize(64);
        refuses(wrong(() -> with('"' + "x".repeat(65) + '"').id("a")), "a", "field-id");
    }

    @Test
    void textsAreCountedInCharactersAndNotInHalves() {
        assertThat(with("\"🦊🦊🦊\"").text("a", 3)).isEqualTo("🦊🦊🦊");
        refuses(wrong(() -> with("\"🦊🦊🦊\"").text("a", 2)), "a", "field-text");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "true", "[]", "{}", "[\"x\"]"})
    void onlyTextsAreTexts(String value) {
        refuses(wrong(() -> with(value).text("a", 99)), "a", "field-text");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\u0000", "x\\u001b[2J", "\\ud83e", "\\udd8a\\ud83e", "\\u007f"})
    void whatNoDatabaseKeepsIsRefusedEverywhere(String text) {
        refuses(wrong(() -> with('"' + text + '"').text("a", 99)), "a", "field-characters");
        refuses(
                wrong(() -> with("[\"\",\"" + text + "\"]").textList("a", 9)),
                "a[1]",
                "field-characters");
        refuses(
                wrong(() -> with("{\"b\":\"" + text + "\"}").texts("a")),
                "a.b",
                "field-characters");
        assertThat(wrong(() -> with("{\"" + text + "\":\"\"}").texts("a")).code())
                .isIn("field-name", "json-syntax");
    }

    @Test
    void textsMayHaveLinesAndTabs() {
        assertThat(with("\"a\\r\\n\\tb\"").text("a", 9)).isEqualTo("a\r\n\tb");
    }

    @Test
    void entriesOfListsAreNamedByTheirPlace() {
        Body body = Body.read("{\"chairs\":[\"me\",\"open\",3]}");
        refuses(wrong(() -> body.textList("chairs", 9)), "chairs[2]", "field-text");
        refuses(wrong(() -> body.textList("chairs", 2)), "chairs", "field-list");
        refuses(wrong(() -> with("\"me\"").textList("a", 9)), "a", "field-list");
        refuses(wrong(() -> with("{}").textList("a", 9)), "a", "field-list");
    }

    @Test
    void mapsHave64TextsAtMost() {
        assertThat(with(map(64)).texts("a")).hasSize(64);
        refuses(wrong(() -> with(map(65)).texts("a")), "a", "field-texts");
        refuses(wrong(() -> with("{\"b\":true}").texts("a")), "a.b", "field-text");
        refuses(wrong(() -> with("[]").texts("a")), "a", "field-object");
    }

    private static String map(int entries) {
        return IntStream.range(0, entries)
                .mapToObj(one -> "\"k" + one + "\":\"\"")
                .collect(Collectors.joining(",", "{", "}"));
    }
}
