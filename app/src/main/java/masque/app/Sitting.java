package masque.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import masque.core.Bot;
import masque.core.Chair;
import masque.core.Event;
import masque.core.Move;
import masque.core.Phrase;
import masque.core.Refusal;
import masque.core.Seat;
import masque.core.Seeded;
import masque.core.Table;

/**
 * One person at a table of bots: tells what happens, asks for moves, obeys commands. All that is
 * shown comes from that person's chair.
 */
final class Sitting {
    static final String QUIT = "quit";

    private static final List<String> COMMANDS =
            List.of(
                    "help", "look", "why", "history", "log", "rules", "back", "save", "save!",
                    QUIT);

    /** Keeps the bots' chance apart from the table's. */
    private static final long BOTS = 0x6D61_7371_7565_2121L;

    private static final int MOST_SEATS = 16;

    /** If a few words could mean more moves than this, not all of them are named. */
    private static final int MOST_NAMED = 6;

    /** More moves than this are not listed; they can still be said. */
    private static final int MOST_LISTED = 60;

    private final Shelf.Entry entry;
    private final List<Bot> bots;
    private final Table table;
    private final Saves saves;
    private final Page page;
    private final Asker asker;
    private final PrintWriter out;
    private final boolean terminal;
    private final Wishes wishes;
    private final Chair chair;
    private int told;
    private boolean leaving;
    private boolean warned;

    /**
     * A person at a table.
     *
     * @param bots who plays at the other seats, in their order
     */
    Sitting(
            Shelf.Entry entry,
            List<Bot> bots,
            Table table,
            Saves saves,
            Page page,
            Asker asker,
            Stdio stdio,
            Wishes wishes) {
        this.entry = entry;
        this.bots = bots;
        this.table = table;
        this.saves = saves;
        this.page = page;
        this.asker = asker;
        this.out = stdio.out();
        this.terminal = stdio.terminal();
        this.wishes = wishes;
        this.chair = table.chair(saves.me());
    }

    /** Plays until the game is over or the user leaves; always ends well. */
    int run() {
        greet();
        while (!leaving && table.pending() != 0) {
            tellNews();
            if (wishes.grant(table)) {
                continue;
            }
            if ((table.pending() >>> saves.me() & 1) != 0) {
                showScreen();
                takeTurn();
            } else {
                moveBot(Integer.numberOfTrailingZeros(table.pending()));
            }
        }
        if (table.pending() == 0) {
            tellNews();
            showEnd();
        }
        return 0;
    }

    private void greet() {
        out.println(page.paint().on(page.say("game-name"), Paint.Look.BOLD));
        tell("greeting", "seed", Long.toString(saves.seed()), "seat", saves.me() + 1);
        if (table.plies() > 0) {
            told = chair.heard().size();
            tell("resumed", "steps", table.plies(), "file", saves.file().toString());
        }
    }

    private void tellNews() {
        List<Event> heard = chair.heard();
        for (Event event : heard.subList(told, heard.size())) {
            page.wrap("  ", page.sentence(event.phrase())).forEach(out::println);
        }
        told = heard.size();
    }

    /** A bot's chance depends on the ply alone, so a resumed game goes on as it would have. */
    private void moveBot(int seat) {
        long stream = (table.plies() + 1L) * MOST_SEATS + seat;
        int code =
                bots.get(seat < saves.me() ? seat : seat - 1)
                        .choose(table.chair(seat), new Seeded(saves.seed() ^ BOTS, stream));
        table.play(seat, code)
                .ifPresent(refusal -> {
                    throw new IllegalStateException(
                            "the bot at seat " + seat + " chose code " + code + ": " + refusal);
                });
    }

    private void showScreen() {
        out.println();
        entry.table().draw(chair.view(), page).forEach(out::println);
    }

    private void showEnd() {
        showScreen();
        out.println();
        List<Object> winners = new ArrayList<>();
        for (int rest = table.winners(); rest != 0; rest &= rest - 1) {
            winners.add(new Seat(Integer.numberOfTrailingZeros(rest)));
        }
        boolean alone = winners.equals(List.of(new Seat(saves.me())));
        boolean lost = winners.isEmpty() && chair.game().seats() == 1;
        tell(alone ? "over-you" : lost ? "over-lost" : "over", "winners", winners);
    }

    /** Asks until a move is made, something changes on the table, or the user leaves. */
    private void takeTurn() {
        Choices choices =
                new Choices(
                        chair, page, entry.table(), entry.table().instead(chair.view()).isEmpty());
        out.println();
        page.wrap("", page.sentence(chair.view().prompt())).forEach(out::println);
        listMoves(choices);
        int plies = table.plies();
        while (!leaving && table.plies() == plies) {
            Optional<String> line = asker.ask("> ", completions(choices));
            if (line.isEmpty()) {
                tell("input-ended", "seed", Long.toString(saves.seed()));
                leaving = true;
            } else {
                obey(line.get().strip(), choices);
            }
        }
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

    private static List<String> completions(Choices choices) {
        List<String> lines = new ArrayList<>(COMMANDS);
        for (Move move : choices.moves()) {
            lines.add(move.text());
            lines.add("why " + move.text());
        }
        return lines;
    }

    private void obey(String line, Choices choices) {
        String[] parts = line.split("\\s+", 2);
        String rest = parts.length > 1 ? parts[1] : "";
        boolean lone = rest.isEmpty();
        boolean again = warned;
        warned = false;
        switch (parts[0].toLowerCase(Locale.ROOT)) {
            case "" -> saySomething(choices);
            case "help", "?" -> tell("help-text");
            case "why" -> explain(rest, choices);
            case "rules" -> showRules(rest);
            case "save" -> save(rest, false);
            case "save!" -> save(rest, true);
            case String word when lone && (word.equals("history") || word.equals("log")) ->
                    showLog();
            case String word when lone && word.equals("look") -> {
                showScreen();
                out.println();
                listMoves(choices);
            }
            case String word when lone && word.equals("back") -> takeBack();
            case String word when lone && (word.equals(QUIT) || word.equals("exit")) -> quit(again);
            default -> move(line, choices);
        }
    }

    private void saySomething(Choices choices) {
        if (entry.table().instead(chair.view()).isPresent()) {
            listMoves(choices);
        } else {
            tell("say-something", "max", choices.moves().size());
        }
    }

    private void move(String line, Choices choices) {
        switch (choices.meaning(line)) {
            case Choices.Meaning.Legal(int code) -> play(code);
            case Choices.Meaning.Refused(int code) -> chair.why(code).ifPresent(this::refuse);
            case Choices.Meaning.Several(List<Move> moves) -> tellSeveral(moves);
            case Choices.Meaning.NoSuchNumber() ->
                    tell("number-range", "max", choices.moves().size());
            case Choices.Meaning.Unknown() -> tellUnknown(line, choices);
        }
    }

    private void play(int code) {
        table.play(saves.me(), code).ifPresent(this::refuse);
    }

    private void explain(String line, Choices choices) {
        if (line.isEmpty()) {
            tell("why-what", "example", choices.moves().getFirst().text());
            return;
        }
        switch (choices.meaning(line)) {
            case Choices.Meaning.Legal(int code) ->
                    tell("why-legal", "move", chair.game().read(code).text());
            case Choices.Meaning.Refused(int code) -> chair.why(code).ifPresent(this::refuse);
            case Choices.Meaning.Several(List<Move> moves) -> tellSeveral(moves);
            case Choices.Meaning.NoSuchNumber() ->
                    tell("number-range", "max", choices.moves().size());
            case Choices.Meaning.Unknown() -> tellUnknown(line, choices);
        }
    }

    private void refuse(Refusal refusal) {
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

    private void showRules(String clause) {
        Rulebook book = new Rulebook(entry.rulebook());
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

    private void showLog() {
        List<Phrase> log = chair.view().log();
        if (log.isEmpty()) {
            tell("log-empty");
        }
        for (Phrase phrase : log) {
            page.wrap("  ", page.sentence(phrase)).forEach(out::println);
        }
    }

    private void takeBack() {
        Optional<Refusal> refusal = table.takeBack(saves.me());
        refusal.ifPresent(this::refuse);
        if (refusal.isEmpty()) {
            told = chair.heard().size();
            tell("taken-back");
        }
    }

    private void save(String name, boolean overwrite) {
        try {
            Path target = name.isEmpty() ? saves.file() : Path.of(name);
            if (!overwrite && !saves.mayWrite(target, table.journal())) {
                tell("save-foreign", "file", target.toString());
                return;
            }
            saves.write(target, table.journal());
            tell("saved", "file", target.toString());
        } catch (IOException | InvalidPathException e) {
            tell("save-failed", "file", name.isEmpty() ? saves.file().toString() : name);
        }
    }

    /** At a terminal it takes a second word to lose a game; a pipe has meant what it said. */
    private void quit(boolean again) {
        if (saves.holds(table.plies())) {
            tell("quit-saved", "file", saves.file().toString());
            leaving = true;
        } else if (terminal && !again) {
            tell("quit-warning");
            warned = true;
        } else {
            tell("quit-unsaved", "seed", Long.toString(saves.seed()));
            leaving = true;
        }
    }

    private void tell(String key, Object... namesAndValues) {
        page.sentence(Phrase.of(key, namesAndValues))
                .lines()
                .forEach(line -> page.wrap("", line).forEach(out::println));
    }
}
