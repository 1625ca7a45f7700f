package masque.games.truthorbluff;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import masque.core.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What ends a game, and whom it defeats (TB-6.1 to TB-6.11). */
class EndingsTest {
    /**
     * The second seat has these tiles face up, and collects one more: the first one slides it, and
     * the second takes the truth for a bluff, or a Villain for what it is.
     */
    private static Salon collects(String ending, String before, String last) {
        Salon salon =
                Salon.holding(ending, last + ", moon, moon", "moon", "venus", "pluto", "jupiter")
                        .faceUp(1, before)
                        .chance(0);
        String name = last.replace("white ", "");
        boolean villain = salon.tile(last).face().villain();
        return salon.slide(last, 2, villain ? "moon" : name).say("bluff");
    }

    private static void ends(String ending, String before, String last) {
        Salon salon = collects(ending, before, last);
        assertThat(salon.phase()).isEqualTo(Phase.OVER);
        assertThat(salon.result().ending().text()).isEqualTo(ending);
        assertThat(salon.result().defeated()).isEqualTo(Salon.seats(1));
        assertThat(salon.heard(3, BluffEvent.Defeated.class))
                .containsExactly(new BluffEvent.Defeated(new Seat(1), salon.result().ending()));
        assertThat(missing(salon)).isZero();
    }

    private static void goesOn(String ending, String before, String last, int missing) {
        Salon salon = collects(ending, before, last);
        assertThat(salon.phase()).isNotEqualTo(Phase.OVER);
        assertThat(missing(salon)).isEqualTo(missing);
    }

    /** How far the second seat is from the ending that was drawn. */
    private static int missing(Salon salon) {
        return salon.view(0).players().get(1).distances().getLast().missing();
    }

    @Test
    void tb_6_1_whoeverMustStartWithoutATileIsDefeated() {
        Salon salon = Salon.holding("four-alike", "mars", "moon", "venus").chance(0);
        salon.slide("mars", 2, "mars").say("truth");
        assertThat(salon.phase()).isEqualTo(Phase.OVER);
        assertThat(salon.result().ending()).isEqualTo(Ending.OUT_OF_TILES);
        assertThat(salon.result().defeated()).isEqualTo(Salon.seats(0));
    }

    @Test
    void tb_6_1_anEmptyHolderIsNoHarmAsLongAsAnotherStarts() {
        Salon salon = Salon.holding("four-alike", "mars", "moon", "venus").chance(0);
        salon.slide("mars", 2, "mars").say("bluff");
        assertThat(salon.phase()).isEqualTo(Phase.SLIDING);
        assertThat(salon.turn()).isEqualTo(1);
        assertThat(salon.view(0).players().get(0).distances().getFirst())
                .isEqualTo(new BluffView.Distance(Ending.OUT_OF_TILES, 0, 12));
    }

    @Test
    void tb_6_1_jadeiteCanSaveTheCollector() {
        Salon salon = Salon.holding("four-alike", "jadeite", "moon", "venus", "pluto").bag("mars");
        salon.chance(0).collects("jadeite");
        assertThat(salon.phase()).isEqualTo(Phase.SLIDING);
        assertThat(salon.legal(0)).containsExactly("slide mars");
    }

    @Test
    void tb_6_1_kunziteCanSaveTheCollector() {
        Salon salon =
                Salon.holding("four-alike", "kunzite", "moon", "venus", "pluto").faceUp(0, "moon");
        salon.collects("kunzite").say("pick moon");
        assertThat(salon.phase()).isEqualTo(Phase.SLIDING);
        assertThat(salon.legal(0)).containsExactly("slide moon");
    }

    @Test
    void tb_6_1_anotherVillainDoesNotSaveTheCollector() {
        Salon salon = Salon.holding("four-alike", "clan", "moon", "venus", "pluto").chance(0);
        salon.collects("clan");
        assertThat(salon.result().ending()).isEqualTo(Ending.OUT_OF_TILES);
        assertThat(salon.result().defeated()).isEqualTo(Salon.seats(0));
    }

    @Test
    void tb_6_2_fourOfTheSameCharacter() {
        ends("four-alike", "mars, mars, white mars, pluto", "mars");
        ends("four-alike", "mars, mars, mars", "white mars");
        goesOn("four-alike", "mars, mars, venus, venus, pluto", "pluto", 2);
        goesOn("four-alike", "mars, mars", "mars", 1);
    }

    @Test
    void tb_6_3_sixDifferentCharacters() {
        ends("six-different", "moon, mars, venus, pluto, white mercury, mars", "jupiter");
        goesOn("six-different", "moon, mars, venus, pluto, beryl, clan", "jupiter", 1);
        goesOn("six-different", "moon, mars, venus, white moon", "moon", 3);
    }

    @Test
    void tb_6_4_threeEachOfTwoCharacters() {
        ends("two-triples", "moon, moon, moon, mars, white mars", "mars");
        ends("two-triples", "moon, moon, moon, moon, mars, mars", "mars");
        goesOn("two-triples", "moon, moon, moon, moon, moon, mars", "mars", 1);
        goesOn("two-triples", "moon, venus, pluto", "mars", 4);
    }

    @Test
    void tb_6_5_twoEachOfThreeCharacters() {
        ends("three-pairs", "moon, white moon, mars, mars, pluto", "pluto");
        goesOn("three-pairs", "moon, moon, mars, mars, mars", "mars", 2);
        goesOn("three-pairs", "moon, moon, mars, venus, jupiter", "pluto", 2);
    }

    @Test
    void tb_6_6_fourWhiteTiles() {
        ends("four-white", "white moon, white mars, white pluto, moon", "white venus");
        goesOn("four-white", "white moon, white mars, moon, moon", "white venus", 1);
    }

    @Test
    void tb_6_7_theFourOfSpaceTime() {
        ends("space-time", "moon, chibi moon, white pluto, mars", "tuxedo mask");
        goesOn("space-time", "moon, chibi moon, mars, venus", "tuxedo mask", 1);
        goesOn("space-time", "chibi moon, chibi moon, pluto", "tuxedo mask", 1);
    }

    @Test
    void tb_6_8_theFourGuardians() {
        ends("guardians", "mercury, mars, white jupiter, moon", "venus");
        goesOn("guardians", "mercury, mars, moon, mars", "venus", 1);
        goesOn("guardians", "pluto, moon, tuxedo mask", "chibi moon", 4);
    }

    @Test
    void tb_6_9_threeVillains() {
        ends("three-villains", "beryl, kunzite, moon", "nephrite");
        goesOn("three-villains", "beryl, white moon, moon", "nephrite", 1);
    }

    @Test
    void tb_6_10_numbersOfThirtySixOrMore() {
        ends("thirty-six", "pluto, pluto, pluto, white pluto", "jupiter");
        ends("thirty-six", "moon, mercury, mars, jupiter, venus, tuxedo mask, chibi moon", "pluto");
        goesOn("thirty-six", "pluto, pluto, pluto, pluto", "mars", 1);
        goesOn("thirty-six", "beryl, clan, venus, chibi moon", "tuxedo mask", 18);
    }

    @Test
    void tb_6_10_aTablesOwnNumbersCount() {
        String own = Salon.numbersFile().replace("moon,1,ours", "moon,36,ours");
        BluffGame game = Salon.box().open(5, Map.of("numbers", own));
        assertThat(Goal.met(Ending.THIRTY_SIX, Tiles.one(Face.MOON.ordinal()), game.numbers))
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource({"four-alike, 4", "six-different, 6", "two-triples, 6", "three-pairs, 6"})
    void tb_6_2_theDistanceBeginsWithAllThatIsMissing(String ending, int goal) {
        Salon salon = Salon.holding(ending, "mars", "moon", "venus");
        assertThat(salon.view(0).players())
                .allMatch(player ->
                        player.distances().getLast().missing() == goal
                                && player.distances().getLast().goal() == goal);
    }

    @Test
    void tb_6_11_everybodyWhoMeetsTheConditionIsDefeated() {
        Salon salon =
                Salon.holding("six-different", "nephrite, moon", "moon", "venus", "pluto", "mars")
                        .faceUp(0, "moon, mercury, mars, jupiter, venus, venus")
                        .faceUp(1, "moon, mercury, mars, jupiter, pluto, pluto");
        salon.collects("nephrite").say("pick venus", "take 2 pluto");
        assertThat(salon.result().defeated()).isEqualTo(Salon.seats(0, 1));
        assertThat(salon.view(2).players())
                .extracting(BluffView.Player::defeated)
                .containsExactly(true, true, false, false, false);
    }

    @Test
    void tb_6_11_anExchangeIsCheckedWhenItIsComplete() {
        Salon salon =
                Salon.holding("four-alike", "nephrite, moon", "moon", "venus", "pluto", "mars")
                        .faceUp(0, "mars")
                        .faceUp(1, "mars, mars, mars");
        salon.collects("nephrite").say("pick mars", "take 2 mars");
        assertThat(salon.phase()).as("one Mars for another").isEqualTo(Phase.SLIDING);
    }

    @Test
    void tb_6_11_theDefeatedCannotWinAndTheGameIsOverForAll() {
        Salon salon =
                Salon.holding("four-alike", "mars, moon", "moon", "venus")
                        .faceUp(0, "mars, mars, mars")
                        .tokens(0, 3, 3, 3)
                        .tokens(2, 1, 2);
        salon.slide("mars", 2, "mars").chance(0).say("truth");
        assertThat(salon.result().winners()).isEqualTo(Salon.seats(2));
        assertThat(salon.state().winners()).isEqualTo(1 << 2);
        assertThat(salon.state().points(0)).isZero();
        assertThat(salon.state().points(2)).isEqualTo(3);
        assertThat(salon.state().pending()).isZero();
        for (int seat = 0; seat < 3; seat++) {
            assertThat(salon.legal(seat)).isEmpty();
            assertThat(salon.why(seat, "truth")).isEqualTo("TB-6.2 why-over");
        }
    }

    @Test
    void tb_6_11_otherwiseTheWholeTableIsStillThere() {
        Salon salon = Salon.holding("four-alike", "mars, moon", "moon", "venus");
        assertThat(salon.state().winners()).isZero();
        assertThat(Arrays.stream(new int[] {0, 1, 2}).map(salon.state()::points)).containsOnly(0);
    }
}
