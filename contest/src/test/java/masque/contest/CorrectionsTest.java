package masque.contest;

import static masque.contest.Hall.ANN;
import static masque.contest.Hall.BEN;
import static masque.contest.Hall.CAT;
import static masque.contest.Hall.DAN;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import masque.contest.ArenaCommand.Challenge;
import masque.contest.ArenaCommand.Correct;
import masque.contest.ArenaCommand.Leave;
import masque.contest.ArenaCommand.VoidMatch;
import masque.contest.ArenaEvent.Corrected;
import masque.contest.ArenaEvent.LapseCause;
import masque.contest.ArenaEvent.Lapsed;
import masque.contest.ArenaMatch.Stage;
import org.junit.jupiter.api.Test;

/** Another result for a match that is over. */
final class CorrectionsTest {
    private final Hall hall = Hall.running(ANN, BEN, CAT, DAN);

    private static Correct correct(int match, String... winners) {
        return new Correct(match, List.of(winners), "typo");
    }

    /** Ann beats Ben in the match that is told, and then loses to Dan until one token is left. */
    private int annWinsOnceAndLosesTheRest() {
        int match = hall.beats(ANN, BEN, 1);
        hall.beats(DAN, ANN, 5);
        assertThat(hall.tokens(ANN)).isEqualTo(1);
        return match;
    }

    @Test
    void dc_8_21_tokensMoveBackAndOver() {
        int match = hall.beats(ANN, BEN, 1);
        assertThat(hall.does(correct(match, BEN)))
                .containsExactly(
                        new Corrected(
                                hall.now(),
                                match,
                                List.of(BEN),
                                "typo",
                                List.of(new Transfer(ANN, BEN, 2)),
                                List.of()));
        assertThat(hall.standings()).isEqualTo("1 ben 6, 2 cat 5, 2 dan 5, 4 ann 4");
        assertThat(hall.match(match).winners()).containsExactly(BEN);
        hall.does(correct(match, ANN));
        assertThat(hall.standings()).isEqualTo("1 ann 6, 2 cat 5, 2 dan 5, 4 ben 4");
        hall.does(correct(match));
        assertThat(hall.standings()).isEqualTo("1 ann 5, 1 ben 5, 1 cat 5, 1 dan 5");
    }

    @Test
    void dc_8_21_aReasonIsSaidAndTheSameResultIsNoCorrection() {
        int match = hall.beats(ANN, BEN, 1);
        hall.refuses(new Correct(match, List.of(BEN), ""), "DC-8.21", Objection.REASON_MISSING);
        assertThat(hall.does(correct(match, ANN))).isEmpty();
        int next = hall.begin(ANN, BEN);
        hall.refuses(correct(next, ANN), "DC-8.21", Objection.NOT_SETTLED);
        hall.refuses(correct(9, ANN), "DC-8.12", Objection.NO_MATCH);
    }

    @Test
    void dc_8_21_neverBelowNoneAndWhatIsMissingIsShown() {
        int match = annWinsOnceAndLosesTheRest();
        hall.does(correct(match, BEN));
        assertThat(hall.match(match).missing()).containsExactly(new Transfer(ANN, BEN, 1));
        assertThat(hall.tokens(ANN)).isZero();
        assertThat(hall.tokens(BEN)).isEqualTo(5);
        assertThat(hall.entrant(ANN).isOut()).isTrue();
    }

    @Test
    void dc_8_21_correctingBackMovesOnlyWhatHadMoved() {
        int match = annWinsOnceAndLosesTheRest();
        hall.does(correct(match, BEN));
        hall.does(correct(match, ANN));
        assertThat(hall.tokens(ANN)).isEqualTo(1);
        assertThat(hall.tokens(BEN)).isEqualTo(4);
        assertThat(hall.match(match).missing()).isEmpty();
        assertThat(hall.entrant(ANN).isIn()).isTrue();
    }

    @Test
    void dc_8_21_bringsBackWhomThatMatchAlonePutOut() {
        int last = hall.beats(BEN, ANN, 5);
        assertThat(hall.entrant(ANN).isOut()).isTrue();
        hall.does(correct(last, ANN));
        assertThat(hall.tokens(ANN)).isEqualTo(2);
        assertThat(hall.entrant(ANN).isIn()).isTrue();
        hall.begin(ANN, BEN);
    }

    @Test
    void dc_8_21_undoesNothingElse() {
        int first = hall.beats(BEN, ANN, 1);
        hall.beats(CAT, ANN, 4);
        hall.does(correct(first, ANN));
        assertThat(hall.tokens(ANN)).isEqualTo(2);
        assertThat(hall.entrant(ANN).isOut()).isTrue();
        assertThat(hall.entrant(ANN).isIn()).isFalse();
        assertThat(hall.standings()).isEqualTo("1 cat 9, 2 dan 5, 3 ben 4, 0 ann 2");
    }

    @Test
    void dc_8_21_aVoidMatchMayGetAResult() {
        int match = hall.begin(ANN, BEN);
        hall.does(new VoidMatch(match, "noise"));
        hall.does(correct(match));
        assertThat(hall.match(match).stage()).isEqualTo(Stage.SETTLED);
        hall.does(correct(match, ANN));
        assertThat(hall.tokens(ANN)).isEqualTo(6);
    }

    @Test
    void dc_8_21_theChallengesOfWhoeverItPutsOutLapse() {
        int match = annWinsOnceAndLosesTheRest();
        hall.challenge(ANN, CAT);
        assertThat(hall.does(correct(match, BEN)))
                .contains(new Lapsed(hall.now(), ANN, LapseCause.GONE));
    }

    @Test
    void dc_8_13_aWinKeepsInWhomACorrectionBroughtToNone() {
        int match = annWinsOnceAndLosesTheRest();
        int next = hall.begin(ANN, CAT);
        hall.does(correct(match, BEN));
        assertThat(hall.tokens(ANN)).isZero();
        assertThat(hall.entrant(ANN).isIn()).isTrue();
        hall.wins(next, ANN);
        assertThat(hall.tokens(ANN)).isEqualTo(1);
        assertThat(hall.entrant(ANN).isFree()).isTrue();
    }

    @Test
    void dc_8_13_aLossMovesNothingAndTheyAreOut() {
        int match = annWinsOnceAndLosesTheRest();
        int next = hall.begin(ANN, CAT);
        hall.does(correct(match, BEN));
        hall.wins(next, CAT);
        assertThat(hall.tokens(CAT)).isEqualTo(5);
        assertThat(hall.entrant(ANN).isOut()).isTrue();
        hall.does(correct(next, ANN));
        assertThat(hall.tokens(ANN)).isEqualTo(1);
        assertThat(hall.tokens(CAT)).isEqualTo(4);
        assertThat(hall.entrant(ANN).isIn()).isTrue();
    }

    @Test
    void dc_8_13_aVoidMatchDoesNotKeepThemIn() {
        int match = annWinsOnceAndLosesTheRest();
        int next = hall.begin(ANN, CAT);
        hall.does(correct(match, BEN));
        hall.does(new VoidMatch(next, "noise"));
        assertThat(hall.entrant(ANN).isOut()).isTrue();
    }

    @Test
    void dc_8_13_nobodyWithoutATokenIsAskedWhileTheyPlayOn() {
        int match = annWinsOnceAndLosesTheRest();
        hall.begin(ANN, CAT);
        hall.does(correct(match, BEN));
        hall.refuses(new Challenge(BEN, List.of(ANN), false), "DC-8.7", Objection.OTHER_IS_BUSY);
    }

    @Test
    void dc_8_21_whoHasLeftPaysTooAndStaysAway() {
        int match = hall.beats(ANN, BEN, 1);
        hall.does(new Leave(ANN));
        hall.does(correct(match, BEN));
        assertThat(hall.standings()).isEqualTo("1 ben 6, 2 cat 5, 2 dan 5, 0 ann 4");
        hall.does(correct(match, ANN));
        assertThat(hall.entrant(ANN).isIn()).isFalse();
        assertThat(hall.tokens(ANN)).isEqualTo(6);
    }
}
