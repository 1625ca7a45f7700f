package masque.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import masque.app.Cli.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A game is played through a pipe, move by move, with all that can be said in between. */
final class PlayTest {
    private static final String FIRST_MOVES = "1\n".repeat(2_000);

    private static String[] game(String... more) {
        return Stream.concat(
                        List.of("play", "masquerade-trick", "--seed", "7").stream(),
                        List.of(more).stream())
                .toArray(String[]::new);
    }

    private static String said(String... lines) {
        Outcome outcome = Cli.run(String.join("\n", lines) + "\n", game());
        assertThat(outcome.code()).as(outcome.err()).isZero();
        assertThat(outcome.err()).isEmpty();
        return outcome.out().replaceAll("\\s+", " ");
    }

    @ParameterizedTest
    @CsvSource({"1,1", "2,1", "2,2", "3,3", "4,1", "4,4"})
    void aPipedGameComesToItsEnd(String players, String me) {
        for (String language : List.of("en", "ja")) {
            Outcome outcome =
                    Cli.run(
                            FIRST_MOVES,
                            game("--players", players, "--me", me, "--lang", language));
            assertThat(outcome.code()).as(outcome.err()).isZero();
            assertThat(outcome.err()).isEmpty();
            assertThat(outcome.out())
                    .contains(language.equals("en") ? "The game is over." : "ゲーム終了。")
                    .doesNotContain("\u001b");
            assertThat(outcome.out().lines())
                    .allSatisfy(line -> assertThat(Wrap.columns(line)).isLessThanOrEqualTo(80));
        }
    }

    @ParameterizedTest
    @CsvSource({"1,openHistory=true", "1,holyKnight=true", "4,length=deal-per-player"})
    void optionsArePlayedToTheEndToo(String players, String option) {
        Outcome outcome = Cli.run(FIRST_MOVES, game("--players", players, "-o", option));
        assertThat(outcome.code()).as(outcome.err()).isZero();
        assertThat(outcome.out()).contains("The game is over.");
    }

    @Test
    void theSameSeedAndMovesGiveTheSameGame() {
        assertThat(Cli.run(FIRST_MOVES, game()).out())
                .isEqualTo(Cli.run(FIRST_MOVES, game()).out());
        assertThat(Cli.run(FIRST_MOVES, "play", "masquerade-trick", "--seed", "8").out())
                .isNotEqualTo(Cli.run(FIRST_MOVES, game()).out());
    }

    @Test
    void theSeedIsToldEvenWhenNobodyChoseIt() {
        assertThat(Cli.run("", "play", "masquerade-trick").out())
                .containsPattern("Seed [0-9]+; you sit at seat 1");
    }

    @Test
    void theEndOfTheInputIsNotTheEndOfTheGame() {
        assertThat(said("1")).contains("The input has ended, but the game is not finished");
    }

    @Test
    void nonsenseGetsASentenceAndTheGameGoesOn() {
        assertThat(said("xyzzy", "{0} '", "99", "0", "", "1"))
                .contains(
                        "\"xyzzy\" is not known here.",
                        "\"{0} '\" is not known here.",
                        "There is no such move: the numbers go from 1 to 6.",
                        "Choose a number from 1 to 6, say a move in words, or type help.",
                        "Everybody hands a card on");
        assertThat(said("hlep")).contains("\"hlep\" is not known here: did you mean \"help\"?");
    }

    @Test
    void aMoveIsANumberItsTextOrWordsThatFitOneMoveOnly() {
        String passed = "You hand rose 5 to Fox.";
        assertThat(said("2")).contains(passed);
        assertThat(said("pass rose 5")).contains(passed);
        assertThat(said("  PASS   Rose 5 ")).contains(passed);
        assertThat(said("rose 5")).contains(passed);
        assertThat(said("5 rose")).contains(passed);
        assertThat(said("ro 5")).contains(passed);
    }

    @Test
    void wordsThatFitSeveralMovesAreAskedBack() {
        assertThat(said("rose"))
                .contains("That could be \"pass rose 4\" or \"pass rose 5\". Please say more.");
    }

    @Test
    void whyCitesTheClause() {
        assertThat(said("why play rose 5")).contains("Clause MT-2.4; to read it: rules MT-2.4");
        assertThat(said("why crown 1")).containsPattern("crown 1.* \\(Clause MT-2\\.");
        assertThat(said("why rose 5")).contains("\"pass rose 5\" is allowed now");
        assertThat(said("why")).contains("For example: why pass rose 4");
        assertThat(said("why nonsense")).contains("\"nonsense\" is not known here");
    }

    @Test
    void anIllegalMoveIsRefusedWithItsClause() {
        assertThat(said("play rose 5")).contains("Clause MT-2.4; to read it: rules MT-2.4");
    }

    @Test
    void theRulesAreAtHand() {
        assertThat(said("rules MT-2.5")).contains("- MT-2.5 ").doesNotContain("- MT-2.6 ");
        assertThat(said("rules")).contains("- MT-2.5 ", "- MT-2.6 ");
        assertThat(said("rules MT-99")).contains("no clause MT-99");
    }

    @Test
    void helpHistoryAndTheTableCanBeAskedFor() {
        assertThat(said("help")).contains("why MOVE", "save [FILE]", "quit");
        assertThat(said("1", "history")).contains("Everybody handed a card on.");
        assertThat(said("1", "log")).isEqualTo(said("1", "history").replace("> history", "> log"));
        assertThat(said("look").split("Your hand", -1)).hasSize(3);
    }

    @Test
    void whatOthersKnowCannotBeTakenBack() {
        assertThat(said("back")).contains("There is nothing to take back");
        assertThat(said("1", "back")).contains("There is nothing to take back");
    }

    @Test
    void quittingThroughAPipeNeedsOneWord() {
        assertThat(said("quit", "1")).contains("not saved; with --seed 7").doesNotContain("hands");
    }

    @Test
    void quittingUnsavedAtATerminalNeedsASecondWord() {
        assertThat(Cli.typed("quit\n1\nquit\nquit\nhelp\n", game()).out().replaceAll("\\s+", " "))
                .contains("\"quit\" once more leaves it", "Everybody hands a card on", "not saved;")
                .doesNotContain("why MOVE", "\u001b");
    }

    @Test
    void anotherSeatSeesAnotherHand() {
        assertThat(Cli.run("", game("--me", "2")).out())
                .contains("you sit at seat 2", "2  You", "1  Fox")
                .isNotEqualTo(Cli.run("", game()).out());
    }

    @Test
    void japaneseIsSpokenThroughout() {
        assertThat(Cli.run("xyzzy\n", game("--lang", "ja")).out())
                .contains("シードは7", "「xyzzy」はわかりません", "あなたの手札");
    }
}
