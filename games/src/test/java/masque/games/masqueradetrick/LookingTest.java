package masque.games.masqueradetrick;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** MT-2.7 and MT-2.8: looking at the centre, and the second hand. */
class LookingTest {
    @Test
    void mt_2_7_theWinnerOfTrickSixMayLookAtOneOfTheTwo() {
        Ball ball = Evening.afterSix();
        assertThat(ball.pending()).isEqualTo(1 << 3);
        assertThat(ball.legal(3)).containsExactly("look left", "look right", "look away");
        assertThat(ball.view(3).prompt().key()).isEqualTo("prompt-look");
        assertThat(ball.view(2).prompt().key()).isEqualTo("waiting-look");
        assertThat(ball.why(2, "look left")).isEqualTo("MT-2.7 why-not-your-look");
        assertThat(ball.why(3, "play rose 1")).isEqualTo("MT-2.7 why-look-first");
        assertThat(ball.why(3, "look right")).isEqualTo("legal");
        assertThat(SetUpTest.four().why(0, "look left")).isEqualTo("MT-2.7 why-no-looking-now");
    }

    @Test
    void mt_2_7_theSecondHandComesFromTheCardsSetAside() {
        Ball ball = Evening.second();
        assertThat(ball.view(0).hand()).isEqualTo(2);
        assertThat(Ball.row(ball.view(0).cards())).isEqualTo("r4 r3 r2 r1");
        assertThat(Ball.row(ball.view(3).cards())).isEqualTo("c1 g3 g2 g1");
        assertThat(ball.view(-1).players()).allMatch(player -> player.cards() == 4);
        assertThat(ball.chance.isEmpty()).isTrue();
        TrickState state = (TrickState) ball.state();
        assertThat(Ball.row(Deck.list(state.setAside())))
                .isEqualTo("c2 c1 r7 r5 r4 r3 r2 r1 m7 m6 m4 m3 m2 m1 g4 g3 g2 g1");
    }

    @Test
    void mt_2_7_threePlayersGetAllTwelveCards() {
        Ball ball = SetUpTest.three().pass("r1", "m1", "g1");
        for (long trick = 0; trick < 6; trick++) {
            ball.until(Phase.PLAYING, 1);
            for (int i = 0; i < 3; i++) {
                ball.move(ball.mover(), ball.legal(ball.mover()).get(0));
            }
        }
        TrickState state = (TrickState) ball.state();
        int aside = state.setAside();
        assertThat(Integer.bitCount(aside)).isEqualTo(12);
        for (int card : Deck.indices(aside)) {
            ball.chance.then(card);
        }
        ball.look("away");
        assertThat(state.hands[0] | state.hands[1] | state.hands[2]).isEqualTo(aside);
    }

    @Test
    void mt_2_7_everybodyPassesAgainAndTheWinnerOfTrickSixLeads() {
        Ball ball = Evening.second();
        assertThat(ball.pending()).isEqualTo(0b1111);
        ball.pass("r1", "r5", "m3", "c1");
        assertThat(Ball.row(ball.view(0).cards())).isEqualTo("c1 r4 r3 r2");
        assertThat(Ball.row(ball.view(1).cards())).isEqualTo("r7 r1 m2 m1");
        assertThat(ball.pending()).isEqualTo(1 << 3);
    }

    @Test
    void mt_2_7_fourMoreTricksFollow() {
        Ball ball = Evening.second().pass("r1", "r5", "m3", "c1");
        ball.play(Evening.LAST_TRICKS);
        assertThat(ball.view(0).phase()).isEqualTo(Phase.LOOKING);
        assertThat(ball.view(0).trick()).isEqualTo(10);
        assertThat(ball.view(0).players())
                .extracting(TrickView.Player::tricks)
                .containsExactly(1, 1, 2, 6);
    }

    @Test
    void mt_2_8_theWinnerOfTrickTenMayLookToo() {
        Ball ball = Evening.afterTen();
        assertThat(ball.pending()).isEqualTo(1);
        assertThat(ball.why(3, "look left")).isEqualTo("MT-2.8 why-not-your-look");
        ball.look("right");
        assertThat(ball.view(0).centre().get(1))
                .isEqualTo(new TrickView.Centre(Optional.of(Role.PRINCESS), List.of(Dancer.FIRST)));
        assertThat(ball.view(0).phase()).isEqualTo(Phase.POINTING);
    }

    @Test
    void mt_2_8_allSeeThatAndWhereSomebodyLookedOnlyTheLookerSeesTheFace() {
        Ball ball = Evening.secondHand(Evening.afterSix());
        ball.forgetTold();
        ball.look("left");
        assertThat(ball.heard(3))
                .startsWith(
                        new TrickEvent.Looked(Dancer.FOURTH, Mask.LEFT),
                        new TrickEvent.Saw(Mask.LEFT, Role.PRINCE));
        for (int viewer = -1; viewer < 3; viewer++) {
            assertThat(ball.heard(viewer))
                    .startsWith(new TrickEvent.Looked(Dancer.FOURTH, Mask.LEFT))
                    .doesNotContain(new TrickEvent.Saw(Mask.LEFT, Role.PRINCE));
            assertThat(ball.view(viewer).centre().get(0))
                    .isEqualTo(new TrickView.Centre(Optional.empty(), List.of(Dancer.FOURTH)));
            assertThat(ball.view(viewer).centre().get(1))
                    .isEqualTo(new TrickView.Centre(Optional.empty(), List.of()));
        }
    }

    @Test
    void mt_2_8_theLookerGoesOnSeeingIt() {
        Ball ball = Evening.pointing();
        assertThat(ball.view(3).centre().get(0).role()).contains(Role.PRINCE);
        assertThat(ball.view(3).centre().get(1).role()).isEmpty();
        assertThat(ball.view(0).centre().get(0).role()).isEmpty();
    }

    @Test
    void mt_2_8_lookingIsOptional() {
        Ball ball = Evening.secondHand(Evening.afterSix());
        ball.forgetTold();
        ball.look("away");
        assertThat(ball.heard(1)).startsWith(new TrickEvent.LookedAway(Dancer.FOURTH));
        assertThat(ball.view(3).centre())
                .allMatch(mask -> mask.role().isEmpty() && mask.seenBy().isEmpty());
        assertThat(ball.view(0).log())
                .extracting(phrase -> phrase.key())
                .contains("log-looked-away", "log-second-hand");
    }

    @Test
    void mt_2_8_aSideMayBeLookedAtTwiceByTheSameOrAnother() {
        Ball ball = Evening.afterTen().look("left");
        assertThat(ball.view(2).centre().get(0).seenBy())
                .containsExactly(Dancer.FOURTH, Dancer.FIRST);
        assertThat(ball.view(0).log().toString()).contains("log-looked");
    }

    @Test
    void mt_2_6_trickSixLiesOpenUntilTrickSevenIsLed() {
        Ball ball = Evening.second();
        assertThat(Ball.laid(ball.view(1).table())).isEqualTo("c3 r5 c1 c2");
        ball.pass("r1", "r5", "m3", "c1");
        assertThat(Ball.laid(ball.view(1).table())).isEqualTo("c3 r5 c1 c2");
        ball.play("g3");
        assertThat(Ball.laid(ball.view(1).table())).isEqualTo("g3");
    }

    @Test
    void mt_2_6_openHistoryCoversBothHands() {
        Ball ball = Evening.pointing("openHistory=true");
        TrickView.History history = ball.view(1).history().orElseThrow();
        assertThat(history.tricks()).hasSize(10);
        assertThat(Ball.row(history.given())).isEqualTo("c2 r5");
        assertThat(Ball.row(history.received())).isEqualTo("c1 r1");
        assertThat(history.tricks().get(9).winner()).isEqualTo(Dancer.FIRST);
    }
}
