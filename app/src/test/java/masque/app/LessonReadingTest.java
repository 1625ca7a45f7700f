package masque.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import masque.core.BadInput;
import masque.core.State;
import masque.edge.Words;
import masque.edge.lesson.Lesson;
import masque.edge.lesson.LessonStep;
import masque.edge.lesson.LessonWalk;
import masque.edge.lesson.LessonWalk.Answer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A lesson file is read as it is meant, or refused with file, line and step. */
final class LessonReadingTest {
    private static final Shelf.Entry ENTRY = Shelf.ours().find("masquerade-trick", "en");

    private static final String TEXT =
            """
            masque-lesson 1
            game masquerade-trick
            players 4
            seat 0
            option length until-won
            deal 12308

            -- welcome
            at goal
            en Hello.
            ja こんにちは。

            -- pass
            move pass rose 6
            en Pass.
              Go on.
            ja 渡す。
              続き。
            not-en Other.
            not-ja 別の手。
            then 1 pass mask 1
            then 2 pass goblet 1
            then 3 pass mask 7
            then 2 play rose 3
            then 3 play rose 4
            """;

    private static final String MORE =
            """
            -- more
            move play mask 7
            en Play.
            ja 出す。
            not-en Other.
            not-ja 別の手。
            """;

    private static final List<String> NAMES = List.of("Fox", "Owl", "Hare", "Raven");

    private static Lesson read(String text) {
        return Lesson.read(text, "toy.lesson", ENTRY.box());
    }

    /** The sentence that refuses a text; there is one in every language. */
    private static String refusal(String text) {
        BadInput bad = catchThrowableOfType(BadInput.class, () -> read(text));
        assertThat(bad).as(text).isNotNull();
        for (String language : Words.languages()) {
            assertThat(said(bad, language)).contains("toy.lesson");
        }
        return said(bad, "en");
    }

    private static String said(BadInput bad, String language) {
        Words words = ENTRY.words(language);
        return words.say(bad.phrase(), Company.of(4, State.SPECTATOR, words));
    }

    @Test
    void aLessonIsReadAsItIsWritten() {
        Lesson lesson = read(TEXT);
        assertThat(lesson.seats()).isEqualTo(4);
        assertThat(lesson.seat()).isZero();
        assertThat(lesson.deal()).isEqualTo(12308);
        assertThat(lesson.options()).containsExactly(Map.entry("length", "until-won"));
        assertThat(lesson.steps()).extracting(LessonStep::name).containsExactly("welcome", "pass");
        LessonStep welcome = lesson.steps().getFirst();
        assertThat(welcome.at()).contains("goal");
        assertThat(welcome.wanted()).isEmpty();
        assertThat(welcome.otherwise("en", NAMES)).isEmpty();
        LessonStep pass = lesson.steps().getLast();
        assertThat(pass.at()).isEmpty();
        assertThat(pass.wanted()).isPresent();
        assertThat(pass.otherwise("ja", NAMES)).contains("別の手。");
        assertThat(pass.replies())
                .extracting(LessonStep.Reply::seat)
                .containsExactly(1, 2, 3, 2, 3);
    }

    @Test
    void aTextGoesOnWithASpaceWhereItsScriptHasSpaces() {
        LessonStep pass = read(TEXT).steps().getLast();
        assertThat(pass.text("en", NAMES)).isEqualTo("Pass. Go on.");
        assertThat(pass.text("ja", NAMES)).isEqualTo("渡す。続き。");
        assertThatThrownBy(() -> pass.text("fr", NAMES)).hasMessageContaining("step pass");
    }

    @Test
    void commentsMayStandAnywhere() {
        String commented =
                ("# A lesson.\n\n" + TEXT)
                        .replace("deal 12308", "deal 12308   # a seed")
                        .replace("-- pass", "  # a step\n-- pass # its name")
                        .replace("  Go on.", "  # more:\n  Go on. # done");
        assertThat(read(commented)).usingRecursiveComparison().isEqualTo(read(TEXT));
    }

    @Test
    void aWalkTellsRightFromOtherFromForbidden() {
        LessonWalk walk = read(TEXT).at(1);
        assertThat(walk.index()).isEqualTo(1);
        assertThat(walk.answer(code(walk, "pass rose 6"))).isEqualTo(new Answer.Right());
        assertThat(walk.answer(code(walk, "pass crown 1"))).isEqualTo(new Answer.Other());
        assertThat(walk.answer(code(walk, "play crown 1")))
                .isInstanceOfSatisfying(
                        Answer.Refused.class,
                        refused -> assertThat(refused.refusal().clause()).isEqualTo("MT-2.4"));
        assertThat(walk.wanted()).hasValue(code(walk, "pass rose 6"));
        walk.goOn();
        assertThat(walk.done()).isTrue();
        assertThat(walk.wanted()).isEmpty();
        assertThat(walk.news()).isNotEmpty();
        assertThatThrownBy(walk::goOn).isInstanceOf(IllegalStateException.class);
    }

    private static int code(LessonWalk walk, String move) {
        return walk.chair().game().codeOf(move).orElseThrow();
    }

    @Test
    void whereThereIsOnlyToReadNoMoveIsJudged() {
        LessonWalk walk = read(TEXT).at(0);
        assertThatThrownBy(() -> walk.answer(0)).hasMessageContaining("wants no move");
        assertThatThrownBy(() -> read(TEXT).at(3)).hasMessageContaining("no step 3");
        assertThatThrownBy(() -> read(TEXT).at(-1)).hasMessageContaining("no step -1");
    }

    @Test
    void whereThereIsOnlyToReadTheOthersMoveAfterIt() {
        String others =
                """
                -- wait
                en Wait.
                ja 待つ。
                then 3 play rose 4
                """;
        LessonWalk walk = read(TEXT.replace("then 3 play rose 4\n", others + MORE)).at(2);
        assertThat(walk.step().name()).isEqualTo("wait");
        assertThat(walk.chair().pending()).isEqualTo(1 << 3);
        walk.goOn();
        assertThat(walk.chair().pending()).isEqualTo(1);
        assertThat(walk.news()).isNotEmpty();
        assertThat(walk.wanted()).isPresent();
    }

    @Test
    void othersAreCalledWhatTheTableCallsThem() {
        String called = TEXT.replace("en Pass.", "en Pass to {1}, {2}$ and {1}.");
        called = called.replace("not-ja 別の手。", "not-ja {3}の手。");
        LessonStep pass = read(called).steps().getLast();
        assertThat(pass.text("en", NAMES)).isEqualTo("Pass to Owl, Hare$ and Owl. Go on.");
        assertThat(pass.otherwise("ja", NAMES)).contains("Ravenの手。");
    }

    @Test
    void aMoveWithoutAlternativesNeedsNoWordsForOthers() {
        Lesson lesson = ENTRY.lesson().orElseThrow();
        Optional<LessonStep> forced =
                lesson.steps().stream()
                        .filter(step -> step.wanted().isPresent())
                        .filter(step -> step.otherwise("en", NAMES).isEmpty())
                        .findFirst();
        assertThat(forced).map(LessonStep::name).contains("trick-six");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    masque-lesson 1 | masque-lesson 2 | 1: A lesson begins with the line "masque-lesson 1".
                    game masquerade-trick | game queenseat | 2: The lesson is for the game "queenseat" and not for
                    players 4 | players 9 | 3: "players" cannot be "9": it is a whole number from 1 to 4.
                    players 4 | # | 1: "players" is missing.
                    seat 0 | seat 4 | 4: "seat" cannot be "4": it is a whole number from 0 to 3.
                    seat 0 | seat first | 4: "seat" cannot be "first"
                    option length until-won | option colour red | 5: There is no option "colour".
                    option length until-won | option length long | 5: The option "length" cannot be "long"
                    deal 12308 | option length until-won | 6: "option length" stands here a second time.
                    deal 12308 | seat 0 | 6: "seat" stands here a second time.
                    deal 12308 | deal | 6: Something should follow "deal".
                    deal 12308 | deal -1 | 6: "deal" cannot be "-1"
                    deal 12308 | seed 12308 | 6: There is no "seed" here; a line may begin with game,
                    deal 12308 | '  deal 12308' | 6: Only a text can go on in a line that begins with white space.
                    -- welcome | -- Welcome! | 8: "Welcome!" is no name for a step
                    -- welcome | -- pass | 13, step pass: There is a step of this name already.
                    at goal | at The Goal | 9, step welcome: "The Goal" is nothing to point at
                    at goal | show goal | 9, step welcome: There is no "show" here; a line may begin with at,
                    at goal | not-en No. | 9, step welcome: "not-en" is said to other moves
                    at goal | en Hi. | 10, step welcome: "en" stands here a second time.
                    en Hello. | en | 10, step welcome: Something should follow "en".
                    en Hello. | # | 8, step welcome: "en" is missing.
                    ja こんにちは。 | # | 8, step welcome: "ja" is missing.
                    en Hello. | en Hello, {4}. | 10, step welcome: "{4}" is nobody's name: write the seat
                    en Hello. | en Hello, {0}. | 10, step welcome: "{0}" is nobody's name
                    ja こんにちは。 | ja {フクロウ}、こんにちは。 | 11, step welcome: "{フクロウ}" is nobody's name
                    not-en Other. | # | 13, step pass: "not-en" is missing.
                    not-ja 別の手。 | # | 13, step pass: "not-ja" is missing.
                    move pass rose 6 | move pass rose 5 | 14, step pass: Seat 0 may not "pass rose 5" here.
                    move pass rose 6 | move dance | 14, step pass: "dance" is no move of this game.
                    then 1 pass mask 1 | then 0 pass mask 1 | 21, step pass: Seat 0 is the learner
                    then 1 pass mask 1 | then 4 pass mask 1 | 21, step pass: "4 pass mask 1" is no move of somebody else
                    then 1 pass mask 1 | then 1 | 21, step pass: "1" is no move of somebody else
                    then 1 pass mask 1 | then 1 pass crown 3 | 21, step pass: Seat 1 may not "pass crown 3" here.
                    then 1 pass mask 1 | then 1 jump | 21, step pass: "jump" is no move of this game.
                    then 1 pass mask 1 | # | 24, step pass: Seat 2 is not to move now. It is the turn of seat 1.
                    """)
    void whatIsWrongIsNamedWithFileLineAndStep(String good, String wrong, String sentence) {
        assertThat(TEXT).contains(good + "\n");
        assertThat(refusal(TEXT.replace(good + "\n", wrong + "\n")))
                .startsWith("toy.lesson, line " + sentence);
    }

    @Test
    void anEmptyFileAndOneWithoutStepsAreRefused() {
        assertThat(refusal("")).startsWith("toy.lesson, line 1: A lesson begins with");
        assertThat(refusal(TEXT.substring(0, TEXT.indexOf("--"))))
                .isEqualTo("toy.lesson, line 6: The lesson has no steps.");
    }

    @Test
    void nobodyMovesWhileTheLearnerIsAwaited() {
        String unasked = TEXT;
        for (String line : List.of("move pass rose 6", "not-en Other.", "not-ja 別の手。")) {
            unasked = unasked.replace(line, "#");
        }
        assertThat(refusal(unasked))
                .isEqualTo(
                        "toy.lesson, line 24, step pass: Seat 2 cannot move yet, since the learner"
                                + " is to move first.");
    }

    @Test
    void theLearnerMovesOnlyWhenAwaited() {
        assertThat(refusal(TEXT.replace("then 3 play rose 4\n", MORE)))
                .isEqualTo(
                        "toy.lesson, line 26, step more: Seat 0 is not to move now."
                                + " It is the turn of seat 3.");
        assertThat(read(TEXT + MORE).steps()).hasSize(3);
    }
}
