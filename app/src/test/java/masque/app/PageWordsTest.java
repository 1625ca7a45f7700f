package masque.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import masque.edge.Words;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a game's table says in the browser is in the game's words, and no words are idle. */
final class PageWordsTest {
    private static final Path GAMES =
            Path.of("..", "server", "src", "main", "resources", "masque", "web", "games");

    /** A key, or how it begins where it goes on with a variable; several where one is chosen. */
    private static final Pattern SAID = Pattern.compile("told\\(([^)]*)");

    private static final Pattern KEY = Pattern.compile("['`\"]([a-z]+(?:-[a-z]+)*-?)");

    static Stream<String> games() throws IOException {
        try (Stream<Path> folders = Files.list(GAMES)) {
            return folders.map(folder -> folder.getFileName().toString()).toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void theTableOfAGameSaysWhatHasWords(String game) throws IOException {
        Set<String> said = said(game);
        for (String language : Words.languages()) {
            Words words = Words.of(language, game);
            for (String key : said) {
                assertThat(words.keys(game)).as(language).anyMatch(one -> one.startsWith(key));
            }
            assertThat(words.keys(game))
                    .filteredOn(key -> key.startsWith("page-"))
                    .allMatch(key -> said.stream().anyMatch(key::startsWith));
        }
    }

    private static Set<String> said(String game) throws IOException {
        Set<String> keys = new TreeSet<>();
        try (Stream<Path> files = Files.list(GAMES.resolve(game))) {
            for (Path file : files.filter(one -> one.toString().endsWith(".js")).toList()) {
                SAID.matcher(Files.readString(file))
                        .results()
                        .flatMap(call -> KEY.matcher(call.group(1)).results())
                        .forEach(key -> keys.add(key.group(1)));
            }
        }
        assertThat(keys).isNotEmpty();
        return keys;
    }
}
