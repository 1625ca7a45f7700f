package masque.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import masque.bots.search.Effort;
import masque.coach.PuzzleMaker;
import masque.core.Chair;
import masque.core.Fate;
import masque.core.Puzzle;
import masque.core.Seeded;
import masque.core.Table;
import masque.edge.PuzzleFile;
import masque.edge.Words;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every puzzle fits the rules, has one choice that is clearly best, and can be solved. */
final class PuzzlesTest {
    private static final int FEWEST = 24;

    /** By so many tries what is clear is seen again. */
    private static final int TRIES = 1_500;

    private static final int LOOKS = 3;

    /** To read them is to play them, so it is done once. */
    private static final Map<String, List<Puzzle>> READ = new ConcurrentHashMap<>();

    static Stream<Shelf.Entry> games() {
        return Shelf.ours().entries().stream();
    }

    private static List<Puzzle> puzzles(Shelf.Entry entry) {
        return READ.computeIfAbsent(entry.id(), id -> entry.puzzles());
    }

    private static Chair chair(Shelf.Entry entry, Puzzle puzzle) {
        return Table.replay(entry.box(), puzzle.journal(), Fate.seeded(0)).chair(puzzle.seat());
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameHasACollectionWithHardOnesForSeveralNumbersOfPlayers(Shelf.Entry entry) {
        List<Puzzle> puzzles = puzzles(entry);
        assertThat(puzzles).hasSizeGreaterThanOrEqualTo(FEWEST);
        assertThat(puzzles).filteredOn(Puzzle::hard).hasSizeGreaterThan(2);
        assertThat(puzzles.stream().map(one -> one.journal().seats()).distinct())
                .hasSizeGreaterThan(2);
    }

    /** What wins most in a few new looks: one of them alone may be off. */
    private static int foundAgain(Shelf.Entry entry, Puzzle puzzle) {
        List<Integer> codes = puzzle.choices().stream().map(Puzzle.Choice::code).toList();
        Map<Integer, Double> worth = new HashMap<>();
        for (int look = 0; look < LOOKS; look++) {
            entry.expert(Effort.iterations(TRIES))
                    .weigh(chair(entry, puzzle), codes, new Seeded(look))
                    .lines()
                    .forEach(line -> worth.merge(line.code(), line.worth(), Double::sum));
        }
        return Collections.max(worth.entrySet(), Map.Entry.comparingByValue()).getKey();
    }

    /** The figures say so, and a search that knows nothing of them finds the same. */
    @ParameterizedTest
    @MethodSource("games")
    void oneChoiceIsClearlyBest(Shelf.Entry entry) {
        for (Puzzle puzzle : puzzles(entry)) {
            String name = entry.id() + " " + puzzle.id();
            double best = puzzle.best().worth();
            for (Puzzle.Choice other : puzzle.choices().subList(1, puzzle.choices().size())) {
                // Kept in thousandths, so that the last of them may be rounded away.
                assertThat(best - other.worth() - other.doubt())
                        .as(name)
                        .isGreaterThan(PuzzleMaker.CLEAR - 0.002);
            }
            assertThat(foundAgain(entry, puzzle)).as(name).isEqualTo(puzzle.best().code());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyPuzzleIsSolvedInTheTerminal(Shelf.Entry entry) {
        for (String language : Words.languages()) {
            for (Puzzle puzzle : puzzles(entry)) {
                String best = chair(entry, puzzle).game().read(puzzle.best().code()).text();
                String out = solved(entry, puzzle, best, language);
                assertThat(out)
                        .as(entry.id() + " " + puzzle.id())
                        .contains("./masque play " + entry.id());
                assertThat(out.lines())
                        .allSatisfy(line -> assertThat(Wrap.columns(line)).isLessThanOrEqualTo(80));
            }
        }
    }

    private static String solved(Shelf.Entry entry, Puzzle puzzle, String best, String language) {
        StringWriter out = new StringWriter();
        PrintWriter printer = new PrintWriter(out);
        Words words = entry.words(language);
        Page page =
                new Page(
                        Page.WIDTH,
                        words,
                        Company.of(puzzle.journal().seats(), puzzle.seat(), words),
                        Paint.PLAIN);
        BufferedReader in = new BufferedReader(new StringReader(best + "\n"));
        new Riddle(entry, puzzle, page, new PlainAsker(in, printer, false), printer).run(1, 1);
        return out.toString();
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsReadIsWrittenTheSame(Shelf.Entry entry) {
        List<Puzzle> two = puzzles(entry).subList(0, 2);
        String text = PuzzleFile.write(entry.id(), two);
        assertThat(text.lines()).hasSize(7 + 2);
        assertThat(PuzzleFile.read(text, "again", entry.box())).isEqualTo(two);
    }
}
