package masque.games.masqueradebattle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import masque.core.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** MB-5: leading, following and the cards that change the trick. */
class TricksTest {
    private static final Optional<Planet> VENUS = Optional.of(Planet.VENUS);

    @Test
    void mb_5_1_theQueenOrPrincessLeadsTheFirstTrick() {
        Arena arena = Arena.of(5).deal("GDDGGD", 0, 2).say("bid 9 dark", "bid 10 guardian");
        arena.say("pass", "pass", "pass", "pass", "reveal 1");
        assertThat(arena.turn()).isEqualTo(3);
        assertThat(arena.view(0).leader()).contains(new Seat(3));
        assertThat(arena.why(0, "play luna")).isEqualTo("MB-5.1 why-not-your-turn");
        assertThat(arena.why(3, "bid 11 dark")).isEqualTo("MB-5.1 why-cards-now");
    }

    @Test
    void mb_5_1_clockwiseOneCardEachThenTheWinnerLeads() {
        Arena arena =
                Arena.holding("mars 1/8, venus 8/1", "mars 7/2, venus 7/2", "mars 6/3, venus 6/3");
        arena.say("mars 1/8 guardian");
        assertThat(arena.turn()).isEqualTo(1);
        assertThat(arena.say("mars 7/2 guardian").turn()).isEqualTo(2);
        assertThat(arena.say("mars 6/3 guardian").turn()).isEqualTo(1);
        assertThat(arena.view(0).table()).hasSize(3);
        arena.say("venus 7/2 dark");
        assertThat(arena.view(0).table()).hasSize(1);
        assertThat(arena.view(0).trick()).isEqualTo(2);
        assertThat(arena.view(0).leader()).contains(new Seat(1));
    }

    @Test
    void mb_5_1_onlyOnesOwnCardsCanBePlayed() {
        Arena arena = Arena.holding("mars 1/8", "mars 7/2", "mars 6/3");
        assertThat(arena.why(0, "play mars 7/2 dark")).isEqualTo("MB-5.1 why-not-in-your-hand");
        assertThat(arena.why(0, "play luna")).isEqualTo("MB-5.1 why-not-in-your-hand");
        assertThatThrownBy(() -> arena.say("luna")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void mb_5_2_theLedCardsPlanetRules() {
        assertThat(
                        Arena.holding("venus 1/8", "luna", "naru")
                                .say("venus 1/8 dark")
                                .view(1)
                                .ruling())
                .isEqualTo(VENUS);
        assertThat(
                        Arena.holding("venus action dark", "luna", "naru")
                                .say("venus action dark")
                                .view(1)
                                .ruling())
                .isEqualTo(VENUS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "luna",
                "beryl",
                "naru",
                "tuxedo",
                "transformation blue",
                "betrayal stick",
                "betrayal crystal"
            })
    void mb_5_2_leadingACardWithoutAPlanetNamesOne(String card) {
        Arena arena = Arena.holding(card, "venus 1/8, mars 6/3", "artemis").say(card);
        assertThat(arena.turn()).isZero();
        assertThat(arena.view(1).phase()).isEqualTo(Phase.NAMING);
        assertThat(arena.view(1).ruling()).isEmpty();
        assertThat(arena.legal(0))
                .containsExactly(
                        "name moon", "name mercury", "name mars", "name jupiter", "name venus");
        assertThat(arena.why(0, "play " + card))
                .endsWith("why-name-first")
                .startsWith(card.startsWith("trans") ? "MB-5.6" : "MB-5.2");
        arena.say("name venus");
        assertThat(arena.view(1).ruling()).isEqualTo(VENUS);
        assertThat(arena.view(1).table().getFirst().named()).isEqualTo(VENUS);
        assertThat(arena.heard(2)).endsWith(new BattleEvent.Named(new Seat(0), Planet.VENUS));
        assertThat(arena.legal(1))
                .containsExactly("play venus 1/8 guardian", "play venus 1/8 dark");
    }

    @Test
    void mb_5_2_onlyALeadNamesAPlanet() {
        Arena arena = Arena.holding("venus 1/8", "luna", "tuxedo").say("venus 1/8 dark", "luna");
        assertThat(arena.turn()).isEqualTo(2);
        assertThat(arena.view(0).phase()).isEqualTo(Phase.PLAYING);
        assertThat(arena.view(0).ruling()).isEqualTo(VENUS);
    }

    @Test
    void mb_5_3_whoCanFollowFollowsOrPlaysWhatIsAlwaysAllowed() {
        Arena arena =
                Arena.holding(
                                "mars 1/8",
                                "mars 6/3, mars action dark, moon 8/1, moon action guardian, luna,"
                                        + " tuxedo, transformation red, betrayal stick, venus 8/1,"
                                        + " venus action dark",
                                "mars 7/2")
                        .say("mars 1/8 dark");
        assertThat(arena.legal(1))
                .containsExactly(
                        "play moon 8/1 guardian",
                        "play moon 8/1 dark",
                        "play mars 6/3 guardian",
                        "play mars 6/3 dark",
                        "play moon action guardian",
                        "play mars action dark",
                        "play luna",
                        "play transformation red",
                        "play tuxedo");
        assertThat(arena.why(1, "play venus 8/1 dark")).isEqualTo("MB-5.3 why-follow");
        assertThat(arena.why(1, "play venus action dark")).isEqualTo("MB-5.3 why-follow");
        assertThat(arena.why(1, "play luna")).isEqualTo("legal");
    }

    @Test
    void mb_5_3_anActionAloneMustBeFollowedWithToo() {
        Arena arena =
                Arena.holding("mars 1/8", "mars action dark, venus 8/1", "mars 7/2")
                        .say("mars 1/8 dark");
        assertThat(arena.legal(1)).containsExactly("play mars action dark");
    }

    @Test
    void mb_5_3_whoHoldsNoneMayPlayAnything() {
        Arena arena =
                Arena.holding("mars 1/8", "venus 8/1, moon 1/8, betrayal stick", "mars 7/2")
                        .say("mars 1/8 dark");
        assertThat(arena.legal(1)).hasSize(5);
        assertThat(arena.view(0).players().get(1).voids()).isEmpty();
        arena.say("venus 8/1 dark");
        assertThat(arena.view(0).players().get(1).voids()).containsExactly(Planet.MARS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"moon 8/1 dark", "moon action guardian", "luna", "tuxedo", "mars 6/3 dark"})
    void mb_5_3_whatIsAlwaysAllowedShowsNoVoid(String play) {
        Arena arena =
                Arena.holding(
                                "mars 1/8",
                                "moon 8/1, moon action guardian, luna, tuxedo, mars 6/3",
                                "naru")
                        .say("mars 1/8 dark", play);
        assertThat(arena.view(0).players().get(1).voids()).isEmpty();
    }

    @Test
    void mb_5_3_theMoonIsFollowedLikeAnyOther() {
        Arena arena =
                Arena.holding("moon 1/8", "moon 2/7, mars 6/3", "mars 7/2").say("moon 1/8 dark");
        assertThat(arena.legal(1)).containsExactly("play moon 2/7 guardian", "play moon 2/7 dark");
        arena.say("moon 2/7 dark", "mars 7/2 dark");
        assertThat(arena.view(0).players().get(2).voids()).containsExactly(Planet.MOON);
    }

    @Test
    void mb_5_4_betrayalOnlyAsALeadOrWhenOneCannotFollow() {
        Arena arena =
                Arena.holding("mars 1/8", "mars 6/3, betrayal stick", "betrayal crystal, venus 8/1")
                        .say("mars 1/8 dark");
        assertThat(arena.legal(1)).containsExactly("play mars 6/3 guardian", "play mars 6/3 dark");
        assertThat(arena.why(1, "play betrayal stick")).isEqualTo("MB-5.4 why-betrayal");
        arena.say("mars 6/3 dark");
        assertThat(arena.why(2, "play betrayal crystal")).isEqualTo("legal");
        arena.say("betrayal crystal");
        assertThat(arena.view(0).players().get(2).voids()).containsExactly(Planet.MARS);
    }

    @Test
    void mb_5_5_aCharacterIsPlayedForOneOfItsPowers() {
        Arena arena = Arena.holding("mars 1/8", "luna", "naru");
        assertThat(arena.legal(0)).containsExactly("play mars 1/8 guardian", "play mars 1/8 dark");
        arena.say("mars 1/8 dark");
        assertThat(arena.view(1).table())
                .containsExactly(
                        new BattleView.Laid(
                                new Seat(0),
                                arena.card("mars 1/8"),
                                Optional.of(Side.DARK),
                                8,
                                Optional.empty(),
                                List.of(),
                                false));
        assertThat(arena.heard(1))
                .containsExactly(
                        new BattleEvent.Played(
                                new Seat(0), arena.card("mars 1/8"), Optional.of(Side.DARK), true));
    }

    @Test
    void mb_5_6_aTransformationNamesTheRulingPlanetAnew() {
        Arena arena =
                Arena.holding(
                                "mars 8/1",
                                "transformation red, mars 6/3",
                                "mars 7/2, venus 1/8",
                                "venus 2/7")
                        .say("mars 8/1 guardian", "transformation red");
        assertThat(arena.legal(1)).hasSize(5);
        assertThat(arena.why(1, "done")).isEqualTo("MB-5.6 why-name-first");
        arena.say("name venus");
        assertThat(arena.view(2).ruling()).isEqualTo(VENUS);
        assertThat(arena.legal(2))
                .containsExactly("play venus 1/8 guardian", "play venus 1/8 dark");
        arena.say("venus 1/8 guardian", "venus 2/7 guardian");
        assertThat(arena.winner()).contains(3);
    }

    @Test
    void mb_5_6_theSamePlanetMayBeNamedAgainAndTheLastOneStands() {
        Arena arena =
                Arena.trick(
                        "mars 8/1 guardian",
                        "transformation red, name mars",
                        "transformation blue, name venus",
                        "transformation green, name mars",
                        "venus 1/8 dark");
        assertThat(arena.view(0).ruling()).contains(Planet.MARS);
        assertThat(arena.winner()).contains(0);
    }

    @Test
    void mb_5_7_betrayalSwitchesAnyNumberOfCharacters() {
        Arena arena =
                Arena.holding("mars 8/1", "mars 6/3", "luna", "betrayal stick", "mars 2/7")
                        .say("mars 8/1 guardian", "mars 6/3 guardian", "luna", "betrayal stick");
        assertThat(arena.view(0).phase()).isEqualTo(Phase.SWITCHING);
        assertThat(arena.legal(3)).containsExactly("switch 1", "switch 2", "done");
        assertThat(arena.why(3, "switch 3")).isEqualTo("MB-5.7 why-no-character");
        assertThat(arena.why(3, "switch 4")).isEqualTo("MB-5.7 why-no-character");
        assertThat(arena.why(3, "switch 5")).isEqualTo("MB-5.7 why-no-character");
        assertThat(arena.why(3, "name mars")).isEqualTo("MB-5.7 why-switch-first");
        arena.say("switch 2");
        assertThat(arena.why(3, "switch 2")).isEqualTo("MB-5.7 why-switched-already");
        assertThat(arena.legal(3)).containsExactly("switch 1", "done");
        assertThat(arena.heard(0))
                .endsWith(
                        new BattleEvent.Switched(
                                new Seat(3), new Seat(1), arena.card("mars 6/3"), Side.DARK));
        arena.say("done");
        assertThat(arena.turn()).isEqualTo(4);
        assertThat(arena.view(0).table())
                .extracting(BattleView.Laid::power)
                .containsExactly(8, 3, 0, 0);
        assertThat(arena.view(0).table().get(3).switched()).containsExactly(new Seat(1));
        assertThat(arena.view(0).table().get(1).side()).contains(Side.DARK);
    }

    @Test
    void mb_5_7_switchingNoneIsAllowedAndAllEndsTheChoice() {
        Arena none = Arena.trick("mars 8/1 guardian", "mars 7/2 guardian", "betrayal stick, done");
        assertThat(none.winner()).contains(0);
        Arena all =
                Arena.trick(
                        "mars 8/1 guardian",
                        "mars 7/2 guardian",
                        "betrayal stick, switch 2, switch 1");
        assertThat(all.winner()).contains(1);
        assertThat(all.view(0).phase()).isEqualTo(Phase.PLAYING);
    }

    @Test
    void mb_5_7_twoBetrayalsInOneTrickCanSwitchBack() {
        Arena arena =
                Arena.trick(
                        "mars 8/1 guardian",
                        "mars 7/2 guardian",
                        "betrayal stick, switch 1, switch 2",
                        "betrayal crystal, switch 1, done");
        assertThat(arena.view(0).table())
                .extracting(BattleView.Laid::power)
                .containsExactly(8, 2, 0, 0);
        assertThat(arena.winner()).contains(0);
    }

    @Test
    void mb_5_7_withoutCharactersThereIsNothingToSwitch() {
        Arena arena = Arena.holding("luna", "betrayal stick", "naru").say("luna", "name moon");
        assertThat(arena.say("betrayal stick").turn()).isEqualTo(2);
        assertThat(arena.view(0).phase()).isEqualTo(Phase.PLAYING);
    }

    @Test
    void mb_5_7_aLedBetrayalSwitchesNothingLater() {
        Arena arena =
                Arena.trick("betrayal stick, name mars", "mars 1/8 dark", "mars 7/2 guardian");
        assertThat(arena.winner()).contains(1);
    }
}
