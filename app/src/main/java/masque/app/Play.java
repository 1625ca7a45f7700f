package masque.app;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import masque.core.BadInput;
import masque.core.Box;
import masque.core.Fate;
import masque.core.Table;
import masque.edge.Listener;
import masque.edge.SavedGame;
import masque.edge.Words;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a game in the terminal, against bots. */
@Command(description = "Plays a game here, against bots.")
final class Play implements Callable<Integer> {
    private static final int USUAL_PLAYERS = 4;

    private static final String NUMBER = "-?[0-9]{1,9}";

    /** Fits into six digits, so that a seed is easy to pass on. */
    private static final int SEEDS = 1_000_000;

    private final Main main;

    @Parameters(
            arity = "0..1",
            paramLabel = "GAME",
            completionCandidates = Main.Games.class,
            description = "One of: ${COMPLETION-CANDIDATES}.")
    private @Nullable String game;

    @Option(
            names = "--players",
            paramLabel = "N",
            description = "How many play; bots take the other seats. Usually 4.")
    private @Nullable Integer players;

    @Option(
            names = "--me",
            paramLabel = "SEAT",
            description = "Your seat, counted from 1, or whom you play. Usually 1.")
    private @Nullable String me;

    @Option(
            names = "--vs",
            paramLabel = "NAME",
            description = "Whom the bots play, where a game has characters.")
    private @Nullable String opponent;

    @Option(
            names = "--bots",
            paramLabel = "BOTS",
            description =
                    "Who plays at the other seats: novice, regular or expert, or a list with"
                            + " commas, of which the last takes all seats left. Usually regular.")
    private @Nullable String bots;

    @Option(
            names = "--mode",
            paramLabel = "MODE",
            description = "How it is fought, where a game has several ways; -o mode=MODE.")
    private @Nullable String mode;

    @Option(
            names = "--teams",
            paramLabel = "N",
            description = "Characters on each team, where a game has teams; -o teams=N.")
    private @Nullable Integer teams;

    @Option(
            names = "--characters",
            paramLabel = "FILE",
            description = "Other characters, where a game has some; -o characters=@FILE.")
    private @Nullable Path characters;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "The same seed and the same moves give the same game.")
    private @Nullable Long seed;

    @Option(
            names = {"-o", "--option"},
            paramLabel = "NAME=VALUE",
            description = "A choice of this game; NAME=@FILE reads a data file.")
    private List<String> options = new ArrayList<>();

    @Option(
            names = "--deck",
            paramLabel = "FILE",
            description = "Another deck, where the game has one; the same as -o deck=@FILE.")
    private @Nullable Path deck;

    @Option(
            names = "--numbers",
            paramLabel = "FILE",
            description = "Other numbers on tiles, where a game has some; -o numbers=@FILE.")
    private @Nullable Path numbers;

    @Option(
            names = "--set",
            paramLabel = "NAME",
            description = "The set to play with, where a game has some; -o set=NAME.")
    private @Nullable String set;

    @Option(
            names = "--packs",
            paramLabel = "LIST",
            description = "The packs to play with, with commas, where a game has some.")
    private @Nullable String packs;

    @Option(
            names = "--princesses",
            paramLabel = "FILE",
            description = "Other packs and sets, where a game has some; -o princesses=@FILE.")
    private @Nullable Path princesses;

    @Option(names = "--options", description = "Only lists what can be chosen for this game.")
    private boolean listOptions;

    @Option(names = "--plain", description = "No colours and no line editing.")
    private boolean plain;

    @Option(
            names = "--resume",
            paramLabel = "FILE",
            description = "Goes on with a game that was saved.")
    private @Nullable Path resume;

    Play(Main main) {
        this.main = main;
    }

    @Override
    public Integer call() {
        Path file = resume;
        if (listOptions) {
            Shelf.Entry entry = named();
            OptionList.of(entry, seats(entry.box()), entry.words(main.language()))
                    .forEach(main.stdio().out()::println);
            return 0;
        }
        add("deck=@", deck);
        add("numbers=@", numbers);
        add("characters=@", characters);
        add("mode=", mode);
        add("teams=", teams);
        add("set=", set);
        add("packs=", packs);
        add("princesses=@", princesses);
        return (file == null ? begin() : goOn(file)).run();
    }

    private void add(String option, @Nullable Object value) {
        if (value != null) {
            options.add(option + value);
        }
    }

    private Shelf.Entry named() {
        if (game == null) {
            throw complaint(
                    Words.of(main.language(), "app"), "game-missing", "games", main.shelf().ids());
        }
        return main.shelf().find(game, main.language());
    }

    private int seats(Box box) {
        return players != null
                ? players
                : Math.clamp(
                        Math.min(USUAL_PLAYERS, box.usualSeats()), box.minSeats(), box.maxSeats());
    }

    private Sitting begin() {
        Shelf.Entry entry = named();
        Words words = entry.words(main.language());
        Box box = entry.box();
        int seats = seats(box);
        int seat = me != null && me.matches(NUMBER) ? Integer.parseInt(me) : 1;
        if (seat < 1 || seat > Math.max(seats, 1)) {
            throw complaint(words, "me-range", "me", seat, "max", Math.max(seats, 1));
        }
        long chosen = seed == null ? new SecureRandom().nextInt(SEEDS) : seed;
        BoxOptions wanted = new BoxOptions(box, seats, options, words);
        Map<String, String> values = wanted.values();
        try {
            Table table = Table.open(box, seats, values, Fate.seeded(chosen));
            Wishes wishes = wishes(entry, table, seat - 1, words);
            Saves saves =
                    new Saves(
                            entry.id(),
                            seat - 1,
                            chosen,
                            bots == null
                                    ? Levels.house(seats - 1)
                                    : new Levels(entry, words).seated(bots, seats - 1),
                            Optional.empty());
            return sitting(entry, table, saves, words, wishes);
        } catch (BadInput bad) {
            throw wanted.refused(bad, values);
        }
    }

    /** Whom everybody is to play, as moves. */
    private Wishes wishes(Shelf.Entry entry, Table table, int seat, Words words) {
        String mine = me == null || me.matches(NUMBER) ? "" : me;
        String theirs = opponent == null ? "" : opponent;
        for (String names : List.of(mine, theirs)) {
            if (!names.isEmpty() && entry.table().playing(names).isEmpty()) {
                throw complaint(words, "wish-nobody", "name", names);
            }
        }
        Wishes wishes =
                new Wishes(
                        seat,
                        mine.isEmpty() ? List.of() : entry.table().playing(mine),
                        theirs.isEmpty() ? List.of() : entry.table().playing(theirs));
        wishes.unknown(table)
                .ifPresent(text -> {
                    throw complaint(words, "wish-unknown", "move", text);
                });
        return wishes;
    }

    private Sitting goOn(Path file) {
        Words words = Words.of(main.language(), "app", "core");
        if (players != null
                || me != null
                || opponent != null
                || bots != null
                || seed != null
                || !options.isEmpty()) {
            throw complaint(words, "resume-alone");
        }
        try {
            SavedGame saved = SavedGame.read(BoxOptions.read(file, words), file.toString());
            Shelf.Entry entry = main.shelf().find(saved.journal().game(), main.language());
            words = entry.words(main.language());
            if (game != null && !game.equals(entry.id())) {
                throw BadInput.of("journal-game", "game", entry.id(), "expected", game);
            }
            Table table = replayed(entry.box(), saved, file, words);
            List<String> others = others(saved, new Levels(entry, words), file, words);
            Saves saves =
                    new Saves(entry.id(), saved.me(), saved.seed(), others, Optional.of(file));
            return sitting(entry, table, saves, words, Wishes.none());
        } catch (BadInput bad) {
            throw new Complaint(words.say(bad.phrase(), Listener.STRANGER));
        }
    }

    /** Who played at the other seats. */
    private static List<String> others(SavedGame saved, Levels levels, Path file, Words words) {
        int seats = saved.journal().seats() - 1;
        List<String> names = saved.bots().isEmpty() ? Levels.house(seats) : saved.bots();
        try {
            if (names.size() != seats) {
                throw complaint(words, "resume-bots", "bots", names.size(), "seats", seats);
            }
            names.forEach(levels::bot);
            return names;
        } catch (Complaint problem) {
            throw complaint(
                    words,
                    "resume-bot",
                    "file",
                    file.toString(),
                    "problem",
                    String.valueOf(problem.getMessage()));
        }
    }

    private static Table replayed(Box box, SavedGame saved, Path file, Words words) {
        try {
            return Table.replay(box, saved.journal(), Fate.seeded(saved.seed()));
        } catch (BadInput bad) {
            throw BoxOptions.inFile(file, bad, words);
        }
    }

    private Sitting sitting(
            Shelf.Entry entry, Table table, Saves saves, Words words, Wishes wishes) {
        Asker asker = main.stdio().asker(plain);
        Levels levels = new Levels(entry, words);
        Page page =
                new Page(
                        asker.width(),
                        words,
                        Company.of(table.setup().seats(), saves.me(), words),
                        plain || !main.stdio().rich() ? Paint.PLAIN : Paint.ANSI);
        return new Sitting(
                entry,
                saves.bots().stream().map(levels::bot).toList(),
                table,
                saves,
                page,
                asker,
                main.stdio(),
                wishes);
    }

    private static Complaint complaint(Words words, String key, Object... namesAndValues) {
        return new Complaint(words.say(key, namesAndValues));
    }
}
