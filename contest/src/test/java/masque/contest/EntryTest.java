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
import masque.contest.ArenaCommand.Approve;
import masque.contest.ArenaCommand.Challenge;
import masque.contest.ArenaCommand.CloseEntry;
import masque.contest.ArenaCommand.ComeBack;
import masque.contest.ArenaCommand.DeclineEntry;
import masque.contest.ArenaCommand.EnrolBot;
import masque.contest.ArenaCommand.Join;
import masque.contest.ArenaCommand.Leave;
import masque.contest.ArenaCommand.LetIn;
import masque.contest.ArenaCommand.OpenEntry;
import masque.contest.ArenaCommand.Remove;
import masque.contest.ArenaCommand.RemovedMatch;
import masque.contest.ArenaEvent.Forfeited;
import masque.contest.ArenaEvent.Left;
import masque.contest.ArenaEvent.Removed;
import masque.contest.ArenaEvent.Settled;
import masque.contest.ArenaEvent.SettledBy;
import masque.contest.ArenaEvent.VoidCause;
import masque.contest.ArenaEvent.Voided;
import masque.contest.ArenaMatch.Stage;
import masque.contest.ArenaRules.Entry;
import org.junit.jupiter.api.Test;

/** Entering, leaving, coming back, and being removed. */
final class EntryTest {
    private final Hall hall = Hall.running(ANN, BEN, CAT);

    private static Remove remove(String player) {
        return new Remove(player, "shouting", RemovedMatch.LOST);
    }

    @Test
    void dc_8_14_leavingLosesTheMatchUnderWayFirst() {
        int match = hall.begin(ANN, BEN);
        assertThat(hall.does(new Leave(ANN)))
                .containsExactly(
                        new Forfeited(hall.now(), match, ANN),
                        new Settled(
                                hall.now(),
                                match,
                                SettledBy.FORFEIT,
                                List.of(BEN),
                                List.of(new Transfer(ANN, BEN, 1))),
                        new Left(hall.now(), ANN));
        assertThat(hall.standings()).isEqualTo("1 ben 6, 2 cat 5, 0 ann 4");
    }

    @Test
    void dc_8_14_onlySayingSoIsLeaving() {
        hall.begin(ANN, BEN);
        hall.passes(30 * MINUTE);
        assertThat(hall.entrant(ANN).isIn()).isTrue();
        assertThat(hall.match(1).isUnderWay()).isTrue();
    }

    @Test
    void dc_8_14_aReturningPlayerHasTheirTokensBack() {
        hall.beats(ANN, BEN, 2);
        hall.does(new Leave(ANN));
        assertThat(hall.tokens(ANN)).isEqualTo(7);
        hall.refuses(new Leave(ANN), "DC-8.14", Objection.NOT_IN);
        hall.does(new CloseEntry());
        hall.does(new ComeBack(ANN));
        assertThat(hall.standings()).isEqualTo("1 ann 7, 2 cat 5, 3 ben 3");
        hall.refuses(new ComeBack(ANN), "DC-8.14", Objection.ALREADY_IN);
        hall.refuses(new ComeBack("nobody"), "DC-8.16", Objection.NOT_ENTERED);
        hall.begin(ANN, BEN);
    }

    @Test
    void dc_8_14_leavingWithNoneIsBeingOut() {
        hall.beats(BEN, ANN, 4);
        hall.begin(ANN, BEN);
        hall.does(new Leave(ANN));
        assertThat(hall.tokens(ANN)).isZero();
        assertThat(hall.entrant(ANN).isOut()).isTrue();
        hall.refuses(new ComeBack(ANN), "DC-8.13", Objection.OUT_FOR_GOOD);
    }

    @Test
    void dc_8_13_aPlayerWithNoTokenLeftIsOutForGood() {
        hall.beats(BEN, ANN, 5);
        assertThat(hall.entrant(ANN).isOut()).isTrue();
        assertThat(hall.entrant(ANN).isIn()).isFalse();
        assertThat(hall.standings()).isEqualTo("1 ben 10, 2 cat 5, 0 ann 0");
        hall.refuses(new ComeBack(ANN), "DC-8.13", Objection.OUT_FOR_GOOD);
        hall.refuses(new Leave(ANN), "DC-8.13", Objection.OUT_FOR_GOOD);
        hall.refuses(new Join(ANN), "DC-8.16", Objection.ALREADY_ENTERED);
        hall.does(remove(ANN));
        hall.refuses(new LetIn(ANN), "DC-8.13", Objection.OUT_FOR_GOOD);
    }

    @Test
    void dc_8_15_removalIsLeavingWithAReason() {
        int match = hall.begin(ANN, BEN);
        hall.refuses(new Remove(ANN, " ", RemovedMatch.LOST), "DC-8.15", Objection.REASON_MISSING);
        assertThat(hall.does(remove(ANN)))
                .containsExactly(
                        new Forfeited(hall.now(), match, ANN),
                        new Settled(
                                hall.now(),
                                match,
                                SettledBy.FORFEIT,
                                List.of(BEN),
                                List.of(new Transfer(ANN, BEN, 1))),
                        new Removed(hall.now(), ANN, "shouting"));
        hall.refuses(remove(ANN), "DC-8.15", Objection.WAS_REMOVED);
        hall.refuses(remove("nobody"), "DC-8.16", Objection.NOT_ENTERED);
    }

    @Test
    void dc_8_15_onlyTheOrganiserLetsThemInAgain() {
        hall.does(remove(ANN));
        hall.refuses(new ComeBack(ANN), "DC-8.15", Objection.WAS_REMOVED);
        hall.refuses(new Join(ANN), "DC-8.16", Objection.ALREADY_ENTERED);
        hall.refuses(new Challenge(BEN, List.of(ANN), false), "DC-8.7", Objection.OTHER_NOT_IN);
        hall.does(new LetIn(ANN));
        assertThat(hall.entrant(ANN).isIn()).isTrue();
        hall.refuses(new LetIn(ANN), "DC-8.15", Objection.NOT_REMOVED);
        hall.does(new Leave(BEN));
        hall.does(remove(BEN));
        hall.refuses(new ComeBack(BEN), "DC-8.15", Objection.WAS_REMOVED);
    }

    @Test
    void dc_8_15_theMatchOfTheRemovedMayBeVoid() {
        int match = hall.begin(ANN, BEN);
        assertThat(hall.does(new Remove(ANN, "shouting", RemovedMatch.VOID)))
                .containsExactly(
                        new Voided(hall.now(), match, VoidCause.ORGANISER, "shouting"),
                        new Removed(hall.now(), ANN, "shouting"));
        assertThat(hall.standings()).isEqualTo("1 ben 5, 1 cat 5, 0 ann 5");
        assertThat(hall.match(match).stage()).isEqualTo(Stage.VOID);
        assertThat(hall.entrant(BEN).isFree()).isTrue();
    }

    @Test
    void dc_8_16_lateJoinersEnterWithTheFullNumberUntilEntryIsClosed() {
        hall.beats(ANN, BEN, 1);
        hall.does(new Join(DAN));
        assertThat(hall.tokens(DAN)).isEqualTo(5);
        hall.does(new CloseEntry());
        assertThat(hall.does(new CloseEntry())).isEmpty();
        assertThat(hall.arena().entryOpen()).isFalse();
        hall.refuses(new Join("eve"), "DC-8.16", Objection.ENTRY_CLOSED);
        hall.refuses(new EnrolBot(BOT), "DC-8.16", Objection.ENTRY_CLOSED);
        hall.does(new OpenEntry());
        assertThat(hall.does(new OpenEntry())).isEmpty();
        assertThat(hall.arena().entryOpen()).isTrue();
        hall.does(new Join("eve"));
    }

    @Test
    void dc_8_16_oneEntryAPerson() {
        hall.refuses(new Join(ANN), "DC-8.16", Objection.ALREADY_ENTERED);
        hall.does(new Leave(ANN));
        hall.refuses(new Join(ANN), "DC-8.16", Objection.ALREADY_ENTERED);
    }

    @Test
    void dc_8_16_entryMayNeedTheOrganisersApproval() {
        Hall closed = Hall.of(new ArenaRules(6, 60, 2, Entry.WITH_APPROVAL, false));
        closed.join(ANN, BEN);
        assertThat(closed.does(new Join(ANN))).isEmpty();
        assertThat(closed.arena().asking()).containsExactly(ANN, BEN);
        assertThat(closed.arena().entrants()).isEmpty();
        closed.does(new CloseEntry());
        closed.refuses(new Approve(ANN), "DC-8.16", Objection.ENTRY_CLOSED);
        closed.does(new OpenEntry());
        closed.does(new Approve(ANN));
        assertThat(closed.tokens(ANN)).isEqualTo(6);
        closed.refuses(new Approve(ANN), "DC-8.16", Objection.ALREADY_ENTERED);
        closed.refuses(new Approve(CAT), "DC-8.16", Objection.NOT_ASKING);
        closed.does(new DeclineEntry(BEN));
        closed.refuses(new DeclineEntry(BEN), "DC-8.16", Objection.NOT_ASKING);
        assertThat(closed.arena().asking()).isEmpty();
        closed.does(new EnrolBot(BOT));
        assertThat(closed.entrant(BOT).bot()).isTrue();
        assertThat(closed.entrant(ANN).bot()).isFalse();
    }

    @Test
    void dc_8_5_aLeaversTokensCountForNothing() {
        hall.beats(CAT, BEN, 1);
        hall.does(new Leave(CAT));
        hall.passes(60 * MINUTE);
        assertThat(hall.standings()).isEqualTo("1 ann 5*, 2 ben 4, 0 cat 6");
    }

    @Test
    void dc_8_5_oneMatchAtATime() {
        hall.begin(ANN, BEN);
        hall.refuses(new Accept(ANN, CAT, false), "DC-8.7", Objection.NO_CHALLENGE);
        hall.refuses(new Challenge(ANN, List.of(CAT), false), "DC-8.7", Objection.YOU_ARE_BUSY);
    }
}
