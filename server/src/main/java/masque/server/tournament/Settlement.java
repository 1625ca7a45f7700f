package masque.server.tournament;

import java.util.ArrayList;
import java.util.List;
import masque.contest.ArenaCommand;
import masque.contest.ArenaMatch;
import masque.server.store.GameEnd;
import masque.server.table.Sitter;
import masque.server.table.TableFacts;

/** What the end of a table's game means for its match. */
final class Settlement {
    private Settlement() {}

    /** What is to be said to the rules, in this order; nothing if the match was called off. */
    static List<ArenaCommand> commands(ArenaMatch match, GameEnd end, TableFacts facts) {
        return switch (end.ending()) {
            case FINISHED -> {
                List<ArenaCommand> commands = ranOut(match, housed(match, facts));
                commands.add(new ArenaCommand.TableFinished(match.number(), players(match, end)));
                yield commands;
            }
            case FORFEIT ->
                    end.winners().isEmpty()
                            ? List.of(new ArenaCommand.AllRanOut(match.number()))
                            : ranOut(match, losers(match, end));
            case AGREED, CALLED_OFF -> List.of();
        };
    }

    private static List<ArenaCommand> ranOut(ArenaMatch match, List<String> players) {
        List<ArenaCommand> commands = new ArrayList<>();
        players.forEach(player -> commands.add(new ArenaCommand.RanOut(match.number(), player)));
        return commands;
    }

    /** Those for whom the house has played on. */
    private static List<String> housed(ArenaMatch match, TableFacts facts) {
        List<String> players = new ArrayList<>();
        for (int seat = 0; seat < match.players().size(); seat++) {
            Sitter sitter = facts.sitters().get(seat);
            if (sitter.person() && sitter.house()) {
                players.add(match.players().get(seat));
            }
        }
        return players;
    }

    private static List<String> players(ArenaMatch match, GameEnd end) {
        return end.winners().stream().map(match.players()::get).toList();
    }

    private static List<String> losers(ArenaMatch match, GameEnd end) {
        List<String> losers = new ArrayList<>(match.players());
        losers.removeAll(players(match, end));
        return losers;
    }
}
