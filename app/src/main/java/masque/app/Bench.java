package masque.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import masque.core.Box;
import masque.edge.Words;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.json.JsonMapper;

/** Measures how fast the games are, with JMH. */
@Command(description = "Measures how fast the games are played at random, on one core.")
final class Bench implements Callable<Integer> {
    private static final int USUAL_PLAYERS = 4;
    private static final int FULL_ITERATIONS = 5;
    private static final int FULL_MILLIS = 1_000;
    private static final int QUICK_ITERATIONS = 3;

    /** A quick answer takes about ten pieces of time per game, all together well under 20 s. */
    private static final int QUICK_MILLIS = 9_000 / 10;

    private static final int LONGEST_QUICK_MILLIS = 700;

    /** What the archive does not have: it comes with the sources alone. */
    private static final String JMH = "/org/openjdk/jmh/runner/Runner.class";

    private final Main main;

    @Parameters(
            arity = "0..1",
            paramLabel = "GAME",
            completionCandidates = Main.Games.class,
            description = "One of: ${COMPLETION-CANDIDATES}; all of them if none is named.")
    private @Nullable String game;

    @Option(names = "--quick", description = "A rough answer in under 20 seconds.")
    private boolean quick;

    @Option(
            names = "--search",
            description =
                    "Instead, how many worlds a search imagines and plays to their end, at the"
                            + " first decision of a game.")
    private boolean search;

    @Option(names = "--json", description = "Print an array of objects and nothing else.")
    private boolean json;

    @Option(names = "--players", paramLabel = "N", description = "How many play. Usually 4.")
    private @Nullable Integer players;

    /** One line of the answer. */
    private sealed interface Row {
        /** What it says, as JSON names it. */
        Map<String, Object> fields();

        /** What it says, in columns. */
        String line();
    }

    /** How fast a game is played. */
    private record Played(
            String game,
            int players,
            String mode,
            double gamesPerSecond,
            double decisionsPerSecond,
            double copyNanos,
            double bytesPerMove)
            implements Row {
        static final String HEAD =
                "%-18s %7s %-12s %12s %14s %9s %10s"
                        .formatted(
                                "game",
                                "players",
                                "mode",
                                "games/s",
                                "decisions/s",
                                "copy ns",
                                "bytes/move");

        @Override
        public Map<String, Object> fields() {
            Map<String, Object> fields = new LinkedHashMap<>();
            fields.put("game", game);
            fields.put("players", players);
            fields.put("mode", mode);
            fields.put("gamesPerSecond", Math.round(gamesPerSecond));
            fields.put("decisionsPerSecond", Math.round(decisionsPerSecond));
            fields.put("copyNanos", Math.round(copyNanos * 10) / 10.0);
            fields.put("bytesPerMove", Math.round(bytesPerMove * 100) / 100.0);
            return fields;
        }

        @Override
        public String line() {
            return "%-18s %7d %-12s %,12d %,14d %9.1f %10.2f"
                    .formatted(
                            game,
                            players,
                            mode,
                            Math.round(gamesPerSecond),
                            Math.round(decisionsPerSecond),
                            copyNanos,
                            bytesPerMove);
        }
    }

    /** How fast a game is searched. */
    private record Searched(String game, int players, double iterationsPerSecond) implements Row {
        static final String HEAD = "%-18s %7s %14s".formatted("game", "players", "iterations/s");

        @Override
        public Map<String, Object> fields() {
            Map<String, Object> fields = new LinkedHashMap<>();
            fields.put("game", game);
            fields.put("players", players);
            fields.put("iterationsPerSecond", Math.round(iterationsPerSecond));
            return fields;
        }

        @Override
        public String line() {
            return "%-18s %7d %,14d".formatted(game, players, Math.round(iterationsPerSecond));
        }
    }

    Bench(Main main) {
        this.main = main;
    }

    @Override
    public Integer call() {
        if (Bench.class.getResource(JMH) == null) {
            throw new Complaint(Words.of(main.language(), "app").say("bench-sources"));
        }
        List<Shelf.Entry> entries =
                game == null
                        ? main.shelf().entries()
                        : List.of(main.shelf().find(game, main.language()));
        int millis =
                quick ? Math.min(LONGEST_QUICK_MILLIS, QUICK_MILLIS / entries.size()) : FULL_MILLIS;
        List<Row> rows = new ArrayList<>();
        for (Shelf.Entry entry : entries) {
            int seats = seats(entry.box());
            rows.add(search ? searched(entry, seats, millis) : played(entry, seats, millis));
        }
        print(rows);
        return 0;
    }

    private int seats(Box box) {
        if (players == null) {
            return Math.clamp(
                    Math.min(USUAL_PLAYERS, box.usualSeats()), box.minSeats(), box.maxSeats());
        }
        if (players < box.minSeats() || players > box.maxSeats()) {
            throw new Complaint(
                    Words.of(main.language(), "app")
                            .say(
                                    "bench-players",
                                    "players",
                                    players,
                                    "game",
                                    box.id(),
                                    "min",
                                    box.minSeats(),
                                    "max",
                                    box.maxSeats()));
        }
        return players;
    }

    private Row searched(Shelf.Entry entry, int seats, int millis) {
        Stopwatch.Figures found = run("search", entry.id(), seats, millis);
        return new Searched(entry.id(), seats, found.counted("iterations"));
    }

    private Row played(Shelf.Entry entry, int seats, int millis) {
        Shelf.Pace pace = entry.pace().apply(seats);
        Stopwatch.Figures playout = run("playout", entry.id(), seats, millis);
        Stopwatch.Figures copy = run("copy", entry.id(), seats, millis);
        return new Played(
                entry.id(),
                seats,
                pace.mode(),
                pace.parts() * playout.counted("games"),
                playout.counted("decisions"),
                copy.score(),
                Workload.bytesPerMove(Workload.rules(entry.id(), seats), millis));
    }

    private Stopwatch.Figures run(String benchmark, String id, int seats, int millis) {
        int iterations = quick ? QUICK_ITERATIONS : FULL_ITERATIONS;
        return Stopwatch.run(
                Speed.class.getName() + "." + benchmark + "$",
                Map.of("game", id, "players", Integer.toString(seats)),
                quick ? 1 : iterations,
                iterations,
                millis);
    }

    private void print(List<Row> rows) {
        PrintWriter out = main.stdio().out();
        if (json) {
            out.println(
                    JsonMapper.shared()
                            .writerWithDefaultPrettyPrinter()
                            .writeValueAsString(rows.stream().map(Row::fields).toList()));
            return;
        }
        out.println(search ? Searched.HEAD : Played.HEAD);
        rows.forEach(row -> out.println(row.line()));
        out.printf(
                "%nOne thread of %s; JDK %s; %s%s%n",
                processor(),
                Runtime.version(),
                LocalDate.now(ZoneId.systemDefault()),
                quick ? "; rough (--quick)" : "");
    }

    private static String processor() {
        Path info = Path.of("/proc/cpuinfo");
        if (Files.isReadable(info)) {
            try (Stream<String> lines = Files.lines(info)) {
                return lines.filter(line -> line.startsWith("model name"))
                        .map(line -> line.substring(line.indexOf(':') + 1).strip())
                        .findFirst()
                        .orElse(System.getProperty("os.arch", "unknown"));
            } catch (IOException e) {
                return System.getProperty("os.arch", "unknown");
            }
        }
        return System.getProperty("os.arch", "unknown");
    }
}
