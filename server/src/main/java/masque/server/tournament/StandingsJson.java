package masque.server.tournament;

import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import masque.contest.Arena;
import masque.contest.ArenaMatch;
import masque.contest.Entrant;
import masque.contest.Standing;
import tools.jackson.core.JsonGenerator;

/** The standings of a tournament as everybody reads them; a file of it is checked against this. */
public final class StandingsJson {
    private StandingsJson() {}

    /**
     * Writes the standings as an array.
     *
     * @param names the name of a player
     */
    public static void write(JsonGenerator out, Arena arena, UnaryOperator<String> names) {
        Map<String, Integer> won = new HashMap<>();
        Map<String, Integer> lost = new HashMap<>();
        for (ArenaMatch match : arena.matches()) {
            count(match, won, lost);
        }
        out.writeStartArray();
        for (Standing standing : arena.standings()) {
            Entrant entrant = standing.entrant();
            String player = entrant.player();
            out.writeStartObject();
            out.writeNumberProperty("rank", standing.rank());
            out.writeStringProperty("player", player);
            out.writeStringProperty("name", names.apply(player));
            out.writeBooleanProperty("bot", entrant.bot());
            out.writeNumberProperty("tokens", entrant.tokens());
            out.writeStringProperty("state", state(entrant));
            out.writeNumberProperty("won", won.getOrDefault(player, 0));
            out.writeNumberProperty("lost", lost.getOrDefault(player, 0));
            out.writeBooleanProperty("champion", standing.champion());
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    /** A match that nobody has won is neither won nor lost. */
    private static void count(
            ArenaMatch match, Map<String, Integer> won, Map<String, Integer> lost) {
        if (match.stage() != ArenaMatch.Stage.SETTLED || match.winners().isEmpty()) {
            return;
        }
        for (String player : match.players()) {
            (match.winners().contains(player) ? won : lost).merge(player, 1, Integer::sum);
        }
    }

    /** How a player is: free, busy, left, removed or out; who is out is so for good. */
    public static String state(Entrant entrant) {
        if (entrant.isOut()) {
            return "out";
        }
        return switch (entrant.whereabouts()) {
            case LEFT -> "left";
            case REMOVED -> "removed";
            case HERE -> entrant.isBusy() ? "busy" : "free";
        };
    }
}
