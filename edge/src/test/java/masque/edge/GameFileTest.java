package masque.edge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import masque.core.BadInput;
import masque.core.Draw;
import masque.core.Journal;
import masque.core.Step;
import masque.edge.GameFile.Ending;
import masque.edge.GameFile.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A finished game survives its file byte for byte, and nothing else passes for one. */
final class GameFileTest {
    private static final GameFile GAME =
            new GameFile(
                    "Zk3vTable-id_0000000AA",
                    List.of(
                            new Player(Player.Kind.PERSON, "仮面 \"Q\"", ""),
                            new Player(Player.Kind.PROGRAM, "Ann's", ""),
                            new Player(Player.Kind.BOT, "", "random")),
                    Ending.FINISHED,
                    List.of(0, 2),
                    "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
                    "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
                    List.of("rose", "", "Xy-_9"),
                    new Journal(
                            "toy-game",
                            1,
                            3,
                            Map.of(),
                            List.of(new Draw(52, 28), new Draw(52, 35)),
                            List.of(
                                    new Step(0, 12, List.of()),
                                    new Step(0, Step.TAKE_BACK, List.of()),
                                    new Step(1, 7, List.of(new Draw(52, 17))))));

    /** The seal was worked out with Python's hmac over the text before the comma. */
    private static final String TEXT =
            """
            {
              "format":"masque-game",
              "version":1,
              "table":"Zk3vTable-id_0000000AA",
              "players":[
                {"kind":"person","name":"仮面 \\"Q\\"","level":""},
                {"kind":"program","name":"Ann's","level":""},
                {"kind":"bot","name":"","level":"random"}
              ],
              "ending":"finished",
              "winners":[0,2],
              "commitment":"630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
              "secret":"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
              "contributions":["rose","","Xy-_9"],
              "journal":{
                "format":"masque-journal",
                "version":1,
                "game":"toy-game",
                "edition":1,
                "seats":3,
                "options":{},
                "setUp":[[52,28],[52,35]],
                "steps":[
                  {"seat":0,"code":12,"draws":[]},
                  {"seat":0,"code":-1,"draws":[]},
                  {"seat":1,"code":7,"draws":[[52,17]]}
                ]
              },
              "seal":"2b3c218689ec666a8002beb3d1592f72a6e84c1c1b2ea3fed0bef3ecf2f5488b"
            }
            """;

    @Test
    void aGameSurvivesItsFileByteForByte() {
        assertThat(GAME.write()).isEqualTo(TEXT);
        assertThat(GameFile.read(TEXT, "toy.json")).isEqualTo(GAME);
    }

    private static String complaint(String text) {
        BadInput bad =
                catchThrowableOfType(BadInput.class, () -> GameFile.read(text, "some/toy.json"));
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
                    "masque-game"     | "masque-save"   | its field "format" should be "masque-game"
                    "version":1,\\n  "t| "version":2,\\n  "t| newer Masque
                    "table":"Zk3v     | "table":"Zk 3v  | "table" should be a table's id
                    "Zk3vTable-id_0000000AA" | ""       | "table" should be a table's id
                    "kind":"bot"      | "kind":"Bot"    | "players[2].kind" should be person, bot, or program
                    "name":"Ann's"    | "name":"A\\u0007" | "players[1].name" should be a text of at most 100
                    "level":"random"  | "level":7       | "players[2].level" should be a text of at most 100
                    "level":"random"  | "rank":"random" | "players[2].rank" is not known
                    "finished"        | "over"          | "ending" should be finished, ended, forfeit, or called-off
                    [0,2]             | [0,3]           | "winners[1]" should be a whole number from 0 to 2
                    "commitment":"63  | "commitment":"6 | "commitment" should be 64 digits
                    1e1f"             | 1E1F"           | "secret" should be 64 digits
                    ["rose","",       | ["",            | "contributions" should be a list of 3 entries
                    "rose"            | "a rose"        | "contributions[0]" should be a contribution
                    "rose"            | 5               | "contributions[0]" should be a contribution
                    "seats":3         | "seats":2       | "players" should be a list of 2 entries
                    "seal":"          | "seal":"0       | "seal" should be 64 digits
                    "ending"          | "end"           | "end" is not known
                    "code":-1         | "code":-2       | "journal.steps[1].code" should be
                    """)
    void aDamagedFieldIsNamedWithWhatIsAllowed(String old, String damaged, String sentence) {
        String before = old.replace("\\n", "\n");
        assertThat(TEXT).contains(before);
        assertThat(complaint(TEXT.replace(before, damaged.replace("\\n", "\n"))))
                .contains(sentence);
    }

    @Test
    void theSealMayNotBeMissing() {
        assertThat(complaint(TEXT.replaceFirst(",\\s*\"seal\":\"\\w+\"", "")))
                .contains("\"seal\" is missing");
    }

    @Test
    void everySeatHasAPlayerAndAContribution() {
        assertThatThrownBy(() ->
                        new GameFile(
                                GAME.table(),
                                GAME.players(),
                                GAME.ending(),
                                GAME.winners(),
                                GAME.commitment(),
                                GAME.secret(),
                                List.of("rose"),
                                GAME.journal()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static Audit audit(byte[] file) {
        return Audit.of(file, "toy.json", game -> Optional.empty(), Audit.Seen.NOTHING);
    }

    private static boolean holds(Audit audit, Audit.Point point) {
        return audit.findings().stream()
                .filter(finding -> finding.point() == point)
                .allMatch(Audit.Finding::holds);
    }

    @Test
    void aGameThatIsNotOnTheShelfIsNotFairButItsDrawsAreChecked() {
        Audit audit = audit(TEXT.getBytes(StandardCharsets.UTF_8));
        assertThat(audit.fair()).isFalse();
        assertThat(holds(audit, Audit.Point.SEAL)).isTrue();
        assertThat(holds(audit, Audit.Point.SECRET)).isTrue();
        assertThat(holds(audit, Audit.Point.DRAWS)).isTrue();
        assertThat(holds(audit, Audit.Point.RULES)).isFalse();
        assertThat(holds(audit, Audit.Point.WINNERS)).isFalse();
    }

    /** White space around it is JSON all the same, and so is an escaped letter. */
    @Test
    void aFileThatReadsTheSameIsNotWhole() {
        for (String other :
                List.of(
                        TEXT + "\n",
                        " " + TEXT,
                        TEXT.strip(),
                        TEXT.replace("\n", "\r\n"),
                        TEXT.replace("rose", "\\u0072ose"))) {
            assertThat(GameFile.read(other, "toy.json")).isEqualTo(GAME);
            assertThat(holds(audit(other.getBytes(StandardCharsets.UTF_8)), Audit.Point.SEAL))
                    .as(other)
                    .isFalse();
        }
    }

    @Test
    void bytesThatAreNoTextAreRefused() {
        byte[] latin = TEXT.replace("仮面", "é").getBytes(StandardCharsets.ISO_8859_1);
        assertThatThrownBy(() -> audit(latin))
                .isInstanceOf(BadInput.class)
                .hasMessageContainingAll("file-encoding", "toy.json");
    }
}
