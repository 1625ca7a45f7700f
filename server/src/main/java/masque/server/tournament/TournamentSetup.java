package masque.server.tournament;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import masque.contest.ArenaRules;
import masque.server.table.ClockRule;
import masque.server.table.Terms;

/**
 * What an organiser has announced.
 *
 * @param options those of the game, as they are journaled
 * @param botsTakeTitle whether a bot can be the champion
 */
public record TournamentSetup(
        String name,
        String game,
        int seats,
        Map<String, String> options,
        ClockRule clock,
        boolean chat,
        int tokens,
        int minutes,
        Entry entry,
        boolean botsTakeTitle) {
    /** DC-8.11: what matches have unless the organiser chose otherwise. */
    public static final ClockRule USUAL_CLOCK =
            new ClockRule(ClockRule.Kind.MOVE, 60, 0, ClockRule.USUAL_GRACE);

    /** Who may enter. */
    public enum Entry {
        /** Whoever has the link. */
        LINK,
        /** Whoever knows the code too. */
        CODE,
        /** Whoever an organiser approves of. */
        APPROVAL
    }

    public TournamentSetup {
        options = Collections.unmodifiableMap(new TreeMap<>(options));
    }

    /** What the rules of an arena know of it. */
    ArenaRules rules() {
        ArenaRules.Entry open =
                switch (entry) {
                    case LINK, CODE -> ArenaRules.Entry.ANYBODY;
                    case APPROVAL -> ArenaRules.Entry.WITH_APPROVAL;
                };
        return new ArenaRules(tokens, minutes, seats, open, botsTakeTitle);
    }

    /** What is played at the table of a match. */
    Terms terms() {
        return new Terms(game, seats, options, clock, false, chat);
    }
}
