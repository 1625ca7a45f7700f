package masque.games.masqueradetrick;

import static masque.games.masqueradetrick.Role.ASSASSIN;
import static masque.games.masqueradetrick.Role.KING;
import static masque.games.masqueradetrick.Role.KNIGHT;
import static masque.games.masqueradetrick.Role.PRINCE;
import static masque.games.masqueradetrick.Role.PRINCESS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import masque.core.Result;
import org.junit.jupiter.api.Test;

/** MT-4.1: how long a game lasts and who wins it. */
class LengthTest {
    private static final String[] WRONG = {"2", "1", "1", "1"};
    private static final Role[] PAIR = {PRINCE, PRINCESS, KNIGHT, KING, ASSASSIN};

    /** What chance brings for one more deal. */
    private static Ball next(Ball ball, int leader) {
        return ball.roles(SetUpTest.FOUR_ROLES).hands(SetUpTest.FOUR).leader(leader);
    }

    private static Ball nextForTwo(Ball ball) {
        return ball.roles(PRINCE, PRINCESS, KING, ASSASSIN)
                .hands("c1 r1 r2 r3 r4 r5", "c2 m1 m2 m3 m4 m5", "c3 g1 g2 g3 g4 g5")
                .leader(0);
    }

    private static TrickState state(Ball ball) {
        return (TrickState) ball.state();
    }

    @Test
    void mt_4_1_theGameEndsWithTheFirstDealWon() {
        Ball ball = Evening.pointing().point("4", "1", "1", "1");
        assertThat(ball.pending()).isZero();
        assertThat(ball.state().winners()).isEqualTo(0b0001);
        assertThat(ball.state().points(0)).isEqualTo(1);
        assertThat(ball.state().points(1)).isZero();
        assertThat(ball.view(2).winners()).containsExactly(Dancer.FIRST);
        assertThat(ball.view(2).prompt().key()).isEqualTo("prompt-over");
        assertThat(ball.why(0, "point 4")).isEqualTo("MT-4.1 why-over");
        assertThat(ball.legal(0)).isEmpty();
    }

    @Test
    void mt_4_1_aDealWithoutAWinnerIsFollowedByANewOne() {
        Ball ball = next(Evening.pointing(), 2).point(WRONG);
        TrickView view = ball.view(1);
        assertThat(view.deal()).isEqualTo(2);
        assertThat(view.phase()).isEqualTo(Phase.PASSING);
        assertThat(view.hand()).isEqualTo(1);
        assertThat(view.trick()).isEqualTo(1);
        assertThat(view.table()).isEmpty();
        assertThat(view.players()).allMatch(player -> player.tricks() == 0);
        assertThat(view.centre())
                .allMatch(mask -> mask.seenBy().isEmpty() && mask.role().isEmpty());
        assertThat(Ball.row(view.cards())).isEqualTo("c2 r7 r6 m3 m2 m1");
        assertThat(ball.chance.isEmpty()).isTrue();
        ball.pass("c1", "c2", "c3", "g2");
        assertThat(ball.pending()).isEqualTo(1 << 2);
    }

    @Test
    void mt_4_1_theOutcomeStaysShownUntilTheNextDealsFirstMove() {
        Ball ball = next(Evening.pointing(), 2).point(WRONG);
        TrickView.Result result = ball.view(1).result().orElseThrow();
        assertThat(result.deal()).isEqualTo(1);
        assertThat(result.epilogue()).isEqualTo(Epilogue.NOBODY);
        assertThat(Ball.laid(result.lastTrick())).isEqualTo("c1 r7 m7 g1");
        ball.move(3, "pass goblet 2");
        assertThat(ball.view(1).result()).isEqualTo(Optional.empty());
    }

    @Test
    void mt_4_1_afterTwentyDealsWithoutAWinnerNobodyWins() {
        Ball ball = Evening.pointing();
        state(ball).deal = 19;
        next(ball, 0).point(WRONG);
        assertThat(ball.view(0).deal()).isEqualTo(20);
        assertThat(ball.pending()).isNotZero();
        Ball last = Evening.pointing();
        state(last).deal = 20;
        last.point(WRONG);
        assertThat(last.pending()).isZero();
        assertThat(last.state().winners()).isZero();
        assertThat(last.view(0).winners()).isEmpty();
        assertThat(last.heard(0)).endsWith(new TrickEvent.GameEnded(List.of()));
    }

    @Test
    void mt_4_1_asManyDealsAsPlayersAndTheMostDealsWonWin() {
        Ball ball = Evening.pointing("length=deal-per-player");
        assertThat(ball.view(0).deals()).isEqualTo(4);
        next(ball, 0).point("4", "1", "1", "1");
        assertThat(ball.view(0).deal()).isEqualTo(2);
        assertThat(ball.view(0).players())
                .extracting(TrickView.Player::deals)
                .containsExactly(1, 0, 0, 0);
        Ball last = Evening.pointing("length=deal-per-player");
        state(last).deal = 4;
        state(last).book[Book.DEALS] = 1;
        state(last).book[Book.DEALS + 3] = 1;
        last.point("2", "1", "1", "left");
        assertThat(last.pending()).isZero();
        assertThat(last.state().winners()).isEqualTo(0b1000);
    }

    @Test
    void mt_4_1_equalPlayersShareTheWin() {
        Ball ball = Evening.pointing("length=deal-per-player");
        state(ball).deal = 4;
        state(ball).book[Book.DEALS] = 1;
        ball.point("2", "1", "1", "left");
        assertThat(ball.state().winners()).isEqualTo(0b1001);
    }

    @Test
    void mt_4_1_aDealWithoutAWinnerCountsAsPlayedAndWithoutAnyNobodyWins() {
        Ball ball = Evening.pointing("length=deal-per-player");
        state(ball).deal = 4;
        ball.point(WRONG);
        assertThat(ball.pending()).isZero();
        assertThat(ball.state().winners()).isZero();
    }

    @Test
    void mt_4_1_jointWinnersScoreOneEach() {
        Ball ball = Verdicts.ball(2, PAIR, new int[] {4, 2, 4}, "length=deal-per-player");
        state(ball).deal = 2;
        ball.point("2", "1");
        assertThat(ball.state().points(0)).isEqualTo(1);
        assertThat(ball.state().points(1)).isEqualTo(1);
        assertThat(ball.state().winners()).isEqualTo(0b11);
    }

    @Test
    void mt_4_1_theKnightsDealsCountLikeAPlayers() {
        Ball ball = Verdicts.ball(2, PAIR, new int[] {4, 2, 4}, "length=deal-per-player");
        state(ball).deal = 2;
        state(ball).book[Book.DEALS] = 1;
        ball.point("left", "right");
        assertThat(ball.view(0).winners()).containsExactly(Dancer.FIRST, Dancer.KNIGHT);
        assertThat(ball.state().winners()).isEqualTo(0b01);
        Ball lost = Verdicts.ball(2, PAIR, new int[] {4, 2, 4}, "length=deal-per-player");
        state(lost).deal = 2;
        state(lost).book[Book.DEALS + TrickGame.KNIGHT] = 1;
        lost.point("left", "right");
        assertThat(lost.view(0).winners()).containsExactly(Dancer.KNIGHT);
        assertThat(lost.state().winners()).isZero();
    }

    @Test
    void mt_4_1_theResultCountsDealsWonAndRanksNobodyButTheWinners() {
        Ball first = Evening.pointing().point("4", "1", "1", "1");
        assertThat(first.state().result())
                .isEqualTo(new Result(0b0001, List.of(1, 2, 2, 2), List.of(1, 0, 0, 0)));
        Ball most = Evening.pointing("length=deal-per-player");
        state(most).deal = 4;
        state(most).book[Book.DEALS] = 1;
        state(most).book[Book.DEALS + 3] = 1;
        most.point("2", "1", "1", "left");
        assertThat(most.state().result())
                .isEqualTo(new Result(0b1000, List.of(2, 2, 2, 1), List.of(1, 0, 0, 2)));
    }

    @Test
    void mt_4_1_thoseWhoShareTheWinShareTheFirstPlace() {
        Ball ball = Evening.pointing("length=deal-per-player");
        state(ball).deal = 4;
        state(ball).book[Book.DEALS] = 1;
        ball.point("2", "1", "1", "left");
        assertThat(ball.state().result())
                .isEqualTo(new Result(0b1001, List.of(1, 3, 3, 1), List.of(1, 0, 0, 1)));
        assertThat(ball.view(1).winners()).containsExactly(Dancer.FIRST, Dancer.FOURTH);
    }

    @Test
    void mt_4_1_whereNobodyWinsTheFirstPlaceIsEmpty() {
        Ball ball = Evening.pointing();
        state(ball).deal = 20;
        ball.point(WRONG);
        assertThat(ball.state().result())
                .isEqualTo(new Result(0, List.of(2, 2, 2, 2), List.of(0, 0, 0, 0)));
    }

    @Test
    void mt_4_1_theKnightTakesNoSeatsPlaceButMayLeaveTheFirstEmpty() {
        Ball shared = Verdicts.ball(2, PAIR, new int[] {4, 2, 4}, "length=deal-per-player");
        state(shared).deal = 2;
        state(shared).book[Book.DEALS + 1] = 1;
        shared.point("left", "right");
        assertThat(shared.state().result())
                .isEqualTo(new Result(0b10, List.of(2, 1), List.of(0, 1)));
        assertThat(shared.view(0).winners()).containsExactly(Dancer.SECOND, Dancer.KNIGHT);
        Ball alone = Verdicts.ball(2, PAIR, new int[] {4, 2, 4}, "length=deal-per-player");
        state(alone).deal = 2;
        state(alone).book[Book.DEALS + TrickGame.KNIGHT] = 1;
        alone.point("left", "right");
        assertThat(alone.state().result()).isEqualTo(new Result(0, List.of(2, 2), List.of(0, 0)));
        assertThat(alone.heard(0)).endsWith(new TrickEvent.GameEnded(List.of(Dancer.KNIGHT)));
    }

    @Test
    void mt_4_1_twoPlayersPlayTwoDeals() {
        Ball ball = Verdicts.ball(2, PAIR, new int[] {4, 2, 4}, "length=deal-per-player");
        nextForTwo(ball).point("left", "right");
        assertThat(ball.view(0).deal()).isEqualTo(2);
        assertThat(ball.pending()).isEqualTo(0b11);
    }

    @Test
    void mt_4_1_aGameAloneIsOneDeal() {
        Ball ball =
                Verdicts.ball(
                        1,
                        new Role[] {KING, ASSASSIN, KNIGHT, PRINCE, PRINCESS},
                        new int[] {3, 3, 4});
        assertThat(ball.view(0).deals()).isEqualTo(1);
        ball.point("right");
        assertThat(ball.pending()).isZero();
        assertThat(Ball.box().options(1)).noneMatch(option -> option.name().equals("length"));
    }

    @Test
    void mt_4_1_rolesCardsAndLeaderAreDrawnAnew() {
        Ball ball = Evening.pointing();
        ball.roles(PRINCESS, PRINCE, KING, ASSASSIN, KNIGHT, Role.JESTER)
                .hands(
                        "g2 g3 g4 g5 g6 g7",
                        "c3 m4 m5 m6 m7 g1",
                        "c2 r6 r7 m1 m2 m3",
                        "c1 r1 r2 r3 r4 r5")
                .leader(1)
                .point(WRONG);
        assertThat(ball.view(0).role()).contains(PRINCESS);
        assertThat(Ball.row(ball.view(0).cards())).isEqualTo("g7 g6 g5 g4 g3 g2");
        ball.pass("g2", "c3", "c2", "c1");
        assertThat(ball.pending()).isEqualTo(1 << 1);
    }
}
