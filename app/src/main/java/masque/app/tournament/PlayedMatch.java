package masque.app.tournament;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import masque.contest.ArenaEvent;

/** A match as the log first settled it; corrections come later and are nobody's game. */
final class PlayedMatch {
    private final int number;
    private final List<String> players;
    private final boolean realDice;
    private final String table;
    private final Set<String> forfeited = new HashSet<>();
    private Optional<ArenaEvent> end = Optional.empty();

    private PlayedMatch(ArenaEvent.MatchBegun begun, String table) {
        number = begun.match();
        players = begun.players();
        realDice = begun.realDice();
        this.table = table;
    }

    /** The matches of a log, by their numbers. */
    static Map<Integer, PlayedMatch> in(List<LogLine> log) {
        Map<Integer, PlayedMatch> matches = new TreeMap<>();
        for (LogLine line : log) {
            line.event().ifPresent(event -> hear(matches, event, line.table()));
        }
        return matches;
    }

    private static void hear(Map<Integer, PlayedMatch> matches, ArenaEvent event, String table) {
        switch (event) {
            case ArenaEvent.MatchBegun e ->
                    matches.putIfAbsent(e.match(), new PlayedMatch(e, table));
            case ArenaEvent.Forfeited e -> {
                PlayedMatch match = matches.get(e.match());
                if (match != null && match.end.isEmpty()) {
                    match.forfeited.add(e.player());
                }
            }
            case ArenaEvent.Settled e -> end(matches, e.match(), e);
            case ArenaEvent.Voided e -> end(matches, e.match(), e);
            default -> {}
        }
    }

    private static void end(Map<Integer, PlayedMatch> matches, int number, ArenaEvent event) {
        PlayedMatch match = matches.get(number);
        if (match != null && match.end.isEmpty()) {
            match.end = Optional.of(event);
        }
    }

    int number() {
        return number;
    }

    List<String> players() {
        return players;
    }

    boolean realDice() {
        return realDice;
    }

    /** The table where it was played; empty if the log names none. */
    String table() {
        return table;
    }

    /** How it was settled or became void; empty while it is under way. */
    Optional<ArenaEvent> end() {
        return end;
    }

    /** Who has won by these seats, in order; whoever has forfeited wins nothing. */
    List<String> winners(List<Integer> seats) {
        List<String> winners = new ArrayList<>();
        for (int seat : seats) {
            if (!forfeited.contains(players.get(seat))) {
                winners.add(players.get(seat));
            }
        }
        return winners;
    }
}
