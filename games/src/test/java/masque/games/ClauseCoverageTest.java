package masque.games;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every clause of every rulebook has a test that carries its number, and the report says which. It
 * is written to the clauses folder of the build.
 */
class ClauseCoverageTest {
    private static final Pattern NUMBERED = Pattern.compile("([a-z]{2})_(\\d+)_(\\d+)_\\w+");

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
        Map<String, List<String>> tests = tests(game);
        assertThat(clauses).as("clauses of %s", game).isNotEmpty();
        report(game, clauses, tests);
        TreeSet<String> uncovered = new TreeSet<>(clauses.keySet());
        uncovered.removeAll(tests.keySet());
        assertThat(uncovered).as("clauses of %s without a test", game).isEmpty();
        TreeSet<String> unknown = new TreeSet<>(tests.keySet());
        unknown.removeAll(clauses.keySet());
        assertThat(unknown).as("clauses that tests of %s name and no rulebook has", game).isEmpty();
    }

    /** The tests of a game's package by the clause that their names carry. */
    private static Map<String, List<String>> tests(String game) throws Exception {
        Map<String, List<String>> tests = new TreeMap<>();
        for (Class<?> type : testClasses(game.replace("-", ""))) {
            for (Method method : type.getDeclaredMethods()) {
                Matcher name = NUMBERED.matcher(method.getName());
                if (name.matches() && runs(method)) {
                    String clause =
                            "%s-%s.%s"
                                    .formatted(
                                            name.group(1).toUpperCase(Locale.ROOT),
                                            name.group(2),
                                            name.group(3));
                    tests.computeIfAbsent(clause, key -> new ArrayList<>())
                            .add(type.getSimpleName() + "." + method.getName());
                }
            }
        }
        tests.values().forEach(list -> list.sort(null));
        return tests;
    }

    private static boolean runs(Method method) {
        boolean test =
                method.isAnnotationPresent(Test.class)
                        || method.isAnnotationPresent(ParameterizedTest.class);
        boolean disabled =
                method.isAnnotationPresent(Disabled.class)
                        || method.getDeclaringClass().isAnnotationPresent(Disabled.class);
        return test && !disabled;
    }

    private static List<Class<?>> testClasses(String packageName) throws Exception {
        Path root =
                Path.of(
                        ClauseCoverageTest.class
                                .getProtectionDomain()
                                .getCodeSource()
                                .getLocation()
                                .toURI());
        Path folder = root.resolve("masque/games").resolve(packageName);
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        List<Class<?>> classes = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                String name = file.getFileName().toString();
                if (name.endsWith("Test.class")) {
                    classes.add(
                            Class.forName(
                                    "masque.games."
                                            + packageName
                                            + "."
                                            + name.substring(0, name.length() - 6)));
                }
            }
        }
        return classes;
    }

    private static void report(
            String game, Map<String, String> clauses, Map<String, List<String>> tests)
            throws IOException {
        List<String> lines = new ArrayList<>();
        lines.add("# Clauses of " + game + " and the tests that carry their numbers");
        lines.add("");
        long covered = clauses.keySet().stream().filter(tests::containsKey).count();
        lines.add(covered + " of " + clauses.size() + " clauses covered.");
        clauses.forEach((clause, text) -> {
            lines.add("");
            lines.add("- **" + clause + "** " + text);
            lines.add(
                    tests.containsKey(clause)
                            ? Stream.of(tests.get(clause))
                                    .flatMap(List::stream)
                                    .map(name -> "  - " + name)
                                    .collect(joining("\n"))
                            : "  - UNCOVERED");
        });
        Path folder = Path.of(System.getProperty("masque.clauses", "target/clauses"));
        Files.createDirectories(folder);
        Files.write(folder.resolve(game + ".md"), lines);
    }

    @Test
    void aClauseWithoutATestWouldBeNoticed() throws Exception {
        Map<String, List<String>> tests = tests("masquerade-trick");
        assertThat(tests).doesNotContainKey("MT-9.9");
        assertThat(tests.get("MT-2.5"))
                .isNotNull()
                .anyMatch(name -> name.startsWith("TricksTest.mt_2_5_"));
        assertThat(
                        Arrays.stream(ClauseCoverageTest.class.getDeclaredMethods())
                                .filter(ClauseCoverageTest::runs))
                .hasSize(3);
    }
}
