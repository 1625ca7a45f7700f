package masque.contest;

import static masque.contest.Hall.ANN;
import static masque.contest.Hall.BEN;
import static masque.contest.Hall.BOT;
import static masque.contest.Hall.CAT;
import static masque.contest.Hall.DAN;
import static masque.contest.Hall.MINUTE;
import static masque.contest.Hall.SECOND;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import masque.contest.ArenaCommand.Accept;
import masque.contest.ArenaCommand.Challenge;
import masque.contest.ArenaCommand.Decline;
import masque.contest.ArenaCommand.EnrolBot;
import masque.contest.ArenaCommand.Leave;
import masque.contest.ArenaCommand.Mute;
import masque.contest.ArenaCommand.Pause;
import masque.contest.ArenaCommand.Start;
import masque.contest.ArenaCommand.Unmute;
import masque.contest.ArenaCommand.Withdraw;
import masque.contest.ArenaEvent.Challenged;
import masque.contest.ArenaEvent.LapseCause;
import masque.contest.ArenaEvent.Lapsed;
import masque.contest.ArenaEvent.MatchBegun;
import masque.core.Refusal;
import org.junit.jupiter.api.Test;

/** Who may ask whom, and what becomes of it. */
final class ChallengesTest {
    private final Hall hall = Hall.running(ANN, BEN, CAT, DAN);

    private static Challenge challenge(String player, String... others) {
        return new Challenge(player, List.of(others), false);
    }

    @Test
    void dc_8_2_anybodyMayChallengeAnybodyAndBeRefused() {
        hall.challenge(ANN, BEN);
        hall.does(new Decline(BEN, ANN));
        assertThat(hall.arena().challenges()).isEmpty();
        hall.challenge(DAN, ANN);
        assertThat(hall.arena().challengeBy(DAN)).isPresent();
    }

    @Test
    void dc_8_2_playersMayMeetAgain() {
        hall.beats(ANN, BEN, 2);
        assertThat(hall.begin(BEN, ANN)).isEqualTo(3);
    }

    @Test
    void dc_8_7_bothMustBeInHoldATokenAndBeFree() {
        hall.refuses(challenge(ANN, "nobody"), "DC-8.7", Objection.OTHER_NOT_IN);
        hall.refuses(challenge("nobody", ANN), "DC-8.16", Objection.NOT_ENTERED);
        hall.does(new Leave(DAN));
        hall.refuses(challenge(ANN, DAN), "DC-8.7", Objection.OTHER_NOT_IN);
        hall.refuses(challenge(DAN, ANN), "DC-8.14", Objection.NOT_IN);
        hall.begin(BEN, CAT);
        hall.refuses(challenge(ANN, CAT), "DC-8.7", Objection.OTHER_IS_BUSY);
        hall.refuses(challenge(CAT, ANN), "DC-8.7", Objection.YOU_ARE_BUSY);
    }

    @Test
    void dc_8_7_nobodyIsChallengedWhoIsOut() {
        hall.beats(ANN, BEN, 5);
        hall.refuses(challenge(ANN, BEN), "DC-8.7", Objection.OTHER_NOT_IN);
        hall.refuses(challenge(BEN, ANN), "DC-8.13", Objection.OUT_FOR_GOOD);
    }

    @Test
    void dc_8_7_oneOutgoingChallengeAndAnyNumberOfIncomingOnes() {
        hall.challenge(ANN, BEN);
        hall.refuses(challenge(ANN, CAT), "DC-8.7", Objection.ONE_CHALLENGE);
        hall.refuses(challenge(ANN, BEN), "DC-8.7", Objection.ONE_CHALLENGE);
        hall.challenge(CAT, BEN);
        hall.challenge(DAN, BEN);
        assertThat(hall.arena().challenges()).hasSize(3);
    }

    @Test
    void dc_8_7_aChallengeLapsesAfterSixtySeconds() {
        hall.challenge(ANN, BEN);
        assertThat(hall.arena().nextAlarm()).hasValue(hall.now() + MINUTE);
        assertThat(hall.passes(MINUTE - 1)).isEmpty();
        assertThat(hall.passes(1))
                .containsExactly(new Lapsed(hall.now(), ANN, LapseCause.UNANSWERED));
        hall.refuses(new Accept(BEN, ANN, false), "DC-8.7", Objection.NO_CHALLENGE);
    }

    @Test
    void dc_8_7_challengesLapseWhenEitherBecomesBusy() {
        hall.challenge(CAT, ANN);
        hall.challenge(BEN, DAN);
        hall.challenge(ANN, BEN);
        List<ArenaEvent> events = hall.does(new Accept(BEN, ANN, false));
        assertThat(events)
                .containsExactly(
                        new MatchBegun(hall.now(), 1, List.of(ANN, BEN), false),
                        new Lapsed(hall.now(), CAT, LapseCause.BUSY),
                        new Lapsed(hall.now(), BEN, LapseCause.BUSY));
        assertThat(hall.arena().challenges()).isEmpty();
    }

    @Test
    void dc_8_7_challengesLapseWhenEitherLeaves() {
        hall.challenge(CAT, ANN);
        hall.challenge(ANN, BEN);
        hall.challenge(DAN, CAT);
        hall.does(new Leave(ANN));
        assertThat(hall.logged(Lapsed.class))
                .extracting(Lapsed::challenger, Lapsed::cause)
                .containsExactly(tuple(CAT, LapseCause.GONE), tuple(ANN, LapseCause.GONE));
    }

    @Test
    void dc_8_7_challengesLapseAtAPause() {
        hall.challenge(ANN, BEN);
        assertThat(hall.does(new Pause())).contains(new Lapsed(hall.now(), ANN, LapseCause.PAUSE));
        hall.refuses(challenge(ANN, BEN), "DC-8.7", Objection.PAUSED);
        hall.refuses(new Accept(BEN, ANN, false), "DC-8.7", Objection.PAUSED);
        hall.does(new ArenaCommand.Resume());
        hall.challenge(ANN, BEN);
    }

    @Test
    void dc_8_7_twoChallengesThatCrossAreAnAcceptance() {
        hall.does(new Challenge(ANN, List.of(BEN), true));
        assertThat(hall.does(new Challenge(BEN, List.of(ANN), true)))
                .containsExactly(new MatchBegun(hall.now(), 1, List.of(ANN, BEN), true));
    }

    @Test
    void dc_8_7_aCrossingChallengeMayComeFromSomebodyWhoHasAnother() {
        hall.challenge(BEN, CAT);
        hall.challenge(ANN, BEN);
        assertThat(hall.does(challenge(BEN, ANN)))
                .containsExactly(
                        new MatchBegun(hall.now(), 1, List.of(ANN, BEN), false),
                        new Lapsed(hall.now(), BEN, LapseCause.BUSY));
    }

    @Test
    void dc_8_7_nobodyChallengesThemselves() {
        hall.refuses(challenge(ANN, ANN), "DC-8.7", Objection.YOURSELF);
        hall.refuses(challenge(ANN, BEN, CAT), "DC-8.7", Objection.GROUP_SIZE);
        hall.refuses(challenge(ANN), "DC-8.7", Objection.GROUP_SIZE);
        assertThat(hall.decide(challenge(ANN)))
                .isEqualTo(new Decision.Refused(Refusal.of("DC-8.7", "group-size", "others", 1)));
    }

    @Test
    void dc_8_7_onlyWhoWasAskedAccepts() {
        hall.challenge(ANN, BEN);
        hall.refuses(new Accept(CAT, ANN, false), "DC-8.7", Objection.NO_CHALLENGE);
        hall.refuses(new Accept(ANN, ANN, false), "DC-8.7", Objection.NO_CHALLENGE);
        hall.refuses(new Accept("nobody", ANN, false), "DC-8.16", Objection.NOT_ENTERED);
        hall.refuses(new Decline(CAT, ANN), "DC-8.7", Objection.NO_CHALLENGE);
    }

    @Test
    void dc_8_7_challengesNeedARunningTournament() {
        Hall gathering = Hall.of(ArenaRules.usual(5));
        gathering.join(ANN, BEN);
        gathering.refuses(challenge(ANN, BEN), "DC-8.6", Objection.NOT_STARTED);
        gathering.does(new Start());
        gathering.challenge(ANN, BEN);
    }

    @Test
    void dc_8_8_refusingCostsNothing() {
        hall.challenge(ANN, BEN);
        hall.does(new Decline(BEN, ANN));
        assertThat(hall.tokens(ANN)).isEqualTo(5);
        assertThat(hall.tokens(BEN)).isEqualTo(5);
        hall.challenge(BEN, CAT);
    }

    @Test
    void dc_8_8_theSamePairMayAskAgainAfterSixtySeconds() {
        hall.challenge(ANN, BEN);
        hall.does(new Decline(BEN, ANN));
        hall.later(MINUTE - 1500);
        hall.refuses(challenge(ANN, BEN), "DC-8.8", Objection.ASK_LATER);
        hall.refuses(challenge(BEN, ANN), "DC-8.8", Objection.ASK_LATER);
        assertThat(hall.decide(challenge(ANN, BEN)))
                .isEqualTo(new Decision.Refused(Refusal.of("DC-8.8", "ask-later", "seconds", 2)));
        hall.challenge(ANN, CAT);
        hall.does(new Withdraw(ANN));
        hall.later(1500);
        hall.challenge(ANN, BEN);
    }

    @Test
    void dc_8_8_lettingItLapseIsRefusing() {
        hall.challenge(ANN, BEN);
        hall.passes(MINUTE);
        hall.later(MINUTE - 1);
        hall.refuses(challenge(ANN, BEN), "DC-8.8", Objection.ASK_LATER);
        hall.later(1);
        hall.challenge(ANN, BEN);
    }

    @Test
    void dc_8_8_aChallengeCanBeWithdrawnButNotRepeatedAtOnce() {
        hall.challenge(ANN, BEN);
        hall.does(new Withdraw(ANN));
        hall.refuses(new Accept(BEN, ANN, false), "DC-8.7", Objection.NO_CHALLENGE);
        hall.refuses(new Withdraw(ANN), "DC-8.7", Objection.NO_CHALLENGE);
        hall.refuses(challenge(ANN, BEN), "DC-8.8", Objection.ASK_LATER);
        hall.challenge(ANN, CAT);
    }

    @Test
    void dc_8_8_everyPairWaitsForItself() {
        hall.challenge(ANN, BEN);
        hall.does(new Decline(BEN, ANN));
        hall.later(MINUTE / 2).challenge(ANN, CAT);
        hall.does(new Decline(CAT, ANN));
        hall.refuses(challenge(ANN, BEN), "DC-8.8", Objection.ASK_LATER);
        hall.later(MINUTE / 2);
        hall.refuses(challenge(ANN, CAT), "DC-8.8", Objection.ASK_LATER);
        hall.challenge(ANN, BEN);
    }

    @Test
    void dc_8_8_nobodyHasRefusedWhereSomethingElseEndedTheChallenge() {
        hall.challenge(ANN, BEN);
        int match = hall.begin(BEN, CAT);
        hall.wins(match, BEN);
        hall.challenge(ANN, BEN);
    }

    @Test
    void dc_8_8_aPlayerMayMuteAnother() {
        hall.challenge(ANN, BEN);
        assertThat(hall.does(new Mute(BEN, ANN)))
                .containsExactly(
                        new ArenaEvent.Muted(hall.now(), BEN, ANN),
                        new ArenaEvent.Declined(hall.now(), ANN, BEN));
        hall.later(2 * MINUTE);
        hall.refuses(challenge(ANN, BEN), "DC-8.8", Objection.MUTED);
        hall.challenge(CAT, BEN);
        assertThat(hall.does(new Mute(BEN, ANN))).isEmpty();
        hall.challenge(ANN, DAN);
        hall.does(new Mute(BEN, CAT));
        hall.does(new Unmute(BEN, ANN));
        assertThat(hall.entrant(BEN).muted()).containsExactly(CAT);
        assertThat(hall.does(new Unmute(BEN, ANN))).isEmpty();
        hall.does(new Withdraw(ANN));
        hall.challenge(ANN, BEN);
        hall.refuses(new Mute(BEN, BEN), "DC-8.7", Objection.YOURSELF);
        hall.refuses(new Mute(BEN, "nobody"), "DC-8.16", Objection.NOT_ENTERED);
    }

    @Test
    void dc_8_8_mutingLeavesChallengesToOthersOpen() {
        hall.challenge(ANN, CAT);
        assertThat(hall.does(new Mute(BEN, ANN))).hasSize(1);
        assertThat(hall.arena().challengeBy(ANN)).isPresent();
    }

    @Test
    void dc_8_9_anAcceptedMatchIsUnderWayAtOnce() {
        hall.challenge(ANN, BEN);
        hall.later(SECOND);
        assertThat(hall.does(new Accept(BEN, ANN, false)))
                .containsExactly(new MatchBegun(hall.now(), 1, List.of(ANN, BEN), false));
        assertThat(hall.match(1).isUnderWay()).isTrue();
        assertThat(hall.entrant(ANN).match()).isEqualTo(1);
        assertThat(hall.entrant(BEN).match()).isEqualTo(1);
        assertThat(hall.arena().matchesUnderWay()).isTrue();
        assertThat(hall.entrant(ANN).isFree()).isFalse();
        assertThat(hall.entrant(CAT).isFree()).isTrue();
    }

    @Test
    void dc_8_22_botsBeginWithAllTokensAcceptAtOnceAndNeverChallenge() {
        hall.does(new EnrolBot(BOT));
        assertThat(hall.tokens(BOT)).isEqualTo(5);
        assertThat(hall.does(new Challenge(ANN, List.of(BOT), true)))
                .containsExactly(
                        new Challenged(hall.now(), ANN, List.of(BOT), true),
                        new MatchBegun(hall.now(), 1, List.of(ANN, BOT), false));
        hall.wins(1, BOT);
        assertThat(hall.tokens(BOT)).isEqualTo(6);
        hall.refuses(challenge(BOT, ANN), "DC-8.22", Objection.BOTS_NEVER_CHALLENGE);
        hall.refuses(new EnrolBot(BOT), "DC-8.16", Objection.ALREADY_ENTERED);
    }
}
