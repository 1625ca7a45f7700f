package masque.games.truthorbluff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import masque.core.BadInput;
import masque.core.Option;
import masque.core.Seat;
import masque.core.Seeded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What can be chosen, the data file of numbers, and how moves are written. */
class BoxTest {
    private static final BluffBox BOX = Salon.box();

    private static String complaint(int seats, Map<String, String> chosen) {
        try {
            BOX.open(seats, chosen);
        } catch (BadInput bad) {
            return bad.phrase().key() + bad.phrase().args();
        }
        return "none";
    }

    private static String complaint(String numbers) {
        return complaint(5, Map.of("numbers", numbers));
    }

    @Test
    void tb_2_1_threeToEightPlayers() {
        assertThat(complaint(2, Map.of())).isEqualTo("seats-range{seats=2, min=3, max=8}");
        assertThat(complaint(9, Map.of())).startsWith("seats-range");
        for (int seats = 3; seats <= 8; seats++) {
            assertThat(BOX.open(seats, Map.of()).seats()).isEqualTo(seats);
        }
        assertThat(BOX.usualSeats()).isEqualTo(5);
        assertThat(BOX.id()).isEqualTo("truth-or-bluff");
        assertThat(BOX.open(3, Map.of()).edition()).isEqualTo(1);
    }

    @Test
    void tb_2_4_whatCannotOccurIsNotOffered() {
        for (int seats = 3; seats <= 8; seats++) {
            Option.Choice endings = (Option.Choice) BOX.options(seats).getFirst();
            assertThat(endings.name()).isEqualTo("ending");
            assertThat(endings.usual()).isEqualTo("random");
            assertThat(endings.values()).hasSize(seats == 3 ? 8 : 10).startsWith("random");
            assertThat(endings.values()).doesNotContain("out-of-tiles");
            assertThat(endings.values().contains("four-white")).isEqualTo(seats > 3);
            assertThat(endings.values().contains("three-villains")).isEqualTo(seats > 3);
        }
        assertThat(complaint(3, Map.of("ending", "four-white"))).startsWith("option-value");
    }

    @Test
    void tb_1_5_aTableMayBringItsOwnNumbers() {
        String own = Salon.numbersFile().replace("mars,3,ours", " Mars , 36 , mine");
        assertThat(BOX.open(5, Map.of("numbers", own)).numbers)
                .containsExactly(1, 2, 36, 4, 5, 6, 7, 8);
    }

    @Test
    void tb_1_5_theProvenanceColumnMayBeLeftOut() {
        String plain = Salon.numbersFile().replace(",ours", "").replace(",provenance", "");
        assertThat(complaint(plain)).isEqualTo("none");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "character,number,;face,number,;numbers-header{line=3, expected="
                        + "character,number,provenance}",
                "moon,1,ours;sun,1,ours;numbers-character{line=4, value=sun}",
                "moon,1,ours;beryl,1,ours;numbers-character{line=4, value=beryl}",
                "mercury,2,ours;mercury,0,ours;numbers-number{line=5, value=0}",
                "mercury,2,ours;mercury,37,ours;numbers-number{line=5, value=37}",
                "mercury,2,ours;mercury,two,ours;numbers-number{line=5, value=two}",
                "mercury,2,ours;mercury,2;numbers-width{line=5, count=2, expected=3}",
                "mercury,2,ours;moon,2,ours;numbers-twice{line=5, value=moon}",
                "mercury,2,ours;# mercury,2,ours;" + "numbers-missing{line=11, character=mercury}",
            })
    void tb_1_5_wrongNumbersNameTheLine(String text, String wrong, String expected) {
        assertThat(complaint(Salon.numbersFile().replaceFirst(text, wrong))).isEqualTo(expected);
    }

    @Test
    void tb_1_5_noNumbersAtAll() {
        assertThat(complaint("")).isEqualTo("numbers-missing{line=0, character=moon}");
    }

    @Test
    void movesAreReadFromTextAndCodes() {
        BluffGame game = BOX.open(5, Map.of());
        assertThat(game.parse("  SLIDE  White  Chibi   Moon "))
                .contains(new BluffMove.Slide(new Tile(Face.CHIBI_MOON, true, 7)));
        assertThat(game.parse("to 5")).contains(new BluffMove.To(new Seat(4)));
        assertThat(game.parse("take 2 clan"))
                .contains(new BluffMove.Take(new Seat(1), new Tile(Face.CLAN, false, 0)));
        assertThat(game.parse("to 6")).isEmpty();
        assertThat(game.parse("to 0")).isEmpty();
        assertThat(game.parse("name clan")).isEmpty();
        assertThat(game.parse("slide white clan")).isEmpty();
        assertThat(game.parse("")).isEmpty();
        for (int code : new int[] {-1, 27, 63 + 5 * 22, 239}) {
            assertThatThrownBy(() -> game.read(code)).isInstanceOf(IllegalArgumentException.class);
        }
        Tile stranger = new Tile(Face.MARS, false, 4);
        assertThatThrownBy(() -> game.code(new BluffMove.Slide(stranger)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @CsvSource({"3, 22", "5, 170", "8, 239"})
    void everyCodeIsReadAndWrittenBack(int seats, int expected) {
        BluffGame game = BOX.open(seats, Map.of());
        int moves = 0;
        for (int code = -1; code <= game.codes(); code++) {
            if (game.means(code)) {
                assertThat(game.code(game.read(code))).isEqualTo(code);
                assertThat(game.codeOf(game.read(code).text())).hasValue(code);
                moves++;
            }
        }
        assertThat(moves).isEqualTo(expected);
        assertThat(game.codes()).isEqualTo(239);
    }

    @Test
    void strangersAndNonsenseAreRefused() {
        Salon salon = Salon.of(5).dealt(new Seeded(1));
        assertThat(salon.game.why(salon.state(), 0, 27).orElseThrow().reason().key())
                .isEqualTo("no-such-move");
        assertThat(salon.game.why(salon.state(), 5, 0).orElseThrow().reason().key())
                .isEqualTo("not-at-this-table");
        assertThat(salon.game.why(salon.state(), -1, 0).orElseThrow().reason().key())
                .isEqualTo("not-at-this-table");
        assertThatThrownBy(() ->
                        salon.state()
                                .apply(salon.turn(), BluffGame.TRUTH, salon.chance, (a, b) -> {}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("seat " + salon.turn());
    }
}
