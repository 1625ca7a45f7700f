package masque.contest;

import java.util.List;

/** Something that a player or the organiser asks for in an arena, or that it hears from outside. */
public sealed interface ArenaCommand {
    // Players.

    /** Enters, or asks to. */
    record Join(String player) implements ArenaCommand {}

    /** Leaves; a match under way is lost first. */
    record Leave(String player) implements ArenaCommand {}

    /** Is in again after leaving. */
    record ComeBack(String player) implements ArenaCommand {}

    /** Asks others for a match, as many as it takes. */
    record Challenge(String player, List<String> others, boolean realDice) implements ArenaCommand {
        public Challenge {
            others = List.copyOf(others);
        }
    }

    /** Takes the open challenge back. */
    record Withdraw(String player) implements ArenaCommand {}

    /** Accepts a challenge; dice are real if everybody wants that. */
    record Accept(String player, String challenger, boolean realDice) implements ArenaCommand {}

    /** Does not accept a challenge. */
    record Decline(String player, String challenger) implements ArenaCommand {}

    /** Takes no challenges from another player any more. */
    record Mute(String player, String other) implements ArenaCommand {}

    /** Takes challenges from another player again. */
    record Unmute(String player, String other) implements ArenaCommand {}

    /** Says who has won a match with real dice. */
    record Report(String player, int match, List<String> winners) implements ArenaCommand {
        public Report {
            winners = List.copyOf(winners);
        }
    }

    // The organiser.

    /** Lets the duration begin. */
    record Start() implements ArenaCommand {}

    /** Lets somebody enter who has asked. */
    record Approve(String player) implements ArenaCommand {}

    /** Does not let somebody enter who has asked. */
    record DeclineEntry(String player) implements ArenaCommand {}

    /** Enters a bot. */
    record EnrolBot(String player) implements ArenaCommand {}

    /** Lets nobody new enter. */
    record CloseEntry() implements ArenaCommand {}

    /** Lets new players enter again. */
    record OpenEntry() implements ArenaCommand {}

    /** What becomes of the match of somebody who is removed (DC-8.15). */
    enum RemovedMatch {
        LOST,
        VOID
    }

    /** Removes a player. */
    record Remove(String player, String reason, RemovedMatch match) implements ArenaCommand {}

    /** Lets a removed player in again. */
    record LetIn(String player) implements ArenaCommand {}

    /** Lets the duration stand still. */
    record Pause() implements ArenaCommand {}

    /** Lets the duration go on. */
    record Resume() implements ArenaCommand {}

    /** Lets it last longer, or shorter if the minutes are negative. */
    record Extend(int minutes) implements ArenaCommand {}

    /** Decides a match that is under way. */
    record Rule(int match, List<String> winners) implements ArenaCommand {
        public Rule {
            winners = List.copyOf(winners);
        }
    }

    /** Sets the result of a match that is over. */
    record Correct(int match, List<String> winners, String reason) implements ArenaCommand {
        public Correct {
            winners = List.copyOf(winners);
        }
    }

    /** Lets a match that is under way count for nothing. */
    record VoidMatch(int match, String reason) implements ArenaCommand {}

    /** Lets it go on although one player has all tokens. */
    record OpenAgain() implements ArenaCommand {}

    // From outside.

    /** The game of a match is over; whoever has forfeited wins nothing. */
    record TableFinished(int match, List<String> winners) implements ArenaCommand {
        public TableFinished {
            winners = List.copyOf(winners);
        }
    }

    /** The house would have to take over for a player, who has lost instead. */
    record RanOut(int match, String player) implements ArenaCommand {}

    /** Everybody has run out of time at once during the picks. */
    record AllRanOut(int match) implements ArenaCommand {}

    /** Time has passed; due whenever {@link Arena#nextAlarm} says. */
    record TimePasses() implements ArenaCommand {}

    /** The site was down for so long; said before anything else when it is up again. */
    record SiteUpAgain(long millis) implements ArenaCommand {
        public SiteUpAgain {
            if (millis < 0) {
                throw new IllegalArgumentException("down for " + millis + " ms");
            }
        }
    }
}
