package masque.games.masqueradetrick;

import static masque.games.masqueradetrick.Role.ASSASSIN;
import static masque.games.masqueradetrick.Role.JESTER;
import static masque.games.masqueradetrick.Role.KING;
import static masque.games.masqueradetrick.Role.KNIGHT;
import static masque.games.masqueradetrick.Role.PRINCE;
import static masque.games.masqueradetrick.Role.PRINCESS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import masque.core.Phrase;
import masque.core.State;
import masque.edge.Listener;
import masque.edge.Words;
import org.junit.jupiter.api.Test;

/** What is said of the end of a deal: who won, what decided it, and what the viewer lacked. */
class EndingTest {
    private static final Words WORDS = Words.of("en", "masquerade-trick", "core");
    private static final List<String> NAMES = List.of("Fox", "Owl", "Hare", "Raven");
    private static final Role[] COURT = {JESTER, KNIGHT, ASSASSIN, KING, PRINCE, PRINCESS};
    private static final Role[] COUPLE = {PRINCE, PRINCESS, KING, JESTER, KNIGHT, ASSASSIN};
    private static final Role[] TWO = {PRINCE, PRINCESS, KNIGHT, KING, ASSASSIN};
    private static final Role[] ALONE = {KING, ASSASSIN, KNIGHT, PRINCE, PRINCESS};

    /** The outcome of the last deal for four, as a viewer is shown it. */
    private static TrickView.Result result(
            int viewer, Role[] roles, int[] tricks, String... pointing) {
        Ball ball = Verdicts.ball(4, roles, tricks, "length=deal-per-player");
        ((TrickState) ball.state()).deal = 4;
        return ball.point(pointing).view(viewer).result().orElseThrow();
    }

    private static int[] tricks(int... tricks) {
        return tricks;
    }

    private static String said(Phrase phrase, int viewer) {
        return WORDS.say(phrase, new Listener(NAMES, viewer));
    }

    private static String said(Optional<Phrase> phrase, int viewer) {
        return said(phrase.orElseThrow(), viewer);
    }

    @Test
    void mt_3_1_whoPointedWrongIsToldWhereTheRoleWas() {
        TrickView.Result result = result(0, COURT, tricks(1, 3, 0, 6), "2", "3", "1", "1");
        assertThat(said(result.verdict(), 0)).isEqualTo("Owl wins the deal");
        assertThat(said(result.decided(), 0))
                .isEqualTo("Owl alone guessed right: Hare's mask was the assassin.");
        assertThat(said(result.own(), 0))
                .isEqualTo(
                        "You lose: you pointed at Owl's mask, and that was the knight; the king was"
                                + " behind Raven's mask.");
        assertThat(said(result.game(), 0)).isEqualTo("Owl wins the game with 1 of 4 deals.");
    }

    @Test
    void mt_3_1_theWinnerIsToldSo() {
        TrickView.Result result = result(1, COURT, tricks(1, 3, 0, 6), "2", "3", "1", "1");
        assertThat(said(result.verdict(), 1)).isEqualTo("You win the deal");
        assertThat(said(result.decided(), 1)).startsWith("You alone guessed right");
        assertThat(result.own()).isEmpty();
    }

    @Test
    void mt_3_1_withoutARightGuessNobodyHasLost() {
        TrickView.Result result = result(0, COURT, tricks(3, 3, 1, 3), "2", "1", "1", "1");
        assertThat(said(result.verdict(), 0)).isEqualTo("Nobody wins the deal");
        assertThat(said(result.decided(), 0)).startsWith("Nobody guessed right");
        assertThat(said(result.own(), 0)).startsWith("You pointed at Owl's mask, and that was");
        assertThat(said(result.game(), 0))
                .isEqualTo("After 4 deals nobody has won any, so nobody wins the game.");
    }

    @Test
    void mt_3_2_theTricksDecideAmongThoseWhoPointedRight() {
        TrickView.Result result = result(0, COURT, tricks(2, 2, 4, 2), "4", "1", "1", "left");
        assertThat(said(result.decided(), 0))
                .isEqualTo(
                        "You and Raven guessed right; of these only Raven also won the right number"
                                + " of tricks.");
        assertThat(said(result.own(), 0))
                .isEqualTo(
                        "You lose: your guess was right, but not your 2 tricks; you were to win an"
                                + " odd number of tricks.");
    }

    @Test
    void mt_3_2_thenTheOrderNumberDecides() {
        TrickView.Result done = result(3, COURT, tricks(2, 3, 1, 4), "2", "3", "1", "left");
        assertThat(said(done.decided(), 3))
                .isEqualTo(
                        "Owl and you guessed right and did their tricks; of these the knight has"
                                + " the lowest number, 2.");
        assertThat(said(done.own(), 3))
                .isEqualTo("You lose: your guess was right, but your number, 4, comes after 2.");
        TrickView.Result missed = result(3, COURT, tricks(2, 2, 3, 3), "2", "3", "1", "left");
        assertThat(said(missed.decided(), State.SPECTATOR))
                .contains("missed their tricks; of these the knight has the lowest number, 2.");
    }

    @Test
    void mt_3_3_aPairWinsTogether() {
        TrickView.Result result = result(1, COUPLE, tricks(4, 2, 3, 1), "2", "1", "4", "1");
        assertThat(said(result.verdict(), 1)).isEqualTo("Fox and you win the deal");
        assertThat(said(result.decided(), 1))
                .isEqualTo("Fox and you guessed right and share the number 5, so both win.");
        assertThat(result.own()).isEmpty();
    }

    @Test
    void mt_4_1_theFirstDealWonIsTheGame() {
        TrickView.Result result =
                Evening.pointing().point("4", "1", "1", "1").view(0).result().orElseThrow();
        assertThat(said(result.verdict(), 0)).isEqualTo("You win the game");
        assertThat(result.game()).isEmpty();
    }

    @Test
    void mt_5_4_withoutARightGuessTheKnightWins() {
        TrickView.Result result =
                Verdicts.ball(2, TWO, tricks(4, 3, 3))
                        .point("left", "right")
                        .view(0)
                        .result()
                        .orElseThrow();
        assertThat(said(result.verdict(), 0)).isEqualTo("The knight wins the game");
        assertThat(said(result.decided(), 0))
                .isEqualTo("Neither guessed right, so the knight wins.");
        assertThat(said(result.own(), 0)).startsWith("You lose: you pointed at the left mask");
    }

    private static TrickView.Result alone(int tricks, String mask) {
        return Verdicts.ball(1, ALONE, tricks(tricks, 4, 3))
                .point(mask)
                .view(0)
                .result()
                .orElseThrow();
    }

    @Test
    void mt_6_3_aloneTheMissionThatFailedIsNamed() {
        assertThat(said(alone(4, "left").verdict(), 0)).isEqualTo("You win the game");
        assertThat(said(alone(4, "left").decided(), 0))
                .isEqualTo(
                        "The left mask in the centre was the prince, and 4 tricks were right for"
                                + " the king.");
        assertThat(said(alone(4, "right").verdict(), 0)).isEqualTo("You lose");
        assertThat(said(alone(4, "right").verdict(), State.SPECTATOR)).isEqualTo("Fox loses");
        assertThat(said(alone(4, "right").decided(), 0))
                .isEqualTo(
                        "The tricks were right, but the prince was behind the left mask in the"
                                + " centre.");
        assertThat(said(alone(3, "left").decided(), 0))
                .startsWith("The guess was right, but 3 tricks were wrong for the king:");
        assertThat(said(alone(3, "right").decided(), 0))
                .startsWith("The prince was behind the left mask in the centre, and 3 tricks were");
    }

    @Test
    void mt_2_6_theDealBeforeCanBeReadUntilTheNextMove() {
        Ball ball =
                Evening.pointing()
                        .roles(SetUpTest.FOUR_ROLES)
                        .hands(SetUpTest.FOUR)
                        .leader(2)
                        .point("2", "1", "1", "1");
        List<String> log =
                ball.view(0).result().orElseThrow().log().stream()
                        .map(line -> said(line, 0))
                        .toList();
        assertThat(log)
                .startsWith("Deal 1 began.", "Everybody handed a card on.")
                .contains("Raven looked at the left mask in the centre.")
                .containsSubsequence(
                        "Trick 9 went to Hare.", "Hare: mask 7", "Trick 10 went to you.")
                .endsWith(
                        "You left the masks in the centre alone.",
                        "You pointed at Owl's mask.",
                        "Owl pointed at your mask.",
                        "Hare pointed at your mask.",
                        "Raven pointed at your mask.")
                .filteredOn(line -> line.contains(": "))
                .hasSize(4);
    }
}
