package masque.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import masque.app.Cli.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What nobody else knows yet can be taken back, also after a break. */
final class TakeBackTest {
    private static final Shelf SHELF =
            new Shelf(
                    List.of(
                            new Shelf.Entry(
                                    new TwoPicks(),
                                    (view, page) -> List.of("table"),
                                    Shelf.Pace.WHOLE_GAMES)));

    @Test
    void anOpenChoiceIsTakenBackAndMadeAgain() {
        Outcome outcome =
                Cli.run(SHELF, "letter a\nback\nback\nletter b\n1\n", "play", "two-picks");
        assertThat(outcome.code()).as(outcome.err()).isZero();
        assertThat(outcome.out())
                .containsSubsequence(
                        "You picked letter a.",
                        "Pick a digit.",
                        "Taken back.",
                        "Pick a letter.",
                        "There is nothing to take back",
                        "You picked letter b.",
                        "Pick a digit.",
                        "You picked digit 1.",
                        "The game is over. You won!");
    }

    @Test
    void aGameWithoutOptionsSaysSo() {
        assertThat(Cli.run(SHELF, "", "play", "two-picks", "--options").out())
                .contains("Two Picks has no options");
    }

    @Test
    void aRefusalWithoutAClauseCitesNone() {
        assertThat(Cli.run(SHELF, "why digit 1\n", "play", "two-picks").out())
                .contains("> why digit 1\nPick a letter.\n");
    }

    @Test
    void anOpenChoiceCanBeTakenBackAfterABreak(@TempDir Path folder) {
        Path file = folder.resolve("picks.json");
        Cli.run(SHELF, "letter a\nback\nletter b\nsave " + file + "\n", "play", "two-picks");
        Outcome outcome = Cli.run(SHELF, "back\n1\n2\n", "play", "--resume", file.toString());
        assertThat(outcome.code()).as(outcome.err()).isZero();
        assertThat(outcome.out())
                .containsSubsequence(
                        "after 3 steps",
                        "Taken back.",
                        "You picked letter a.",
                        "You picked digit 2.",
                        "The game is over.");
    }
}
