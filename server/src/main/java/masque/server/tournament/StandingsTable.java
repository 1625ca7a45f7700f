package masque.server.tournament;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import masque.contest.Arena;
import masque.contest.ArenaMatch;
import masque.contest.Entrant;
import masque.contest.Standing;
import tools.jackson.core.JsonGenerator;

/**
 * The standings of a tournament, to be read by others. The same log always gives the same bytes.
 *
 * @param rows in their order
 */
public record StandingsTable(List<Row> rows) {
    private static final String HEADING = "rank,player,name,bot,tokens,state,won,lost,champion\n";

    /** What a spreadsheet would take for a formula. */
    private static final String FORMULAS = "=+-@\t\r";

    /** One player. */
    public record Row(
            int rank,
            String player,
            String name,
            boolean bot,
            int tokens,
            String state,
            int won,
            int lost,
            boolean champion) {}

    /** How many matches somebody has won and lost. */
    private record Score(int won, int lost) {
        static final Score NONE = new Score(0, 0);

        Score plus(boolean victory) {
            return victory ? new Score(won + 1, lost) : new Score(won, lost + 1);
        }
    }

    public StandingsTable {
        rows = List.copyOf(rows);
    }

    /**
     * The standings of an arena.
     *
     * @param names what a player is called
     */
    public static StandingsTable of(Arena arena, UnaryOperator<String> names) {
        Map<String, Score> scores = scores(arena);
        return new StandingsTable(
                arena.standings().stream()
                        .map(one ->
                                row(
                                        one,
                                        names,
                                        scores.getOrDefault(one.entrant().player(), Score.NONE)))
                        .toList());
    }

    private static Map<String, Score> scores(Arena arena) {
        Map<String, Score> scores = new HashMap<>();
        for (ArenaMatch match : arena.matches()) {
            if (match.stage() == ArenaMatch.Stage.SETTLED && !match.winners().isEmpty()) {
                for (String player : match.players()) {
                    Score before = scores.getOrDefault(player, Score.NONE);
                    scores.put(player, before.plus(match.winners().contains(player)));
                }
            }
        }
        return scores;
    }

    private static Row row(Standing standing, UnaryOperator<String> names, Score score) {
        Entrant entrant = standing.entrant();
        return new Row(
                standing.rank(),
                entrant.player(),
                names.apply(entrant.player()),
                entrant.bot(),
                entrant.tokens(),
                StandingsJson.state(entrant),
                score.won(),
                score.lost(),
                standing.champion());
    }

    /** As an array. */
    public void write(JsonGenerator out) {
        out.writeStartArray();
        for (Row row : rows) {
            out.writeStartObject();
            out.writeNumberProperty("rank", row.rank());
            out.writeStringProperty("player", row.player());
            out.writeStringProperty("name", row.name());
            out.writeBooleanProperty("bot", row.bot());
            out.writeNumberProperty("tokens", row.tokens());
            out.writeStringProperty("state", row.state());
            out.writeNumberProperty("won", row.won());
            out.writeNumberProperty("lost", row.lost());
            out.writeBooleanProperty("champion", row.champion());
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    /** As lines with commas between. */
    public String csv() {
        StringBuilder text = new StringBuilder(HEADING);
        for (Row row : rows) {
            text.append(row.rank()).append(',').append(row.player()).append(',');
            text.append(quoted(row.name())).append(',').append(row.bot()).append(',');
            text.append(row.tokens()).append(',').append(row.state()).append(',');
            text.append(row.won()).append(',').append(row.lost()).append(',');
            text.append(row.champion()).append('\n');
        }
        return text.toString();
    }

    private static String quoted(String name) {
        String plain = FORMULAS.indexOf(name.charAt(0)) >= 0 ? "'" + name : name;
        return '"' + plain.replace("\"", "\"\"") + '"';
    }
}
