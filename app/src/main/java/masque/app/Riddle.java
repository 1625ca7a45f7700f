package masque.app;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import masque.core.Chair;
import masque.core.Fate;
import masque.core.Puzzle;
import masque.core.Table;
import masque.edge.Brief;
import masque.edge.HintReason;

/**
 * Sets one person a puzzle: shows the table, waits for the best choice, and says why it is that.
 */
final class Riddle {
    private static final String SOLUTION = "solution";
    private static final List<String> COMMANDS =
            List.of("help", "look", "why", "history", "log", "rules", SOLUTION, Sitting.QUIT);

    private final Shelf.Entry entry;
    private final Puzzle puzzle;
    private final Chair chair;
    private final Page page;
    private final Asker asker;
    private final PrintWriter out;
    private final TableTalk talk;
    private boolean over;

    Riddle(Shelf.Entry entry, Puzzle puzzle, Page page, Asker asker, PrintWriter out) {
        this.entry = entry;
        this.puzzle = puzzle;
        this.page = page;
        this.asker = asker;
        this.out = out;
        this.chair =
                Table.replay(entry.box(), puzzle.journal(), Fate.seeded(0)).chair(puzzle.seat());
        this.talk = new TableTalk(entry, chair, page, out, COMMANDS);
    }

    /**
     * Asks until the puzzle is solved or the user leaves; always ends well.
     *
     * @param number which of the game's puzzles it is
     * @param all how many there are
     */
    int run(int number, int all) {
        talk.showTitle();
        talk.tell("puzzle-greeting", "number", number, "all", all);
        talk.showScreen();
        Choices choices = talk.choices();
        talk.showTurn(choices);
        speak(page.say("puzzle-task"));
        while (!over) {
            Optional<String> line = asker.ask("> ", talk.completions(choices));
            if (line.isEmpty()) {
                leave("puzzle-ended", number);
            } else {
                obey(line.get().strip(), choices, number);
            }
        }
        return 0;
    }

    private void obey(String line, Choices choices, int number) {
        String[] parts = line.split("\\s+", 2);
        String rest = parts.length > 1 ? parts[1] : "";
        boolean lone = rest.isEmpty();
        switch (parts[0].toLowerCase(Locale.ROOT)) {
            case "" -> talk.saySomething(choices);
            case "help", "?" -> talk.tell("puzzle-help");
            case "why" -> talk.explain(rest, choices);
            case "rules" -> talk.showRules(rest);
            case SOLUTION -> solve(choices);
            case String word when lone && List.of("history", "log").contains(word) ->
                    talk.showLog();
            case String word when lone && word.equals("look") && !choices.offers(word) ->
                    talk.lookAgain(choices);
            case String word when lone && List.of("q", Sitting.QUIT, "exit").contains(word) ->
                    leave("puzzle-left", number);
            default -> talk.meant(line, choices).ifPresent(code -> answer(code, choices));
        }
    }

    private void answer(int code, Choices choices) {
        Puzzle.Choice best = puzzle.best();
        if (code == best.code()) {
            speak(page.say("puzzle-right", "best", percent(best), "next", next()));
            solve(choices);
        } else {
            Puzzle.Choice other = puzzle.choice(code).orElseThrow();
            speak(page.say("puzzle-other", "worth", percent(other), "best", percent(best)));
        }
    }

    /** What speaks for the best, and every choice with its figure. */
    private void solve(Choices choices) {
        Puzzle.Choice best = puzzle.best();
        out.println();
        talk.tell(
                "puzzle-best-is",
                "move",
                listed(best, choices),
                "best",
                percent(best),
                "next",
                next());
        tellThumb(choices);
        for (Puzzle.Choice one : puzzle.choices()) {
            String figure = "%4d%%  ".formatted(percent(one));
            page.wrap(figure, listed(one, choices)).forEach(out::println);
        }
        talk.tellBeliefs(puzzle.beliefs());
        talk.tell("puzzle-done", "game", entry.id());
        over = true;
    }

    private void tellThumb(Choices choices) {
        Puzzle.Choice thumb = puzzle.choice(puzzle.thumb().code()).orElseThrow();
        if (puzzle.hard()) {
            int lost = percent(puzzle.best()) - percent(thumb);
            talk.tell("puzzle-tempting", "move", listed(thumb, choices), "lost", lost);
        } else {
            talk.tell("puzzle-thumb");
        }
        puzzle.thumb()
                .why()
                .flatMap(why -> Brief.of(why, page.words()))
                .ifPresent(why -> talk.tell("puzzle-why", "why", why));
    }

    private String listed(Puzzle.Choice choice, Choices choices) {
        return choices.listed(chair.game().read(choice.code()));
    }

    private int next() {
        return percent(puzzle.choices().get(1));
    }

    private static int percent(Puzzle.Choice choice) {
        return HintReason.percent(choice.worth());
    }

    private void speak(String text) {
        out.println();
        Bubble.of(page.say("puzzle-title"), text, page).forEach(out::println);
    }

    private void leave(String key, int number) {
        talk.tell(key, "game", entry.id(), "number", number);
        over = true;
    }
}
