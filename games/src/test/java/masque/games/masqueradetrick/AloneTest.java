package masque.games.masqueradetrick;

import static masque.games.masqueradetrick.Role.ASSASSIN;
import static masque.games.masqueradetrick.Role.KING;
import static masque.games.masqueradetrick.Role.KNIGHT;
import static masque.games.masqueradetrick.Role.PRINCE;
import static masque.games.masqueradetrick.Role.PRINCESS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import masque.core.Result;
import org.junit.jupiter.api.Test;

/** MT-6: alone against assassin and knight. */
class AloneTest {
    private static Ball dealt(Role left, Role right, String... options) {
        return Ball.of(1, options)
                .roles(left, right)
                .hands("c1 c2 c3 m4 m5 g5", "r1 r2 r3 r4 r5 g4", "m1 m2 m3 g1 g2 g3")
                .begin();
    }

    /** Hands: c1 c2 c3 m4 m5 g4, the assassin's r1 to r5 and g5, the knight's m3 g3 m2 g2 m1 g1. */
    private static Ball exchanged(String... options) {
        return dealt(PRINCE, PRINCESS, options).assassin("g4").assassin("r5").pass("g5");
    }

    private static Ball afterSix() {
        return exchanged()
                .assassin("r4")
                .assassin("r3")
                .assassin("g5")
                .assassin("r2")
                .assassin("r1")
                .play("c1 m5 m4 g4 c2 c3");
    }

    private static Ball second() {
        return afterSix()
                .hands("r5 r4 r3 r2", "r1 m1 m2 m3", "g1 g2 g3 g4")
                .look("left")
                .assassin("m1")
                .assassin("r1")
                .pass("r2");
    }

    /** Eight tricks for the player, the last one for the assassin. */
    private static Ball even() {
        return second().assassin("r2").assassin("m2").assassin("m3").play("r3 r5 r4 m1");
    }

    @Test
    void mt_6_1_youAreTheKingAndTheCoupleLiesInTheCentre() {
        Ball ball = dealt(PRINCESS, PRINCE);
        assertThat(ball.view(0).role()).contains(KING);
        assertThat(ball.view(0).players())
                .extracting(TrickView.Player::dancer)
                .containsExactly(Dancer.FIRST, Dancer.ASSASSIN, Dancer.KNIGHT);
        assertThat(ball.view(-1).players())
                .extracting(TrickView.Player::role)
                .containsExactly(Optional.of(KING), Optional.of(ASSASSIN), Optional.of(KNIGHT));
        assertThat(ball.view(0).centre()).allMatch(mask -> mask.role().isEmpty());
        TrickState state = (TrickState) ball.state();
        assertThat(Role.at(state.book[Book.ROLE + TrickGame.LEFT])).isEqualTo(PRINCESS);
        assertThat(Role.at(state.book[Book.ROLE + TrickGame.LEFT + 1])).isEqualTo(PRINCE);
    }

    @Test
    void mt_6_1_theAssassinSitsLeftAndTheKnightRight() {
        Ball ball = exchanged();
        assertThat(Ball.laid(ball.view(0).table())).isEqualTo("r5 m3");
        assertThat(ball.view(0).table())
                .extracting(TrickView.Laid::dancer)
                .containsExactly(Dancer.ASSASSIN, Dancer.KNIGHT);
    }

    @Test
    void mt_6_2_youExchangeWithTheAssassinWhoseCardIsRandom() {
        Ball ball = dealt(PRINCE, PRINCESS);
        assertThat(ball.view(0).players()).allMatch(player -> player.cards() == 6);
        assertThat(ball.view(0).prompt().args()).containsEntry("to", Dancer.ASSASSIN.named());
        ball.assassin("g4").assassin("g5").pass("g5");
        assertThat(Ball.row(ball.view(0).cards())).isEqualTo("c3 c2 c1 m5 m4 g4");
        assertThat(ball.heard(0))
                .contains(
                        new TrickEvent.Handed(Dancer.FIRST, Dancer.ASSASSIN, Ball.card("g5")),
                        new TrickEvent.Handed(Dancer.ASSASSIN, Dancer.FIRST, Ball.card("g4")));
    }

    @Test
    void mt_6_2_theAssassinCannotHandBackTheCardItGets() {
        Ball ball = dealt(PRINCE, PRINCESS).assassin("g5");
        assertThatThrownBy(() -> ball.pass("g5")).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void mt_6_2_theAssassinsHandStaysHiddenAndTheKnightsOpens() {
        Ball ball = dealt(PRINCE, PRINCESS);
        assertThat(ball.view(0).players().get(2).open()).isEmpty();
        ball.assassin("g4").assassin("r5").pass("g5");
        assertThat(ball.view(0).players().get(1).open()).isEmpty();
        assertThat(ball.view(0).players().get(1).cards()).isEqualTo(5);
        assertThat(Ball.row(ball.view(0).players().get(2).open())).isEqualTo("g3 m2 g2 m1 g1");
    }

    @Test
    void mt_6_2_theAssassinPlaysARandomLegalCard() {
        Ball ball = exchanged().assassin("r4").assassin("r3").play("c1 m5 m4");
        ball.chance.then(Ball.index("r1"));
        assertThatThrownBy(() -> ball.play("g4"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("one of");
    }

    @Test
    void mt_6_2_theKnightPlaysByHisRow() {
        Ball ball = exchanged().assassin("r4").play("c1 m5");
        assertThat(ball.heard(0))
                .contains(new TrickEvent.Played(Dancer.KNIGHT, Ball.card("m2"), false));
    }

    @Test
    void mt_6_2_theWinnerLeadsButTheAssassinLeadsBothHands() {
        Ball ball = exchanged().play("c1");
        assertThat(ball.pending()).isEqualTo(1);
        assertThat(ball.view(0).table()).hasSize(3);
        Ball second = second();
        assertThat(second.view(0).hand()).isEqualTo(2);
        assertThat(second.view(0).table())
                .containsExactly(
                        new TrickView.Laid(Dancer.ASSASSIN, Ball.card("r1")),
                        new TrickView.Laid(Dancer.KNIGHT, Ball.card("g4")));
    }

    @Test
    void mt_6_2_youLookAfterWinningTrickSix() {
        Ball ball = afterSix();
        assertThat(ball.legal(0)).containsExactly("look left", "look right", "look away");
        Ball looked = second();
        assertThat(looked.view(0).centre().get(0).role()).contains(PRINCE);
        assertThat(looked.view(-1).centre().get(0).role()).isEmpty();
    }

    @Test
    void mt_6_2_youLookAfterWinningTrickTenAndNotAfterLosingIt() {
        Ball won = second().assassin("m2").assassin("m3").assassin("r2").play("r3 m1 r4 r5");
        assertThat(won.view(0).phase()).isEqualTo(Phase.LOOKING);
        assertThat(even().view(0).phase()).isEqualTo(Phase.POINTING);
    }

    @Test
    void mt_6_2_theSecondHandBeginsWithAnExchangeToo() {
        Ball ball = afterSix().hands("r5 r4 r3 r2", "r1 m1 m2 m3", "g1 g2 g3 g4").look("away");
        assertThat(ball.view(0).phase()).isEqualTo(Phase.PASSING);
        ball.assassin("m1").assassin("m2").pass("r2");
        assertThat(Ball.row(ball.view(0).cards())).isEqualTo("r5 r4 r3 m1");
    }

    @Test
    void mt_6_2_youPointAtOneOfTheTwoInTheCentre() {
        Ball ball = even();
        assertThat(ball.legal(0)).containsExactly("point left", "point right");
        assertThat(ball.why(0, "point 2")).isEqualTo("MT-2.9 why-no-such-mask");
        assertThat(ball.why(0, "point 1")).isEqualTo("MT-2.9 why-own-mask");
    }

    @Test
    void mt_6_3_bothMissionsDoneYouWin() {
        Ball ball = even().point("left");
        assertThat(ball.state().winners()).isEqualTo(1);
        assertThat(ball.view(0).result().orElseThrow().epilogue()).isEqualTo(Epilogue.KING);
        assertThat(ball.pending()).isZero();
    }

    @Test
    void mt_6_3_theWrongMaskLoses() {
        Ball ball = even().point("right");
        assertThat(ball.state().winners()).isZero();
        assertThat(ball.view(0).result().orElseThrow().epilogue()).isEqualTo(Epilogue.LOST_ALONE);
    }

    @Test
    void mt_6_3_whoLosesAloneIsSecond() {
        assertThat(even().point("left").state().result())
                .isEqualTo(new Result(1, List.of(1), List.of(1)));
        assertThat(even().point("right").state().result())
                .isEqualTo(new Result(0, List.of(2), List.of(0)));
    }

    @Test
    void mt_6_3_theWrongNumberOfTricksLoses() {
        Ball ball =
                second().assassin("m2")
                        .assassin("m3")
                        .assassin("r2")
                        .play("r3 m1 r4 r5")
                        .look("away")
                        .point("left");
        assertThat(ball.view(0).players().get(0).tricks()).isEqualTo(7);
        assertThat(ball.state().winners()).isZero();
    }

    @Test
    void mt_6_4_holyKnightYouChooseTheKnightsCards() {
        Ball ball = exchanged("holyKnight=true");
        assertThat(ball.pending()).isEqualTo(1);
        assertThat(Ball.laid(ball.view(0).table())).isEqualTo("r5");
        assertThat(ball.legal(0)).hasSize(6).contains("play goblet 1", "play mask 3");
        assertThat(ball.view(0).prompt().key()).isEqualTo("prompt-knight-follow");
        assertThat(ball.why(0, "play crown 1")).isEqualTo("MT-6.4 why-not-in-knights-hand");
        ball.play("g1");
        assertThat(Ball.laid(ball.view(0).table())).isEqualTo("r5 g1");
        assertThat(ball.legal(0)).contains("play crown 1");
        assertThat(ball.view(0).prompt().key()).isEqualTo("prompt-follow");
    }

    @Test
    void mt_6_4_theKnightMustFollowAllTheSame() {
        Ball ball = exchanged("holyKnight=true").play("g1 c1").assassin("r4").play("m5");
        assertThat(ball.legal(0)).containsExactly("play mask 1", "play mask 2", "play mask 3");
        assertThat(ball.why(0, "play goblet 2")).isEqualTo("MT-2.5 why-follow");
    }

    @Test
    void mt_6_4_youLeadForTheKnightToo() {
        Ball ball =
                Ball.of(1, "holyKnight=true")
                        .roles(PRINCE, PRINCESS)
                        .hands("c1 c2 r1 m4 m5 g5", "r2 r3 r4 r5 m1 g4", "c3 m2 m3 g1 g2 g3")
                        .begin()
                        .assassin("g4")
                        .assassin("m1")
                        .pass("g5")
                        .play("m3 m4");
        assertThat(ball.view(0).players().get(0).tricks()).isEqualTo(1);
        ball.assassin("r2").play("c1 c3");
        assertThat(ball.view(0).prompt().key()).isEqualTo("prompt-knight-lead");
        assertThat(ball.legal(0))
                .containsExactly("play mask 2", "play goblet 1", "play goblet 2", "play goblet 3");
    }

    @Test
    void mt_6_5_princesDisciplineYouAreThePrince() {
        Ball ball = dealt(KING, PRINCESS, "princesDiscipline=true");
        assertThat(ball.view(0).role()).contains(PRINCE);
        assertThat(ball.view(0).mission())
                .contains(new Mission(Mission.Kind.AT_LEAST, 4, PRINCESS));
        ball.assassin("g4")
                .assassin("r5")
                .pass("g5")
                .assassin("r4")
                .assassin("r3")
                .assassin("g5")
                .assassin("r2")
                .assassin("r1")
                .play("c1 m5 m4 g4 c2 c3")
                .hands("r5 r4 r3 r2", "r1 m1 m2 m3", "g1 g2 g3 g4")
                .look("left")
                .assassin("m1")
                .assassin("r1")
                .pass("r2")
                .assassin("r2")
                .assassin("m2")
                .assassin("m3")
                .play("r3 r5 r4 m1");
        assertThat(ball.view(0).centre().get(0).role()).contains(KING);
        ball.point("right");
        assertThat(ball.state().winners()).isEqualTo(1);
        assertThat(ball.view(0).result().orElseThrow().epilogue()).isEqualTo(Epilogue.PRINCE);
    }

    @Test
    void mt_6_5_bothOptionsTogether() {
        Ball ball =
                Ball.of(1, "princesDiscipline=true", "holyKnight=true")
                        .roles(PRINCESS, KING)
                        .hands("c1 c2 c3 m4 m5 g5", "r1 r2 r3 r4 r5 g4", "m1 m2 m3 g1 g2 g3")
                        .begin()
                        .assassin("g4")
                        .assassin("r5")
                        .pass("g5");
        assertThat(ball.view(0).role()).contains(PRINCE);
        assertThat(ball.view(0).prompt().key()).isEqualTo("prompt-knight-follow");
    }
}
