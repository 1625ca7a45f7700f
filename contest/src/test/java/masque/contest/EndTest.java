package masque.contest;

import static masque.contest.Hall.ANN;
import static masque.contest.Hall.BEN;
import static masque.contest.Hall.BOT;
import static masque.contest.Hall.CAT;
import static masque.contest.Hall.DAN;
import static masque.contest.Hall.MINUTE;
import static masque.contest.Hall.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import masque.contest.ArenaCommand.Accept;
import masque.contest.ArenaCommand.Challenge;
import masque.contest.ArenaCommand.CloseEntry;
import masque.contest.ArenaCommand.ComeBack;
import masque.contest.ArenaCommand.Correct;
import masque.contest.ArenaCommand.EnrolBot;
import masque.contest.ArenaCommand.Extend;
import masque.contest.ArenaCommand.Join;
import masque.contest.ArenaCommand.Leave;
import masque.contest.ArenaCommand.LetIn;
import masque.contest.ArenaCommand.OpenAgain;
import masque.contest.ArenaCommand.OpenEntry;
import masque.contest.ArenaCommand.Pause;
import masque.contest.ArenaCommand.Remove;
import masque.contest.ArenaCommand.RemovedMatch;
import masque.contest.ArenaCommand.Start;
import masque.contest.ArenaCommand.TimePasses;
import masque.contest.ArenaCommand.VoidMatch;
import masque.contest.ArenaEvent.EndCause;
import masque.contest.ArenaEvent.Ended;
import masque.contest.ArenaEvent.LapseCause;
import masque.contest.ArenaEvent.Lapsed;
import masque.contest.ArenaEvent.TimeIsUp;
import masque.contest.ArenaRules.Entry;
import org.junit.jupiter.api.Test;

/** How it ends, and who has won then. */
final class EndTest {
    private static final long HOUR = 60 * MINUTE;

    private final Hall hall = Hall.running(ANN, BEN, CAT);

    @Test
    void dc_8_5_itEndsWhenTheDurationIsOver() {
        assertThat(hall.arena().nextAlarm()).hasValue(hall.now() + HOUR);
        assertThat(hall.passes(HOUR - 1)).isEmpty();
        assertThat(hall.passes(1))
                .containsExactly(new TimeIsUp(hall.now()), new Ended(hall.now(), EndCause.TIME));
        assertThat(hall.arena().phase()).isEqualTo(Phase.ENDED);
        assertThat(hall.arena().left(hall.now())).isZero();
        assertThat(hall.arena().nextAlarm()).isEmpty();
        assertThat(hall.passes(HOUR)).isEmpty();
    }

    @Test
    void dc_8_5_mostTokensWin() {
        hall.beats(BEN, ANN, 1);
        assertThat(hall.standings()).isEqualTo("1 ben 6, 2 cat 5, 3 ann 4");
        hall.passes(HOUR);
        assertThat(hall.standings()).isEqualTo("1 ben 6*, 2 cat 5, 3 ann 4");
    }

    @Test
    void dc_8_17_openChallengesLapseWhenTimeIsUp() {
        hall.later(HOUR - 1).challenge(ANN, BEN);
        assertThat(hall.passes(1))
                .containsExactly(
                        new TimeIsUp(hall.now()),
                        new Lapsed(hall.now(), ANN, LapseCause.END),
                        new Ended(hall.now(), EndCause.TIME));
    }

    @Test
    void dc_8_17_matchesUnderWayAreFinishedAndCount() {
        int match = hall.begin(ANN, BEN);
        assertThat(hall.passes(HOUR)).containsExactly(new TimeIsUp(hall.now()));
        assertThat(hall.arena().phase()).isEqualTo(Phase.FINISHING);
        assertThat(hall.standings()).isEqualTo("1 ann 5, 1 ben 5, 1 cat 5");
        hall.refuses(new Challenge(CAT, List.of(ANN), false), "DC-8.17", Objection.TIME_IS_UP);
        hall.refuses(new Join(DAN), "DC-8.17", Objection.TIME_IS_UP);
        hall.refuses(new CloseEntry(), "DC-8.17", Objection.TIME_IS_UP);
        hall.refuses(new OpenEntry(), "DC-8.17", Objection.TIME_IS_UP);
        hall.refuses(new Extend(5), "DC-8.17", Objection.TIME_IS_UP);
        assertThat(hall.wins(match, BEN)).contains(new Ended(hall.now(), EndCause.TIME));
        assertThat(hall.standings()).isEqualTo("1 ben 6*, 2 cat 5, 3 ann 4");
    }

    @Test
    void dc_8_17_itEndsWithTheLastMatch() {
        hall.join(DAN);
        int first = hall.begin(ANN, BEN);
        int last = hall.begin(CAT, DAN);
        hall.passes(HOUR);
        assertThat(hall.wins(first, BEN)).hasSize(1);
        hall.does(new Leave(BEN));
        hall.refuses(new ComeBack(BEN), "DC-8.17", Objection.TIME_IS_UP);
        assertThat(hall.does(new VoidMatch(last, "late bus")))
                .contains(new Ended(hall.now(), EndCause.TIME));
        assertThat(hall.standings()).isEqualTo("1 cat 5*, 1 dan 5*, 3 ann 4, 0 ben 6");
    }

    @Test
    void dc_8_6_whatIsBeforeTheEndIsDecidedByItsNumberAlone() {
        hall.later(HOUR - SECOND).challenge(ANN, BEN);
        hall.later(2 * SECOND);
        hall.does(new Accept(BEN, ANN, false));
        hall.does(new TimePasses());
        assertThat(hall.arena().phase()).isEqualTo(Phase.FINISHING);
        hall.wins(1, ANN);
        assertThat(hall.standings()).isEqualTo("1 ann 6*, 2 cat 5, 3 ben 4");
    }

    @Test
    void dc_8_6_anAcceptanceAfterTheEndIsNoneAtTheSameInstant() {
        hall.later(HOUR - SECOND).challenge(ANN, BEN);
        hall.passes(SECOND);
        hall.refuses(new Accept(BEN, ANN, false), "DC-8.5", Objection.ENDED);
    }

    @Test
    void dc_8_18_itEndsWhenOneHoldsAllTokens() {
        hall.beats(ANN, BEN, 5);
        assertThat(hall.arena().phase()).isEqualTo(Phase.RUNNING);
        hall.beats(ANN, CAT, 4);
        int match = hall.begin(ANN, CAT);
        assertThat(hall.wins(match, ANN)).contains(new Ended(hall.now(), EndCause.ALL_TOKENS));
        assertThat(hall.standings()).isEqualTo("1 ann 15*, 0 ben 0, 0 cat 0");
    }

    @Test
    void dc_8_18_itMayComeAboutByOthersLeaving() {
        hall.beats(ANN, BEN, 1);
        hall.does(new Leave(CAT));
        assertThat(hall.does(new Leave(BEN))).contains(new Ended(hall.now(), EndCause.ALL_TOKENS));
        assertThat(hall.standings()).isEqualTo("1 ann 6*, 0 cat 5, 0 ben 4");
    }

    @Test
    void dc_8_18_atLeastOneMatchHasBeenSettled() {
        int match = hall.begin(ANN, BEN);
        hall.does(new VoidMatch(match, "noise"));
        hall.does(new Leave(BEN));
        hall.does(new Leave(CAT));
        assertThat(hall.arena().phase()).isEqualTo(Phase.RUNNING);
    }

    @Test
    void dc_8_18_notWhileAMatchIsUnderWay() {
        hall.beats(ANN, BEN, 4);
        int won = hall.beats(BEN, CAT, 1);
        int next = hall.begin(BEN, CAT);
        hall.does(new Correct(won, List.of(CAT), "typo"));
        assertThat(hall.tokens(BEN)).isZero();
        hall.does(new Leave(ANN));
        assertThat(hall.arena().phase()).isEqualTo(Phase.RUNNING);
        assertThat(hall.wins(next, CAT)).contains(new Ended(hall.now(), EndCause.ALL_TOKENS));
    }

    @Test
    void dc_8_18_theOrganiserMayOpenItAgainUntilTheTimeIsUp() {
        hall.refuses(new OpenAgain(), "DC-8.18", Objection.NOT_ENDED);
        hall.beats(ANN, BEN, 1);
        hall.does(new Leave(CAT));
        hall.does(new Leave(BEN));
        hall.refuses(new Join(DAN), "DC-8.5", Objection.ENDED);
        hall.refuses(new ComeBack(BEN), "DC-8.5", Objection.ENDED);
        hall.refuses(new Leave(ANN), "DC-8.5", Objection.ENDED);
        hall.later(MINUTE).does(new OpenAgain());
        assertThat(hall.arena().phase()).isEqualTo(Phase.RUNNING);
        assertThat(hall.does(new CloseEntry())).hasSize(1);
        hall.does(new ComeBack(BEN));
        assertThat(hall.arena().phase()).isEqualTo(Phase.RUNNING);
        hall.does(new Leave(BEN));
        assertThat(hall.arena().phase()).isEqualTo(Phase.ENDED);
        assertThat(hall.arena().nextAlarm()).hasValue(hall.now() + HOUR - MINUTE);
        assertThat(hall.passes(HOUR - MINUTE)).containsExactly(new TimeIsUp(hall.now()));
        hall.refuses(new OpenAgain(), "DC-8.18", Objection.TOO_LATE_TO_OPEN);
    }

    @Test
    void dc_8_18_aPausedTournamentEndsAndOpensTheSameWay() {
        hall.beats(ANN, BEN, 1);
        hall.does(new Pause());
        hall.does(new Leave(CAT));
        hall.does(new Leave(BEN));
        assertThat(hall.arena().phase()).isEqualTo(Phase.ENDED);
        assertThat(hall.passes(2 * HOUR)).isEmpty();
        hall.does(new OpenAgain());
        assertThat(hall.arena().phase()).isEqualTo(Phase.PAUSED);
    }

    @Test
    void dc_8_19_equalTokensShareTheTitleAndRanksAreCountedOneOneThree() {
        hall.join(DAN, "eve");
        hall.beats(BEN, ANN, 1);
        hall.beats(DAN, CAT, 1);
        hall.passes(HOUR);
        assertThat(hall.standings()).isEqualTo("1 ben 6*, 1 dan 6*, 3 eve 5, 4 ann 4, 4 cat 4");
    }

    @Test
    void dc_8_19_withNobodyInThereIsNoChampion() {
        hall.does(new Leave(ANN));
        hall.does(new Leave(BEN));
        hall.does(new Remove(CAT, "shouting", RemovedMatch.LOST));
        hall.passes(HOUR);
        assertThat(hall.standings()).isEqualTo("0 ann 5, 0 ben 5, 0 cat 5");
        hall.refuses(new LetIn(CAT), "DC-8.5", Objection.ENDED);
        hall.refuses(new Remove(ANN, "shouting", RemovedMatch.LOST), "DC-8.5", Objection.ENDED);
    }

    @Test
    void dc_8_19_botsAreRankedButTakeNoTitle() {
        hall.does(new EnrolBot(BOT));
        hall.wins(hall.begin(ANN, BOT), BOT);
        hall.passes(HOUR);
        assertThat(hall.standings()).isEqualTo("1 bot 6, 2 ben 5*, 2 cat 5*, 4 ann 4");
    }

    @Test
    void dc_8_19_botsTakeTheTitleIfThatWasAnnounced() {
        Hall open = Hall.of(new ArenaRules(5, 60, 2, Entry.ANYBODY, true));
        open.does(new EnrolBot(BOT));
        open.join(ANN);
        open.does(new Start());
        open.wins(open.begin(ANN, BOT), BOT);
        open.passes(HOUR);
        assertThat(open.standings()).isEqualTo("1 bot 6*, 2 ann 4");
    }

    @Test
    void dc_8_19_aCorrectionAfterTheEndChangesTheTitle() {
        int match = hall.beats(ANN, BEN, 1);
        hall.passes(HOUR);
        hall.does(new Correct(match, List.of(BEN), "typo"));
        assertThat(hall.standings()).isEqualTo("1 ben 6*, 2 cat 5, 3 ann 4");
    }
}
