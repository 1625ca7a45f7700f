package masque.games.dicechallenge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import masque.core.BadInput;
import masque.core.Phrase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Characters from a table's own file, and options that contradict each other: DC-1.1. */
class CharacterFileTest {
    private static final String GOOD =
            CharacterFile.HEADER
                    + "\n# a comment\nFox,4 6,8,,planet-power,1,ours\nOwl,20,,,crystal-tokyo,,ours\n";

    private static Phrase complaint(String file) {
        try {
            Ring.box().open(2, Map.of("characters", file));
        } catch (BadInput bad) {
            return bad.phrase();
        }
        throw new AssertionError("accepted: " + file);
    }

    @Test
    void dc_1_1_aTableMayBringItsOwnCharacters() {
        DiceGame game = Ring.box().open(2, Map.of("characters", GOOD));
        assertThat(game.cards).extracting(Card::name).containsExactly("Fox", "Owl");
        assertThat(game.cards.get(0).phrase())
                .isEqualTo(Phrase.of("character-named", "name", "Fox"));
        assertThat(game.parse("pick fox")).isPresent();
        assertThat(game.parse("pick kunzite")).isEmpty();
    }

    @Test
    void dc_1_1_ourOwnNamesAreKnownInOtherFilesToo() {
        String file = GOOD + "Kunzite,4,,,dark-kingdom,2,ours\n";
        DiceGame game = Ring.box().open(2, Map.of("characters", file));
        assertThat(game.cards.get(2).phrase()).isEqualTo(Phrase.of("character-kunzite"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Hare,,8,,planet-power,1,x|characters-starting",
                "Hare,4 5,8,,planet-power,1,x|characters-size",
                "Hare,4 x,8,,planet-power,1,x|characters-size",
                "Hare,4,8,,fly,1,x|characters-ability",
                "Hare,4,8,,planet-power,,x|characters-uses",
                "Hare,4,8,,planet-power,0,x|characters-uses",
                "Hare,4,8,,crystal-tokyo,2,x|characters-always",
                "Hare,4,8,6,planet-power,1,x|characters-droid",
                "Hare,4 4 4 4 4 4,4 4 4 4 4,,planet-power,1,x|characters-dice",
                "fox,4,8,,planet-power,1,x|characters-twice",
                "7,4,8,,planet-power,1,x|characters-name",
                "Hare,4,8,planet-power,1,x|characters-width",
            })
    void dc_1_1_aWrongLineGetsAClearError(String line, String key) {
        Phrase complaint = complaint(GOOD + line + "\n");
        assertThat(complaint.key()).isEqualTo(key);
        assertThat(complaint.args()).containsEntry("line", 5);
    }

    @Test
    void dc_1_1_aFileHasAHeaderAndEnoughCharacters() {
        assertThat(complaint("Fox,4,,,planet-power,1,x\n").key()).isEqualTo("characters-header");
        assertThat(complaint(CharacterFile.HEADER).key()).isEqualTo("characters-few");
        StringBuilder many = new StringBuilder(CharacterFile.HEADER).append('\n');
        for (int i = 0; i <= CharacterFile.MOST_CHARACTERS; i++) {
            many.append("Fox ").append(i).append(",4,,,planet-power,1,x\n");
        }
        assertThat(complaint(many.toString()).key()).isEqualTo("characters-many");
    }

    @Test
    void dc_6_1_aFileMustHaveEnoughForTheTeams() {
        Map<String, String> options = Map.of("mode", "tag", "characters", GOOD);
        assertThatThrownBy(() -> Ring.box().open(2, options))
                .isInstanceOfSatisfying(
                        BadInput.class,
                        bad -> assertThat(bad.phrase().key()).isEqualTo("characters-teams"));
        assertThat(
                        Ring.box()
                                .open(
                                        2,
                                        Map.of("mode", "tag", "mirror", "true", "characters", GOOD))
                                .characters)
                .isEqualTo(4);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2|teams=3|teams-duel",
                "2|tokens=4|tokens-tag",
                "2|mode=single;tokens=4|tokens-tag",
                "2|card=3;mirror=true|card-alone",
                "2|card=3;pick=deal|card-alone",
                "2|card=3;mode=tag|card-alone",
                "3|seating=2:1+1;teams=3|seating-team",
            })
    void dc_6_1_optionsThatContradictEachOtherAreRefused(int seats, String options, String key) {
        assertThatThrownBy(() -> Ring.of(seats, options.split(";", -1)))
                .isInstanceOfSatisfying(
                        BadInput.class, bad -> assertThat(bad.phrase().key()).isEqualTo(key));
    }

    @Test
    void dc_2_1_aChallengeCardNamesACharacterOfTheFile() {
        assertThatThrownBy(() -> Ring.box().open(2, Map.of("characters", GOOD, "card", "3")))
                .isInstanceOfSatisfying(
                        BadInput.class,
                        bad -> assertThat(bad.phrase().key()).isEqualTo("card-number"));
    }
}
