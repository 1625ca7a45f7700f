package masque.contest;

import java.util.List;

/**
 * Something that has happened in an arena. Its number is its place in the log, and that alone says
 * what was before what (DC-8.6); the time, in milliseconds, only says how long things last.
 */
public sealed interface ArenaEvent {
    /** When it happened. */
    long at();

    /** Challenges can be made, and the duration runs. */
    record Started(long at) implements ArenaEvent {}

    /** Somebody wants to enter and waits for the organiser. */
    record AskedToEnter(long at, String player) implements ArenaEvent {}

    /** The organiser does not let somebody enter who had asked. */
    record EntryDeclined(long at, String player) implements ArenaEvent {}

    /** A player is in, with the full number of tokens. */
    record Entered(long at, String player, boolean bot) implements ArenaEvent {}

    /** Nobody new enters from now on. */
    record EntryClosed(long at) implements ArenaEvent {}

    /** New players can enter again. */
    record EntryOpened(long at) implements ArenaEvent {}

    /** A player has said that they leave. */
    record Left(long at, String player) implements ArenaEvent {}

    /** A player who had left is in again. */
    record CameBack(long at, String player) implements ArenaEvent {}

    /** The organiser has removed a player; all can read why. */
    record Removed(long at, String player, String reason) implements ArenaEvent {}

    /** A removed player is in again. */
    record LetInAgain(long at, String player) implements ArenaEvent {}

    /** A player asks others for a match. */
    record Challenged(long at, String challenger, List<String> others, boolean realDice)
            implements ArenaEvent {
        public Challenged {
            others = List.copyOf(others);
        }
    }

    /** One of several has accepted, and others have not yet. */
    record Accepted(long at, String challenger, String by, boolean realDice)
            implements ArenaEvent {}

    /** The challenger takes the challenge back. */
    record Withdrawn(long at, String challenger) implements ArenaEvent {}

    /** Somebody who was asked does not want to. */
    record Declined(long at, String challenger, String by) implements ArenaEvent {}

    /** Why a challenge has lapsed. */
    enum LapseCause {
        /** Nobody answered for a minute. */
        UNANSWERED,
        /** One of them plays another match. */
        BUSY,
        /** One of them is not in any more. */
        GONE,
        PAUSE,
        END
    }

    /** A challenge is no longer open. */
    record Lapsed(long at, String challenger, LapseCause cause) implements ArenaEvent {}

    /** A player takes no challenges from another any more. */
    record Muted(long at, String player, String other) implements ArenaEvent {}

    /** A player takes challenges from another again. */
    record Unmuted(long at, String player, String other) implements ArenaEvent {}

    /** Everybody has accepted, and the match is under way; the challenger is the first player. */
    record MatchBegun(long at, int match, List<String> players, boolean realDice)
            implements ArenaEvent {
        public MatchBegun {
            players = List.copyOf(players);
        }
    }

    /** A player of a match with real dice says who has won. */
    record Reported(long at, int match, String by, List<String> winners) implements ArenaEvent {
        public Reported {
            winners = List.copyOf(winners);
        }
    }

    /** Why the organiser has to decide. */
    enum DeskCause {
        DIFFERENT_REPORTS,
        MISSING_REPORT
    }

    /** The organiser has to decide a match. */
    record SentToDesk(long at, int match, DeskCause cause) implements ArenaEvent {}

    /** A player has lost a match by leaving or by the clock; of several the others play on. */
    record Forfeited(long at, int match, String player) implements ArenaEvent {}

    /** What a match was settled by (DC-8.12). */
    enum SettledBy {
        ITS_END,
        FORFEIT,
        REPORTS,
        RULING
    }

    /** A match has a result, and tokens have moved. */
    record Settled(long at, int match, SettledBy by, List<String> winners, List<Transfer> transfers)
            implements ArenaEvent {
        public Settled {
            winners = List.copyOf(winners);
            transfers = List.copyOf(transfers);
        }
    }

    /** The organiser has set another result (DC-8.21); what could not be paid is missing. */
    record Corrected(
            long at,
            int match,
            List<String> winners,
            String reason,
            List<Transfer> transfers,
            List<Transfer> missing)
            implements ArenaEvent {
        public Corrected {
            winners = List.copyOf(winners);
            transfers = List.copyOf(transfers);
            missing = List.copyOf(missing);
        }
    }

    /** Why a match counts for nothing. */
    enum VoidCause {
        /** Nobody has chosen in time (DC-8.11). */
        ALL_LATE,
        ORGANISER
    }

    /** A match is over and counts for nothing; the reason is empty unless the organiser said so. */
    record Voided(long at, int match, VoidCause cause, String reason) implements ArenaEvent {}

    /** The duration stands still, and no challenges can be made. */
    record Paused(long at) implements ArenaEvent {}

    /** It goes on. */
    record Resumed(long at) implements ArenaEvent {}

    /** It lasts longer, or shorter if the minutes are negative. */
    record Extended(long at, int minutes) implements ArenaEvent {}

    /** The site was down for so long, which nobody is charged for. */
    record SiteWasDown(long at, long millis) implements ArenaEvent {}

    /** The duration is over. */
    record TimeIsUp(long at) implements ArenaEvent {}

    /** Why it has ended (DC-8.5). */
    enum EndCause {
        TIME,
        ALL_TOKENS
    }

    /** The tournament is over. */
    record Ended(long at, EndCause cause) implements ArenaEvent {}

    /** The organiser lets it go on although one player had all tokens (DC-8.18). */
    record OpenedAgain(long at) implements ArenaEvent {}
}
