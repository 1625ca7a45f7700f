package masque.games.masqueradetrick;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** MT-2.9: pointing and the reveal. */
class PointingTest {
    @Test
    void mt_2_9_everybodyPointsAtAFaceDownRoleButTheirOwn() {
        Ball ball = Evening.pointing();
        assertThat(ball.pending()).isEqualTo(0b1111);
        assertThat(ball.legal(0))
                .containsExactly("point 2", "point 3", "point 4", "point left", "point right");
        assertThat(ball.legal(2))
                .containsExactly("point 1", "point 2", "point 4", "point left", "point right");
        assertThat(ball.why(2, "point 3")).isEqualTo("MT-2.9 why-own-mask");
        assertThat(ball.why(2, "point 1")).isEqualTo("legal");
        assertThat(ball.why(2, "play rose 1")).isEqualTo("MT-2.9 why-tricks-are-over");
        assertThat(Evening.afterTen().why(2, "point 1")).isEqualTo("MT-2.9 why-no-pointing-now");
        assertThat(ball.view(0).prompt().args()).containsEntry("role", Role.KING.phrase());
        assertThat(ball.view(-1).prompt().key()).isEqualTo("waiting-point");
    }

    @Test
    void mt_2_9_pointingIsSecretUntilAllHavePointed() {
        Ball ball = Evening.pointing();
        ball.forgetTold();
        ball.move(1, "point 3").move(3, "point left").move(0, "point 4");
        for (int viewer = -1; viewer < 4; viewer++) {
            assertThat(ball.heard(viewer)).isEmpty();
        }
        assertThat(ball.view(1).pointing()).contains(Mask.THIRD);
        assertThat(ball.view(2).pointing()).isEmpty();
        assertThat(ball.view(-1).pointing()).isEmpty();
        assertThat(ball.why(1, "point 1")).isEqualTo("MT-2.9 why-pointed-already");
        assertThat(ball.pending()).isEqualTo(0b0100);
    }

    @Test
    void mt_2_9_rolesAreRevealedInOrderAndTheCentreLast() {
        Ball ball =
                Ball.of(4)
                        .roles(
                                Role.PRINCESS,
                                Role.KING,
                                Role.PRINCE,
                                Role.JESTER,
                                Role.KNIGHT,
                                Role.ASSASSIN)
                        .hands(SetUpTest.FOUR)
                        .leader(0)
                        .begin()
                        .pass("c1", "c2", "c3", "g2")
                        .play(Evening.FIRST_TRICKS);
        Evening.secondHand(ball)
                .look("away")
                .pass("r1", "r5", "m3", "c1")
                .play(Evening.LAST_TRICKS)
                .look("away");
        ball.forgetTold();
        ball.point("3", "3", "1", "2");
        assertThat(ball.heard(-1))
                .containsExactly(
                        new TrickEvent.Pointed(Dancer.FIRST, Mask.THIRD),
                        new TrickEvent.Pointed(Dancer.SECOND, Mask.THIRD),
                        new TrickEvent.Pointed(Dancer.THIRD, Mask.FIRST),
                        new TrickEvent.Pointed(Dancer.FOURTH, Mask.SECOND),
                        new TrickEvent.Unmasked(Mask.FOURTH, Role.JESTER),
                        new TrickEvent.Unmasked(Mask.SECOND, Role.KING),
                        new TrickEvent.Unmasked(Mask.FIRST, Role.PRINCESS),
                        new TrickEvent.Unmasked(Mask.THIRD, Role.PRINCE),
                        new TrickEvent.Unmasked(Mask.LEFT, Role.KNIGHT),
                        new TrickEvent.Unmasked(Mask.RIGHT, Role.ASSASSIN),
                        new TrickEvent.DealEnded(1, List.of(Dancer.FOURTH), Epilogue.JESTER),
                        new TrickEvent.GameEnded(List.of(Dancer.FOURTH)));
    }

    @Test
    void mt_2_9_afterwardsAllRolesArePublic() {
        Ball ball = Evening.pointing().point("4", "3", "right", "left");
        for (int viewer = -1; viewer < 4; viewer++) {
            TrickView view = ball.view(viewer);
            assertThat(view.players())
                    .extracting(TrickView.Player::role)
                    .containsExactly(
                            Optional.of(Role.JESTER),
                            Optional.of(Role.KNIGHT),
                            Optional.of(Role.ASSASSIN),
                            Optional.of(Role.KING));
            assertThat(view.centre())
                    .extracting(TrickView.Centre::role)
                    .containsExactly(Optional.of(Role.PRINCE), Optional.of(Role.PRINCESS));
        }
    }

    @Test
    void mt_2_9_theResultTellsEverybodysMissions() {
        TrickView.Result result =
                Evening.pointing().point("4", "1", "right", "1").view(-1).result().orElseThrow();
        assertThat(result.deal()).isEqualTo(1);
        assertThat(Ball.laid(result.lastTrick())).isEqualTo("c1 r7 m7 g1");
        assertThat(result.masks())
                .containsExactly(
                        player(Dancer.FIRST, Role.JESTER, 1, true, Mask.FOURTH, true),
                        player(Dancer.SECOND, Role.KNIGHT, 1, false, Mask.FIRST, false),
                        player(Dancer.THIRD, Role.ASSASSIN, 2, false, Mask.RIGHT, true),
                        player(Dancer.FOURTH, Role.KING, 6, true, Mask.FIRST, false),
                        centre(Mask.LEFT, Role.PRINCE),
                        centre(Mask.RIGHT, Role.PRINCESS));
    }

    private static TrickView.Unmasked player(
            Dancer dancer, Role role, int tricks, boolean done, Mask pointed, boolean right) {
        return new TrickView.Unmasked(
                Optional.of(dancer),
                Optional.empty(),
                role,
                tricks,
                done,
                Optional.of(pointed),
                right);
    }

    private static TrickView.Unmasked centre(Mask side, Role role) {
        return new TrickView.Unmasked(
                Optional.empty(), Optional.of(side), role, 0, false, Optional.empty(), false);
    }
}
