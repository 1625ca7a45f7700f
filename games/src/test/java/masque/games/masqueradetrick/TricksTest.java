package masque.games.masqueradetrick;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** MT-2.5 and MT-2.6: following, winning, and what may be looked at afterwards. */
class TricksTest {
    private static Ball passed(String... options) {
        return Ball.of(4, options)
                .roles(SetUpTest.FOUR_ROLES)
                .hands(
                        "c1 r1 r2 m1 m2 g1",
                        "c2 r3 r4 m3 m4 g2",
                        "r5 r6 r7 m5 m6 m7",
                        "c3 g3 g4 g5 g6 g7")
                .leader(0)
                .begin()
                .pass("g1", "g2", "r5", "g3");
    }

    // hands now: 0: c1 r1 r2 m1 m2 g3, 1: c2 r3 r4 m3 m4 g1, 2: r6 r7 m5 m6 m7 g2, 3: c3 r5 g4 g5
    // g6 g7

    @Test
    void mt_2_5_theLeaderPlaysAnything() {
        assertThat(passed().legal(0))
                .containsExactly(
                        "play crown 1",
                        "play rose 1",
                        "play rose 2",
                        "play mask 1",
                        "play mask 2",
                        "play goblet 3");
    }

    @Test
    void mt_2_5_followTheLedSuitIfPossible() {
        Ball ball = passed().play("r2");
        assertThat(ball.legal(1)).containsExactly("play rose 3", "play rose 4");
        assertThat(ball.why(1, "play rose 3")).isEqualTo("legal");
        assertThat(ball.why(1, "play crown 2")).isEqualTo("MT-2.5 why-follow");
        assertThat(ball.why(1, "play mask 7")).isEqualTo("MT-2.5 why-not-in-your-hand");
        assertThat(ball.why(2, "play rose 7")).isEqualTo("MT-2.5 why-not-your-turn");
        assertThat(ball.legal(0)).isEmpty();
        assertThat(ball.legal(2)).isEmpty();
    }

    @Test
    void mt_2_5_withoutTheLedSuitAnythingGoes() {
        Ball ball = passed().play("m1 m3 m5");
        assertThat(ball.legal(3)).hasSize(6);
    }

    @Test
    void mt_2_5_aCrownLeadMustBeFollowedWithCrowns() {
        assertThat(passed().play("c1").legal(1)).containsExactly("play crown 2");
    }

    @Test
    void mt_2_5_theHighestOfTheLedSuitWins() {
        Ball ball = passed().play("r2 r3 r7");
        assertThat(ball.view(3).winning()).contains(Dancer.THIRD);
        ball.play("r5");
        assertThat(ball.heard(1)).endsWith(new TrickEvent.TrickWon(Dancer.THIRD, 1));
        assertThat(ball.pending()).isEqualTo(1 << 2);
    }

    @Test
    void mt_2_5_anotherPlainSuitNeverWins() {
        Ball ball = passed().play("g3 g1 g2 g4").play("g5").play("r1 r3 r6");
        assertThat(ball.heard(0)).endsWith(new TrickEvent.TrickWon(Dancer.FOURTH, 2));
    }

    @Test
    void mt_2_5_theHighestCrownBeatsEverything() {
        Ball ball = passed().play("m1 m3 m7 c3");
        assertThat(ball.heard(-1)).endsWith(new TrickEvent.TrickWon(Dancer.FOURTH, 1));
        ball.play("r5 r2 r4 r6");
        assertThat(ball.heard(-1)).endsWith(new TrickEvent.TrickWon(Dancer.THIRD, 2));
        ball.play("g2 g4 g3 g1");
        assertThat(ball.heard(-1)).endsWith(new TrickEvent.TrickWon(Dancer.FOURTH, 3));
        ball.play("g5 c1 c2 r7");
        assertThat(ball.heard(-1)).endsWith(new TrickEvent.TrickWon(Dancer.SECOND, 4));
    }

    @Test
    void mt_2_5_everybodyIsToldWhoLeadsAndWhoPlays() {
        Ball ball = passed();
        ball.forgetTold();
        ball.play("r2 r3");
        for (int viewer = -1; viewer < 4; viewer++) {
            assertThat(ball.heard(viewer))
                    .containsExactly(
                            new TrickEvent.Played(Dancer.FIRST, Ball.card("r2"), true),
                            new TrickEvent.Played(Dancer.SECOND, Ball.card("r3"), false));
        }
    }

    @Test
    void mt_2_6_tricksAreCountedInPublic() {
        Ball ball = passed().play("r2 r3 r7 r5").play("m5 g4 m1 m3");
        assertThat(ball.view(-1).players())
                .extracting(TrickView.Player::tricks)
                .containsExactly(0, 0, 2, 0);
        assertThat(ball.view(0).players())
                .extracting(TrickView.Player::cards)
                .containsExactly(4, 4, 4, 4);
    }

    @Test
    void mt_2_6_aFinishedTrickLiesOpenUntilTheNextLead() {
        Ball ball = passed().play("r2 r3 r7 r5");
        for (int viewer = -1; viewer < 4; viewer++) {
            assertThat(Ball.laid(ball.view(viewer).table())).isEqualTo("r2 r3 r7 r5");
            assertThat(ball.view(viewer).winning()).contains(Dancer.THIRD);
        }
        ball.play("m5");
        for (int viewer = -1; viewer < 4; viewer++) {
            assertThat(Ball.laid(ball.view(viewer).table())).isEqualTo("m5");
            assertThat(ball.view(viewer).trick()).isEqualTo(2);
        }
    }

    @Test
    void mt_2_6_noViewShowsAPastCardAgain() {
        Ball ball = passed().play("r2 r3 r7 r5").play("m5");
        for (int viewer = -1; viewer < 4; viewer++) {
            TrickView view = ball.view(viewer);
            assertThat(view.history()).isEqualTo(Optional.empty());
            assertThat(view.previous()).isEqualTo(Optional.empty());
            for (String past : List.of("r2", "r3", "r7", "r5")) {
                if (!view.cards().contains(Ball.card(past))) {
                    assertThat(view.toString()).doesNotContain(Ball.card(past).toString());
                    assertThat(view.log().toString())
                            .doesNotContain(Ball.card(past).phrase().toString());
                }
            }
        }
    }

    @Test
    void mt_2_6_openHistoryShowsTricksAndOnesOwnPasses() {
        Ball ball = passed("openHistory=true").play("r2 r3 r7 r5").play("m5");
        TrickView.History seen = ball.view(0).history().orElseThrow();
        assertThat(seen.tricks()).hasSize(1);
        assertThat(Ball.laid(seen.tricks().get(0).cards())).isEqualTo("r2 r3 r7 r5");
        assertThat(seen.tricks().get(0).winner()).isEqualTo(Dancer.THIRD);
        assertThat(Ball.row(seen.given())).isEqualTo("g1");
        assertThat(Ball.row(seen.received())).isEqualTo("g3");
        TrickView.History watched = ball.view(-1).history().orElseThrow();
        assertThat(watched.tricks()).hasSize(1);
        assertThat(watched.given()).isEmpty();
        assertThat(watched.received()).isEmpty();
        assertThat(ball.view(2).log().toString()).contains(Ball.card("r7").phrase().toString());
    }

    @Test
    void mt_2_6_openHistoryKeepsAPassSecretUntilTheExchange() {
        Ball ball = SetUpTest.four("openHistory=true").move(0, "pass crown 1");
        assertThat(ball.view(0).history().orElseThrow().given()).isEmpty();
        assertThat(ball.view(1).history().orElseThrow().received()).isEmpty();
    }

    @Test
    void theLogNamesTheWinnersOfTricksAndShowsTheTableOnly() {
        Ball ball = passed().play("r2 r3 r7 r5").play("m5");
        assertThat(ball.view(1).log())
                .extracting(phrase -> phrase.key())
                .containsExactly("log-deal", "log-exchanged", "log-trick", "log-played");
        Ball open = passed("openHistory=true").play("r2 r3 r7 r5");
        assertThat(open.view(1).log())
                .extracting(phrase -> phrase.key())
                .containsExactly(
                        "log-deal",
                        "log-exchanged",
                        "log-played",
                        "log-played",
                        "log-played",
                        "log-played",
                        "log-trick");
    }

    @Test
    void promptsSayWhatIsAwaitedFromWhom() {
        Ball ball = SetUpTest.four();
        assertThat(ball.view(0).prompt().key()).isEqualTo("prompt-pass");
        assertThat(ball.view(-1).prompt().key()).isEqualTo("waiting-pass");
        ball.move(0, "pass crown 1");
        assertThat(ball.view(0).prompt().key()).isEqualTo("waiting-pass");
        assertThat(ball.view(0).prompt().args()).containsEntry("count", 3);
        ball.move(1, "pass crown 2").move(2, "pass crown 3").move(3, "pass goblet 2");
        assertThat(ball.view(0).prompt().key()).isEqualTo("prompt-lead");
        assertThat(ball.view(1).prompt().key()).isEqualTo("waiting-play");
        ball.play("r1");
        assertThat(ball.view(1).prompt().key()).isEqualTo("prompt-follow");
        assertThat(ball.view(1).players())
                .extracting(TrickView.Player::awaited)
                .containsExactly(false, true, false, false);
    }
}
