package masque.server.guard;

import static masque.server.guard.Caught.said;
import static masque.server.guard.Caught.wrong;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is read at all. */
final class StrictJsonTest {
    private static String ofBytes(int bytes, String filler, int bytesEach) {
        String frame = "{\"a\":\"\"}";
        int room = bytes - frame.length();
        return "{\"a\":\"" + filler.repeat(room / bytesEach) + "x".repeat(room % bytesEach) + "\"}";
    }

    private static String nested(int depth) {
        return "{\"a\":" + "[".repeat(depth - 1) + "]".repeat(depth - 1) + "}";
    }

    @Test
    void eightKibibytesAreReadAndOneMoreIsNot() {
        assertThat(StrictJson.read(ofBytes(8192, "x", 1)).size()).isEqualTo(1);
        ClientError wrong = wrong(() -> StrictJson.read(ofBytes(8193, "x", 1)));
        assertThat(wrong.status()).isEqualTo(413);
        assertThat(wrong.code()).isEqualTo("too-large");
    }

    @ParameterizedTest
    @CsvSource({"é,2", "語,3", "🦊,4"})
    void bytesAreCountedAndNotLetters(String filler, int bytesEach) {
        assertThat(StrictJson.read(ofBytes(8192, filler, bytesEach)).size()).isEqualTo(1);
        ClientError wrong = wrong(() -> StrictJson.read(ofBytes(8193, filler, bytesEach)));
        assertThat(wrong.code()).isEqualTo("too-large");
    }

    @Test
    void megabytesAreTooLargeToo() {
        assertThat(wrong(() -> StrictJson.read("[".repeat(10_000_000))).status()).isEqualTo(413);
    }

    @Test
    void nestingOf32IsReadAndOf33IsNot() {
        assertThat(StrictJson.read(nested(32)).size()).isEqualTo(1);
        ClientError wrong = wrong(() -> StrictJson.read(nested(33)));
        assertThat(wrong.status()).isEqualTo(400);
        assertThat(wrong.code()).isEqualTo("json-deep");
        assertThat(said(wrong, "en")).contains("32");
    }

    @Test
    void brokenAndDeepIsDeep() {
        assertThat(wrong(() -> StrictJson.read("{\"a\":".repeat(1_500))).code())
                .isEqualTo("json-deep");
        assertThat(wrong(() -> StrictJson.read("[".repeat(8_192))).code()).isEqualTo("json-deep");
    }

    @Test
    void numbersOf30CharactersAreReadAndOf31AreNot() {
        assertThat(StrictJson.read("{\"a\":" + "9".repeat(30) + "}").size()).isEqualTo(1);
        ClientError wrong = wrong(() -> StrictJson.read("{\"a\":" + "9".repeat(31) + "}"));
        assertThat(wrong.status()).isEqualTo(400);
        assertThat(wrong.code()).isEqualTo("json-number");
    }

    @Test
    void aNumberBeyondAllMeasureIsReadWithoutHarm() {
        assertThat(wrong(() -> Body.read("{\"a\":1e999999999}").number("a", 0, 9)).code())
                .isEqualTo("field-number");
        assertThat(wrong(() -> Body.read("{\"a\":-1e-999999999}").number("a", 0, 9)).code())
                .isEqualTo("field-number");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"a\":1,\"a\":1}",
                "{\"a\":1,\"a\":2}",
                "{\"a\":1,\"\\u0061\":2}",
                "{\"b\":[{\"c\":{\"a\":1,\"a\":2}}]}"
            })
    void aNameTwiceCouldMeanTwoThings(String text) {
        ClientError wrong = wrong(() -> StrictJson.read(text));
        assertThat(wrong.status()).isEqualTo(400);
        assertThat(wrong.code()).isEqualTo("json-twice");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{} {}", "{}[]", "{} 1", "{}\n\nnull"})
    void nothingComesAfterTheEnd(String text) {
        assertThat(wrong(() -> StrictJson.read(text)).code()).isEqualTo("json-trailing");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " \n", "null", "true", "1", "\"{}\"", "[]", "[{}]"})
    void onlyAnObjectIsAnObject(String text) {
        ClientError wrong = wrong(() -> StrictJson.read(text));
        assertThat(wrong.status()).isEqualTo(400);
        assertThat(wrong.code()).isEqualTo("json-object");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{",
                "}",
                "{}}",
                "{]",
                "{\"a\"}",
                "{\"a\":}",
                "{\"a\":1,}",
                "{,}",
                "{'a':1}",
                "{a:1}",
                "{\"a\":01}",
                "{\"a\":+1}",
                "{\"a\":.5}",
                "{\"a\":NaN}",
                "{\"a\":-Infinity}",
                "{\"a\":0x10}",
                "{\"a\":undefined}",
                "{\"a\":\"line\nbreak\"}",
                "{\"a\":\"\u0000\"}",
                "{\"a\":\"\\x41\"}",
                "{\"a\":\"\\u12\"}",
                "{\"a\":\"unfinished",
                "{/* hello */}",
                "{} // bye",
                "{\"a\":tru}",
                "\uFEFF{}",
                "\u0000",
                "\uD800",
                "<script>",
                "\u001b[2J",
                "do=move&id=c-1"
            })
    void whatIsNoJsonIsToldWhere(String text) {
        ClientError wrong = wrong(() -> StrictJson.read(text));
        assertThat(wrong.status()).isEqualTo(400);
        assertThat(wrong.code()).isEqualTo("json-syntax");
        assertThat(said(wrong, "en")).containsPattern("line 1|line 2").doesNotContain("Source");
    }

    @Test
    void thePlaceIsWhereItBroke() {
        ClientError wrong = wrong(() -> StrictJson.read("{\n  \"a\": 1,\n  !}"));
        assertThat(said(wrong, "en"))
                .isEqualTo("This is not well-formed JSON: see line 3, column 4.");
    }

    @Test
    void everyBeginningOfAMessageIsRefusedAndNothingElseHappens() {
        String text = "{\"do\":\"move\",\"id\":\"c-42\",\"decision\":5,\"more\":[{\"x\":1.5e3}]}";
        for (int end = 1; end < text.length(); end++) {
            String beginning = text.substring(0, end);
            assertThat(wrong(() -> StrictJson.read(beginning)).code())
                    .as(beginning)
                    .isEqualTo("json-syntax");
        }
    }
}
