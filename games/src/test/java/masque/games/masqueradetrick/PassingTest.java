package masque.games.masqueradetrick;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import masque.core.Fate;
import masque.core.Table;
import org.junit.jupiter.api.Test;

/** MT-2.4: a card goes to the left. */
class PassingTest {
    private static final TrickEvent ALL_FOUR =
            new TrickEvent.Exchanged(
                    List.of(Dancer.FIRST, Dancer.SECOND, Dancer.THIRD, Dancer.FOURTH));

    @Test
    void mt_2_4_everybodyPassesOneCardToTheLeftAllAtOnce() {
        Ball ball = SetUpTest.four();
        assertThat(ball.pending()).isEqualTo(0b1111);
        ball.pass("c1", "c2", "c3", "g2");
        assertThat(Ball.row(ball.view(0).cards())).isEqualTo("r5 r4 r3 r2 r1 g2");
        assertThat(Ball.row(ball.view(1).cards())).isEqualTo("c1 r7 r6 m3 m2 m1");
        assertThat(Ball.row(ball.view(2).cards())).isEqualTo("c2 m7 m6 m5 m4 g1");
        assertThat(Ball.row(ball.view(3).cards())).isEqualTo("c3 g7 g6 g5 g4 g3");
    }

    @Test
    void mt_2_4_threePlayersPassToTheLeftToo() {
        Ball ball = SetUpTest.three().pass("c1", "c2", "c3");
        assertThat(Ball.row(ball.view(0).cards())).isEqualTo("c3 r5 r4 r3 r2 r1");
        assertThat(Ball.row(ball.view(1).cards())).isEqualTo("c1 m5 m4 m3 m2 m1");
        assertThat(Ball.row(ball.view(2).cards())).isEqualTo("c2 g5 g4 g3 g2 g1");
    }

    @Test
    void mt_2_4_nobodyIsToldAnythingUntilAllHaveChosen() {
        Ball ball = SetUpTest.four();
        ball.forgetTold();
        ball.move(2, "pass crown 3").move(0, "pass crown 1").move(3, "pass goblet 2");
        for (int viewer = -1; viewer < 4; viewer++) {
            assertThat(ball.heard(viewer)).isEmpty();
        }
        assertThat(ball.view(2).passing()).contains(Ball.card("c3"));
        assertThat(ball.view(2).cards()).contains(Ball.card("c3"));
        assertThat(ball.view(1).passing()).isEmpty();
        assertThat(ball.view(-1).passing()).isEmpty();
        assertThat(ball.pending()).isEqualTo(0b0010);
        assertThat(ball.legal(2)).isEmpty();
    }

    @Test
    void mt_2_4_onlyGiverAndReceiverKnowTheCard() {
        Ball ball = SetUpTest.four();
        ball.forgetTold();
        ball.pass("c1", "c2", "c3", "g2");
        assertThat(ball.heard(0))
                .containsExactly(
                        ALL_FOUR,
                        new TrickEvent.Handed(Dancer.FIRST, Dancer.SECOND, Ball.card("c1")),
                        new TrickEvent.Handed(Dancer.FOURTH, Dancer.FIRST, Ball.card("g2")));
        assertThat(ball.heard(-1)).containsExactly(ALL_FOUR);
        assertThat(ball.view(0).passing()).isEmpty();
    }

    @Test
    void mt_2_4_refusalsCiteTheClause() {
        Ball ball = SetUpTest.four();
        assertThat(ball.why(0, "pass rose 1")).isEqualTo("legal");
        assertThat(ball.why(0, "pass goblet 7")).isEqualTo("MT-2.4 why-not-in-your-hand");
        assertThat(ball.why(0, "play rose 1")).isEqualTo("MT-2.4 why-pass-first");
        ball.move(0, "pass rose 1");
        assertThat(ball.why(0, "pass rose 2")).isEqualTo("MT-2.4 why-passed-already");
        ball.move(1, "pass crown 2").move(2, "pass crown 3").move(3, "pass goblet 2");
        assertThat(ball.why(0, "pass rose 2")).isEqualTo("MT-2.4 why-no-passing-now");
    }

    @Test
    void mt_2_4_aCardCanBeTakenBackUntilAllHaveChosen() {
        Table table = Table.open(Ball.box(), 4, Map.of(), Fate.seeded(3));
        TrickView before = (TrickView) table.chair(0).view();
        int first = table.game().codeOf("pass " + before.cards().get(0).text()).orElseThrow();
        int second = table.game().codeOf("pass " + before.cards().get(1).text()).orElseThrow();
        assertThat(table.play(0, first)).isEmpty();
        assertThat(table.play(0, second)).isPresent();
        assertThat(table.takeBack(0)).isEmpty();
        assertThat(table.chair(0).view()).isEqualTo(before);
        assertThat(table.play(0, second)).isEmpty();
    }

    @Test
    void anIllegalCodeThrowsAndNamesSeatAndCode() {
        Ball ball = SetUpTest.four();
        assertThatThrownBy(() ->
                        ball.state().apply(1, Ball.index("g7"), ball.chance, (seats, event) -> {}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("seat 1")
                .hasMessageContaining("23");
    }
}
