package masque.app;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import masque.core.Chair;
import masque.core.Event;
import masque.core.Move;
import masque.core.Phrase;
import masque.core.Refusal;
import masque.core.Seat;
import masque.core.Thought;
import masque.edge.HintReason;

/**
 * What one person at a table is shown and told: the screen, the moves, what happens, and why a line
 * is no move. All of it comes from that person's chair.
 */
final class TableTalk {
    /** If a few words could mean more moves than this, not all of them are named. */
    private static final int MOST_NAMED = 6;

    /** More moves than this are not listed; they can still be said. */
    private static final int MOST_LISTED = 60;

    /** More than this of one player is not named. */
    private static final int MOST_BELIEFS = 3;

    private final Shelf.Entry entry;
    private final Chair chair;
    private final Page page;
    private final PrintWriter out;
    private final List<String> commands;

    /**
     * Talk with one person.
     *
     * @param commands what can be said besides moves
     */
    TableTalk(Shelf.Entry entry, Chair chair, Page page, PrintWriter out, List<String> commands) {
        this.entry = entry;
        this.chair = chair;
        this.page = page;
        this.out = out;
        this.commands = List.copyOf(commands);
    }

    /** What the person can choose from now. */
    Choices choices() {
        return new Choices(
                chair, page, entry.table(), entry.table().instead(chair.view()).isEmpty());
    }

    /** Every line that could be typed now. */
    List<String> completions(Choices choices) {
        List<String> lines = new ArrayList<>(commands);
        for (Move move : choices.moves()) {
            lines.add(move.text());
            lines.add("why " + move.text());
        }
        return lines;
    }

    void tellNews(List<Event> events) {
        for (Event event : events) {
            page.wrap("  ", page.sentence(event.phrase())).forEach(out::println);
        }
    }

    void showTitle() {
        out.println(page.paint().on(page.say("game-name"), Paint.Look.BOLD));
    }

    void showScreen() {
        out.println();
        entry.table().draw(chair.view(), page).forEach(out::println);
    }

    /** What the person wants, what is awaited, and the moves. */
    void showTurn(Choices choices) {
        out.println();
        page.wrap("", page.sentence(chair.view().goal())).forEach(out::println);
        page.wrap("", page.sentence(chair.view().prompt())).forEach(out::println);
        listMoves(choices);
    }

    void lookAgain(Choices choices) {
        showScreen();
        out.println();
        listMoves(choices);
    }

    private void listMoves(Choices choices) {
        Optional<Phrase> instead = entry.table().instead(chair.view());
        if (instead.isPresent()) {
            page.wrap("  ", page.sentence(instead.get())).forEach(out::println);
            return;
        }
        List<String> cells = new ArrayList<>();
        for (Move move : choices.moves()) {
            cells.add("%3d  %s".formatted(cells.size() + 1, choices.listed(move)));
        }
        Columns.of(cells.subList(0, Math.min(MOST_LISTED, cells.size())), page.width())
                .forEach(out::println);
        if (cells.size() > MOST_LISTED) {
            tell("moves-more", "count", cells.size() - MOST_LISTED, "max", cells.size());
        }
    }

    void saySomething(Choices choices) {
        if (entry.table().instead(chair.view()).isPresent()) {
            listMoves(choices);
        } else {
            tell("say-something", "max", choices.moves().size());
        }
    }

    /** The legal move that a line means; if it means none, the person is told why. */
    OptionalInt meant(String line, Choices choices) {
        switch (choices.meaning(line)) {
            case Choices.Meaning.Legal(int code) -> {
                return OptionalInt.of(code);
            }
            case Choices.Meaning.Refused(int code) -> chair.why(code).ifPresent(this::refuse);
            case Choices.Meaning.Several(List<Move> moves) -> tellSeveral(moves);
            case Choices.Meaning.NoSuchNumber() ->
                    tell("number-range", "max", choices.moves().size());
            case Choices.Meaning.Unknown() -> tellUnknown(line, choices);
        }
        return OptionalInt.empty();
    }

    /** Why the move that a line means is not allowed, or that it is. */
    void explain(String line, Choices choices) {
        if (line.isEmpty()) {
            tell("why-what", "example", choices.moves().getFirst().text());
            return;
        }
        meant(line, choices)
                .ifPresent(code -> tell("why-legal", "move", chair.game().read(code).text()));
    }

    /** What would be good to do, and what speaks for it. */
    void showHint(Thought thought, Choices choices) {
        List<Object> best = new ArrayList<>();
        for (Thought.Line line : HintReason.best(thought)) {
            best.add(choices.listed(chair.game().read(line.code())));
        }
        tell("hint-best", "move", best.getFirst());
        tell(HintReason.of(thought, choices.moves().size()));
        if (best.size() > 1) {
            tell("hint-next", "moves", best.subList(1, best.size()));
        }
        boolean searched = thought.lines().stream().anyMatch(line -> line.visits() > 0);
        thought.why().ifPresent(why -> tell(searched ? "hint-agreed" : "hint-why", "why", why));
        tellBeliefs(thought.beliefs());
    }

    /** What seems likely of the others, a line each. */
    void tellBeliefs(List<Thought.Belief> beliefs) {
        for (int seat = 0; seat < chair.game().seats(); seat++) {
            tellBeliefs(seat, beliefs);
        }
    }

    private void tellBeliefs(int seat, List<Thought.Belief> beliefs) {
        List<Phrase> likely =
                beliefs.stream()
                        .filter(one -> one.seat() == seat && seat != chair.seat())
                        .sorted(Comparator.comparingDouble(Thought.Belief::likely).reversed())
                        .filter(one -> HintReason.percent(one.likely()) > 0)
                        .limit(MOST_BELIEFS)
                        .map(one ->
                                Phrase.of(
                                        "hint-likely",
                                        "secret",
                                        Phrase.of(one.secret()),
                                        "likely",
                                        HintReason.percent(one.likely())))
                        .toList();
        if (!likely.isEmpty()) {
            tell("hint-belief", "who", new Seat(seat), "secrets", likely);
        }
    }

    void refuse(Refusal refusal) {
        if (refusal.clause().isEmpty()) {
            page.wrap("", page.sentence(refusal.reason())).forEach(out::println);
        } else {
            tell("refused", "clause", refusal.clause(), "reason", refusal.reason());
        }
    }

    private void tellSeveral(List<Move> moves) {
        List<String> texts =
                moves.stream()
                        .limit(moves.size() > MOST_NAMED ? 2 : MOST_NAMED)
                        .map(move -> "\"" + move.text() + "\"")
                        .toList();
        tell(moves.size() > MOST_NAMED ? "several-many" : "several", "moves", texts);
    }

    private void tellUnknown(String line, Choices choices) {
        Optional<String> meant = Nearest.to(line.toLowerCase(Locale.ROOT), completions(choices));
        if (meant.isPresent()) {
            tell("unknown-meant", "line", line, "meant", meant.get());
        } else if (entry.table().instead(chair.view()).isPresent()) {
            tell("unknown-words", "line", line, "example", choices.moves().getFirst().text());
        } else {
            tell(
                    "unknown",
                    "line",
                    line,
                    "max",
                    choices.moves().size(),
                    "example",
                    choices.moves().getFirst().text());
        }
    }

    void showRules(String clause) {
        Rulebook book = new Rulebook(entry.rulebooks().text(page.words().language()));
        if (clause.isEmpty()) {
            book.all(page).forEach(out::println);
            return;
        }
        Optional<List<String>> found = book.clause(clause, page);
        if (found.isPresent()) {
            found.get().forEach(out::println);
        } else {
            tell("clause-unknown", "clause", clause, "example", book.firstClause());
        }
    }

    void showLog() {
        List<Phrase> log = chair.view().log();
        if (log.isEmpty()) {
            tell("log-empty");
        }
        for (Phrase phrase : log) {
            page.wrap("  ", page.sentence(phrase)).forEach(out::println);
        }
    }

    void tell(String key, Object... namesAndValues) {
        tell(Phrase.of(key, namesAndValues));
    }

    private void tell(Phrase phrase) {
        page.sentence(phrase).lines().forEach(line -> page.wrap("", line).forEach(out::println));
    }
}
