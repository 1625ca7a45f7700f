package masque.games.masqueradetrick;

import static masque.games.masqueradetrick.Role.ASSASSIN;
import static masque.games.masqueradetrick.Role.KING;
import static masque.games.masqueradetrick.Role.KNIGHT;
import static masque.games.masqueradetrick.Role.PRINCE;
import static masque.games.masqueradetrick.Role.PRINCESS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import masque.core.Result;
import masque.core.Seeded;
import masque.core.Sink;
import org.junit.jupiter.api.Test;

/** MT-5: two players and the knight. */
class TwoPlayersTest {
    private static Ball dealt(int leader) {
        return Ball.of(2)
                .roles(ASSASSIN, KING, PRINCE, PRINCESS)
                .hands("r1 r2 r3 r4 m1 m2", "m3 m4 g1 g2 g3 g4", "g5 c1 m5 r5 c3 c2")
                .leader(leader)
                .begin();
    }

    /** Hands: r2 r3 r4 m1 m2 g1, r1 m3 m4 g2 g3 g4, and the knight's r5 m5 g5 c3 c2 c1. */
    private static Ball exchanged() {
        return dealt(0).pass("r1", "g1");
    }

    private static Ball secondHand() {
        return exchanged()
                .hands("r1 r2 r3 r4", "m1 m2 m3 m4", "g1 g2 g3 g4")
                .play("m1 m3 r2 r1 g1 g2 r3 g3 r4 g4 m2 m4");
    }

    @Test
    void mt_5_1_noJesterNoHighRanksAndTheKnightPlaysTheThirdHand() {
        Ball ball = dealt(0);
        assertThat(ball.view(0).cast())
                .extracting(TrickView.RoleCard::role)
                .containsExactly(KNIGHT, ASSASSIN, KING, PRINCE, PRINCESS);
        assertThat(ball.why(0, "pass mask 7")).isEqualTo("MT-2.1 why-not-in-the-deck");
        assertThat(ball.view(0).players())
                .extracting(TrickView.Player::dancer)
                .containsExactly(Dancer.FIRST, Dancer.SECOND, Dancer.KNIGHT);
        assertThat(ball.view(0).players())
                .extracting(TrickView.Player::role)
                .containsExactly(Optional.empty(), Optional.empty(), Optional.of(KNIGHT));
        assertThat(ball.view(0).role()).contains(ASSASSIN);
        assertThat(ball.view(1).role()).contains(KING);
    }

    @Test
    void mt_5_1_theFourOtherRolesAreDealtOneEachAndTwoInTheCentre() {
        TreeSet<Role> firsts = new TreeSet<>();
        for (long seed = 0; seed < 100; seed++) {
            TrickState state = (TrickState) Ball.of(2).game.start(new Seeded(seed), Sink.NOBODY);
            TreeSet<Role> roles = new TreeSet<>();
            for (int place : new int[] {0, 1, 4, 5}) {
                roles.add(Role.at(state.book[Book.ROLE + place]));
            }
            assertThat(roles).containsExactly(ASSASSIN, KING, PRINCE, PRINCESS);
            firsts.add(Role.at(state.book[Book.ROLE]));
        }
        assertThat(firsts).containsExactly(ASSASSIN, KING, PRINCE, PRINCESS);
    }

    @Test
    void mt_5_1_clockwiseFirstSeatSecondSeatKnight() {
        Ball ball = exchanged().play("m1");
        assertThat(ball.pending()).isEqualTo(0b10);
        ball.play("m3");
        assertThat(ball.heard(0))
                .contains(new TrickEvent.Played(Dancer.KNIGHT, Ball.card("m5"), false));
    }

    @Test
    void mt_5_2_sixCardsEachAndTheTwoExchangeOneCard() {
        Ball ball = dealt(0);
        assertThat(ball.view(0).players()).allMatch(player -> player.cards() == 6);
        assertThat(ball.pending()).isEqualTo(0b11);
        assertThat(ball.view(0).prompt().args()).containsEntry("to", Dancer.SECOND.named());
        assertThat(ball.view(1).prompt().args()).containsEntry("to", Dancer.FIRST.named());
        ball.pass("r1", "g1");
        assertThat(Ball.row(ball.view(0).cards())).isEqualTo("r4 r3 r2 m2 m1 g1");
        assertThat(Ball.row(ball.view(1).cards())).isEqualTo("r1 m4 m3 g4 g3 g2");
    }

    @Test
    void mt_5_2_oneOfTheTwoLeads() {
        assertThat(dealt(0).pass("r1", "g1").pending()).isEqualTo(0b01);
        assertThat(dealt(1).pass("r1", "g1").pending()).isEqualTo(0b10);
    }

    @Test
    void mt_5_3_theKnightsHandOpensOnlyAfterTheExchange() {
        Ball ball = dealt(0).move(0, "pass rose 1");
        assertThat(ball.view(0).players().get(2).open()).isEmpty();
        assertThat(ball.view(-1).players().get(2).open()).isEmpty();
        ball.forgetTold();
        ball.move(1, "pass goblet 1");
        for (int viewer = -1; viewer < 2; viewer++) {
            assertThat(Ball.row(ball.view(viewer).players().get(2).open()))
                    .isEqualTo("r5 m5 g5 c3 c2 c1");
            assertThat(ball.heard(viewer))
                    .contains(new TrickEvent.KnightOpened(Ball.cards("r5 m5 g5 c3 c2 c1")));
        }
    }

    @Test
    void mt_5_3_inTheSecondHandItIsClosedUntilTheExchangeToo() {
        Ball ball = secondHand();
        assertThat(ball.view(0).phase()).isEqualTo(Phase.PASSING);
        assertThat(ball.view(0).players().get(2).open()).isEmpty();
        ball.pass("r1", "m1");
        assertThat(Ball.row(ball.view(0).players().get(2).open())).isEqualTo("g4 g3 g2");
    }

    @Test
    void mt_5_3_withFewerThanThreeTricksHePlaysTheLeftmostCardHeMay() {
        Ball ball = exchanged().play("m1 m3");
        assertThat(ball.heard(0))
                .endsWith(
                        new TrickEvent.Played(Dancer.KNIGHT, Ball.card("m5"), false),
                        new TrickEvent.TrickWon(Dancer.KNIGHT, 1),
                        new TrickEvent.Played(Dancer.KNIGHT, Ball.card("r5"), true));
        ball.play("r2 r1");
        assertThat(ball.heard(0))
                .endsWith(new TrickEvent.Played(Dancer.KNIGHT, Ball.card("g5"), true));
    }

    @Test
    void mt_2_6_aTrickThatTheKnightLeadsOnToStaysShownUntilTheNextMove() {
        Ball ball = exchanged().play("m1 m3");
        assertThat(ball.view(0).leader()).isEqualTo(Dancer.KNIGHT);
        assertThat(Ball.laid(ball.view(0).table())).isEqualTo("r5");
        TrickView.Trick previous = ball.view(1).previous().orElseThrow();
        assertThat(Ball.laid(previous.cards())).isEqualTo("m1 m3 m5");
        assertThat(previous.winner()).isEqualTo(Dancer.KNIGHT);
        assertThat(ball.view(0).log().toString())
                .contains(Ball.card("m3").phrase().toString())
                .contains(Ball.card("r5").phrase().toString());
        ball.play("r2");
        assertThat(ball.view(1).previous()).isEqualTo(Optional.empty());
        assertThat(ball.view(0).log().toString())
                .doesNotContain(Ball.card("m3").phrase().toString());
    }

    @Test
    void mt_5_3_fromThreeTricksOnHePlaysTheRightmost() {
        Ball ball = exchanged().play("m1 m3 r2 r1 g1 g2");
        assertThat(ball.heard(0))
                .endsWith(
                        new TrickEvent.TrickWon(Dancer.KNIGHT, 3),
                        new TrickEvent.Played(Dancer.KNIGHT, Ball.card("c1"), true));
        ball.play("r3 g3");
        assertThat(ball.heard(0))
                .endsWith(new TrickEvent.Played(Dancer.KNIGHT, Ball.card("c2"), true));
    }

    @Test
    void mt_5_3_tricksOfBothHandsCountTogether() {
        Ball ball = secondHand().pass("r1", "m1");
        assertThat(ball.heard(0))
                .endsWith(new TrickEvent.Played(Dancer.KNIGHT, Ball.card("g1"), true));
    }

    @Test
    void mt_5_3_equalRanksLieInTheOrderOfTheSuits() {
        assertThat(Knight.choose(set("g3 m3 r3 c3"), 2)).isEqualTo(Ball.index("c3"));
        assertThat(Knight.choose(set("g3 m3 r3"), 0)).isEqualTo(Ball.index("r3"));
        assertThat(Knight.choose(set("g3 m3 r3 c3"), 3)).isEqualTo(Ball.index("g3"));
        assertThat(Knight.choose(set("c1 r2 g1"), 9)).isEqualTo(Ball.index("g1"));
        assertThat(Knight.choose(set("c3 r4 g5"), 1)).isEqualTo(Ball.index("g5"));
    }

    private static int set(String row) {
        return Ball.cards(row).stream().mapToInt(card -> 1 << Deck.index(card)).sum();
    }

    @Test
    void mt_5_4_theKnightNeverLooksAndLeadsTheSecondHandIfHeWonTrickSix() {
        Ball ball = secondHand();
        assertThat(ball.view(0).log())
                .extracting(phrase -> phrase.key())
                .doesNotContain("log-looked", "log-looked-away");
        ball.pass("r1", "m1");
        assertThat(ball.view(0).table())
                .containsExactly(new TrickView.Laid(Dancer.KNIGHT, Ball.card("g1")));
        ball.play("r2 r1 r3 m2 r4 m3 m1 m4");
        assertThat(ball.view(0).phase()).isEqualTo(Phase.POINTING);
    }

    @Test
    void mt_5_4_theKnightDoesNotPointAndIsNotPointedAt() {
        Ball ball = secondHand().pass("r1", "m1").play("r2 r1 r3 m2 r4 m3 m1 m4");
        assertThat(ball.pending()).isEqualTo(0b11);
        assertThat(ball.legal(0)).containsExactly("point 2", "point left", "point right");
        assertThat(ball.why(0, "point 3")).isEqualTo("MT-2.9 why-no-such-mask");
        assertThat(ball.why(0, "point 4")).isEqualTo("MT-2.9 why-no-such-mask");
    }

    @Test
    void mt_5_4_ifNeitherPlayerWinsTheKnightDoes() {
        Ball ball = secondHand().pass("r1", "m1").play("r2 r1 r3 m2 r4 m3 m1 m4");
        ball.point("left", "right");
        TrickView.Result result = ball.view(0).result().orElseThrow();
        assertThat(result.winners()).containsExactly(Dancer.KNIGHT);
        assertThat(result.epilogue()).isEqualTo(Epilogue.KNIGHT);
        assertThat(ball.pending()).isZero();
        assertThat(ball.state().winners()).isZero();
        assertThat(ball.state().result()).isEqualTo(new Result(0, List.of(2, 2), List.of(0, 0)));
        assertThat(ball.heard(0)).endsWith(new TrickEvent.GameEnded(List.of(Dancer.KNIGHT)));
    }

    @Test
    void mt_5_4_otherwiseThePlayersAreJudgedAsUsual() {
        Ball ball = secondHand().pass("r1", "m1").play("r2 r1 r3 m2 r4 m3 m1 m4");
        ball.point("right", "left");
        TrickView.Result result = ball.view(0).result().orElseThrow();
        assertThat(result.winners()).containsExactly(Dancer.FIRST);
        assertThat(result.masks().get(0).role()).isEqualTo(KNIGHT);
        assertThat(result.masks().get(0).pointed()).isEqualTo(Optional.empty());
        assertThat(result.masks().get(0).tricks()).isEqualTo(10);
    }

    @Test
    void mt_5_4_aPlayerWhoWinsTrickSixLooks() {
        Ball ball =
                Ball.of(2)
                        .roles(ASSASSIN, KING, PRINCE, PRINCESS)
                        .hands("c1 c2 c3 r5 m5 g5", "r1 r2 r3 m1 m2 m3", "r4 m4 g1 g2 g3 g4")
                        .leader(0)
                        .begin()
                        .pass("r5", "r1")
                        .play("c3 r5 c2 r2 c1 r3 m5 m1 g5 m2 r1 m3");
        assertThat(ball.view(0).phase()).isEqualTo(Phase.LOOKING);
        assertThat(ball.pending()).isEqualTo(0b01);
    }
}
