package masque.contest;

import static masque.contest.Hall.ANN;
import static masque.contest.Hall.BEN;
import static masque.contest.Hall.CAT;
import static masque.contest.Hall.MINUTE;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import masque.contest.ArenaCommand.Accept;
import masque.contest.ArenaCommand.AllRanOut;
import masque.contest.ArenaCommand.Challenge;
import masque.contest.ArenaCommand.Correct;
import masque.contest.ArenaCommand.RanOut;
import masque.contest.ArenaCommand.Report;
import masque.contest.ArenaCommand.Rule;
import masque.contest.ArenaCommand.TableFinished;
import masque.contest.ArenaCommand.VoidMatch;
import masque.contest.ArenaEvent.DeskCause;
import masque.contest.ArenaEvent.Forfeited;
import masque.contest.ArenaEvent.Reported;
import masque.contest.ArenaEvent.SentToDesk;
import masque.contest.ArenaEvent.Settled;
import masque.contest.ArenaEvent.SettledBy;
import masque.contest.ArenaEvent.VoidCause;
import masque.contest.ArenaEvent.Voided;
import masque.contest.ArenaMatch.Stage;
import org.junit.jupiter.api.Test;

/** How a match of two comes to its one result. */
final class MatchesTest {
    private final Hall hall = Hall.running(ANN, BEN, CAT);

    private static TableFinished finished(int match, String... winners) {
        return new TableFinished(match, List.of(winners));
    }

    private static Report report(String player, int match, String... winners) {
        return new Report(player, match, List.of(winners));
    }

    private Settled settled(int match, SettledBy by, String winner, String loser) {
        return new Settled(
                hall.now(), match, by, List.of(winner), List.of(new Transfer(loser, winner, 1)));
    }

    @Test
    void dc_8_4_theLoserGivesTheWinnerOneToken() {
        int match = hall.begin(ANN, BEN);
        assertThat(hall.wins(match, BEN))
                .containsExactly(settled(match, SettledBy.ITS_END, BEN, ANN));
        assertThat(hall.tokens(BEN)).isEqualTo(6);
        assertThat(hall.tokens(ANN)).isEqualTo(4);
        assertThat(hall.entrant(ANN).isFree()).isTrue();
    }

    @Test
    void dc_8_4_nothingMovesIfBothWinOrNobodyDoes() {
        hall.wins(hall.begin(ANN, BEN), BEN, ANN);
        assertThat(hall.match(1).winners()).containsExactly(ANN, BEN);
        hall.wins(hall.begin(ANN, BEN));
        assertThat(hall.standings()).isEqualTo("1 ann 5, 1 ben 5, 1 cat 5");
        assertThat(hall.match(2).stage()).isEqualTo(Stage.SETTLED);
    }

    @Test
    void dc_8_11_whereTheHouseWouldTakeOverTheMatchIsLost() {
        int match = hall.begin(ANN, BEN);
        assertThat(hall.does(new RanOut(match, BEN)))
                .containsExactly(
                        new Forfeited(hall.now(), match, BEN),
                        settled(match, SettledBy.FORFEIT, ANN, BEN));
        assertThat(hall.entrant(BEN).isIn()).isTrue();
        hall.refuses(new RanOut(match, ANN), "DC-8.12", Objection.ALREADY_SETTLED);
    }

    @Test
    void dc_8_11_ifBothRunOutTheMatchIsVoid() {
        int match = hall.begin(ANN, BEN);
        assertThat(hall.does(new AllRanOut(match)))
                .containsExactly(new Voided(hall.now(), match, VoidCause.ALL_LATE, ""));
        assertThat(hall.standings()).isEqualTo("1 ann 5, 1 ben 5, 1 cat 5");
        assertThat(hall.entrant(ANN).isFree()).isTrue();
        hall.refuses(new AllRanOut(match), "DC-8.12", Objection.ALREADY_SETTLED);
    }

    @Test
    void dc_8_12_aMatchIsSettledOnce() {
        int match = hall.begin(ANN, BEN);
        hall.wins(match, ANN);
        hall.refuses(finished(match, ANN), "DC-8.12", Objection.ALREADY_SETTLED);
        hall.refuses(finished(match, BEN), "DC-8.12", Objection.ALREADY_SETTLED);
        hall.refuses(new RanOut(match, ANN), "DC-8.12", Objection.ALREADY_SETTLED);
        hall.refuses(new Rule(match, List.of(BEN)), "DC-8.12", Objection.ALREADY_SETTLED);
        hall.refuses(new VoidMatch(match, "noise"), "DC-8.12", Objection.ALREADY_SETTLED);
        assertThat(hall.tokens(ANN)).isEqualTo(6);
    }

    @Test
    void dc_8_12_aRulingSettlesAMatch() {
        int match = hall.begin(ANN, BEN);
        assertThat(hall.does(new Rule(match, List.of(BEN))))
                .containsExactly(settled(match, SettledBy.RULING, BEN, ANN));
        hall.refuses(finished(match, ANN), "DC-8.12", Objection.ALREADY_SETTLED);
    }

    @Test
    void dc_8_12_onlyPlayersOfAMatchWinOrLoseIt() {
        int match = hall.begin(ANN, BEN);
        hall.refuses(finished(match, CAT), "DC-8.12", Objection.NOT_IN_MATCH);
        hall.refuses(new RanOut(match, CAT), "DC-8.12", Objection.NOT_IN_MATCH);
        hall.refuses(new Rule(match, List.of(CAT)), "DC-8.12", Objection.NOT_IN_MATCH);
        hall.refuses(finished(0, ANN), "DC-8.12", Objection.NO_MATCH);
        hall.refuses(finished(2, ANN), "DC-8.12", Objection.NO_MATCH);
        hall.wins(match, ANN);
        hall.refuses(new Correct(match, List.of(CAT), "typo"), "DC-8.12", Objection.NOT_IN_MATCH);
    }

    @Test
    void dc_8_20_diceAreRealIfBothChooseThat() {
        hall.does(new Challenge(ANN, List.of(BEN), true));
        hall.does(new Accept(BEN, ANN, false));
        assertThat(hall.match(1).realDice()).isFalse();
        hall.refuses(report(ANN, 1, ANN), "DC-8.20", Objection.NO_REAL_DICE);
        hall.wins(1, ANN);
        hall.challenge(ANN, BEN);
        hall.does(new Accept(BEN, ANN, true));
        assertThat(hall.match(2).realDice()).isFalse();
        hall.wins(2, ANN);
        assertThat(hall.match(hall.beginWithRealDice(ANN, BEN)).realDice()).isTrue();
    }

    @Test
    void dc_8_20_equalReportsSettle() {
        int match = hall.beginWithRealDice(ANN, BEN);
        hall.refuses(finished(match, ANN), "DC-8.20", Objection.REAL_DICE);
        assertThat(hall.does(report(ANN, match, BEN)))
                .containsExactly(new Reported(hall.now(), match, ANN, List.of(BEN)));
        assertThat(hall.does(report(BEN, match, BEN)))
                .containsExactly(
                        new Reported(hall.now(), match, BEN, List.of(BEN)),
                        settled(match, SettledBy.REPORTS, BEN, ANN));
        assertThat(hall.arena().nextAlarm()).hasValue(hall.now() + 60 * MINUTE);
    }

    @Test
    void dc_8_20_aReportMayChangeUntilBothHaveSpoken() {
        int match = hall.beginWithRealDice(ANN, BEN);
        hall.does(report(ANN, match, ANN));
        hall.does(report(ANN, match, BEN));
        hall.does(report(BEN, match, BEN));
        assertThat(hall.match(match).winners()).containsExactly(BEN);
        hall.refuses(report(ANN, match, ANN), "DC-8.12", Objection.ALREADY_SETTLED);
    }

    @Test
    void dc_8_20_sayingTheSameTwiceChangesNothing() {
        int match = hall.beginWithRealDice(ANN, BEN);
        hall.does(report(ANN, match, ANN));
        assertThat(hall.does(report(ANN, match, ANN))).isEmpty();
        hall.does(report(BEN, match, ANN));
        assertThat(hall.does(report(ANN, match, ANN))).isEmpty();
        assertThat(hall.tokens(ANN)).isEqualTo(6);
    }

    @Test
    void dc_8_20_differentReportsAreDecidedByTheOrganiser() {
        int match = hall.beginWithRealDice(ANN, BEN);
        hall.does(report(ANN, match, ANN));
        assertThat(hall.does(report(BEN, match, BEN)))
                .contains(new SentToDesk(hall.now(), match, DeskCause.DIFFERENT_REPORTS));
        assertThat(hall.match(match).stage()).isEqualTo(Stage.AT_THE_DESK);
        assertThat(hall.entrant(ANN).isBusy()).isTrue();
        hall.refuses(report(BEN, match, ANN), "DC-8.20", Objection.AT_THE_DESK);
        assertThat(hall.passes(10 * MINUTE)).isEmpty();
        hall.does(new Rule(match, List.of(ANN)));
        assertThat(hall.tokens(ANN)).isEqualTo(6);
    }

    @Test
    void dc_8_20_aReportMissingForTenMinutesIsDecidedByTheOrganiser() {
        int match = hall.beginWithRealDice(ANN, BEN);
        assertThat(hall.passes(20 * MINUTE)).isEmpty();
        hall.does(report(ANN, match, ANN));
        assertThat(hall.arena().nextAlarm()).hasValue(hall.now() + 10 * MINUTE);
        hall.later(9 * MINUTE).does(report(ANN, match, BEN));
        assertThat(hall.passes(MINUTE - 1)).isEmpty();
        assertThat(hall.passes(1))
                .containsExactly(new SentToDesk(hall.now(), match, DeskCause.MISSING_REPORT));
        hall.refuses(report(BEN, match, BEN), "DC-8.20", Objection.AT_THE_DESK);
    }

    @Test
    void dc_8_20_onlyPlayersOfTheMatchReportIt() {
        int match = hall.beginWithRealDice(ANN, BEN);
        hall.refuses(report(CAT, match, ANN), "DC-8.12", Objection.NOT_IN_MATCH);
        hall.refuses(report(ANN, match, CAT), "DC-8.12", Objection.NOT_IN_MATCH);
        hall.refuses(report(ANN, 7, ANN), "DC-8.12", Objection.NO_MATCH);
    }

    @Test
    void dc_8_17_theOrganiserMayVoidAMatchWithAReason() {
        int match = hall.begin(ANN, BEN);
        hall.refuses(new VoidMatch(match, ""), "DC-8.17", Objection.REASON_MISSING);
        assertThat(hall.does(new VoidMatch(match, "fire alarm")))
                .containsExactly(new Voided(hall.now(), match, VoidCause.ORGANISER, "fire alarm"));
        hall.refuses(finished(match, ANN), "DC-8.12", Objection.ALREADY_SETTLED);
    }
}
