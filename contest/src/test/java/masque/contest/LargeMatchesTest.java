package masque.contest;

import static masque.contest.Hall.ANN;
import static masque.contest.Hall.BEN;
import static masque.contest.Hall.BOT;
import static masque.contest.Hall.CAT;
import static masque.contest.Hall.DAN;
import static masque.contest.Hall.MINUTE;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import masque.contest.ArenaCommand.Accept;
import masque.contest.ArenaCommand.Challenge;
import masque.contest.ArenaCommand.ComeBack;
import masque.contest.ArenaCommand.Correct;
import masque.contest.ArenaCommand.Decline;
import masque.contest.ArenaCommand.EnrolBot;
import masque.contest.ArenaCommand.Leave;
import masque.contest.ArenaCommand.RanOut;
import masque.contest.ArenaCommand.Remove;
import masque.contest.ArenaCommand.RemovedMatch;
import masque.contest.ArenaCommand.Report;
import masque.contest.ArenaEvent.Accepted;
import masque.contest.ArenaEvent.DeskCause;
import masque.contest.ArenaEvent.Forfeited;
import masque.contest.ArenaEvent.Left;
import masque.contest.ArenaEvent.MatchBegun;
import masque.contest.ArenaEvent.SentToDesk;
import masque.contest.ArenaEvent.Settled;
import masque.contest.ArenaEvent.SettledBy;
import masque.contest.ArenaMatch.Stage;
import masque.core.Draw;
import masque.core.Fate;
import masque.core.Scripted;
import org.junit.jupiter.api.Test;

/** Matches of three and more. */
final class LargeMatchesTest {
    private static final String EVE = "eve";

    private static Fate scripted(Draw... draws) {
        return ply -> new Scripted(List.of(draws));
    }

    private final Hall three = Hall.running(3, scripted(), ANN, BEN, CAT, DAN);

    @Test
    void everybodyHasToAccept() {
        three.does(new Challenge(ANN, List.of(BEN, CAT), true));
        assertThat(three.does(new Accept(CAT, ANN, true)))
                .containsExactly(new Accepted(three.now(), ANN, CAT, true));
        assertThat(three.does(new Accept(CAT, ANN, true))).isEmpty();
        assertThat(three.entrant(CAT).isFree()).isTrue();
        assertThat(three.does(new Accept(BEN, ANN, true)))
                .containsExactly(new MatchBegun(three.now(), 1, List.of(ANN, BEN, CAT), true));
    }

    @Test
    void diceAreRealOnlyIfAllWantThat() {
        three.does(new Challenge(ANN, List.of(BEN, CAT), true));
        three.does(new Accept(CAT, ANN, false));
        three.does(new Accept(BEN, ANN, true));
        assertThat(three.match(1).realDice()).isFalse();
    }

    @Test
    void oneRefusalEndsTheChallengeEvenOfWhoHadAccepted() {
        three.challenge(ANN, BEN, CAT);
        three.does(new Accept(CAT, ANN, false));
        three.does(new Decline(CAT, ANN));
        assertThat(three.arena().challenges()).isEmpty();
        three.refuses(new Challenge(CAT, List.of(ANN, BEN), false), "DC-8.8", Objection.ASK_LATER);
        three.challenge(ANN, BEN, DAN);
    }

    @Test
    void aChallengeAmongTheSamePlayersIsAnAcceptance() {
        three.challenge(ANN, BEN, CAT);
        three.challenge(BEN, CAT, DAN);
        assertThat(three.does(new Challenge(CAT, List.of(BEN, ANN), false)))
                .containsExactly(new Accepted(three.now(), ANN, CAT, false));
        three.refuses(new Challenge(ANN, List.of(BEN, BEN), false), "DC-8.7", Objection.GROUP_SIZE);
    }

    @Test
    void botsAcceptAtOnceAndOthersInTheirTime() {
        three.does(new EnrolBot(BOT));
        three.challenge(ANN, BOT, BEN);
        assertThat(three.arena().challengeBy(ANN).orElseThrow().accepted()).containsExactly(BOT);
        three.does(new Accept(BEN, ANN, false));
        assertThat(three.entrant(BOT).isBusy()).isTrue();
    }

    @Test
    void losersPayOneTokenAndWinnersSplit() {
        three.wins(three.begin(ANN, BEN, CAT), BEN);
        assertThat(three.standings()).isEqualTo("1 ben 7, 2 dan 5, 3 ann 4, 3 cat 4");
    }

    @Test
    void aRestIsDrawnAmongTheWinners() {
        Hall hall = Hall.running(3, scripted(new Draw(2, 1)), ANN, BEN, CAT);
        hall.wins(hall.begin(ANN, BEN, CAT), CAT, ANN);
        assertThat(hall.match(1).transfers()).containsExactly(new Transfer(BEN, CAT, 1));
        assertThat(hall.match(1).winners()).containsExactly(ANN, CAT);
    }

    @Test
    void nobodyIsDrawnTwice() {
        Hall hall =
                Hall.running(5, scripted(new Draw(3, 0), new Draw(2, 0)), ANN, BEN, CAT, DAN, EVE);
        hall.wins(hall.begin(ANN, BEN, CAT, DAN, EVE), ANN, BEN, CAT);
        assertThat(hall.standings()).isEqualTo("1 ann 6, 1 ben 6, 3 cat 5, 4 dan 4, 4 eve 4");
    }

    @Test
    void everyMatchHasDrawsOfItsOwn() {
        Hall hall =
                Hall.running(3, ply -> new Scripted(List.of(new Draw(2, ply - 1))), ANN, BEN, CAT);
        hall.wins(hall.begin(ANN, BEN, CAT), ANN, BEN);
        assertThat(hall.tokens(ANN)).isEqualTo(6);
        hall.wins(hall.begin(ANN, BEN, CAT), ANN, BEN);
        assertThat(hall.tokens(BEN)).isEqualTo(6);
    }

    @Test
    void nothingMovesIfNobodyOrEverybodyWins() {
        three.wins(three.begin(ANN, BEN, CAT));
        three.wins(three.begin(ANN, BEN, CAT), ANN, BEN, CAT);
        assertThat(three.standings()).isEqualTo("1 ann 5, 1 ben 5, 1 cat 5, 1 dan 5");
    }

    @Test
    void whoLeavesHasLostAndTheOthersPlayOn() {
        int match = three.begin(ANN, BEN, CAT);
        assertThat(three.does(new Leave(ANN)))
                .containsExactly(
                        new Forfeited(three.now(), match, ANN), new Left(three.now(), ANN));
        assertThat(three.match(match).isUnderWay()).isTrue();
        three.wins(match, ANN, BEN);
        assertThat(three.match(match).winners()).containsExactly(BEN);
        assertThat(three.standings()).isEqualTo("1 ben 7, 2 dan 5, 3 cat 4, 0 ann 4");
    }

    @Test
    void ifTheHouseWinsAloneNobodyScores() {
        int match = three.begin(ANN, BEN, CAT);
        three.does(new RanOut(match, ANN));
        assertThat(three.does(new RanOut(match, ANN))).isEmpty();
        three.wins(match, ANN);
        assertThat(three.standings()).isEqualTo("1 ann 5, 1 ben 5, 1 cat 5, 1 dan 5");
    }

    @Test
    void whoComesBackIsBusyUntilTheMatchIsOver() {
        int match = three.begin(ANN, BEN, CAT);
        three.does(new Leave(ANN));
        three.does(new ComeBack(ANN));
        assertThat(three.entrant(ANN).isFree()).isFalse();
        three.does(new Leave(ANN));
        three.does(new ComeBack(ANN));
        three.wins(match, CAT);
        assertThat(three.entrant(ANN).isFree()).isTrue();
        assertThat(three.tokens(ANN)).isEqualTo(4);
    }

    @Test
    void theLastWhoHasNotForfeitedWins() {
        int match = three.begin(ANN, BEN, CAT);
        three.does(new Leave(ANN));
        assertThat(three.does(new RanOut(match, CAT)))
                .containsExactly(
                        new Forfeited(three.now(), match, CAT),
                        new Settled(
                                three.now(),
                                match,
                                SettledBy.FORFEIT,
                                List.of(BEN),
                                List.of(new Transfer(ANN, BEN, 1), new Transfer(CAT, BEN, 1))));
    }

    @Test
    void theMatchOfSomebodyWhoLeftMayStillBeVoid() {
        int match = three.begin(ANN, BEN, CAT);
        three.does(new Leave(ANN));
        three.does(new Remove(ANN, "shouting", RemovedMatch.VOID));
        assertThat(three.match(match).stage()).isEqualTo(Stage.VOID);
        assertThat(three.entrant(BEN).isFree()).isTrue();
    }

    @Test
    void reportsOfThoseWhoAreLeftSettle() {
        int match = three.beginWithRealDice(ANN, BEN, CAT);
        three.does(new Report(ANN, match, List.of(ANN)));
        three.does(new Report(BEN, match, List.of(CAT, BEN)));
        three.does(new Report(CAT, match, List.of(BEN)));
        assertThat(three.match(match).stage()).isEqualTo(Stage.AT_THE_DESK);
        assertThat(three.does(new Leave(ANN))).hasSize(2);
        three.does(new ArenaCommand.Rule(match, List.of(BEN)));

        int next = three.beginWithRealDice(BEN, CAT, DAN);
        three.does(new Report(BEN, next, List.of(DAN, BEN)));
        three.does(new Report(CAT, next, List.of(BEN, DAN)));
        three.does(new Leave(DAN));
        assertThat(three.match(next).winners()).containsExactly(BEN);
        assertThat(three.logged(Settled.class).getLast().by()).isEqualTo(SettledBy.REPORTS);
    }

    @Test
    void whoHasForfeitedReportsNothing() {
        int match = three.beginWithRealDice(ANN, BEN, CAT);
        three.does(new RanOut(match, ANN));
        three.refuses(new Report(ANN, match, List.of(ANN)), "DC-8.12", Objection.NOT_IN_MATCH);
        three.does(new Report(BEN, match, List.of(CAT)));
        assertThat(three.does(new Report(CAT, match, List.of(BEN))))
                .contains(new SentToDesk(three.now(), match, DeskCause.DIFFERENT_REPORTS));
    }

    @Test
    void dc_8_21_aCorrectionOfThreeTakesFromWhoHadWon() {
        int match = three.begin(ANN, BEN, CAT);
        three.wins(match, ANN);
        three.does(new Correct(match, List.of(CAT), "typo"));
        assertThat(three.standings()).isEqualTo("1 cat 7, 2 dan 5, 3 ann 4, 3 ben 4");
        assertThat(three.match(match).transfers())
                .containsExactly(
                        new Transfer(BEN, ANN, 1),
                        new Transfer(CAT, ANN, 1),
                        new Transfer(ANN, CAT, 3));
    }

    @Test
    void aChallengeOfThreeLapsesAsAnyOther() {
        three.challenge(ANN, BEN, CAT);
        three.does(new Accept(CAT, ANN, false));
        assertThat(three.passes(MINUTE)).hasSize(1);
        assertThat(three.arena().challenges()).isEmpty();
    }
}
