package masque.edge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import masque.core.BadInput;
import masque.core.Draw;
import masque.core.Journal;
import masque.core.Step;
import org.junit.jupiter.api.Test;

/** A game laid aside is found again as it was. */
final class SavedGameTest {
    private static final SavedGame GAME =
            new SavedGame(
                    1,
                    Long.MIN_VALUE,
                    List.of("expert:2000"),
                    new Journal(
                            "toy-game",
                            1,
                            2,
                            Map.of(),
                            List.of(new Draw(24, 23)),
                            List.of(new Step(0, 12, List.of()))));

    private static final String TEXT =
            """
            {
              "format":"masque-save",
              "version":2,
              "me":1,
              "seed":-9223372036854775808,
              "bots":["expert:2000"],
              "journal":{
                "format":"masque-journal",
                "version":1,
                "game":"toy-game",
                "edition":1,
                "seats":2,
                "options":{},
                "setUp":[[24,23]],
                "steps":[
                  {"seat":0,"code":12,"draws":[]}
                ]
              }
            }
            """;

    @Test
    void aGameSurvivesItsFileByteForByte() {
        assertThat(GAME.write()).isEqualTo(TEXT);
        assertThat(SavedGame.read(TEXT, "toy.json")).isEqualTo(GAME);
    }

    @Test
    void anOlderSaveDoesNotSayWhoPlays() {
        String older =
                TEXT.replaceAll("\\s+\"bots\":.*", "").replace("\"version\":2", "\"version\":1");
        assertThat(SavedGame.read(older, "toy.json").bots()).isEmpty();
    }

    private static void refused(String text, String... parts) {
        assertThatThrownBy(() -> SavedGame.read(text, "toy.json"))
                .isInstanceOf(BadInput.class)
                .hasMessageContainingAll(parts);
    }

    @Test
    void aDamagedSaveIsRefused() {
        refused(TEXT.replace("\"me\":1", "\"me\":2"), "toy.json", "file-field", "me");
        refused(TEXT.replace("5808", "5809"), "toy.json", "file-field", "seed");
        refused(TEXT.replace("expert:2000", "Expert"), "file-field", "bots[0]");
        refused(TEXT.replace("\"seed\"", "\"seeds\""), "toy.json", "file-field-unknown", "seeds");
        refused(TEXT.replace("\"code\":12", "\"code\":true"), "journal.steps[0].code");
        refused(TEXT.replaceAll("(?s)\"journal\":.*", "\"journal\":[]}"), "file-field", "journal");
    }

    @Test
    void aJournalAloneIsNoSave() {
        refused(JournalJson.write(GAME.journal()), "toy.json", "file-format", "masque-save");
    }
}
