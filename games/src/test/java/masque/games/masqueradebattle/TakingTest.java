package masque.games.masqueradebattle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import masque.core.Seat;
import org.junit.jupiter.api.Test;

/** MB-6: who takes the trick, with the cases E1 to E7 of the rulebook. */
class TakingTest {
    private static final List<String> MOON_TRUMPS = List.of("moonTrumpsActions=true");
    private static final List<String> WITHIN = List.of("cancelWithinPlanet=true");

    private static Reason reason(Arena arena) {
        return arena.view(0).winning().orElseThrow().reason();
    }

    @Test
    void mb_6_1_caseE1_theHighestPowerOfThePlanetWins() {
        Arena arena =
                Arena.trick(
                        "mercury 5/4 guardian",
                        "mercury 3/6 guardian",
                        "mercury 8/1 guardian",
                        "mercury 4/6 dark",
                        "mercury 2/7 dark");
        assertThat(arena.winner()).contains(2);
        assertThat(reason(arena)).isEqualTo(Reason.RULING);
    }

    @Test
    void mb_6_1_caseE2_theMoonWins() {
        Arena arena =
                Arena.trick(
                        "mars 3/6 guardian",
                        "jupiter 8/1 guardian",
                        "venus 7/2 guardian",
                        "moon 7/2 dark",
                        "mars 6/3 guardian");
        assertThat(arena.winner()).contains(3);
        assertThat(reason(arena)).isEqualTo(Reason.MOON);
    }

    @Test
    void mb_6_3_caseE3_theFoursCancelAndTheOneWins() {
        Arena arena =
                Arena.trick(
                        "venus 8/1 dark",
                        "venus 4/5 guardian",
                        "venus 5/4 dark",
                        "jupiter 8/1 guardian");
        assertThat(arena.winner()).contains(0);
        assertThat(arena.view(0).table())
                .extracting(BattleView.Laid::cancelled)
                .containsExactly(false, true, true, false);
    }

    @Test
    void mb_6_3_caseE4_theLoserTakesAll() {
        Arena arena =
                Arena.trick(
                        "moon 5/4 guardian",
                        "moon 4/5 dark",
                        "mars 4/5 guardian",
                        "venus 3/6 guardian");
        assertThat(arena.winner()).contains(2);
        assertThat(reason(arena)).isEqualTo(Reason.OTHER_POWER);
        assertThat(arena.view(0).table())
                .extracting(BattleView.Laid::cancelled)
                .containsExactly(true, true, false, false);
    }

    @Test
    void mb_5_6_caseE5_aTransformationJudgesTheTableAnew() {
        Arena arena =
                Arena.trick(
                        "jupiter 8/1 guardian",
                        "venus 6/3 guardian",
                        "venus 3/6 guardian",
                        "transformation orange, name venus");
        assertThat(arena.winner()).contains(1);
    }

    @Test
    void mb_6_2_caseE6_theFirstActionWins() {
        Arena arena =
                Arena.trick(
                        "mercury 8/1 guardian", "mercury action guardian", "mercury action dark");
        assertThat(arena.winner()).contains(1);
        assertThat(reason(arena)).isEqualTo(Reason.ACTION);
    }

    @Test
    void mb_6_5_caseE7_nobodyCollectsAndTheSamePlayerLeads() {
        Arena arena =
                Arena.trick(
                        "jupiter 5/4 guardian",
                        "jupiter 4/5 dark",
                        "transformation blue, name mercury",
                        "mercury 4/5 guardian",
                        "mercury 5/4 dark");
        assertThat(arena.winner()).isEmpty();
        assertThat(arena.turn()).isZero();
        assertThat(arena.view(0).discard()).hasSize(5);
        assertThat(arena.heard(1)).endsWith(new BattleEvent.Discarded(Optional.of(new Seat(0))));
    }

    @Test
    void mb_6_5_afterTheLastTrickNobodyLeadsAgain() {
        Arena arena = Arena.holding("mars 5/4", "mars 4/5", "betrayal stick");
        for (int trick = 0; trick + 1 < arena.game.tricks; trick++) {
            arena.state().outcomes[trick] = BattleState.DISCARDED;
        }
        arena.state().trick = arena.game.tricks - 1;
        arena.say("mars 5/4 guardian", "mars 4/5 dark", "betrayal stick", "done");
        assertThat(arena.winner()).isEmpty();
        assertThat(arena.heard(1)).contains(new BattleEvent.Discarded(Optional.empty()));
    }

    @Test
    void mb_6_1_whereTheMoonTrumpsActionsTheReasonSaysSo() {
        Arena moon =
                Arena.trick(
                        MOON_TRUMPS, "mars action dark", "moon action guardian", "mars 8/1 dark");
        assertThat(moon.winner()).contains(1);
        assertThat(reason(moon)).isEqualTo(Reason.MOON_ACTION);
        Arena ruling =
                Arena.trick(
                        MOON_TRUMPS, "mars 8/1 dark", "mars action dark", "mars action guardian");
        assertThat(ruling.winner()).contains(1);
        assertThat(reason(ruling)).isEqualTo(Reason.RULING_ACTION);
        Arena usual = Arena.trick("mars action dark", "moon action guardian", "mars 8/1 dark");
        assertThat(usual.winner()).contains(0);
        assertThat(reason(usual)).isEqualTo(Reason.ACTION);
    }

    @Test
    void mb_6_1_tuxedoMaskBeatsASupportAndASupportAnAction() {
        Arena mask = Arena.trick("mars 8/1 guardian", "luna", "tuxedo", "mars action dark");
        assertThat(reason(mask)).isEqualTo(Reason.TUXEDO_MASK);
        assertThat(mask.view(0).winning().orElseThrow().who()).isEqualTo(new Seat(2));
        Arena support =
                Arena.trick("mars 8/1 guardian", "mars action dark", "naru", "moon 8/1 dark");
        assertThat(reason(support)).isEqualTo(Reason.SUPPORT);
        assertThat(support.view(0).winning().orElseThrow().who()).isEqualTo(new Seat(2));
    }

    @Test
    void mb_6_1_anActionBeatsAMoonCharacter() {
        assertThat(
                        Arena.trick("mars 8/1 guardian", "moon 8/1 guardian", "mars action dark")
                                .winner())
                .contains(2);
        assertThat(
                        Arena.trick("moon 8/1 guardian", "moon 7/2 dark", "moon action guardian")
                                .winner())
                .contains(2);
    }

    @Test
    void mb_6_1_theMoonActionKeepsItsStrengthOffTheMoon() {
        assertThat(
                        Arena.trick("mars 8/1 guardian", "moon action guardian", "mars action dark")
                                .winner())
                .contains(1);
        assertThat(
                        Arena.trick("mars 8/1 guardian", "mars action dark", "moon action guardian")
                                .winner())
                .contains(1);
    }

    @Test
    void mb_6_1_otherPlanetsHaveNoPower() {
        assertThat(
                        Arena.trick(
                                        "mars 1/8 guardian",
                                        "venus 8/1 guardian",
                                        "jupiter action dark")
                                .winner())
                .contains(0);
    }

    @Test
    void mb_6_1_withMoonTrumpsActionsTheMoonGoesFirst() {
        assertThat(
                        Arena.trick(
                                        MOON_TRUMPS,
                                        "mars 8/1 guardian",
                                        "mars action dark",
                                        "moon 8/1 dark")
                                .winner())
                .contains(2);
        assertThat(
                        Arena.trick(
                                        MOON_TRUMPS,
                                        "mars action dark",
                                        "moon 8/1 guardian",
                                        "moon action guardian")
                                .winner())
                .contains(2);
        assertThat(
                        Arena.trick(
                                        MOON_TRUMPS,
                                        "mars 8/1 guardian",
                                        "mars action dark",
                                        "venus 8/1 dark")
                                .winner())
                .contains(1);
        assertThat(
                        Arena.trick(
                                        MOON_TRUMPS,
                                        "mars 8/1 guardian",
                                        "mars action dark",
                                        "moon 8/1 guardian")
                                .winner())
                .contains(1);
        assertThat(
                        Arena.trick(
                                        MOON_TRUMPS,
                                        "mars 8/1 guardian",
                                        "luna",
                                        "moon action guardian")
                                .view(0)
                                .winning()
                                .orElseThrow()
                                .who())
                .isEqualTo(new Seat(1));
    }

    @Test
    void mb_6_2_amongSupportsTheFirstWins() {
        Arena arena = Arena.trick("mars 8/1 guardian", "beryl", "luna", "artemis");
        assertThat(arena.view(0).winning().orElseThrow().who()).isEqualTo(new Seat(1));
        assertThat(arena.turn()).isEqualTo(1);
    }

    @Test
    void mb_6_3_equalPowersCancelHoweverManyAndWhicheverSide() {
        Arena arena =
                Arena.trick(
                        "venus 6/6 guardian",
                        "venus 6/3 guardian",
                        "venus 5/6 dark",
                        "venus 1/8 guardian");
        assertThat(arena.winner()).contains(3);
        assertThat(arena.view(0).table())
                .extracting(BattleView.Laid::cancelled)
                .containsExactly(true, true, true, false);
    }

    @Test
    void mb_6_3_moonAndRulingPlanetCancelEachOther() {
        Arena arena =
                Arena.trick(
                        "mars 8/1 guardian",
                        "moon 1/8 dark",
                        "mars 3/6 guardian",
                        "moon 2/7 guardian");
        assertThat(arena.winner()).contains(3);
        assertThat(Arena.trick("mars 8/1 guardian", "moon 1/8 dark", "mars 3/6 guardian").winner())
                .contains(2);
    }

    @Test
    void mb_6_3_cancelledCardsCancelNothingBelow() {
        Arena arena =
                Arena.trick(
                        "mars 8/1 guardian",
                        "mars 1/8 dark",
                        "venus 8/1 guardian",
                        "jupiter 7/2 dark");
        assertThat(arena.winner()).contains(2);
        assertThat(arena.view(0).table())
                .extracting(BattleView.Laid::cancelled)
                .containsExactly(true, true, false, false);
    }

    @Test
    void mb_6_3_withCancelWithinPlanetMoonAndRulingPlanetDoNot() {
        Arena arena =
                Arena.trick(WITHIN, "mars 8/1 guardian", "moon 1/8 dark", "mars 3/6 guardian");
        assertThat(arena.winner()).contains(1);
        assertThat(arena.view(0).table()).noneMatch(BattleView.Laid::cancelled);
        assertThat(
                        Arena.trick(
                                        WITHIN,
                                        "mars 8/1 guardian",
                                        "mars 1/8 dark",
                                        "mars 3/6 guardian")
                                .winner())
                .contains(2);
        assertThat(
                        Arena.trick(
                                        WITHIN,
                                        "mars 3/6 guardian",
                                        "moon 1/8 dark",
                                        "moon 8/1 guardian")
                                .winner())
                .contains(0);
    }

    @Test
    void mb_6_3_theOptionLeavesTheOtherPlanetsAlone() {
        Arena arena =
                Arena.trick(
                        WITHIN,
                        "mars 8/1 guardian",
                        "mars 1/8 dark",
                        "venus 8/1 guardian",
                        "jupiter 8/1 guardian",
                        "jupiter 2/7 guardian");
        assertThat(arena.winner()).contains(4);
    }

    @Test
    void mb_6_4_anActionOfAnotherPlanetIsAboveAnyEight() {
        Arena arena =
                Arena.trick(
                        "luna, name moon",
                        "venus 8/1 guardian",
                        "jupiter action dark",
                        "mars action guardian");
        assertThat(reason(arena)).isEqualTo(Reason.SUPPORT);
        Arena actions =
                Arena.trick(
                        "transformation red, name moon",
                        "venus 8/1 guardian",
                        "jupiter action dark",
                        "mars action guardian");
        assertThat(actions.winner()).contains(2);
        assertThat(reason(actions)).isEqualTo(Reason.OTHER_ACTION);
    }

    @Test
    void mb_6_4_equalPowersCancelAcrossPlanetsToo() {
        Arena arena =
                Arena.trick(
                        "transformation red, name moon",
                        "venus 8/1 guardian",
                        "jupiter 1/8 dark",
                        "mars 2/7 guardian");
        assertThat(arena.winner()).contains(3);
        assertThat(arena.view(0).table())
                .extracting(BattleView.Laid::cancelled)
                .containsExactly(false, true, true, false);
    }

    @Test
    void mb_6_4_theDeclaredPowerCountsAfterABetrayal() {
        Arena arena =
                Arena.trick(
                        "transformation red, name moon",
                        "venus 8/1 guardian",
                        "mars 2/7 guardian",
                        "betrayal stick, switch 2, switch 3");
        assertThat(arena.winner()).contains(2);
        assertThat(arena.heard(0))
                .endsWith(
                        new BattleEvent.TrickWon(
                                new Seat(2), arena.card("mars 2/7"), Reason.OTHER_POWER),
                        new BattleEvent.Collected(new Seat(2), Side.DARK, 2));
    }

    @Test
    void mb_6_5_transformationAndBetrayalNeverWin() {
        Arena arena =
                Arena.holding("transformation red", "betrayal stick", "transformation blue")
                        .say("transformation red", "name mars");
        assertThat(arena.view(0).winning()).isEmpty();
        arena.say("betrayal stick", "transformation blue", "name moon");
        assertThat(arena.winner()).isEmpty();
        assertThat(arena.view(0).outcome())
                .contains(
                        new BattleView.Outcome(
                                Optional.empty(), Optional.empty(), Optional.empty()));
        assertThat(arena.view(0).discard()).hasSize(3);
        assertThat(arena.turn()).isZero();
    }

    @Test
    void whatIsWinningNowIsShownAsTheTrickGrows() {
        Arena arena = Arena.holding("mars 3/6", "moon 1/8", "mars 1/8", "mars action dark");
        assertThat(arena.view(0).winning()).isEmpty();
        arena.say("mars 3/6 guardian");
        assertThat(reason(arena)).isEqualTo(Reason.RULING);
        arena.say("moon 1/8 dark");
        assertThat(reason(arena)).isEqualTo(Reason.MOON);
        arena.say("mars 1/8 dark");
        assertThat(arena.view(0).winning().orElseThrow().who()).isEqualTo(new Seat(0));
        arena.say("mars action dark");
        assertThat(arena.view(0).winning().orElseThrow().who()).isEqualTo(new Seat(3));
    }
}
