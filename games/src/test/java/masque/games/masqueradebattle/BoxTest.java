package masque.games.masqueradebattle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Optional;
import masque.core.BadInput;
import masque.core.Option;
import masque.core.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What can be chosen, the deck's data file, and how moves are written. */
class BoxTest {
    private static final BattleBox BOX = Arena.box();

    private static String complaint(int seats, Map<String, String> chosen) {
        try {
            BOX.open(seats, chosen);
        } catch (BadInput bad) {
            return bad.phrase().key() + bad.phrase().args();
        }
        return "none";
    }

    private static String complaint(String deck) {
        return complaint(5, Map.of("deck", deck));
    }

    @Test
    void mb_2_1_threeToNinePlayers() {
        assertThat(complaint(2, Map.of())).isEqualTo("seats-range{seats=2, min=3, max=9}");
        assertThat(complaint(10, Map.of())).startsWith("seats-range");
        for (int seats = 3; seats <= 9; seats++) {
            assertThat(BOX.open(seats, Map.of()).seats()).isEqualTo(seats);
        }
        assertThat(BOX.usualSeats()).isBetween(4, 6);
        assertThat(BOX.id()).isEqualTo("masquerade-battle");
    }

    @Test
    void theOptionsAreTheSameForAnyNumberOfPlayers() {
        for (int seats = 3; seats <= 9; seats++) {
            assertThat(BOX.options(seats))
                    .extracting(Option::name)
                    .containsExactly("deal", "moonTrumpsActions", "cancelWithinPlanet", "deck");
        }
        assertThat(complaint(5, Map.of("deal", "odd"))).startsWith("option-value");
    }

    @Test
    void mb_1_7_aTableMayBringItsOwnDeck() {
        String own = Arena.deckFile().replace("Mars,8,1,ours", "moon, 8 ,8,  mine");
        BattleGame game = BOX.open(5, Map.of("deck", own));
        assertThat(Long.bitCount(game.deck.characters(Planet.MOON.ordinal()))).isEqualTo(11);
        assertThat(Long.bitCount(game.deck.characters(Planet.MARS.ordinal()))).isEqualTo(11);
        assertThat(game.parse("play moon 8/8 dark"))
                .contains(
                        new BattleMove.Play(
                                Card.character(Planet.MOON, 8, 8, 1), Optional.of(Side.DARK)));
        assertThat(game.parse("play mars 8/1 dark")).isEmpty();
    }

    @Test
    void mb_1_7_theProvenanceColumnMayBeLeftOut() {
        String plain = Arena.deckFile().replace(",ours", "").replace(",provenance", "");
        assertThat(complaint(plain)).isEqualTo("none");
    }

    @Test
    void mb_1_7_equalCardsAreToldApart() {
        String own = Arena.deckFile().replace("Mars,8,1", "Mars,7,2");
        BattleGame game = BOX.open(5, Map.of("deck", own));
        int one = game.codeOf("play mars 7/2 guardian").orElseThrow();
        int two = game.codeOf("play mars 7/2 #2 guardian").orElseThrow();
        assertThat(two).isNotEqualTo(one);
        assertThat(game.code(game.read(two))).isEqualTo(two);
        assertThat(game.read(two).phrase()).isNotEqualTo(game.read(one).phrase());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "planet,guardian;planets,guardian;deck-header{line=3, expected="
                        + "planet,guardian,dark_kingdom,provenance}",
                "Moon,8,1,ours;Sun,8,1,ours;deck-planet{line=4, value=Sun}",
                "Moon,8,1,ours;Moon,9,1,ours;deck-power{line=4, value=9}",
                "Moon,7,2,ours;Moon,7,0,ours;deck-power{line=5, value=0}",
                "Moon,7,2,ours;Moon,7,two,ours;deck-power{line=5, value=two}",
                "Moon,7,2,ours;Moon,7,2;deck-width{line=5, count=3, expected=4}",
                "Moon,7,2,ours;# Moon,7,2,ours;deck-short{line=61, count=57}",
            })
    void mb_1_7_aWrongDeckNamesTheLine(String text, String wrong, String expected) {
        assertThat(complaint(Arena.deckFile().replace(text, wrong))).isEqualTo(expected);
    }

    @Test
    void mb_1_7_aDeckHasExactly58Characters() {
        assertThat(complaint(Arena.deckFile() + "\nVenus,1,1,ours\n"))
                .isEqualTo("deck-long{line=63}");
        assertThat(complaint("")).isEqualTo("deck-short{line=0, count=0}");
    }

    @Test
    void movesAreReadFromTextAndCodes() {
        BattleGame game = Arena.of(5).game;
        assertThat(game.parse("  BID  12   Dark ")).contains(new BattleMove.Bid(12, Side.DARK));
        assertThat(game.parse("play Luna"))
                .contains(
                        new BattleMove.Play(
                                Card.other(Card.Kind.SUPPORT, "luna", Optional.of(Side.GUARDIAN)),
                                Optional.empty()));
        assertThat(game.parse("reveal 5")).contains(new BattleMove.Reveal(new Seat(4)));
        assertThat(game.parse("reveal 6")).isEmpty();
        assertThat(game.parse("bid 59 dark")).isEmpty();
        assertThat(game.parse("bid 0 dark")).isEmpty();
        assertThat(game.parse("play mars 6/3")).isEmpty();
        assertThat(game.parse("")).isEmpty();
        for (int code : new int[] {-1, 117, 125, 277, 285, 295, 302}) {
            assertThatThrownBy(() -> game.read(code)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void everyCodeIsReadAndWrittenBack() {
        BattleGame game = Arena.of(9).game;
        int moves = 0;
        for (int code = 0; code < game.codes(); code++) {
            if (game.means(code)) {
                assertThat(game.code(game.read(code))).isEqualTo(code);
                assertThat(game.codeOf(game.read(code).text())).hasValue(code);
                moves++;
            }
        }
        assertThat(moves).isEqualTo(116 + 1 + 9 + 136 + 5 + 9 + 1 + 9 + 2);
        Card stranger = Card.character(Planet.MOON, 8, 8, 1);
        BattleMove play = new BattleMove.Play(stranger, Optional.of(Side.DARK));
        assertThatThrownBy(() -> game.code(play)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void strangersAndNonsenseAreRefused() {
        Arena arena = Arena.of(5).deal("GDGDGD", 0, 0);
        assertThat(arena.game.why(arena.state(), 0, 117).orElseThrow().reason().key())
                .isEqualTo("no-such-move");
        assertThat(arena.game.why(arena.state(), 5, 0).orElseThrow().reason().key())
                .isEqualTo("not-at-this-table");
        assertThat(arena.game.why(arena.state(), -1, 0).orElseThrow().reason().key())
                .isEqualTo("not-at-this-table");
    }
}
