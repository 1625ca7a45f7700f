package masque.app;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.IntStream;
import masque.core.Setup;
import masque.edge.Words;
import masque.lab.Experiment;
import masque.lab.Interval;
import masque.lab.Results;
import masque.lab.Standing;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** What came out of an arena, for people and for programs. */
record ArenaReport(Results results) {
    private static final int GAP = 3;
    private static final String UNKNOWN = "-";
    private static final List<String> COLUMNS =
            List.of("bot", "games", "seats", "wins", "share", "interval", "fair");

    boolean complete() {
        return results.complete();
    }

    /** A table, and what it means. */
    List<String> lines(Words words) {
        Experiment played = results.experiment();
        List<String> lines = new ArrayList<>();
        lines.addAll(
                wrapped(
                        words.say(
                                complete() ? "arena-head" : "arena-head-part",
                                "game",
                                played.box().id(),
                                "players",
                                played.seats(),
                                "games",
                                results.games().size(),
                                "all",
                                played.games(),
                                "seed",
                                Long.toString(played.seed()))));
        lines.add("");
        lines.addAll(table(words));
        lines.add("");
        lines.addAll(
                wrapped(
                        words.say(
                                "arena-fair",
                                "bot",
                                played.yardstick().name(),
                                "games",
                                results.fair().size())));
        lines.add(
                words.say(
                        "arena-speed",
                        "moves",
                        String.format(Locale.ROOT, "%,.0f", results.movesPerSecond())));
        return lines;
    }

    private static List<String> wrapped(String text) {
        return Wrap.lines("", text, Page.WIDTH);
    }

    private List<String> table(Words words) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(COLUMNS.stream().map(name -> words.say("arena-column-" + name)).toList());
        results.standings().forEach(standing -> rows.add(cells(standing)));
        List<Integer> widths =
                IntStream.range(0, COLUMNS.size()).mapToObj(column -> width(rows, column)).toList();
        return rows.stream().map(row -> line(row, widths)).toList();
    }

    private static int width(List<List<String>> rows, int column) {
        return rows.stream().mapToInt(row -> Wrap.columns(row.get(column))).max().orElse(0);
    }

    /** The name to the left, all numbers to the right. */
    private static String line(List<String> cells, List<Integer> widths) {
        StringBuilder line = new StringBuilder(Wrap.pad(cells.getFirst(), widths.getFirst()));
        for (int column = 1; column < cells.size(); column++) {
            String cell = cells.get(column);
            line.append(" ".repeat(GAP + widths.get(column) - Wrap.columns(cell))).append(cell);
        }
        return line.toString();
    }

    private List<String> cells(Standing standing) {
        Interval interval = standing.interval();
        return List.of(
                standing.bot(),
                Integer.toString(standing.games()),
                Integer.toString(standing.seats()),
                Integer.toString(standing.wins()),
                percent(standing.share()),
                standing.seats() == 0
                        ? UNKNOWN
                        : percent(interval.low()) + " - " + percent(interval.high()),
                percent(results.fairShare()));
    }

    private static String percent(OptionalDouble share) {
        return share.isPresent() ? percent(share.getAsDouble()) : UNKNOWN;
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f%%", 100 * share);
    }

    /** An object with all figures. */
    String json() {
        Experiment played = results.experiment();
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("game", played.box().id());
        fields.put("players", played.seats());
        fields.put("options", options(played));
        fields.put("seed", played.seed());
        fields.put("games", results.games().size());
        fields.put("deals", played.deals());
        fields.put("complete", complete());
        fields.put("movesPerSecond", Math.round(results.movesPerSecond()));
        fields.put("seconds", results.time().toMillis() / 1e3);
        fields.put("fairShareBy", played.yardstick().name());
        fields.put("fairShareGames", results.fair().size());
        fields.put("bots", results.standings().stream().map(this::fields).toList());
        return JsonMapper.shared().writerWithDefaultPrettyPrinter().writeValueAsString(fields);
    }

    private static Map<String, String> options(Experiment played) {
        Setup setup = Setup.of(played.box(), played.seats(), played.options());
        return new TreeMap<>(setup.journaled(played.box()));
    }

    private Map<String, @Nullable Object> fields(Standing standing) {
        Interval interval = standing.interval();
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("bot", standing.bot());
        fields.put("games", standing.games());
        fields.put("seats", standing.seats());
        fields.put("wins", standing.wins());
        fields.put("share", orNull(standing.share()));
        fields.put("low", interval.low());
        fields.put("high", interval.high());
        fields.put("fairShare", orNull(results.fairShare()));
        return fields;
    }

    /** JSON's word for what is not known. */
    private static @Nullable Double orNull(OptionalDouble share) {
        return share.isPresent() ? share.getAsDouble() : null;
    }
}
