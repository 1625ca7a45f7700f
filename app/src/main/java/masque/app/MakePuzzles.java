package masque.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import masque.app.serve.StopSignals;
import masque.bots.search.Effort;
import masque.coach.PuzzleMaker;
import masque.core.BadInput;
import masque.core.Box;
import masque.core.Puzzle;
import masque.core.Setup;
import masque.edge.Listener;
import masque.edge.PuzzleFile;
import masque.edge.Words;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Looks for puzzles in games of bots and keeps them in a file. */
@Command(
        description = {
            "Looks for positions in games of bots in which one choice is clearly best.",
            "They are added to those that the file has already. The same seed finds the same."
        })
final class MakePuzzles implements Callable<Integer> {
    private static final int INTERRUPTED = 130;
    private static final int MOST = 10_000;
    private static final int MOST_GAMES = 1_000_000;
    private static final int MOST_TRIES = 10_000_000;
    private static final int MOST_THREADS = 1_000;

    /** The quick look has so much less to go by than a careful one. */
    private static final int QUICKER = 5;

    /** The last look has so much more. */
    private static final int SLOWER = 4;

    private final Main main;

    @Parameters(
            paramLabel = "GAME",
            completionCandidates = Main.Games.class,
            description = "One of: ${COMPLETION-CANDIDATES}.")
    private String game = "";

    @Option(names = "--puzzles", paramLabel = "N", description = "How many to find. Usually 24.")
    private int wanted = 24;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "At most so many games are looked at. Usually 2000.")
    private int games = 2_000;

    @Option(
            names = "--players",
            paramLabel = "N",
            description = "How many play. Usually all numbers in turn.")
    private @Nullable Integer players;

    @Option(
            names = {"-o", "--option"},
            paramLabel = "NAME=VALUE",
            description = "A choice of this game; NAME=@FILE reads a data file.")
    private List<String> options = new ArrayList<>();

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "Which games: from this number on. Usually 1.")
    private long seed = 1;

    @Option(
            names = "--tries",
            paramLabel = "N",
            description = "So many tries for each of eight careful looks. Usually 5000.")
    private int tries = 5_000;

    @Option(names = "--hard", description = "Only those that rules of thumb miss.")
    private boolean hard;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many games at once. Usually as many as there are cores.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Where they are kept. Usually puzzles-GAME.json.")
    private @Nullable Path out;

    MakePuzzles(Main main) {
        this.main = main;
    }

    @Override
    public Integer call() {
        Shelf.Entry entry = main.shelf().find(game, main.language());
        Words words = entry.words(main.language());
        ArenaCommand.range("--puzzles", wanted, MOST, words);
        ArenaCommand.range("--games", games, MOST_GAMES, words);
        ArenaCommand.range("--tries", tries, MOST_TRIES, words);
        ArenaCommand.range("--threads", threads, MOST_THREADS, words);
        Map<String, String> chosen = chosen(entry.box(), words);
        Path file = out == null ? Path.of("puzzles-" + entry.id() + ".json") : out;
        List<Puzzle> puzzles = new ArrayList<>(known(file, entry.box(), words));
        Complaint unwritable =
                new Complaint(words.say("puzzles-unwritable", "file", file.toString()));
        try (StopSignals signals = new StopSignals();
                Draft draft = Draft.of(file, unwritable)) {
            int before = puzzles.size();
            int looked = hunt(entry, chosen, puzzles, signals, words);
            draft.keep(into -> into.write(PuzzleFile.write(entry.id(), puzzles)));
            int found = puzzles.size() - before;
            tell(
                    words.say(
                            "puzzles-kept",
                            "found",
                            found,
                            "games",
                            looked,
                            "file",
                            file.toString(),
                            "all",
                            puzzles.size()));
            return signals.heard() ? INTERRUPTED : 0;
        }
    }

    /** What was chosen, known to fit every number of players that is looked at. */
    private Map<String, String> chosen(Box box, Words words) {
        int first = players == null ? box.minSeats() : players;
        int last = players == null ? box.maxSeats() : players;
        BoxOptions given = new BoxOptions(box, first, options, words);
        Map<String, String> values = given.values();
        try {
            for (int seats = first; seats <= last; seats++) {
                Setup.of(box, seats, values);
            }
            return values;
        } catch (BadInput bad) {
            throw given.refused(bad, values);
        }
    }

    private static List<Puzzle> known(Path file, Box box, Words words) {
        if (!Files.exists(file)) {
            return List.of();
        }
        try {
            return PuzzleFile.read(BoxOptions.read(file, words), file.toString(), box);
        } catch (BadInput bad) {
            throw new Complaint(words.say(bad.phrase(), Listener.STRANGER));
        }
    }

    /** Adds what is found, in the order of the games; how many of them were looked at. */
    private int hunt(
            Shelf.Entry entry,
            Map<String, String> chosen,
            List<Puzzle> puzzles,
            StopSignals signals,
            Words words) {
        PuzzleMaker maker =
                new PuzzleMaker(
                        entry.box(),
                        entry.regular(),
                        entry.expert(Effort.iterations(Math.max(1, tries / QUICKER))),
                        entry.expert(Effort.iterations(tries)),
                        entry.expert(Effort.iterations(tries * SLOWER)));
        int enough = puzzles.size() + wanted;
        int looked = 0;
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            while (puzzles.size() < enough && looked < games && !signals.heard()) {
                List<Future<Optional<Puzzle>>> round = new ArrayList<>();
                for (int i = 0; i < threads && looked < games; i++) {
                    long deal = seed + looked++;
                    round.add(pool.submit(() -> maker.in(seats(entry.box(), deal), chosen, deal)));
                }
                for (Future<Optional<Puzzle>> one : round) {
                    found(one)
                            .filter(puzzle -> puzzle.hard() || !hard)
                            .filter(puzzle -> puzzles.size() < enough && isNew(puzzle, puzzles))
                            .ifPresent(puzzle -> {
                                puzzles.add(puzzle);
                                tell(said(puzzle, words));
                            });
                }
            }
        }
        return looked;
    }

    private int seats(Box box, long deal) {
        int counts = box.maxSeats() - box.minSeats() + 1;
        return players == null ? box.minSeats() + Math.floorMod(deal, counts) : players;
    }

    private static boolean isNew(Puzzle puzzle, List<Puzzle> puzzles) {
        return puzzles.stream().noneMatch(one -> one.id().equals(puzzle.id()));
    }

    private static Optional<Puzzle> found(Future<Optional<Puzzle>> one) {
        try {
            return one.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    private static String said(Puzzle puzzle, Words words) {
        return words.say(
                "puzzles-found",
                "puzzle",
                puzzle.id(),
                "seats",
                puzzle.journal().seats(),
                "best",
                percent(puzzle.best().worth()),
                "next",
                percent(puzzle.choices().get(1).worth()),
                "hard",
                puzzle.hard() ? "yes" : "no");
    }

    private static int percent(double share) {
        return (int) Math.round(share * 100);
    }

    private void tell(String sentence) {
        main.stdio().err().println(sentence);
    }
}
