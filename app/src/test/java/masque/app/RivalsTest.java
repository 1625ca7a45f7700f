package masque.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import masque.app.Cli.Outcome;
import masque.edge.SavedGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whom one plays against in the terminal: a level for all, or one for each seat. */
final class RivalsTest {
    private static final String FIRST_MOVES = "1\n".repeat(2_000);

    /** What is not understood is asked again, so that this gets through every game. */
    private static final String ANY_MOVES = "pass\nbid 1 guardian\n1\n".repeat(1_000);

    private static Outcome played(String input, String... more) {
        return Cli.run(
                input,
                Stream.concat(Stream.of("play", "masquerade-trick", "--seed", "7"), Stream.of(more))
                        .toArray(String[]::new));
    }

    private static String whole(String bots) {
        Outcome outcome = played(FIRST_MOVES, "--bots", bots);
        assertThat(outcome.code()).as(outcome.err()).isZero();
        return outcome.out();
    }

    static List<String> games() {
        return Shelf.ours().ids();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyLevelPlaysEveryGameToItsEnd(String game) {
        for (String bots : List.of("random", "novice", "expert:8", "expert:1ms")) {
            Outcome outcome = Cli.run(ANY_MOVES, "play", game, "--seed", "7", "--bots", bots);
            assertThat(outcome.code()).as(outcome.err()).isZero();
            assertThat(outcome.out()).as(bots).contains("The game is over.");
        }
    }

    @Test
    void theLastOfAListTakesTheSeatsThatAreLeft() {
        assertThat(whole("novice,regular"))
                .isEqualTo(whole("novice, regular ,regular"))
                .isNotEqualTo(whole("regular,novice,regular"));
        assertThat(whole("regular")).isEqualTo(played(FIRST_MOVES).out());
    }

    @Test
    void whoIsNotThereIsRefused() {
        Outcome many = played("", "--bots", "regular,regular,regular,regular");
        assertThat(many.code()).isEqualTo(2);
        assertThat(many.err()).contains("4 bots are named for 3 seats");
        Outcome unknown = played("", "--bots", "regular,expret");
        assertThat(unknown.code()).isEqualTo(2);
        assertThat(unknown.err()).contains("There is no bot \"expret\": did you mean expert?");
    }

    @Test
    void aSavedGameKnowsWhomItWasPlayedAgainst(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("game.json");
        String[] bots = {"--bots", "novice,expert:20"};
        played("1\n2\nsave " + file + "\nquit\n", bots);
        assertThat(SavedGame.read(Files.readString(file), "file").bots())
                .containsExactly("novice", "expert:20", "expert:20");
        String goneOn = Cli.run(FIRST_MOVES, "play", "--resume", file.toString()).out();
        String whole = played("1\n2\n" + FIRST_MOVES, bots).out();
        assertThat(end(goneOn)).isEqualTo(end(whole));
        Files.writeString(file, Files.readString(file).replace("novice", "genius"));
        Outcome refused = Cli.run("", "play", "--resume", file.toString());
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.err()).contains("game.json, field bots: There is no bot \"genius\"");
        Files.writeString(file, Files.readString(file).replace("\"genius\",", ""));
        assertThat(Cli.run("", "play", "--resume", file.toString()).err())
                .contains("game.json, field bots: 2 bots for 3 seats.");
    }

    private static String end(String out) {
        int end = out.lastIndexOf("-- How deal");
        assertThat(end).isPositive();
        return out.substring(end);
    }
}
