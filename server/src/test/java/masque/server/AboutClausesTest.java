package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the page says of things leads to clauses that the rulebooks have. */
final class AboutClausesTest {
    private static final Path GAMES = Path.of("src", "main", "resources", "masque", "web", "games");
    private static final Path RULES = Path.of("..", "docs", "rules");
    private static final Pattern CLAUSE = Pattern.compile("\\b[A-Z]{2}-\\d+\\.\\d+\\b");

    static List<String> games() throws IOException {
        try (Stream<Path> folders = Files.list(GAMES)) {
            return folders.map(folder -> folder.getFileName().toString()).sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyClauseThatIsLedToIsInTheRulebook(String game) throws IOException {
        String rulebook = Files.readString(RULES.resolve(game + ".md"));
        Set<String> named = new TreeSet<>();
        try (Stream<Path> files = Files.walk(GAMES.resolve(game))) {
            files.filter(Files::isRegularFile).forEach(file -> named.addAll(clauses(text(file))));
        }
        assertThat(named).as("a game says what its things are").isNotEmpty();
        assertThat(clauses(rulebook)).containsAll(named);
    }

    private static Set<String> clauses(String text) {
        Set<String> found = new TreeSet<>();
        Matcher clause = CLAUSE.matcher(text);
        while (clause.find()) {
            found.add(clause.group());
        }
        return found;
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
