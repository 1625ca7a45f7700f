package masque.contest;

import masque.contest.ArenaEvent.EndCause;
import masque.contest.ArenaEvent.VoidCause;
import masque.contest.Objection.NotAllowed;
import masque.core.Fate;

/**
 * Decides what happens in an arena. Nothing lapses or ends by the clock alone, only when {@link
 * ArenaCommand.TimePasses} is decided: what was decided before that counts (DC-8.6).
 */
public final class ArenaDesk {
    private final Fate fate;

    /**
     * A desk.
     *
     * @param fate draws the rest of the tokens of match k at ply k; from a committed key, so that
     *     anybody can check it
     */
    public ArenaDesk(Fate fate) {
        this.fate = fate;
    }

    /** What a command comes to at a time in milliseconds; it changes nothing. */
    public Decision decide(Arena arena, ArenaCommand command, long now) {
        Draft draft = new Draft(arena, now);
        try {
            decide(draft, command);
        } catch (NotAllowed no) {
            return new Decision.Refused(no.refusal());
        }
        if (!draft.events().isEmpty()) {
            new ChallengeRules(draft).lapseImpossible();
            endIfOver(draft);
        }
        return new Decision.Happens(draft.events());
    }

    private void decide(Draft draft, ArenaCommand command) {
        MatchRules matches = new MatchRules(draft, fate);
        EntryRules entry = new EntryRules(draft, matches);
        ChallengeRules challenges = new ChallengeRules(draft);
        switch (command) {
            case ArenaCommand.Join c -> entry.join(c.player());
            case ArenaCommand.Leave c -> entry.leave(c.player());
            case ArenaCommand.ComeBack c -> entry.comeBack(c.player());
            case ArenaCommand.Challenge c -> challenges.challenge(c);
            case ArenaCommand.Withdraw c -> challenges.withdraw(c.player());
            case ArenaCommand.Accept c -> challenges.accept(c);
            case ArenaCommand.Decline c -> challenges.decline(c.player(), c.challenger());
            case ArenaCommand.Mute c -> challenges.mute(c.player(), c.other());
            case ArenaCommand.Unmute c -> challenges.unmute(c.player(), c.other());
            case ArenaCommand.Report c -> matches.report(c.player(), c.match(), c.winners());
            case ArenaCommand.Start c -> start(draft);
            case ArenaCommand.Approve c -> entry.approve(c.player());
            case ArenaCommand.DeclineEntry c -> entry.declineEntry(c.player());
            case ArenaCommand.EnrolBot c -> entry.enrolBot(c.player());
            case ArenaCommand.CloseEntry c -> entry.closeEntry();
            case ArenaCommand.OpenEntry c -> entry.openEntry();
            case ArenaCommand.Remove c -> entry.remove(c.player(), c.reason(), c.match());
            case ArenaCommand.LetIn c -> entry.letIn(c.player());
            case ArenaCommand.Pause c -> pause(draft);
            case ArenaCommand.Resume c -> resume(draft);
            case ArenaCommand.Extend c -> extend(draft, c.minutes());
            case ArenaCommand.Rule c -> matches.rule(c.match(), c.winners());
            case ArenaCommand.Correct c -> matches.correct(c.match(), c.winners(), c.reason());
            case ArenaCommand.VoidMatch c -> matches.voidMatch(c.match(), c.reason());
            case ArenaCommand.OpenAgain c -> openAgain(draft);
            case ArenaCommand.TableFinished c -> matches.tableFinished(c.match(), c.winners());
            case ArenaCommand.RanOut c -> matches.ranOut(c.match(), c.player());
            case ArenaCommand.AllRanOut c -> matches.declareVoid(c.match(), VoidCause.ALL_LATE, "");
            case ArenaCommand.TimePasses c -> {
                challenges.lapseUnanswered();
                matches.sendOverdueToDesk();
                endTimeIfOver(draft);
            }
            case ArenaCommand.SiteUpAgain c -> siteUpAgain(draft, c.millis());
        }
    }

    private static void start(Draft draft) {
        Objection.ALREADY_STARTED.unless(draft.arena().phase() == Phase.GATHERING);
        draft.add(new ArenaEvent.Started(draft.now()));
    }

    private static void pause(Draft draft) {
        Objection.NOT_RUNNING.unless(draft.arena().phase() == Phase.RUNNING);
        draft.add(new ArenaEvent.Paused(draft.now()));
    }

    private static void resume(Draft draft) {
        Objection.NOT_PAUSED.unless(draft.arena().phase() == Phase.PAUSED);
        draft.add(new ArenaEvent.Resumed(draft.now()));
    }

    /** DC-8.6: one that has not started keeps a duration; a running one may be over by this. */
    private static void extend(Draft draft, int minutes) {
        draft.needsTimeLeft();
        Objection.BAD_MINUTES.unless(
                minutes != 0 && Math.abs((long) minutes) <= ArenaRules.MOST_MINUTES);
        draft.add(new ArenaEvent.Extended(draft.now(), minutes));
        boolean runs = draft.arena().phase() == Phase.RUNNING;
        Objection.BAD_MINUTES.unless(runs || draft.arena().left(draft.now()) > 0);
        endTimeIfOver(draft);
    }

    private static void siteUpAgain(Draft draft, long millis) {
        if (millis > 0) {
            draft.add(new ArenaEvent.SiteWasDown(draft.now(), millis));
        }
    }

    private static void endTimeIfOver(Draft draft) {
        if (draft.arena().timeIsOver(draft.now())) {
            draft.add(new ArenaEvent.TimeIsUp(draft.now()));
        }
    }

    /** DC-8.18: until the time is up. */
    private static void openAgain(Draft draft) {
        Objection.NOT_ENDED.unless(draft.arena().phase() == Phase.ENDED);
        Objection.TOO_LATE_TO_OPEN.unless(!draft.arena().timeIsUp());
        draft.add(new ArenaEvent.OpenedAgain(draft.now()));
    }

    /**
     * DC-8.17: it ends with the last match after the time is up. DC-8.18: it ends when one player
     * comes to hold all tokens; not for the same reason again once the organiser has opened it.
     */
    private static void endIfOver(Draft draft) {
        Arena arena = draft.arena();
        switch (arena.phase()) {
            case FINISHING -> {
                if (!arena.matchesUnderWay()) {
                    draft.add(new ArenaEvent.Ended(draft.now(), EndCause.TIME));
                }
            }
            case RUNNING, PAUSED -> {
                if (arena.oneHasAllTokens() && !draft.before().oneHasAllTokens()) {
                    draft.add(new ArenaEvent.Ended(draft.now(), EndCause.ALL_TOKENS));
                }
            }
            case GATHERING, ENDED -> {}
        }
    }
}
