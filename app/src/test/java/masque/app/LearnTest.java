package masque.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import masque.app.Cli.Outcome;
import org.junit.jupiter.api.Test;

/** A lesson in the terminal: it is read, done, missed, asked about and left. */
final class LearnTest {
    private static final String GAME = "masquerade-trick";

    /** Three steps are read, then the first card is passed. */
    private static final String FIRST_STEPS = "\n\n\n";

    private static String said(String input, String... more) {
        Outcome outcome =
                Cli.run(
                        input,
                        Stream.concat(Stream.of("learn", GAME), Stream.of(more))
                                .toArray(String[]::new));
        assertThat(outcome.code()).as(outcome.err()).isZero();
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.out()).doesNotContain("\u001b");
        return flat(outcome.out());
    }

    /** Without line breaks and frames. */
    private static String flat(String text) {
        return text.replaceAll("[\\s|]+", " ");
    }

    private static String all() {
        return LessonsTest.rightMoves(Shelf.ours().find(GAME, "en").lesson().orElseThrow());
    }

    @Test
    void aLessonIsPlayedToItsEnd() {
        assertThat(said(all()))
                .containsSubsequence(
                        "Masquerade Trick A first game in 22 steps.",
                        "Deal 1, trick 1 of 10",
                        "+-- 1 of 22 --",
                        "Welcome to the ball!",
                        "Enter goes on:",
                        "+-- 4 of 22 --",
                        "yours goes to Fox.",
                        "> pass rose 6",
                        "You hand rose 6 to Fox.",
                        "+-- 22 of 22 --",
                        "That was the lesson. To play a real game: ./masque play masquerade-trick");
    }

    @Test
    void aLessonSpeaksJapanese() {
        assertThat(said(all(), "--lang", "ja"))
                .containsSubsequence(
                        "+-- 1／22 --",
                        "舞踏会へようこそ！",
                        "Enterで次へ：",
                        "レッスンはこれで終わりです。",
                        "./masque play masquerade-trick --lang ja");
        assertThat(
                        said(
                                "\n\n\npass rose 6\n\nplay mask 7\n\nplay crown 1\npass goblet 2\n",
                                "--lang",
                                "ja"))
                .contains("（条項MT-2.5");
    }

    @Test
    void aMoveCanBeChosenByItsNumber() {
        assertThat(said(FIRST_STEPS + "3\n")).contains("> 3 Everybody", "+-- 5 of 22 --");
    }

    @Test
    void anotherLegalMoveIsExplainedAndNotMade() {
        assertThat(said(FIRST_STEPS + "crown 1\npass rose 6\n"))
                .containsSubsequence(
                        "> crown 1",
                        "+-- 4 of 22 --",
                        "You may pass any card. But the rose 6 is your only rose",
                        "> pass rose 6",
                        "You hand rose 6 to Fox.",
                        "+-- 5 of 22 --");
    }

    @Test
    void anIllegalMoveIsRefusedWithItsClause() {
        assertThat(said(FIRST_STEPS + "pass rose 6\n\nplay mask 7\n\nplay crown 1\nwhy goblet 2\n"))
                .containsSubsequence(
                        "+-- 8 of 22 --",
                        "> play crown 1",
                        "must be followed",
                        "(Clause MT-2.5; to read it: rules MT-2.5)",
                        "> why goblet 2",
                        "You may:")
                .doesNotContain("+-- 9 of 22 --");
    }

    @Test
    void whatIsNoMoveIsAskedAgain() {
        assertThat(said(FIRST_STEPS + "\n99\nxyzzy\n"))
                .containsSubsequence(
                        "Choose a number from 1 to 6",
                        "the numbers go from 1 to 6",
                        "\"xyzzy\" is not known here");
    }

    @Test
    void whereThereIsOnlyToReadNothingCanBeChosen() {
        assertThat(said("pass rose 6\nwhy pass rose 6\n"))
                .containsSubsequence(
                        "Enter goes on: pass rose 6",
                        "There is nothing to choose yet",
                        "why pass rose 6",
                        "There is nothing to choose yet")
                .doesNotContain("+-- 2 of 22 --");
    }

    @Test
    void tableRulesHelpAndHistoryCanBeAskedForAnywhere() {
        assertThat(said("help\nlook\nrules MT-2.4\nlog\n\n\n\nlook\n"))
                .containsSubsequence(
                        "rules [CLAUSE]",
                        "Deal 1, trick 1 of 10",
                        "Welcome to the ball!",
                        "MT-2.4",
                        "+-- 4 of 22 --",
                        "Deal 1, trick 1 of 10",
                        "+-- 4 of 22 --");
    }

    @Test
    void whoeverLeavesIsToldHowToComeBack() {
        for (String word : List.of("q", "quit", "exit")) {
            assertThat(said("\n" + word + "\n\n"))
                    .contains("Until next time. To begin again: ./masque learn masquerade-trick")
                    .doesNotContain("+-- 3 of 22 --");
            assertThat(said(FIRST_STEPS + word + "\n")).contains("Until next time.");
        }
    }

    @Test
    void theEndOfTheInputEndsTheLesson() {
        for (String input : List.of("", FIRST_STEPS)) {
            assertThat(said(input))
                    .endsWith(
                            "The input has ended, but the lesson has not."
                                    + " To begin again: ./masque learn masquerade-trick ");
        }
    }

    @Test
    void withoutAGameTheLessonsAreListed() {
        Outcome list = Cli.run("", "learn");
        assertThat(list.code()).isZero();
        assertThat(list.out()).contains("./masque learn GAME", GAME + "  ");
        assertThat(Cli.run("", "learn", "--lang", "ja").out()).contains("レッスンの一覧", GAME);
    }

    @Test
    void aGameWithoutALessonOrWithoutRulesIsBadUsage() {
        Shelf toys =
                new Shelf(
                        List.of(
                                new Shelf.Entry(
                                        new TwoPicks(),
                                        (view, page) -> List.of("table"),
                                        Shelf.Pace.WHOLE_GAMES)));
        Outcome none = Cli.run(toys, "", "learn", "two-picks");
        assertThat(none.code()).isEqualTo(2);
        assertThat(none.err()).contains("There is no lesson of two-picks yet.");
        Outcome unknown = Cli.run("", "learn", "chess");
        assertThat(unknown.code()).isEqualTo(2);
        assertThat(unknown.err()).contains("no game \"chess\"", GAME);
    }

    @Test
    void theCompletionKnowsLessons() {
        assertThat(Cli.run("", "completion").out()).contains("picocli_masque_learn");
    }
}
