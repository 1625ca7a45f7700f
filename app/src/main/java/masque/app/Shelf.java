package masque.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import masque.app.dicechallenge.DiceCards;
import masque.app.dicechallenge.DiceText;
import masque.app.masqueradebattle.BattleText;
import masque.app.masqueradetrick.TrickText;
import masque.app.queenseat.QueenText;
import masque.app.truthorbluff.BluffText;
import masque.bots.dicechallenge.DiceGuide;
import masque.bots.dicechallenge.RegularDice;
import masque.bots.levels.Novice;
import masque.bots.masqueradebattle.BattleGuide;
import masque.bots.masqueradebattle.RegularBattle;
import masque.bots.masqueradetrick.RegularTrick;
import masque.bots.masqueradetrick.TrickGuide;
import masque.bots.queenseat.QueenGuide;
import masque.bots.queenseat.RegularQueen;
import masque.bots.search.Effort;
import masque.bots.search.Expert;
import masque.bots.search.Guide;
import masque.bots.truthorbluff.BluffGuide;
import masque.bots.truthorbluff.RegularBluff;
import masque.core.BadInput;
import masque.core.Bot;
import masque.core.Box;
import masque.core.Puzzle;
import masque.edge.Words;
import masque.edge.lesson.Lesson;
import masque.games.dicechallenge.DiceBox;
import masque.games.masqueradebattle.BattleBox;
import masque.games.masqueradetrick.TrickBox;
import masque.games.queenseat.QueenBox;
import masque.games.truthorbluff.BluffBox;
import masque.server.setup.CardRule;
import masque.server.setup.LessonFile;
import masque.server.setup.Level;
import masque.server.setup.Playable;
import masque.server.setup.PuzzleText;
import masque.server.setup.Rulebooks;
import org.jspecify.annotations.Nullable;

/** The games that there are. */
record Shelf(List<Entry> entries) {
    /** The level of the bots that play where a person does not. */
    private static final String HOUSE = "regular";

    private static final String LESSON = ".lesson";
    private static final String PUZZLES = ".json";

    /**
     * A game on the shelf.
     *
     * @param table how the terminal draws its views
     * @param pace how its speed is measured, by the number of players
     * @param regular the bot of the level that the house plays
     * @param guide what the expert knows of the game
     */
    record Entry(Box box, TextTable table, IntFunction<Pace> pace, Bot regular, Guide guide) {
        /** A game of which the expert knows the rules and no more. */
        Entry(Box box, TextTable table, IntFunction<Pace> pace, Bot regular) {
            this(box, table, pace, regular, Guide.PLAIN);
        }

        /** A game that has no bot of its own yet. */
        Entry(Box box, TextTable table, IntFunction<Pace> pace) {
            this(box, table, pace, Bot.RANDOM);
        }

        String id() {
            return box.id();
        }

        /** The game as the site offers it, its bots from the weakest to the strongest. */
        Playable playable() {
            Map<String, Level> bots = new LinkedHashMap<>();
            bots.put("random", Level.quick(Bot.RANDOM));
            bots.put("novice", Level.quick(new Novice(regular)));
            bots.put(HOUSE, Level.quick(regular));
            bots.put("expert", new Level(Levels.EXPERTS_MILLIS, this::expert));
            return new Playable(
                    box,
                    bots,
                    HOUSE,
                    rulebooks(),
                    card(),
                    contestOptions(),
                    lessonFile(),
                    puzzleText());
        }

        /** DC-8.10: in a tournament whoever picks the same is asked about a mirror match. */
        private Map<String, String> contestOptions() {
            return box instanceof DiceBox ? Map.of(DiceBox.ASK_MIRROR, "true") : Map.of();
        }

        /** What its challenge cards fix, if it has any. */
        private Optional<CardRule> card() {
            return box instanceof DiceBox dice ? Optional.of(DiceCards.of(dice)) : Optional.empty();
        }

        /** The expert that thinks so long about each of its moves. */
        Bot expert(long nanos) {
            return expert(Effort.nanos(nanos, System::nanoTime));
        }

        Bot expert(Effort effort) {
            return new Expert(guide, regular, () -> effort);
        }

        /** Who says what would be good to do; for whoever asks once that is worth a second. */
        Bot adviser() {
            return playable().adviser().bot().apply(TimeUnit.SECONDS.toNanos(1));
        }

        /** The words of this game, of the terminal and of the core, in this order. */
        Words words(String language) {
            return Words.of(language, id(), "app", "core");
        }

        boolean hasLesson() {
            return lessonFile().isPresent();
        }

        /**
         * Its guided first game; empty as long as nobody has written one.
         *
         * @throws BadInput if what is written does not fit the rules
         */
        Optional<Lesson> lesson() {
            return lessonFile().map(file -> file.read(box));
        }

        private Optional<LessonFile> lessonFile() {
            String name = id() + LESSON;
            return found("/masque/lessons/" + name).map(text -> new LessonFile(name, text));
        }

        boolean hasPuzzles() {
            return puzzleText().isPresent();
        }

        /**
         * Its puzzles; none as long as nobody has made any.
         *
         * @throws BadInput if they do not fit the rules
         */
        List<Puzzle> puzzles() {
            return puzzleText().map(text -> text.read(box)).orElse(List.of());
        }

        private Optional<PuzzleText> puzzleText() {
            String name = id() + PUZZLES;
            return found("/masque/puzzles/" + name).map(text -> new PuzzleText(name, text));
        }

        /** The rulebook in each language that it is written in. */
        Rulebooks rulebooks() {
            Map<String, String> texts = new LinkedHashMap<>();
            for (String language : Words.languages()) {
                String folder = language.equals("en") ? "" : language + "/";
                found("/masque/rules/" + folder + id() + ".md")
                        .ifPresent(text -> texts.put(language, text));
            }
            return Rulebooks.illustrated(
                    texts, name -> found("/masque/rules/pictures/" + name).orElseThrow());
        }
    }

    /**
     * How a game's speed is measured.
     *
     * @param mode what is counted as a game
     * @param options the options that are played
     * @param parts how many such games there are from set-up to end
     */
    record Pace(String mode, Map<String, String> options, int parts) {
        /** The usual options, each game counted once. */
        static final IntFunction<Pace> WHOLE_GAMES = seats -> new Pace("game", Map.of(), 1);

        Pace {
            options = Map.copyOf(options);
        }
    }

    Shelf {
        entries = List.copyOf(entries);
    }

    /** Our games: adding one is one line here. */
    static Shelf ours() {
        return new Shelf(
                List.of(
                        new Entry(
                                new TrickBox(text("/masque/games/masqueradetrick/missions.csv")),
                                new TrickText(),
                                seats ->
                                        seats == 1
                                                ? new Pace("deal", Map.of(), 1)
                                                : new Pace(
                                                        "deal",
                                                        Map.of("length", "deal-per-player"),
                                                        seats),
                                new RegularTrick(),
                                new TrickGuide()),
                        new Entry(
                                new BattleBox(text("/masque/games/masqueradebattle/deck.csv")),
                                new BattleText(),
                                Pace.WHOLE_GAMES,
                                new RegularBattle(),
                                new BattleGuide()),
                        new Entry(
                                new BluffBox(text("/masque/games/truthorbluff/numbers.csv")),
                                new BluffText(),
                                Pace.WHOLE_GAMES,
                                new RegularBluff(),
                                new BluffGuide()),
                        new Entry(
                                new DiceBox(text("/masque/games/dicechallenge/characters.csv")),
                                new DiceText(),
                                seats ->
                                        new Pace(
                                                seats == 2 ? "duel" : "single combat", Map.of(), 1),
                                new RegularDice(),
                                new DiceGuide()),
                        new Entry(
                                new QueenBox(text("/masque/games/queenseat/princesses.csv")),
                                new QueenText(),
                                Pace.WHOLE_GAMES,
                                new RegularQueen(),
                                new QueenGuide())));
    }

    /** The games as the site offers them. */
    List<Playable> playables() {
        return entries.stream().map(Entry::playable).toList();
    }

    List<String> ids() {
        return entries.stream().map(Entry::id).toList();
    }

    /**
     * The game with this name.
     *
     * @throws Complaint with the names that there are
     */
    Entry find(String id, String language) {
        return entries.stream()
                .filter(entry -> entry.id().equals(id))
                .findFirst()
                .orElseThrow(() -> unknown(id, language));
    }

    /** The box of a game by its id, if there is one. */
    Optional<Box> box(String id) {
        return entries.stream().map(Entry::box).filter(box -> box.id().equals(id)).findFirst();
    }

    private Complaint unknown(String id, String language) {
        Words words = Words.of(language, "app");
        Optional<String> meant = Nearest.to(id, ids());
        return new Complaint(
                meant.map(name -> words.say("game-unknown-meant", "game", id, "meant", name))
                        .orElseGet(() -> words.say("game-unknown", "game", id, "games", ids())));
    }

    /** A text file that must be on the class path. */
    private static String text(String path) {
        return found(path)
                .orElseThrow(() ->
                        new IllegalStateException("there is no " + path + " on the class path"));
    }

    private static Optional<String> found(String path) {
        try (@Nullable InputStream in = Shelf.class.getResourceAsStream(path)) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
