package masque.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import masque.app.serve.StopSignals;
import masque.core.BadInput;
import masque.core.Box;
import masque.core.Setup;
import masque.edge.Words;
import masque.lab.Arena;
import masque.lab.Contender;
import masque.lab.Experiment;
import masque.lab.Results;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Has bots play each other and counts who wins. */
@Command(
        description = {
            "Has bots play the same deals from every seat and counts who wins.",
            "Bots are random, novice, regular and expert; expert:2000 thinks 2000"
                    + " iterations a move, expert:100ms so long."
        })
final class ArenaCommand implements Callable<Integer> {
    private static final int INTERRUPTED = 130;
    private static final int MOST_GAMES = 10_000_000;
    private static final int MOST_THREADS = 1_000;

    private final Main main;

    @Parameters(
            paramLabel = "GAME",
            completionCandidates = Main.Games.class,
            description = "One of: ${COMPLETION-CANDIDATES}.")
    private String game = "";

    @Option(
            names = "--bots",
            paramLabel = "BOTS",
            description =
                    "Who plays, with commas; the last takes all seats left. Usually regular,random.")
    private String bots = "regular,random";

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "At least so many games; whole deals are played. Usually 1000.")
    private int games = 1_000;

    @Option(
            names = "--players",
            paramLabel = "N",
            description = "How many play. Usually as many as is usual for the game.")
    private @Nullable Integer players;

    @Option(
            names = {"-o", "--option"},
            paramLabel = "NAME=VALUE",
            description = "A choice of this game; NAME=@FILE reads a data file.")
    private List<String> options = new ArrayList<>();

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "Which deals, and how bots draw. Usually 1.")
    private long seed = 1;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many games at once. Usually as many as there are cores.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--json", description = "Print an object and nothing else.")
    private boolean json;

    @Option(
            names = "--csv",
            paramLabel = "FILE",
            description = "Where every game is listed. Usually arena-GAME.csv.")
    private @Nullable Path csv;

    ArenaCommand(Main main) {
        this.main = main;
    }

    @Override
    public Integer call() {
        Shelf.Entry entry = main.shelf().find(game, main.language());
        Words words = entry.words(main.language());
        range("--games", games, MOST_GAMES, words);
        range("--threads", threads, MOST_THREADS, words);
        Experiment experiment = experiment(entry, words);
        Path file = csv == null ? Path.of("arena-" + entry.id() + ".csv") : csv;
        // From the first word on it can be interrupted, and tells what is there.
        try (StopSignals signals = new StopSignals();
                ArenaFile rows = ArenaFile.at(file, words)) {
            if (experiment.games() != games) {
                tell(words.say("arena-rounded", "games", experiment.games(), "asked", games));
            }
            Results results = play(new Arena(experiment, signals::heard), words);
            print(new ArenaReport(results), words);
            rows.keep(results);
            tell(words.say("arena-csv", "file", file.toString()));
            return results.complete() ? 0 : INTERRUPTED;
        }
    }

    static void range(String option, int number, int max, Words words) {
        if (number < 1 || number > max) {
            throw new Complaint(
                    words.say("arena-range", "option", option, "number", number, "max", max));
        }
    }

    private Experiment experiment(Shelf.Entry entry, Words words) {
        Box box = entry.box();
        int seats = players == null ? box.usualSeats() : players;
        BoxOptions chosen = new BoxOptions(box, seats, options, words);
        Map<String, String> values = chosen.values();
        try {
            Setup.of(box, seats, values);
            List<Contender> lineUp = lineUp(new Levels(entry, words), seats);
            Contender last = lineUp.getLast();
            Contender yardstick =
                    last.name().startsWith("expert")
                            ? new Contender(Levels.REGULAR, entry.regular())
                            : last;
            int deals = Experiment.deals(games, seats);
            return new Experiment(box, values, lineUp, yardstick, deals, seed);
        } catch (BadInput bad) {
            throw chosen.refused(bad, values);
        }
    }

    private List<Contender> lineUp(Levels levels, int seats) {
        Map<String, Contender> known = new LinkedHashMap<>();
        return levels.seated(bots, seats).stream()
                .map(name ->
                        known.computeIfAbsent(name, one -> new Contender(one, levels.bot(one))))
                .toList();
    }

    private Results play(Arena arena, Words words) {
        Stdio stdio = main.stdio();
        try (ArenaGauge gauge = new ArenaGauge(stdio.err(), stdio.terminal(), words)) {
            return arena.play(threads, gauge);
        }
    }

    private void print(ArenaReport report, Words words) {
        if (json) {
            main.stdio().out().println(report.json());
        } else {
            report.lines(words).forEach(main.stdio().out()::println);
        }
        main.stdio().out().flush();
        if (!report.complete()) {
            tell(words.say("arena-interrupted"));
        }
    }

    private void tell(String sentence) {
        main.stdio().err().println(sentence);
    }
}
