package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import masque.edge.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the page looks like can be read by everybody, in both themes and every language. */
final class LookTest {
    private static final Path WEB = Path.of("src", "main", "resources", "masque", "web");
    private static final double READABLE = 4.5;
    private static final double NOTICEABLE = 3;
    private static final Pattern COLOUR = Pattern.compile("--([a-z-]+): (#[0-9a-f]{6});");
    private static final Pattern SAID = Pattern.compile("['`\"](parts-[a-z-]+)");

    private static final List<String> GROUNDS =
            List.of("ground", "ground-glow", "surface", "surface-raised", "felt", "felt-deep");
    private static final List<String> INKS = List.of("ink", "ink-soft", "gold", "good", "bad");
    private static final List<String> PRINTS =
            List.of("card-ink", "rose", "mask", "goblet", "crown");

    @ParameterizedTest
    @ValueSource(strings = {"night", "light"})
    void textIsReadableOnEveryGround(String theme) throws IOException {
        Map<String, String> colours = colours(theme);
        for (String ground : GROUNDS) {
            for (String ink : INKS) {
                assertThat(contrast(colours, ink, ground))
                        .as("%s on %s", ink, ground)
                        .isGreaterThanOrEqualTo(READABLE);
            }
        }
        assertThat(contrast(colours, "on-gold", "gold")).isGreaterThanOrEqualTo(READABLE);
        assertThat(contrast(colours, "on-gold", "gold-bright")).isGreaterThanOrEqualTo(READABLE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"night", "light"})
    void whatIsPrintedOnCardsIsReadable(String theme) throws IOException {
        Map<String, String> colours = colours(theme);
        for (String print : PRINTS) {
            assertThat(contrast(colours, print, "card")).as(print).isGreaterThanOrEqualTo(READABLE);
        }
        assertThat(contrast(colours, "card-back-line", "card-back"))
                .isGreaterThanOrEqualTo(READABLE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"night", "light"})
    void edgesAndTheFocusAreNoticed(String theme) throws IOException {
        Map<String, String> colours = colours(theme);
        for (String ground : List.of("ground", "surface")) {
            assertThat(contrast(colours, "line", ground)).isGreaterThanOrEqualTo(NOTICEABLE);
        }
        for (String ground : GROUNDS) {
            assertThat(contrast(colours, "gold-bright", ground)).isGreaterThanOrEqualTo(NOTICEABLE);
        }
    }

    @Test
    void theLightThemeIsTheSameWhetherTheBrowserOrThePageAsksForIt() throws IOException {
        assertThat(block(":root:not([data-theme])")).isEqualTo(block("[data-theme=\"light\"]"));
    }

    @Test
    void thePartsSayWhatHasWordsInEveryLanguage() throws IOException {
        Set<String> said = said();
        Words english = Words.of("en", "page");
        for (String language : Words.languages()) {
            Words words = Words.of(language, "page");
            for (String key : said) {
                assertThat(words.keys("page")).as(language).anyMatch(one -> one.startsWith(key));
            }
            for (String key : english.keys("page")) {
                assertThat(words.arguments("page", key))
                        .as("%s in %s", key, language)
                        .isEqualTo(english.arguments("page", key));
            }
        }
        assertThat(english.keys("page"))
                .filteredOn(key -> key.startsWith("parts-"))
                .allMatch(key -> said.stream().anyMatch(key::startsWith));
    }

    /** The keys in the sources of the parts; where one goes on with a variable, how it begins. */
    private static Set<String> said() throws IOException {
        Set<String> keys = new TreeSet<>();
        try (Stream<Path> files = Files.list(WEB.resolve("parts"))) {
            for (Path file : files.filter(one -> one.toString().endsWith(".js")).toList()) {
                SAID.matcher(Files.readString(file))
                        .results()
                        .forEach(key -> keys.add(key.group(1)));
            }
        }
        assertThat(keys).isNotEmpty();
        return keys;
    }

    /** The colours of a theme; what the light one does not name is as at night. */
    private static Map<String, String> colours(String theme) throws IOException {
        Map<String, String> colours = new TreeMap<>(block(":root,"));
        colours.putAll(block("[data-theme=\"" + theme + "\"]"));
        return colours;
    }

    private static Map<String, String> block(String selector) throws IOException {
        String tokens = Files.readString(WEB.resolve("parts").resolve("tokens.css"));
        int from = tokens.indexOf(selector);
        assertThat(from).as(selector).isNotNegative();
        Map<String, String> colours = new TreeMap<>();
        COLOUR.matcher(tokens.substring(from, tokens.indexOf('}', from)))
                .results()
                .forEach((MatchResult one) -> colours.put(one.group(1), one.group(2)));
        assertThat(colours).isNotEmpty();
        return colours;
    }

    /** The contrast of two colours as WCAG 2 reckons it, from 1 to 21. */
    private static double contrast(Map<String, String> colours, String one, String other) {
        double a = luminance(colours.getOrDefault(one, ""));
        double b = luminance(colours.getOrDefault(other, ""));
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static double luminance(String colour) {
        return 0.2126 * light(colour, 1) + 0.7152 * light(colour, 3) + 0.0722 * light(colour, 5);
    }

    private static double light(String colour, int from) {
        double share = Integer.parseInt(colour.substring(from, from + 2), 16) / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
}
