package masque.edge;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import masque.core.BadInput;
import masque.core.Box;
import masque.core.Chair;
import masque.core.Codes;
import masque.core.Fate;
import masque.core.Journal;
import masque.core.Phrase;
import masque.core.Puzzle;
import masque.core.Table;
import masque.core.Thought;
import tools.jackson.databind.node.ObjectNode;

/** The puzzles of one game as a JSON file, a puzzle a line. */
public final class PuzzleFile {
    static final String PUZZLES = "puzzles";

    private static final String FORMAT = "masque-puzzles";
    private static final int VERSION = 1;
    private static final int MOST_PUZZLES = 100_000;
    private static final int MOST_CHOICES = 1_000;

    /** Shares of 1 are kept in so many parts. */
    private static final int PARTS = 1_000;

    /** What is less likely than this is not worth a word. */
    private static final double UNLIKELY = 0.005;

    private static final Set<String> FIELDS =
            Set.of("id", "seat", "choices", "beliefs", "thumb", "journal");

    private PuzzleFile() {}

    /** The text of a file; equal puzzles give equal texts. */
    public static String write(String game, List<Puzzle> puzzles) {
        ObjectNode file = Json.object();
        file.put("format", FORMAT);
        file.put("version", VERSION);
        file.put("game", game);
        puzzles.stream().map(PuzzleFile::node).forEach(file.putArray(PUZZLES)::add);
        return Json.write(file);
    }

    private static ObjectNode node(Puzzle puzzle) {
        ObjectNode node = Json.object();
        node.put("id", puzzle.id());
        node.put("seat", puzzle.seat());
        for (Puzzle.Choice choice : puzzle.choices()) {
            node.withArray("choices")
                    .addObject()
                    .put("code", choice.code())
                    .put("worth", parts(choice.worth()))
                    .put("doubt", parts(choice.doubt()));
        }
        node.putArray("beliefs");
        puzzle.beliefs().stream()
                .filter(belief -> belief.likely() >= UNLIKELY)
                .forEach(belief ->
                        node.withArray("beliefs")
                                .addObject()
                                .put("seat", belief.seat())
                                .put("secret", belief.secret())
                                .put("likely", parts(belief.likely())));
        ObjectNode thumb = node.putObject("thumb").put("code", puzzle.thumb().code());
        puzzle.thumb().why().ifPresent(why -> thumb.set("why", PhraseJson.write(why)));
        node.set("journal", JournalJson.node(puzzle.journal()));
        return node;
    }

    private static int parts(double share) {
        return (int) Math.round(share * PARTS);
    }

    /**
     * The puzzles in a text, held against the rules of their game.
     *
     * @param source the name of the file, for the error
     * @throws BadInput naming file and place, if anything is wrong or does not fit the rules
     */
    public static List<Puzzle> read(String text, String source, Box box) {
        Fields file = Json.read(text, source);
        file.check(FORMAT, VERSION, Set.of("game", PUZZLES));
        if (!file.id("game").equals(box.id())) {
            throw BadInput.of(
                    "puzzle-game", "source", source, "game", file.id("game"), "expected", box.id());
        }
        Set<String> ids = new HashSet<>();
        List<Puzzle> puzzles = new ArrayList<>();
        for (Fields fields : file.objects(PUZZLES, MOST_PUZZLES)) {
            Puzzle puzzle = puzzle(fields);
            if (!ids.add(puzzle.id())) {
                throw wrong(source, puzzle, Phrase.of("puzzle-twice"));
            }
            check(puzzle, source, box);
            puzzles.add(puzzle);
        }
        return List.copyOf(puzzles);
    }

    private static Puzzle puzzle(Fields fields) {
        fields.only(FIELDS);
        Journal journal = JournalJson.read(fields.object("journal"));
        int seats = journal.seats();
        List<Puzzle.Choice> choices = new ArrayList<>();
        for (Fields choice : fields.objects("choices", MOST_CHOICES)) {
            choices.add(
                    new Puzzle.Choice(
                            choice.number("code", 0, Integer.MAX_VALUE),
                            share(choice, "worth"),
                            share(choice, "doubt")));
        }
        List<Thought.Belief> beliefs = new ArrayList<>();
        for (Fields belief : fields.objects("beliefs", MOST_CHOICES)) {
            beliefs.add(
                    new Thought.Belief(
                            belief.number("seat", 0, seats - 1),
                            belief.id("secret"),
                            share(belief, "likely")));
        }
        Fields thumb = fields.object("thumb");
        Optional<Phrase> why =
                thumb.has("why")
                        ? Optional.of(PhraseJson.read(thumb.object("why").node()))
                        : Optional.empty();
        return new Puzzle(
                fields.id("id"),
                journal,
                fields.number("seat", 0, seats - 1),
                choices,
                beliefs,
                new Puzzle.Thumb(thumb.number("code", 0, Integer.MAX_VALUE), why));
    }

    private static double share(Fields fields, String name) {
        return (double) fields.number(name, 0, PARTS) / PARTS;
    }

    /** The game is played again up to the choice, and what is weighed is what may be chosen. */
    private static void check(Puzzle puzzle, String source, Box box) {
        Chair chair;
        try {
            chair = Table.replay(box, puzzle.journal(), Fate.seeded(0)).chair(puzzle.seat());
        } catch (BadInput bad) {
            throw wrong(source, puzzle, bad.phrase());
        }
        Codes legal = new Codes();
        if ((chair.pending() >>> puzzle.seat() & 1) != 0) {
            chair.legal(legal);
        }
        List<Integer> may = IntStream.range(0, legal.size()).mapToObj(legal::at).toList();
        List<Integer> weighed =
                puzzle.choices().stream().map(Puzzle.Choice::code).sorted().toList();
        if (may.size() < 2 || !may.equals(weighed) || !may.contains(puzzle.thumb().code())) {
            throw wrong(source, puzzle, Phrase.of("puzzle-choices"));
        }
        double best = puzzle.best().worth();
        if (puzzle.choices().stream().skip(1).anyMatch(one -> one.worth() >= best)) {
            throw wrong(source, puzzle, Phrase.of("puzzle-best"));
        }
    }

    private static BadInput wrong(String source, Puzzle puzzle, Phrase problem) {
        return BadInput.of(
                "puzzle-wrong", "source", source, "puzzle", puzzle.id(), "problem", problem);
    }
}
