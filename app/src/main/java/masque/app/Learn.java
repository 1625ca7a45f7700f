package masque.app;

import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import masque.core.BadInput;
import masque.core.State;
import masque.edge.Words;
import masque.edge.lesson.Lesson;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Teaches a game in the terminal, step by step. */
@Command(description = "Teaches a game here, step by step; without a game it lists the lessons.")
final class Learn implements Callable<Integer> {
    private final Main main;

    @Parameters(
            arity = "0..1",
            paramLabel = "GAME",
            completionCandidates = Taught.class,
            description = "One of: ${COMPLETION-CANDIDATES}.")
    private @Nullable String game;

    @Option(names = "--plain", description = "No colours and no line editing.")
    private boolean plain;

    Learn(Main main) {
        this.main = main;
    }

    @Override
    public Integer call() {
        if (game == null) {
            list();
            return 0;
        }
        return tutor(main.shelf().find(game, main.language())).run();
    }

    private void list() {
        Words words = Words.of(main.language(), "app");
        main.stdio().out().println(words.say("learn-list"));
        for (Shelf.Entry entry : main.shelf().entries()) {
            if (entry.hasLesson()) {
                Words own = entry.words(main.language());
                String line = entry.id() + "  " + own.say("game-pitch");
                Wrap.lines("  ", line, Page.WIDTH).forEach(main.stdio().out()::println);
            }
        }
    }

    private Tutor tutor(Shelf.Entry entry) {
        Words words = entry.words(main.language());
        Lesson lesson = lesson(entry, words);
        Asker asker = main.stdio().asker(plain);
        Page page =
                new Page(
                        asker.width(),
                        words,
                        Company.of(lesson.seats(), lesson.seat(), words),
                        plain || !main.stdio().rich() ? Paint.PLAIN : Paint.ANSI);
        return new Tutor(entry, lesson.at(0), lesson.steps().size(), page, asker, main.stdio());
    }

    private Lesson lesson(Shelf.Entry entry, Words words) {
        try {
            return entry.lesson()
                    .orElseThrow(() ->
                            new Complaint(
                                    words.say(
                                            "learn-none",
                                            "game",
                                            entry.id(),
                                            "games",
                                            taught(main.shelf()))));
        } catch (BadInput bad) {
            int seats = entry.box().maxSeats();
            throw new Complaint(words.say(bad.phrase(), Company.of(seats, State.SPECTATOR, words)));
        }
    }

    /** The games that have a lesson. */
    private static List<String> taught(Shelf shelf) {
        return shelf.entries().stream()
                .filter(Shelf.Entry::hasLesson)
                .map(Shelf.Entry::id)
                .toList();
    }

    /** The games that have a lesson, for the completion and the help. */
    static final class Taught implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return taught(Shelf.ours()).iterator();
        }
    }
}
