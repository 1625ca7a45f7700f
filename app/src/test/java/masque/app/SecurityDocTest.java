package masque.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The tests that are said to show what is promised are there. */
final class SecurityDocTest {
    private static final Path ROOT = Path.of("..");
    private static final Pattern NAMED = Pattern.compile("`(\\w+Test)`");

    @Test
    void everyTestThatIsNamedExists() throws IOException {
        String document = Files.readString(ROOT.resolve("docs/security.md"));
        Set<String> named =
                NAMED.matcher(document)
                        .results()
                        .map((MatchResult found) -> found.group(1))
                        .collect(Collectors.toCollection(TreeSet::new));
        assertThat(named).hasSizeGreaterThan(20);
        assertThat(tests()).containsAll(named);
    }

    private static Set<String> tests() throws IOException {
        Set<String> tests = new TreeSet<>();
        try (Stream<Path> modules = Files.list(ROOT)) {
            for (Path sources : modules.map(one -> one.resolve("src/test/java")).toList()) {
                if (Files.isDirectory(sources)) {
                    try (Stream<Path> files = Files.walk(sources)) {
                        files.map(file -> file.getFileName().toString())
                                .filter(name -> name.endsWith("Test.java"))
                                .map(name -> name.substring(0, name.length() - 5))
                                .forEach(tests::add);
                    }
                }
            }
        }
        return tests;
    }
}
