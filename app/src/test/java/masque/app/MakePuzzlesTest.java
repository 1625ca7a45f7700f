package masque.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import masque.app.Cli.Outcome;
import masque.coach.PuzzleMaker;
import masque.core.Bot;
import masque.core.Puzzle;
import masque.edge.PuzzleFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Puzzles are found in games of bots and kept in a file. */
final class MakePuzzlesTest {
    private static final String GAME = "dice-challenge";

    @TempDir Path folder;

    private Outcome made(Path file, String... more) {
        return Cli.run(
                "",
                Stream.concat(
                                Stream.of("lab", "puzzles", GAME, "--tries", "300", "--out"),
                                Stream.concat(Stream.of(file.toString()), Stream.of(more)))
                        .toArray(String[]::new));
    }

    private static List<Puzzle> in(Path file) throws IOException {
        return PuzzleFile.read(Files.readString(file), "file", Shelf.ours().find(GAME, "en").box());
    }

    @Test
    void theSameSeedFindsTheSameOnAnyNumberOfThreads() throws IOException {
        Path one = folder.resolve("one.json");
        Path other = folder.resolve("other.json");
        Outcome outcome = made(one, "--puzzles", "2", "--players", "2", "--threads", "1");
        assertThat(outcome.code()).as(outcome.err()).isZero();
        assertThat(outcome.err()).contains("2 puzzles found", "the best wins");
        assertThat(made(other, "--puzzles", "2", "--players", "2", "--threads", "3").code())
                .isZero();
        assertThat(in(one)).hasSize(2).allMatch(puzzle -> puzzle.journal().seats() == 2);
        assertThat(Files.readString(other)).isEqualTo(Files.readString(one));
    }

    @Test
    void onlyHardOnesAreKeptIfOnlyTheseAreWanted() throws IOException {
        String game = "truth-or-bluff";
        Path file = folder.resolve("hard.json");
        Outcome outcome =
                Cli.run(
                        "",
                        "lab",
                        "puzzles",
                        game,
                        "--hard",
                        "--tries",
                        "300",
                        "--games",
                        "5",
                        "--players",
                        "4",
                        "--out",
                        file.toString());
        assertThat(outcome.code()).as(outcome.err()).isZero();
        assertThat(outcome.err()).contains("in 5 games");
        assertThat(
                        PuzzleFile.read(
                                Files.readString(file),
                                "file",
                                Shelf.ours().find(game, "en").box()))
                .isNotEmpty()
                .allMatch(Puzzle::hard);
    }

    @Test
    void whatAFileHasStaysAndNothingIsAddedTwice() throws IOException {
        Path file = folder.resolve("some.json");
        assertThat(made(file, "--puzzles", "1").code()).isZero();
        List<Puzzle> first = in(file);
        assertThat(made(file, "--puzzles", "1").code()).isZero();
        assertThat(in(file)).hasSize(2).startsWith(first.getFirst()).doesNotHaveDuplicates();
    }

    @Test
    void whereThereIsNothingToFindNothingIs() throws IOException {
        Path file = folder.resolve("none.json");
        Outcome outcome = made(file, "--puzzles", "5", "--games", "1", "--players", "2");
        assertThat(outcome.code()).isZero();
        assertThat(outcome.err()).contains("in 1 game;");
        assertThat(in(file)).hasSizeLessThan(2);
        // Whatever is picked in this toy, it is won: nothing is better than anything else.
        PuzzleMaker maker =
                new PuzzleMaker(new TwoPicks(), Bot.RANDOM, Bot.RANDOM, Bot.RANDOM, Bot.RANDOM);
        assertThat(maker.in(1, Map.of(), 1)).isEmpty();
    }

    @Test
    void badInputIsNamedAndNothingIsLost() throws IOException {
        Path broken = Files.writeString(folder.resolve("broken.json"), "{\"format\": 1}");
        isBadUsage(made(broken), "broken.json", "masque-puzzles");
        assertThat(broken).hasContent("{\"format\": 1}");
        isBadUsage(made(folder), folder.toString());
        isBadUsage(made(folder.resolve("no/such/file.json"), "--puzzles", "1"), "--out FILE");
        isBadUsage(made(folder.resolve("a.json"), "--puzzles", "0"), "--puzzles cannot be 0");
        isBadUsage(made(folder.resolve("a.json"), "--games", "0"), "--games cannot be 0");
        isBadUsage(made(folder.resolve("a.json"), "--players", "99"), "2", "8");
        isBadUsage(made(folder.resolve("a.json"), "-o", "nothing=1"), "nothing");
        isBadUsage(Cli.run("", "lab", "puzzles", "chess"), "no game \"chess\"");
    }

    private static void isBadUsage(Outcome outcome, String... said) {
        assertThat(outcome.code()).as(outcome.err()).isEqualTo(2);
        assertThat(outcome.err()).contains(said);
    }
}
