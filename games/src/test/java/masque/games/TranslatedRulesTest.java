package masque.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A rulebook says the same in every language: clause by clause, heading by heading, row by row. */
class TranslatedRulesTest {
    private static final Pattern CLAUSE =
            Pattern.compile("(?m)^- \\*\\*([A-Z]{2}-\\d+\\.\\d+)\\*\\*");
    private static final Pattern HEADING = Pattern.compile("(?m)^(#+) ");
    private static final Pattern ROW = Pattern.compile("(?m)^ *(\\|)");
    private static final Pattern NAMED = Pattern.compile("(?<!\\*\\*)\\b([A-Z]{2}-\\d+\\.\\d+)\\b");
    private static final Pattern FIGURE = Pattern.compile("\\b(d\\d+)\\b");

    /** What only those know who write programs. */
    private static final Pattern CODE = Pattern.compile("`|data file|データファイル|\\b[a-z]+[A-Z]\\w*");

    private static final Pattern TOLD = Pattern.compile("ja\\.properties$|\\.lesson$|\\.md$");

    static List<String> games() {
        return Rulebooks.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void noClauseIsMissingInJapanese(String game) {
        String english = Rulebooks.text(game);
        String japanese = Rulebooks.text("ja/" + game);
        for (Pattern part : List.of(CLAUSE, HEADING, ROW)) {
            assertThat(all(part, japanese)).isEqualTo(all(part, english));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void theSameClausesAndDiceAreNamedInBoth(String game) {
        String english = Rulebooks.text(game);
        String japanese = Rulebooks.text("ja/" + game);
        for (Pattern part : List.of(NAMED, FIGURE)) {
            assertThat(all(part, japanese)).containsExactlyInAnyOrderElementsOf(all(part, english));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void noNameOfCodeIsInARulebook(String game) {
        for (String text : List.of(Rulebooks.text(game), Rulebooks.text("ja/" + game))) {
            assertThat(all(Pattern.compile("(" + CODE + ")"), text)).isEmpty();
        }
    }

    /** The words that were given up, beside the one that stayed. */
    private static final Pattern SECOND_NAME = Pattern.compile("開始ダイス|陣営カード|挑戦カード");

    @Test
    void aThingHasOneNameInJapanese() throws IOException {
        for (String folder : List.of("games", "server", "app", "docs/rules/ja")) {
            Path path = Path.of("..", folder.replaceFirst("^([a-z]+)$", "$1/src/main/resources"));
            try (Stream<Path> files = Files.walk(path)) {
                assertThat(files.filter(file -> TOLD.matcher(file.toString()).find()))
                        .isNotEmpty()
                        .allSatisfy(file ->
                                assertThat(Files.readString(file))
                                        .doesNotContainPattern(SECOND_NAME));
            }
        }
    }

    private static List<String> all(Pattern part, String text) {
        return part.matcher(text).results().map((MatchResult one) -> one.group(1)).toList();
    }
}
