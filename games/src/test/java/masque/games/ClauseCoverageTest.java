package masque.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every clause of every rulebook has a test that carries its number, in whichever module, and the
 * report says which. It is written to the clauses folder of the build.
 */
class ClauseCoverageTest {
    private static final Map<String, List<String>> TESTS = ClauseTests.byClause();

    static List<String> games() {
        return Rulebooks.games();
    }

    @Test
    void thereAreRulebooks() {
        assertThat(games()).contains("masquerade-trick");
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyClauseHasATestThatCarriesItsNumber(String game) throws Exception {
        Map<String, String> clauses = Rulebooks.clauses(game);
        assertThat(clauses).as("clauses of %s", game).isNotEmpty();
        report(game, clauses);
        TreeSet<String> uncovered = new TreeSet<>(clauses.keySet());
        uncovered.removeAll(TESTS.keySet());
        assertThat(uncovered).as("clauses of %s without a test", game).isEmpty();
    }

    @Test
    void everyClauseThatATestNamesIsInARulebook() {
        TreeSet<String> unknown = new TreeSet<>(TESTS.keySet());
        games().forEach(game -> unknown.removeAll(Rulebooks.clauses(game).keySet()));
        assertThat(unknown).as("clauses that tests name and no rulebook has").isEmpty();
    }

    private static void report(String game, Map<String, String> clauses) throws IOException {
        List<String> lines = new ArrayList<>();
        lines.add("# Clauses of " + game + " and the tests that carry their numbers");
        lines.add("");
        long covered = clauses.keySet().stream().filter(TESTS::containsKey).count();
        lines.add(covered + " of " + clauses.size() + " clauses covered.");
        clauses.forEach((clause, text) -> {
            lines.add("");
            lines.add("- **" + clause + "** " + text);
            TESTS.getOrDefault(clause, List.of("UNCOVERED"))
                    .forEach(test -> lines.add("  - " + test));
        });
        Path folder = Path.of(System.getProperty("masque.clauses", "target/clauses"));
        Files.createDirectories(folder);
        Files.write(folder.resolve(game + ".md"), lines);
    }

    @Test
    void testsOfAllModulesAreFound() {
        assertThat(TESTS).doesNotContainKey("MT-9.9");
        assertThat(TESTS.get("MT-2.5"))
                .isNotNull()
                .anyMatch(name -> name.startsWith("games: TricksTest.mt_2_5_"));
        assertThat(TESTS.get("DC-8.19")).isNotNull().anyMatch(name -> name.startsWith("contest: "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "class OneTest { @Test void aa_1_1_a() {} }                    | OneTest.aa_1_1_a",
                "class OneTest { @ParameterizedTest void a() {} }              | OneTest.a",
                "class OneTest { @org.junit.jupiter.api.Test void a() {} }     | OneTest.a",
                "class OneTest { @Nested class Two { @Test void a() {} } }     | Two.a",
                "class OneTest { class Two { @Test void a() {} } }             | ",
                "class OneTest { void a() {} }                                 | ",
                "class OneTest { @Test private void a() {} }                   | ",
                "class OneTest { @Test static void a() {} }                    | ",
                "class OneTest { @Test @Disabled void a() {} }                 | ",
                "class OneTest { @Disabled(\"why\") @Test void a() {} }        | ",
                "class OneTest { @Test @EnabledOnOs(OS.MAC) void a() {} }      | ",
                "@Disabled class OneTest { @Test void a() {} }                 | ",
                "@Disabled class OneTest { @Nested class Two { @Test void a() {} } } | ",
                "class OneTest { /* @Test void a() {} */ }                     | ",
                "class OneTest { String a = \"@Test void a() {}\"; }           | ",
            })
    void onlyTestsThatRunCount(String source, String found) {
        assertThat(ClauseTests.in(source)).isEqualTo(found == null ? List.of() : List.of(found));
    }
}
