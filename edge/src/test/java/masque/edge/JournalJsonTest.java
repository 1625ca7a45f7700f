package masque.edge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import masque.core.BadInput;
import masque.core.Draw;
import masque.core.Journal;
import masque.core.Step;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Journals survive their file byte for byte, and nothing else passes for a journal. */
final class JournalJsonTest {
    private static final Journal JOURNAL =
            new Journal(
                    "toy-game",
                    3,
                    2,
                    Map.of("open", "true", "data", "two\nlines, \"quotes\", 漢字"),
                    List.of(new Draw(24, 23), new Draw(2, 0)),
                    List.of(
                            new Step(0, 12, List.of()),
                            new Step(1, Step.TAKE_BACK, List.of()),
                            new Step(1, 7, List.of(new Draw(6, 5), new Draw(5, 0)))));

    private static final String TEXT =
            """
            {
              "format":"masque-journal",
              "version":1,
              "game":"toy-game",
              "edition":3,
              "seats":2,
              "options":{
                "data":"two\\nlines, \\"quotes\\", 漢字",
                "open":"true"
              },
              "setUp":[[24,23],[2,0]],
              "steps":[
                {"seat":0,"code":12,"draws":[]},
                {"seat":1,"code":-1,"draws":[]},
                {"seat":1,"code":7,"draws":[[6,5],[5,0]]}
              ]
            }
            """;

    @Test
    void aJournalIsReadableAndAStepIsALine() {
        assertThat(JournalJson.write(JOURNAL)).isEqualTo(TEXT);
    }

    @Test
    void aJournalSurvivesItsFileByteForByte() {
        Journal read = JournalJson.read(TEXT, "toy.json");
        assertThat(read).isEqualTo(JOURNAL);
        assertThat(JournalJson.write(read)).isEqualTo(TEXT);
    }

    @Test
    void anEmptyGameSurvivesToo() {
        Journal empty = new Journal("toy", 1, 1, Map.of(), List.of(), List.of());
        String text = JournalJson.write(empty);
        assertThat(JournalJson.read(text, "toy.json")).isEqualTo(empty);
    }

    @Test
    void theLayoutOfAFileDoesNotMatter() {
        assertThat(JournalJson.read(TEXT.replaceAll("\\n *", " "), "toy.json")).isEqualTo(JOURNAL);
    }

    private static String complaint(String text) {
        BadInput bad =
                catchThrowableOfType(BadInput.class, () -> JournalJson.read(text, "some/toy.json"));
        assertThat(bad).as("reading " + text).isNotNull();
        for (String language : Words.languages()) {
            assertThat(Words.of(language, "core").say(bad.phrase(), Listener.STRANGER))
                    .contains("some/toy.json");
        }
        return Words.of("en", "core").say(bad.phrase(), Listener.STRANGER);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    "masque-journal" | "masque-save"  | its field "format" should be "masque-journal"
                    "masque-journal" | 1              | its field "format" should be "masque-journal"
                    "format"         | "from"         | its field "format" should be "masque-journal"
                    "version":1      | "version":2    | newer Masque (version 2 of the format)
                    "version":1      | "version":0    | "version" should be a whole number from 1
                    "version":1      | "version":"1"  | "version" should be a whole number from 1
                    "game":          | "gamer":       | "gamer" is not known
                    "edition":3,     | ``             | "edition" is missing
                    "toy-game"       | 7              | "game" should be a name
                    "toy-game"       | "Toy Game"     | "game" should be a name
                    "toy-game"       | null           | "game" should be a name
                    "edition":3      | "edition":-3   | "edition" should be a whole number from 0
                    "edition":3      | "edition":3.5  | "edition" should be a whole number from 0
                    "edition":3      | "edition":3e99 | "edition" should be a whole number from 0
                    "edition":3      | "edition":99999999999 | "edition" should be a whole number from 0
                    "seats":2        | "seats":0      | "seats" should be a whole number from 1 to 31
                    "seats":2        | "seats":32     | "seats" should be a whole number from 1 to 31
                    "seats":2        | "seats":1      | "steps[1].seat" should be a whole number from 0 to 0
                    "open":"true"    | "open":true    | "options.open" should be a text
                    [24,23]          | [24,24]        | "setUp[0][1]" should be a whole number from 0 to 23
                    [24,23]          | [24,-1]        | "setUp[0][1]" should be a whole number from 0 to 23
                    [24,23]          | [1,0]          | "setUp[0][0]" should be a whole number from 2
                    [24,23]          | [24]           | "setUp[0]" should be a pair of numbers
                    [24,23]          | 24             | "setUp[0]" should be a pair of numbers
                    [[24,23],[2,0]]  | {}             | "setUp" should be a list
                    "code":12        | "code":-2      | "steps[0].code" should be a whole number from -1
                    "code":12        | "move":12      | "steps[0].move" is not known
                    "code":12,       | ``             | "steps[0].code" is missing
                    [[6,5],[5,0]]    | [[6,5],[5,5]]  | "steps[2].draws[1][1]" should be a whole number from 0 to 4
                    {"seat":0,"code":12,"draws":[]} | 5 | "steps[0]" should be an object
                    """)
    void aDamagedFieldIsNamedWithWhatIsAllowed(String old, String damaged, String sentence) {
        assertThat(TEXT).contains(old);
        assertThat(complaint(TEXT.replace(old, damaged))).contains(sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    "edition":3, | "edition":3; | line 5
                    "edition":3, | "edition":3,"edition":3, | line 5
                    "code":-1    | "code":-     | line 14
                    "open":"true"| "open":"true | line 9
                    """)
    void aSyntaxErrorIsNamedWithItsLine(String old, String damaged, String line) {
        assertThat(TEXT).contains(old);
        assertThat(complaint(TEXT.replace(old, damaged)))
                .contains(line, "not well-formed JSON")
                .doesNotContain("REDACTED");
    }

    @Test
    void whateverIsCutOffOrAddedIsNoticed() {
        for (int length = 0; length < TEXT.length() - 1; length++) {
            complaint(TEXT.substring(0, length));
        }
        assertThat(complaint(TEXT + "{}")).contains("line 18");
    }

    @Test
    void otherJsonIsNoJournal() {
        assertThat(complaint("[]")).contains("one JSON object");
        assertThat(complaint("null")).contains("one JSON object");
        assertThat(complaint("\u0000\u0001")).contains("line 1");
    }

    @Test
    void absurdFilesAreRefused() {
        String deep = "[".repeat(100_000);
        assertThat(complaint(TEXT.replace("[[24,23],[2,0]]", deep))).contains("too deeply nested");
        assertThat(complaint(TEXT.replace("toy-game", "x".repeat(2_000_000))))
                .contains("too large");
        assertThat(complaint(TEXT.replace("\"edition\":3", "\"edition\":" + "9".repeat(10_000))))
                .contains("too large");
        assertThat(complaint(TEXT.replace("[2,0]", "[2,0]" + ",[2,0]".repeat(100_000))))
                .contains("\"setUp\" should be a list of at most 100,000 entries");
    }
}
