package masque.server.tournament;

import java.util.Optional;
import masque.contest.ArenaEvent;

/**
 * What is known of a match besides its rules.
 *
 * @param table where it is played; empty with real dice
 * @param began when it began
 * @param ended when it was settled or void; 0 before that
 * @param number the number of the event that changed it last
 * @param reason what the organiser said about it; empty if nothing
 */
record MatchNote(String table, long began, long ended, int number, String reason) {
    /** Which match an event is about; 0 if none. */
    static int matchOf(ArenaEvent event) {
        return switch (event) {
            case ArenaEvent.MatchBegun e -> e.match();
            case ArenaEvent.Reported e -> e.match();
            case ArenaEvent.SentToDesk e -> e.match();
            case ArenaEvent.Forfeited e -> e.match();
            case ArenaEvent.Settled e -> e.match();
            case ArenaEvent.Corrected e -> e.match();
            case ArenaEvent.Voided e -> e.match();
            default -> 0;
        };
    }

    static MatchNote begun(ArenaEvent.MatchBegun event, int number, Optional<String> table) {
        return new MatchNote(table.orElse(""), event.at(), 0, number, "");
    }

    /** The note after one more event about this match. */
    MatchNote after(ArenaEvent event, int at) {
        return switch (event) {
            case ArenaEvent.Settled e -> new MatchNote(table, began, e.at(), at, reason);
            case ArenaEvent.Corrected e -> new MatchNote(table, began, ended, at, e.reason());
            case ArenaEvent.Voided e -> new MatchNote(table, began, e.at(), at, e.reason());
            default -> new MatchNote(table, began, ended, at, reason);
        };
    }
}
