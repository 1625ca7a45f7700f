package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.text.MessagePattern;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import masque.edge.Words;
import org.junit.jupiter.api.Test;

/** The page's sentences are there in every language, and those that its modules say exist. */
final class PageWordsTest {
    private static final Path WEB = Path.of("src/main/resources/masque/web");
    private static final Pattern SAID = Pattern.compile("(?<![.\\w])say\\(['\"]([a-z-]+)['\"]");

    @Test
    void everySentenceIsThereInEveryLanguageWithTheSameArguments() {
        Words english = Words.of("en", "page");
        for (String language : Words.languages()) {
            Words words = Words.of(language, "page");
            assertThat(words.language()).isEqualTo(language);
            assertThat(words.keys("page")).isEqualTo(english.keys("page"));
            for (String key : english.keys("page")) {
                assertThat(words.arguments("page", key))
                        .as("%s in %s", key, language)
                        .isEqualTo(english.arguments("page", key));
            }
            assertThat(words.patterns("page")).allSatisfy(PageWordsTest::isKnownToThePage);
        }
    }

    /** The page has plural, select, selectordinal and number, not the dates and times of ICU. */
    private static void isKnownToThePage(String key, String sentence) {
        MessagePattern pattern = new MessagePattern(sentence);
        for (int i = 0; i < pattern.countParts(); i++) {
            MessagePattern.Part part = pattern.getPart(i);
            assertThat(part.getArgType()).as(key).isNotEqualTo(MessagePattern.ArgType.CHOICE);
            if (part.getType() == MessagePattern.Part.Type.ARG_TYPE) {
                assertThat(pattern.getSubstring(part)).as(key).isEqualTo("number");
            }
        }
    }

    @Test
    void whateverTheModulesSayHasWords() throws IOException {
        Set<String> said = new TreeSet<>();
        try (Stream<Path> files = Files.walk(WEB)) {
            for (Path file : files.filter(one -> one.toString().endsWith(".js")).toList()) {
                said.addAll(
                        SAID.matcher(Files.readString(file))
                                .results()
                                .map(one -> one.group(1))
                                .collect(Collectors.toSet()));
            }
        }
        assertThat(said).isNotEmpty();
        assertThat(Words.of("en", "page").keys("page")).containsAll(said);
    }
}
