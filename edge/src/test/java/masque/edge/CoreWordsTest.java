package masque.edge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import masque.core.Option;
import masque.core.Phrase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every game may have to say is there in every language. */
final class CoreWordsTest {
    static Stream<String> languages() {
        return Words.languages().stream();
    }

    @ParameterizedTest
    @MethodSource("languages")
    void everyLanguageHasTheSameKeysAndArguments(String language) {
        for (String bundle : List.of("core", Audit.BUNDLE)) {
            Words english = Words.of("en", bundle);
            Words other = Words.of(language, bundle);
            assertThat(other.language()).isEqualTo(language);
            assertThat(other.keys(bundle)).isEqualTo(english.keys(bundle));
            for (String key : english.keys(bundle)) {
                assertThat(other.arguments(bundle, key))
                        .as(key + " in " + language)
                        .isEqualTo(english.arguments(bundle, key));
            }
        }
    }

    /** The phrases of core's own classes, with the arguments that they give. */
    private static final Map<String, List<String>> SAID_BY_CORE =
            Map.ofEntries(
                    Map.entry("seats-range", List.of("max", "min", "seats")),
                    Map.entry("option-unknown", List.of("allowed", "option")),
                    Map.entry("option-seats", List.of("option", "seats")),
                    Map.entry("option-value", List.of("allowed", "option", "value")),
                    Map.entry("option-range", List.of("max", "min", "option", "value")),
                    Map.entry("option-twice", List.of("option", "value")),
                    Map.entry("option-count", List.of("count", "max", "min", "option")),
                    Map.entry("not-at-this-table", List.of()),
                    Map.entry("nothing-to-take-back", List.of()),
                    Map.entry("journal-game", List.of("expected", "game")),
                    Map.entry("journal-edition", List.of("edition", "expected")),
                    Map.entry("journal-set-up", List.of("problem")),
                    Map.entry("journal-step", List.of("problem", "step")),
                    Map.entry("journal-illegal", List.of("code", "reason", "seat", "step")));

    @Test
    void everyPhraseOfCoreHasASentenceWithItsArguments() {
        Words words = Words.of("en", "core");
        SAID_BY_CORE.forEach((key, arguments) ->
                assertThat(words.arguments("core", key))
                        .as(key)
                        .containsExactlyElementsOf(new TreeSet<>(arguments)));
    }

    @ParameterizedTest
    @MethodSource("languages")
    void everyComplaintOfAnOptionCanBeSaid(String language) {
        Words words = Words.of(language, "core");
        List<Option> options =
                List.of(
                        new Option.Flag("open", true),
                        new Option.Range("deals", 1, 9, 3),
                        new Option.Choice("length", List.of("short", "long"), "short"),
                        new Option.Several("cards", List.of("a", "b", "c"), 1, 2, "a"));
        Consumer<Phrase> naming =
                phrase -> assertThat(words.say(phrase, Listener.STRANGER)).contains("x");
        for (Option option : options) {
            assertThat(option.complaint("x")).hasValueSatisfying(naming);
        }
        assertThat(options.get(3).complaint("a,a").orElseThrow().key()).isEqualTo("option-twice");
        assertThat(words.say(options.get(3).complaint("").orElseThrow(), Listener.STRANGER))
                .contains("cards", "0", "1", "2");
    }

    @Test
    void anErrorNamesWhatIsWrongAndWhatIsAllowed() {
        Words words = Words.of("en", "core");
        assertThat(words.say("seats-range", "seats", 1, "min", 2, "max", 9))
                .isEqualTo("1 player cannot play this: it takes 2 to 9.");
        assertThat(words.say("option-unknown", "option", "x", "allowed", List.of("deals", "open")))
                .isEqualTo("There is no option \"x\". The options are deals and open.");
    }
}
