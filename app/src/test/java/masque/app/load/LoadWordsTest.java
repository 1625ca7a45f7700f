package masque.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import masque.core.Phrase;
import masque.edge.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Everything can be said in every language. */
final class LoadWordsTest {
    private static final TableKind KIND = new TableKind("toy", Map.of(), 4, 1);

    @Test
    void everyLanguageHasTheSameSentencesWithTheSameArguments() {
        Words english = Words.of("en", "load");
        for (String language : Words.languages()) {
            Words words = Words.of(language, "load");
            assertThat(words.language()).isEqualTo(language);
            assertThat(words.keys("load")).isEqualTo(english.keys("load"));
            for (String key : english.keys("load")) {
                assertThat(words.arguments("load", key))
                        .as(language + " " + key)
                        .isEqualTo(english.arguments("load", key));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ja"})
    void aMeasurementIsSaid(String language) {
        LoadPlan plan =
                new LoadPlan(
                        KIND,
                        64,
                        16,
                        2_350,
                        false,
                        Optional.of(Duration.ZERO),
                        Duration.ofSeconds(10),
                        Duration.ZERO,
                        1);
        LoadReport.Before before = new LoadReport.Before(Duration.ofSeconds(21), true);
        LoadReport report =
                new LoadReport(
                        plan, before, 10, 100_000, 1_234.4, 1.25, 20.5, 40.75, 33.5, 12.5, 400);
        assertThat(report.movesPerServerCpuSecond()).isEqualTo(8_000);
        assertThat(report.movesPerSecond()).isEqualTo(10_000);
        assertThat(String.join("\n", report.lines(Words.of(language, "load"))))
                .contains(
                        "64", "16", "toy", "10.0", "10000", "20.5", "40.8", "33.5", "12.5", "400",
                        "8000", "1234", "21.0");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ja"})
    void aCrashTestIsSaid(String language) {
        CrashPlan plan =
                new CrashPlan(KIND, 8, 30, Duration.ofMillis(400), Duration.ofSeconds(30), 1);
        Words words = Words.of(language, "load");
        List<String> fine = new CrashReport(plan, 1234, 0, 0, 0).lines(words);
        List<String> broken = new CrashReport(plan, 1234, 5, 6, 7).lines(words);
        assertThat(fine.getLast()).isEqualTo(words.say("crash-fine"));
        assertThat(broken.getLast()).contains("5", "6", "7");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ja"})
    void aTournamentIsSaid(String language) {
        Words words = Words.of(language, "load");
        TournamentLoadReport report =
                new TournamentLoadReport(
                        1_000,
                        1_234,
                        2,
                        1,
                        99.5,
                        640,
                        Duration.ofSeconds(150),
                        5_432,
                        12.5,
                        321,
                        876.5,
                        654,
                        60_000,
                        1_111,
                        1_012.5,
                        1_987.5,
                        Duration.ofSeconds(7),
                        Duration.ofSeconds(90),
                        999,
                        List.of(Phrase.of("match-twice", "match", 77)));
        assertThat(report.fine()).isFalse();
        assertThat(String.join("\n", report.lines(words)))
                .contains("99.5", "640", "150.0", "5432", "12.5", "876.5", "1987.5", "7.0", "90.0")
                .doesNotContain("{");
        assertThat(report.sentences(words)).singleElement().asString().contains("77");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ja"})
    void aTournamentWhoseSiteWasKilledIsSaid(String language) {
        TournamentCrashReport report =
                new TournamentCrashReport(16, 23, 100, 3_456, 7_890, 5, 6, 345, 11, List.of());
        assertThat(report.fine()).isFalse();
        assertThat(String.join("\n", report.lines(Words.of(language, "load"))))
                .contains("100", "3456", "7890", "345", "23", "5", "6", "11");
    }
}
