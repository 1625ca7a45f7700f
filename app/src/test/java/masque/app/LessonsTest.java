package masque.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import masque.app.Cli.Outcome;
import masque.edge.Words;
import masque.edge.lesson.Lesson;
import masque.edge.lesson.LessonStep;
import masque.edge.lesson.LessonWalk;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every lesson fits the rules, is short enough to be read, and can be played to its end. */
final class LessonsTest {
    private static final int MOST_STEPS = 24;
    private static final int MOST_WORDS = 45;
    private static final int MOST_LETTERS = 130;

    /** The table shows names, so nobody is called by where they sit. */
    private static final String BY_PLACE = "your (left|right) neighbour|player opposite|右隣の人|向かいの人";

    static Stream<Shelf.Entry> taught() {
        return Shelf.ours().entries().stream().filter(Shelf.Entry::hasLesson);
    }

    private static Lesson lesson(Shelf.Entry entry) {
        return entry.lesson().orElseThrow();
    }

    @Test
    void everyGameIsTaught() {
        assertThat(taught().map(Shelf.Entry::id)).containsExactlyElementsOf(Shelf.ours().ids());
    }

    @ParameterizedTest
    @MethodSource("taught")
    void everyStepIsShortEnough(Shelf.Entry entry) {
        Lesson lesson = lesson(entry);
        assertThat(lesson.steps()).as(entry.id()).hasSizeBetween(5, MOST_STEPS);
        for (LessonStep step : lesson.steps()) {
            for (String language : Words.languages()) {
                List<String> names = names(lesson, language);
                Stream.of(Optional.of(step.text(language, names)), step.otherwise(language, names))
                        .flatMap(Optional::stream)
                        .forEach(text ->
                                assertThat(text)
                                        .as(entry.id() + ", step " + step.name())
                                        .satisfies(LessonsTest::isShort)
                                        .doesNotContain("  ", "。 ", "{")
                                        .doesNotContainPattern(BY_PLACE));
            }
        }
    }

    /** Whom the learner sees in the terminal. */
    private static List<String> names(Lesson lesson, String language) {
        return Company.of(lesson.seats(), lesson.seat(), Words.of(language, "app")).names();
    }

    private static void isShort(String text) {
        boolean spaced = text.contains(" ");
        int length = spaced ? text.split(" ").length : text.codePointCount(0, text.length());
        assertThat(length).isLessThanOrEqualTo(spaced ? MOST_WORDS : MOST_LETTERS);
    }

    @ParameterizedTest
    @MethodSource("taught")
    void everyStepCanBeOpenedByItsNumberAlone(Shelf.Entry entry) {
        Lesson lesson = lesson(entry);
        LessonWalk walk = lesson.at(0);
        for (int step = 0; step <= lesson.steps().size(); step++) {
            LessonWalk opened = lesson.at(step);
            String where = entry.id() + ", step " + step;
            assertThat(opened.index()).as(where).isEqualTo(walk.index());
            assertThat(opened.chair().view()).as(where).isEqualTo(walk.chair().view());
            assertThat(opened.news()).as(where).isEqualTo(walk.news());
            assertThat(opened.wanted()).as(where).isEqualTo(walk.wanted());
            if (!walk.done()) {
                walk.goOn();
            }
        }
        assertThat(walk.done()).isTrue();
    }

    @ParameterizedTest
    @MethodSource("taught")
    void everyLessonIsPlayedThroughInTheTerminal(Shelf.Entry entry) {
        for (String language : Words.languages()) {
            Outcome outcome =
                    Cli.run(rightMoves(lesson(entry)), "learn", entry.id(), "--lang", language);
            assertThat(outcome.code()).as(outcome.err()).isZero();
            assertThat(outcome.err()).isEmpty();
            assertThat(outcome.out()).contains("./masque play " + entry.id());
            String flat = outcome.out().replaceAll("[\\s|]+", "");
            for (LessonStep step : lesson(entry).steps()) {
                assertThat(flat)
                        .as(entry.id() + ", step " + step.name())
                        .contains(
                                step.text(language, names(lesson(entry), language))
                                        .replaceAll("[\\s|]+", ""));
            }
            assertThat(outcome.out().lines())
                    .allSatisfy(line -> assertThat(Wrap.columns(line)).isLessThanOrEqualTo(80));
        }
    }

    /** What to type: Enter where there is only to read, else the move. */
    static String rightMoves(Lesson lesson) {
        List<String> lines = new ArrayList<>();
        for (LessonWalk walk = lesson.at(0); !walk.done(); walk.goOn()) {
            lines.add(
                    walk.wanted().isEmpty()
                            ? ""
                            : walk.chair().game().read(walk.wanted().getAsInt()).text());
        }
        return String.join("\n", lines) + "\n";
    }
}
