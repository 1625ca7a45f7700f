package masque.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import masque.app.Cli.Outcome;
import masque.core.Game;
import masque.core.Puzzle;
import org.junit.jupiter.api.Test;

/** A puzzle in the terminal: it is missed, asked about, solved, given up and left. */
final class PuzzleCommandTest {
    private static final String GAME = "masquerade-trick";

    private static final List<Puzzle> PUZZLES = Shelf.ours().find(GAME, "en").puzzles();

    /** The first in which a card is played: there a move can be forbidden. */
    private static final int NUMBER = number();

    private static List<Puzzle> puzzles() {
        return PUZZLES;
    }

    private static String text(Puzzle puzzle, int code) {
        Game<?> game =
                Shelf.ours()
                        .find(GAME, "en")
                        .box()
                        .open(puzzle.journal().seats(), puzzle.journal().options());
        return game.read(code).text();
    }

    private static int number() {
        for (int at = 0; at < puzzles().size(); at++) {
            if (text(puzzles().get(at), puzzles().get(at).best().code()).startsWith("play ")) {
                return at + 1;
            }
        }
        throw new AssertionError("no card is played in any puzzle");
    }

    private static String best() {
        Puzzle puzzle = puzzles().get(NUMBER - 1);
        return text(puzzle, puzzle.best().code());
    }

    private static String worst() {
        Puzzle puzzle = puzzles().get(NUMBER - 1);
        return text(puzzle, puzzle.choices().getLast().code());
    }

    private static String said(String input, String... more) {
        Outcome outcome =
                Cli.run(
                        input,
                        Stream.concat(
                                        Stream.of("puzzle", GAME, Integer.toString(NUMBER)),
                                        Stream.of(more))
                                .toArray(String[]::new));
        assertThat(outcome.code()).as(outcome.err()).isZero();
        assertThat(outcome.err()).isEmpty();
        return outcome.out().replaceAll("[\\s|]+", " ");
    }

    @Test
    void anotherChoiceIsToldWhatItIsWorthAndCanBeTriedAgain() {
        assertThat(said(worst() + "\n" + best() + "\n"))
                .containsSubsequence(
                        "Puzzle " + NUMBER + " of " + puzzles().size(),
                        "One choice is clearly best here.",
                        "> " + worst(),
                        "try again.",
                        "> " + best(),
                        "Right!",
                        "The best: " + best(),
                        "first sight",
                        "To play a real game: ./masque play " + GAME);
    }

    @Test
    void nothingOfTheSolutionIsShownBefore() {
        assertThat(said("look\nhistory\n")).doesNotContain("The best:", "first sight", "%");
    }

    @Test
    void aForbiddenMoveIsRefusedWithItsClause() {
        assertThat(said("play crown 9\npass rose 1\nwhy " + best() + "\nwhy\nxyzzy\n99\n\n"))
                .containsSubsequence(
                        "(Clause MT-", "\"xyzzy\" is not known here", "Choose a number")
                .doesNotContain("The best:");
    }

    @Test
    void theSolutionIsShownToWhoeverAsks() {
        assertThat(said("help\nsolution\n"))
                .containsSubsequence("solution what is best, and why", "The best: " + best());
        assertThat(said("solution\n", "--lang", "ja")).contains("最善手", "--lang ja");
    }

    @Test
    void whoeverLeavesIsToldHowToComeBack() {
        String back = "./masque puzzle " + GAME + " " + NUMBER;
        for (String word : List.of("q", "quit", "exit")) {
            assertThat(said(word + "\n")).contains("Until next time.", back);
        }
        assertThat(said("")).contains("The input has ended", back);
    }

    @Test
    void everyDayHasItsPuzzleAndEveryGameItsTurn() {
        Set<String> titles = new HashSet<>();
        for (int day = 1; day <= Shelf.ours().ids().size(); day++) {
            String first = Cli.run("q\n", "puzzle", "--date", "2026-03-0" + day).out();
            assertThat(Cli.run("q\n", "puzzle", "--date", "2026-03-0" + day).out())
                    .isEqualTo(first);
            titles.add(first.lines().findFirst().orElseThrow());
        }
        assertThat(titles).hasSameSizeAs(Shelf.ours().ids());
        assertThat(Cli.run("q\n", "puzzle", GAME, "--date", "2026-03-01").out())
                .isNotEqualTo(Cli.run("q\n", "puzzle", GAME, "--date", "2026-03-02").out());
        assertThat(Cli.run("q\n", "puzzle").code()).isZero();
    }

    @Test
    void badInputIsNamed() {
        isBadUsage("no puzzle 0", GAME, "0");
        isBadUsage("from 1 to " + puzzles().size(), GAME, "999");
        isBadUsage("no game \"chess\"", "chess");
        isBadUsage("2026-13-01", "--date", "2026-13-01");
        Shelf toys =
                new Shelf(
                        List.of(
                                new Shelf.Entry(
                                        new TwoPicks(),
                                        (view, page) -> List.of("table"),
                                        Shelf.Pace.WHOLE_GAMES)));
        for (String[] words : new String[][] {{"puzzle"}, {"puzzle", "two-picks"}}) {
            Outcome none = Cli.run(toys, "", words);
            assertThat(none.code()).isEqualTo(2);
            assertThat(none.err()).contains("no puzzles").contains("yet");
        }
    }

    private static void isBadUsage(String said, String... words) {
        Outcome outcome =
                Cli.run(
                        "",
                        Stream.concat(Stream.of("puzzle"), Stream.of(words))
                                .toArray(String[]::new));
        assertThat(outcome.code()).isEqualTo(2);
        assertThat(outcome.err()).contains(said);
    }
}
