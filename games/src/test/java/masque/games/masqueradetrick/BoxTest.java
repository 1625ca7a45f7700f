package masque.games.masqueradetrick;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import masque.core.BadInput;
import masque.core.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What can be chosen, and the missions file. */
class BoxTest {
    private static final TrickBox BOX = Ball.box();

    private static String complaint(int seats, Map<String, String> chosen) {
        try {
            BOX.open(seats, chosen);
        } catch (BadInput bad) {
            return bad.phrase().key() + bad.phrase().args();
        }
        return "none";
    }

    @Test
    void oneToFourPlayers() {
        assertThat(complaint(0, Map.of())).startsWith("seats-range");
        assertThat(complaint(5, Map.of())).isEqualTo("seats-range{seats=5, min=1, max=4}");
        for (int seats = 1; seats <= 4; seats++) {
            assertThat(BOX.open(seats, Map.of()).seats()).isEqualTo(seats);
        }
        assertThat(BOX.id()).isEqualTo("masquerade-trick");
    }

    @Test
    void optionsOfTheGameAloneAreRefusedWithMorePlayers() {
        assertThat(complaint(4, Map.of("holyKnight", "true")))
                .isEqualTo("option-seats{option=holyKnight, seats=[1]}");
        assertThat(complaint(1, Map.of("length", "until-won")))
                .isEqualTo("option-seats{option=length, seats=[2, 3, 4]}");
        assertThat(complaint(2, Map.of("colour", "red"))).startsWith("option-unknown");
        assertThat(complaint(2, Map.of("length", "for ever"))).startsWith("option-value");
        assertThat(BOX.options(1)).extracting(Option::name).contains("holyKnight");
        assertThat(BOX.options(3))
                .extracting(Option::name)
                .containsExactly("openHistory", "length", "missions");
    }

    @Test
    void mt_1_2_aTableMayBringItsOwnMissions() {
        String own = Ball.missions().replace("knight,exactly,3", "knight,at least,5");
        TrickGame game = BOX.open(4, Map.of("missions", own));
        assertThat(game.missions.of(Role.KNIGHT))
                .isEqualTo(new Mission(Mission.Kind.AT_LEAST, 5, Role.ASSASSIN));
        assertThat(game.missions.done(Role.KNIGHT.ordinal(), 5)).isTrue();
        assertThat(game.missions.done(Role.KNIGHT.ordinal(), 4)).isFalse();
        assertThat(game.missions.done(Role.KNIGHT.ordinal(), 10)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "jester,odd,,king;fool,odd,,king;missions-role{line=5, value=fool}",
                "jester,odd,,king;jester,odd,,queen;missions-role{line=5, value=queen}",
                "jester,odd,,king;jester,often,,king;missions-kind{line=5, value=often}",
                "jester,odd,,king;jester,odd,3,king;missions-no-tricks{line=5, value=3}",
                "jester,odd,,king;jester,odd,,jester;missions-self{line=5, value=jester}",
                "jester,odd,,king;king,odd,,prince;missions-twice{line=8, value=king}",
                "jester,odd,,king;jester,odd;missions-width{line=5, count=3}",
                "knight,exactly,3;knight,exactly,11;missions-tricks{line=6, value=11}",
                "knight,exactly,3;knight,exactly,;missions-tricks{line=6, value=}",
                "role,kind;rolle,kind;missions-header{line=4, expected="
                        + "role,kind,tricks,target,provenance}",
                "jester,odd;# jester,odd;missions-missing{role=jester}",
            })
    void aWrongMissionsFileNamesTheLine(String text, String wrong, String expected) {
        assertThat(complaint(4, Map.of("missions", Ball.missions().replace(text, wrong))))
                .isEqualTo(expected);
    }

    private static String aimed(int seats, String role, String target) {
        String own =
                Ball.missions()
                        .replaceAll("(?m)^(" + role + ",[^,]*,[^,]*),[a-z]+", "$1," + target);
        return complaint(seats, Map.of("missions", own));
    }

    @Test
    void mt_2_1_withThreePlayersNobodyCanAimAtTheJester() {
        String refused = "missions-target";
        assertThat(aimed(3, "knight", "jester"))
                .startsWith(refused)
                .contains("line=6", "role-knight", "role-jester", "seats=3");
        assertThat(aimed(3, "princess", "jester")).startsWith(refused).contains("line=10");
        assertThat(aimed(3, "king", "knight")).isEqualTo("none");
        assertThat(aimed(4, "knight", "jester")).isEqualTo("none");
    }

    @Test
    void mt_5_1_withTwoPlayersNobodyCanAimAtTheKnightOrTheJester() {
        assertThat(aimed(2, "king", "knight")).startsWith("missions-target");
        assertThat(aimed(2, "king", "jester")).startsWith("missions-target");
        assertThat(aimed(2, "king", "princess")).isEqualTo("none");
        assertThat(aimed(2, "knight", "jester")).isEqualTo("none");
    }

    @Test
    void mt_6_1_alonePeopleAimAtWhatLiesInTheCentre() {
        assertThat(aimed(1, "king", "assassin")).startsWith("missions-target");
        assertThat(aimed(1, "king", "princess")).isEqualTo("none");
        assertThat(aimed(1, "prince", "knight")).isEqualTo("none");
        String prince = Ball.missions().replace("prince,at least,4,princess", "prince,odd,,king");
        Map<String, String> disciplined = Map.of("princesDiscipline", "true", "missions", prince);
        assertThat(complaint(1, disciplined)).isEqualTo("none");
        Map<String, String> astray =
                Map.of(
                        "princesDiscipline",
                        "true",
                        "missions",
                        Ball.missions().replace("4,princess", "4,assassin"));
        assertThat(complaint(1, astray)).startsWith("missions-target");
    }

    @Test
    void anEmptyMissionsFileMissesARole() {
        assertThat(complaint(4, Map.of("missions", ""))).startsWith("missions-missing");
    }

    @Test
    void movesAreReadFromTextAndCodes() {
        TrickGame game = Ball.of(4).game;
        assertThat(game.parse("  PLAY   Rose  5 "))
                .contains(new TrickMove.Play(new Card(Suit.ROSE, 5)));
        assertThat(game.parse("look away")).contains(new TrickMove.LookAway());
        assertThat(game.parse("look 1")).isEmpty();
        assertThat(game.parse("play crown 4")).isEmpty();
        assertThat(game.parse("play")).isEmpty();
        assertThat(game.parse("dance rose 5")).isEmpty();
        assertThatThrownBy(() -> game.read(24)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> game.read(game.codes()))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(game.why(SetUpTest.four().state(), 0, 31).orElseThrow().reason().key())
                .isEqualTo("no-such-move");
        assertThat(game.why(SetUpTest.four().state(), 4, 0).orElseThrow().reason().key())
                .isEqualTo("not-at-this-table");
        assertThat(game.why(SetUpTest.four().state(), -1, 0).orElseThrow().reason().key())
                .isEqualTo("not-at-this-table");
    }
}
