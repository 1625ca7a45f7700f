package masque.app.tournament;

import java.util.ArrayList;
import java.util.List;
import masque.contest.Arena;
import masque.contest.ArenaCommand;
import masque.contest.ArenaCommand.RemovedMatch;
import masque.contest.ArenaEvent;
import masque.contest.OpenChallenge;

/** What can have been asked for, or heard from outside, so that this event came first. */
final class Requests {
    private Requests() {}

    /**
     * The commands that can begin with an event; none if it only ever follows from another.
     *
     * @param following all events from this one on
     */
    static List<ArenaCommand> behind(Arena arena, List<ArenaEvent> following) {
        return switch (following.getFirst()) {
            case ArenaEvent.Started e -> List.of(new ArenaCommand.Start());
            case ArenaEvent.AskedToEnter e -> List.of(new ArenaCommand.Join(e.player()));
            case ArenaEvent.EntryDeclined e -> List.of(new ArenaCommand.DeclineEntry(e.player()));
            case ArenaEvent.Entered e -> entering(e);
            case ArenaEvent.EntryClosed e -> List.of(new ArenaCommand.CloseEntry());
            case ArenaEvent.EntryOpened e -> List.of(new ArenaCommand.OpenEntry());
            case ArenaEvent.Left e -> List.of(new ArenaCommand.Leave(e.player()));
            case ArenaEvent.CameBack e -> List.of(new ArenaCommand.ComeBack(e.player()));
            case ArenaEvent.Removed e -> List.of(remove(e, RemovedMatch.LOST));
            case ArenaEvent.LetInAgain e -> List.of(new ArenaCommand.LetIn(e.player()));
            case ArenaEvent.Challenged e ->
                    List.of(new ArenaCommand.Challenge(e.challenger(), e.others(), e.realDice()));
            case ArenaEvent.Accepted e ->
                    List.of(new ArenaCommand.Accept(e.by(), e.challenger(), e.realDice()));
            case ArenaEvent.Withdrawn e -> List.of(new ArenaCommand.Withdraw(e.challenger()));
            case ArenaEvent.Declined e -> List.of(new ArenaCommand.Decline(e.by(), e.challenger()));
            case ArenaEvent.Lapsed e -> List.of(new ArenaCommand.TimePasses());
            case ArenaEvent.Muted e -> List.of(new ArenaCommand.Mute(e.player(), e.other()));
            case ArenaEvent.Unmuted e -> List.of(new ArenaCommand.Unmute(e.player(), e.other()));
            case ArenaEvent.MatchBegun e -> accepting(arena, e);
            case ArenaEvent.Reported e ->
                    List.of(new ArenaCommand.Report(e.by(), e.match(), e.winners()));
            case ArenaEvent.SentToDesk e -> List.of(new ArenaCommand.TimePasses());
            case ArenaEvent.Forfeited e -> forfeiting(e, following);
            case ArenaEvent.Settled e -> settling(e);
            case ArenaEvent.Corrected e ->
                    List.of(new ArenaCommand.Correct(e.match(), e.winners(), e.reason()));
            case ArenaEvent.Voided e -> voiding(e, following);
            case ArenaEvent.Paused e -> List.of(new ArenaCommand.Pause());
            case ArenaEvent.Resumed e -> List.of(new ArenaCommand.Resume());
            case ArenaEvent.Extended e -> List.of(new ArenaCommand.Extend(e.minutes()));
            case ArenaEvent.SiteWasDown e ->
                    e.millis() < 0 ? List.of() : List.of(new ArenaCommand.SiteUpAgain(e.millis()));
            case ArenaEvent.TimeIsUp e -> List.of(new ArenaCommand.TimePasses());
            case ArenaEvent.Ended e -> List.of();
            case ArenaEvent.OpenedAgain e -> List.of(new ArenaCommand.OpenAgain());
        };
    }

    private static List<ArenaCommand> entering(ArenaEvent.Entered event) {
        return event.bot()
                ? List.of(new ArenaCommand.EnrolBot(event.player()))
                : List.of(
                        new ArenaCommand.Join(event.player()),
                        new ArenaCommand.Approve(event.player()));
    }

    private static ArenaCommand remove(ArenaEvent.Removed event, RemovedMatch match) {
        return new ArenaCommand.Remove(event.player(), event.reason(), match);
    }

    /** The last who had not accepted yet has; crossing challenges come to the same. */
    private static List<ArenaCommand> accepting(Arena arena, ArenaEvent.MatchBegun event) {
        List<ArenaCommand> commands = new ArrayList<>();
        for (OpenChallenge challenge : arena.challenges()) {
            if (!event.players().isEmpty()
                    && challenge.challenger().equals(event.players().getFirst())) {
                for (String other : challenge.others()) {
                    if (!challenge.accepted().contains(other)) {
                        commands.add(
                                new ArenaCommand.Accept(
                                        other, challenge.challenger(), event.realDice()));
                    }
                }
            }
        }
        return commands;
    }

    /** The clock has run out, or somebody leaves or is removed a few events later. */
    private static List<ArenaCommand> forfeiting(
            ArenaEvent.Forfeited event, List<ArenaEvent> following) {
        List<ArenaCommand> commands = new ArrayList<>();
        commands.add(new ArenaCommand.RanOut(event.match(), event.player()));
        commands.add(new ArenaCommand.Leave(event.player()));
        removal(following, event.player(), RemovedMatch.LOST, commands);
        return commands;
    }

    private static void removal(
            List<ArenaEvent> following,
            String player,
            RemovedMatch match,
            List<ArenaCommand> commands) {
        for (ArenaEvent next : following) {
            if (next.at() != following.getFirst().at()) {
                return;
            }
            if (next instanceof ArenaEvent.Removed removed && removed.player().equals(player)) {
                commands.add(remove(removed, match));
                return;
            }
        }
    }

    private static List<ArenaCommand> settling(ArenaEvent.Settled event) {
        return switch (event.by()) {
            case ITS_END -> List.of(new ArenaCommand.TableFinished(event.match(), event.winners()));
            case RULING -> List.of(new ArenaCommand.Rule(event.match(), event.winners()));
            case FORFEIT, REPORTS -> List.of();
        };
    }

    private static List<ArenaCommand> voiding(ArenaEvent.Voided event, List<ArenaEvent> following) {
        return switch (event.cause()) {
            case ALL_LATE -> List.of(new ArenaCommand.AllRanOut(event.match()));
            case ORGANISER -> {
                List<ArenaCommand> commands = new ArrayList<>();
                commands.add(new ArenaCommand.VoidMatch(event.match(), event.reason()));
                if (following.size() > 1
                        && following.get(1) instanceof ArenaEvent.Removed removed) {
                    commands.add(remove(removed, RemovedMatch.VOID));
                }
                yield commands;
            }
        };
    }
}
