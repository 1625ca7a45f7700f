package masque.app;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.Callable;
import masque.core.BadInput;
import masque.core.Puzzle;
import masque.core.State;
import masque.edge.DailyPuzzle;
import masque.edge.Words;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Sets a puzzle in the terminal. */
@Command(
        description =
                "Sets a puzzle: a position in which one choice is clearly best. Without a game it is"
                        + " the puzzle of the day, with a game that game's puzzle of the day.")
final class PuzzleCommand implements Callable<Integer> {
    private final Main main;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "GAME",
            completionCandidates = Main.Games.class,
            description = "One of: ${COMPLETION-CANDIDATES}.")
    private @Nullable String game;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "N",
            description = "Which of the game's puzzles, counted from 1.")
    private @Nullable Integer number;

    @Option(
            names = "--date",
            paramLabel = "DATE",
            description = "The puzzle of this day, such as 2026-01-31. Usually today (UTC).")
    private @Nullable LocalDate date;

    @Option(names = "--plain", description = "No colours and no line editing.")
    private boolean plain;

    PuzzleCommand(Main main) {
        this.main = main;
    }

    @Override
    public Integer call() {
        long day = (date == null ? LocalDate.now(ZoneOffset.UTC) : date).toEpochDay();
        Shelf.Entry entry = game == null ? daily(day) : main.shelf().find(game, main.language());
        Words words = entry.words(main.language());
        List<Puzzle> puzzles = puzzles(entry, words);
        int index = number == null ? DailyPuzzle.of(day, puzzles.size()) : number - 1;
        if (index < 0 || index >= puzzles.size()) {
            throw new Complaint(
                    words.say("puzzle-number", "number", index + 1, "max", puzzles.size()));
        }
        Asker asker = main.stdio().asker(plain);
        Puzzle puzzle = puzzles.get(index);
        Page page =
                new Page(
                        asker.width(),
                        words,
                        Company.of(puzzle.journal().seats(), puzzle.seat(), words),
                        plain || !main.stdio().rich() ? Paint.PLAIN : Paint.ANSI);
        Riddle riddle = new Riddle(entry, puzzle, page, asker, main.stdio().out());
        return riddle.run(index + 1, puzzles.size());
    }

    private Shelf.Entry daily(long day) {
        List<Shelf.Entry> with =
                main.shelf().entries().stream().filter(Shelf.Entry::hasPuzzles).toList();
        if (with.isEmpty()) {
            throw new Complaint(Words.of(main.language(), "app").say("puzzle-nowhere"));
        }
        return with.get(DailyPuzzle.of(day, with.size()));
    }

    private static List<Puzzle> puzzles(Shelf.Entry entry, Words words) {
        try {
            List<Puzzle> puzzles = entry.puzzles();
            if (puzzles.isEmpty()) {
                throw new Complaint(words.say("puzzle-none", "game", entry.id()));
            }
            return puzzles;
        } catch (BadInput bad) {
            int seats = entry.box().maxSeats();
            throw new Complaint(words.say(bad.phrase(), Company.of(seats, State.SPECTATOR, words)));
        }
    }
}
