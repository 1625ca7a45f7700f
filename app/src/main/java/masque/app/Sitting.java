package masque.app;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import masque.core.Bot;
import masque.core.Chair;
import masque.core.Event;
import masque.core.Refusal;
import masque.core.Seat;
import masque.core.Seeded;
import masque.core.Table;
import masque.core.Thought;

/**
 * One person at a table of bots: tells what happens, asks for moves, obeys commands. All that is
 * shown comes from that person's chair.
 */
final class Sitting {
    static final String QUIT = "quit";

    private static final List<String> COMMANDS =
            List.of(
                    "help", "look", "hint", "why", "history", "log", "rules", "back", "save",
                    "save!", QUIT);

    /** Keeps the bots' chance apart from the table's. */
    private static final long BOTS = 0x6D61_7371_7565_2121L;

    /** Keeps the chance of hints apart from both: to ask for one changes nothing. */
    private static final long HINTS = 0x6D61_7371_7565_3F3FL;

    private static final int MOST_SEATS = 16;

    private final Shelf.Entry entry;
    private final List<Bot> bots;
    private final Table table;
    private final Saves saves;
    private final Asker asker;
    private final Stdio stdio;
    private final Wishes wishes;
    private final Chair chair;
    private final TableTalk talk;
    private final Map<Integer, Thought> hints = new HashMap<>();
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
        this.asker = asker;
        this.stdio = stdio;
        this.wishes = wishes;
        this.chair = table.chair(saves.me());
        this.talk = new TableTalk(entry, chair, page, stdio.out(), COMMANDS);
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
                talk.showScreen();
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
        talk.showTitle();
        tell("greeting", "seed", Long.toString(saves.seed()), "seat", saves.me() + 1);
        if (table.plies() > 0) {
            told = chair.heard().size();
            tell("resumed", "steps", table.plies(), "file", saves.file().toString());
        }
    }

    private void tellNews() {
        List<Event> heard = chair.heard();
        talk.tellNews(heard.subList(told, heard.size()));
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

    private void showEnd() {
        talk.showScreen();
        stdio.out().println();
        List<Object> winners = new ArrayList<>();
        for (int rest = table.winners(); rest != 0; rest &= rest - 1) {
            winners.add(new Seat(Integer.numberOfTrailingZeros(rest)));
        }
        boolean alone = winners.equals(List.of(new Seat(saves.me())));
        boolean lost = winners.isEmpty() && chair.game().seats() == 1;
        tell(alone ? "over-you" : lost ? "over-lost" : "over", "winners", winners);
        if (!hints.isEmpty()) {
            tell("hints-asked", "hints", hints.size());
        }
    }

    /** Asks until a move is made, something changes on the table, or the user leaves. */
    private void takeTurn() {
        Choices choices = talk.choices();
        talk.showTurn(choices);
        int plies = table.plies();
        while (!leaving && table.plies() == plies) {
            Optional<String> line = asker.ask("> ", talk.completions(choices));
            if (line.isEmpty()) {
                tell("input-ended", "seed", Long.toString(saves.seed()));
                leaving = true;
            } else {
                obey(line.get().strip(), choices);
            }
        }
    }

    private void obey(String line, Choices choices) {
        String[] parts = line.split("\\s+", 2);
        String rest = parts.length > 1 ? parts[1] : "";
        boolean lone = rest.isEmpty();
        boolean again = warned;
        warned = false;
        switch (parts[0].toLowerCase(Locale.ROOT)) {
            case "" -> talk.saySomething(choices);
            case "help", "?" -> tell("help-text");
            case "why" -> talk.explain(rest, choices);
            case "rules" -> talk.showRules(rest);
            case "save" -> save(rest, false);
            case "save!" -> save(rest, true);
            case String word when lone && (word.equals("history") || word.equals("log")) ->
                    talk.showLog();
            case String word when lone && word.equals("look") && !choices.offers(word) ->
                    talk.lookAgain(choices);
            case String word when lone && word.equals("hint") && !choices.offers(word) ->
                    hint(choices);
            case String word when lone && word.equals("back") -> takeBack();
            case String word when lone && (word.equals(QUIT) || word.equals("exit")) -> quit(again);
            default -> talk.meant(line, choices).ifPresent(this::play);
        }
    }

    /** Only bots play along here, so there is always one for whoever asks. */
    private void hint(Choices choices) {
        talk.showHint(
                hints.computeIfAbsent(
                        table.plies(),
                        ply -> entry.adviser().think(chair, new Seeded(saves.seed() ^ HINTS, ply))),
                choices);
    }

    private void play(int code) {
        table.play(saves.me(), code).ifPresent(talk::refuse);
    }

    private void takeBack() {
        Optional<Refusal> refusal = table.takeBack(saves.me());
        refusal.ifPresent(talk::refuse);
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
        } else if (stdio.terminal() && !again) {
            tell("quit-warning");
            warned = true;
        } else {
            tell("quit-unsaved", "seed", Long.toString(saves.seed()));
            leaving = true;
        }
    }

    private void tell(String key, Object... namesAndValues) {
        talk.tell(key, namesAndValues);
    }
}
