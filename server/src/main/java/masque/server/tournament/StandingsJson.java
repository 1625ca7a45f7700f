package masque.server.tournament;

import java.util.function.UnaryOperator;
import masque.contest.Arena;
import masque.contest.Entrant;
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
        StandingsTable.of(arena, names).write(out);
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
