package masque.games.masqueradetrick;

import static masque.games.masqueradetrick.Role.ASSASSIN;
import static masque.games.masqueradetrick.Role.JESTER;
import static masque.games.masqueradetrick.Role.KING;
import static masque.games.masqueradetrick.Role.KNIGHT;
import static masque.games.masqueradetrick.Role.PRINCE;
import static masque.games.masqueradetrick.Role.PRINCESS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import masque.core.Seeded;
import masque.core.Sink;
import masque.core.State;
import masque.edge.Listener;
import masque.edge.Words;
import org.junit.jupiter.api.Test;

/** What a viewer is told to want, and how far that is. */
class AimTest {
    private static final Words WORDS = Words.of("en", "masquerade-trick", "core");
    private static final List<String> NAMES = List.of("Fox", "Owl", "Hare", "Raven");
    private static final Role[] COURT = {JESTER, KNIGHT, ASSASSIN, KING, PRINCE, PRINCESS};
    private static final Role[] TWO = {PRINCE, PRINCESS, KNIGHT, KING, ASSASSIN};
    private static final Role[] ALONE = {KING, ASSASSIN, KNIGHT, PRINCE, PRINCESS};

    private static String goal(Ball ball, int viewer) {
        return WORDS.say(ball.view(viewer).goal(), new Listener(NAMES, viewer));
    }

    private static int[] tricks(int... tricks) {
        return tricks;
    }

    private static Ball begun(int seats) {
        Ball ball = Ball.of(seats);
        ball.goOnWith(ball.game.start(new Seeded(1), Sink.NOBODY));
        return ball;
    }

    @Test
    void mt_1_2_theOwnRoleAndWhatItWants() {
        Ball ball = SetUpTest.four();
        assertThat(goal(ball, 0))
                .isEqualTo(
                        "You are the jester: win an odd number of tricks, point at the king;"
                                + " only a right guess can win. Now 0: not yet.");
        assertThat(goal(ball, 2))
                .startsWith("You are the assassin: win at most 1 trick, point at the princess")
                .endsWith("Now 0: right so far.");
    }

    @Test
    void mt_1_2_howTheTricksStand() {
        Ball ball = Evening.afterSix();
        assertThat(ball.view(0).standing()).contains(Standing.OPEN);
        assertThat(ball.view(3).standing()).contains(Standing.MET);
        assertThat(ball.view(State.SPECTATOR).standing()).isEmpty();
        assertThat(goal(ball, 3)).endsWith("Now 4: right so far.");
        assertThat(Evening.afterTen().view(2).standing()).contains(Standing.MISSED);
        assertThat(Evening.afterTen().view(3).standing()).contains(Standing.SAFE);
    }

    @Test
    void mt_1_2_aMissionIsSafeOrMissedOnceNothingCanChangeIt() {
        Mission four = new Mission(Mission.Kind.AT_LEAST, 4, PRINCESS);
        assertThat(four.standing(4, 3)).isEqualTo(Standing.SAFE);
        assertThat(four.standing(3, 1)).isEqualTo(Standing.OPEN);
        assertThat(four.standing(3, 0)).isEqualTo(Standing.MISSED);
        Mission one = new Mission(Mission.Kind.AT_MOST, 1, PRINCESS);
        assertThat(one.standing(1, 2)).isEqualTo(Standing.MET);
        assertThat(one.standing(2, 2)).isEqualTo(Standing.MISSED);
        Mission odd = new Mission(Mission.Kind.ODD, 0, KING);
        assertThat(odd.standing(1, 1)).isEqualTo(Standing.MET);
        assertThat(odd.standing(2, 1)).isEqualTo(Standing.OPEN);
        assertThat(odd.standing(2, 0)).isEqualTo(Standing.MISSED);
    }

    @Test
    void mt_3_2_atThePointingWhatARightGuessIsWorth() {
        Ball ball = Verdicts.ball(4, COURT, tricks(3, 2, 0, 5));
        assertThat(goal(ball, 0))
                .isEqualTo(
                        "Point at the king: only a right guess can win. Tricks done (3): if several"
                                + " are right, the lowest number wins; yours is 1.");
        assertThat(goal(ball, 1))
                .isEqualTo(
                        "Point at the assassin: only a right guess can win. Tricks missed (2): those"
                                + " who did theirs go first.");
    }

    @Test
    void mt_2_8_whoHasSeenTheRoleIsRemindedWhereItLies() {
        Ball ball = Verdicts.ball(4, COURT, tricks(3, 2, 0, 5));
        TrickState state = (TrickState) ball.state();
        state.book[Book.LOOKED] = 0;
        state.book[Book.WINNER + 5] = 3;
        assertThat(goal(ball, 3))
                .startsWith("You have seen the prince: point at the left mask in the centre");
        assertThat(goal(ball, 0)).startsWith("Point at the king");
    }

    @Test
    void mt_4_1_theDealsWonWhereTheirNumberDecides() {
        Ball ball = Verdicts.ball(4, COURT, tricks(3, 2, 0, 5), "length=deal-per-player");
        TrickState state = (TrickState) ball.state();
        state.book[Book.DEALS + 1] = 2;
        assertThat(goal(ball, 0)).endsWith(" Deals won: 0, most 2.");
        assertThat(goal(ball, State.SPECTATOR)).endsWith(" most so far: 2.");
    }

    @Test
    void mt_5_4_twoAreToldOfTheKnight() {
        Ball ball = Verdicts.ball(2, TWO, tricks(4, 3, 3));
        assertThat(goal(ball, 0))
                .startsWith("Point at the princess: without a right guess the knight wins.");
        assertThat(goal(begun(2), 1)).contains("; if neither guess is right, the knight wins.");
        assertThat(goal(begun(2), State.SPECTATOR)).endsWith("the knight wins.");
    }

    @Test
    void mt_6_3_aloneBothAreNeeded() {
        assertThat(goal(begun(1), 0))
                .startsWith("You are the king: win an even number of tricks")
                .contains("point at the prince; you need both.");
        assertThat(goal(Verdicts.ball(1, ALONE, tricks(4, 3, 3)), 0))
                .isEqualTo("Point at the prince. Tricks done (4), so a right guess wins.");
        assertThat(goal(Verdicts.ball(1, ALONE, tricks(3, 4, 3)), 0))
                .endsWith("so the game is lost, wherever you point.");
        assertThat(goal(begun(1), State.SPECTATOR)).startsWith("Fox is the king, to win an even");
    }

    @Test
    void mt_3_1_spectatorsAreToldWhatAllWant() {
        assertThat(goal(SetUpTest.four(), State.SPECTATOR))
                .isEqualTo(
                        "Everybody wants the tricks of a secret role and points at one mask in the"
                                + " end; only a right guess can win the deal.");
        assertThat(goal(Verdicts.ball(4, COURT, tricks(3, 2, 0, 5)), State.SPECTATOR))
                .startsWith("Everybody points at a mask, and only a right guess can win.");
    }
}
