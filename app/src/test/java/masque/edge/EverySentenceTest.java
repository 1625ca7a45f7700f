package masque.edge;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.MessagePattern.ArgType;
import com.ibm.icu.text.MessagePattern.Part;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every message of the program is said as ICU itself would say it. */
final class EverySentenceTest {
    private static final List<String> BUNDLES =
            List.of(
                    "core",
                    "fairness",
                    "contest",
                    "server",
                    "page",
                    "app",
                    "serve",
                    "load",
                    "tournament-check",
                    "masquerade-trick",
                    "masquerade-battle",
                    "truth-or-bluff",
                    "dice-challenge",
                    "queenseat");
    private static final List<Object> NUMBERS = List.of(0, 1, 2, 3, 11, 21, 999, 1_000, 1_234_567);
    private static final List<Object> TEXTS = List.of("Zoë", "{who} 'n' #", "", 7, 4_321);
    private static final int TRIES = 40;

    static Stream<Arguments> bundles() {
        return BUNDLES.stream()
                .flatMap(bundle ->
                        Words.languages().stream()
                                .filter(language -> Bundle.exists(bundle, language))
                                .map(language -> Arguments.of(bundle, language)));
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void isSaidAsIcuSaysIt(String bundle, String language) {
        Locale locale = Locale.forLanguageTag(language);
        Random random = new Random(7);
        Bundle.load(bundle, language)
                .patterns()
                .forEach((key, pattern) -> {
                    Sentence ours = new Sentence(pattern, locale);
                    MessageFormat icu = new MessageFormat(pattern, locale);
                    Map<String, List<Object>> choices = choices(new MessagePattern(pattern));
                    assertThat(choices.keySet()).isEqualTo(ours.arguments());
                    for (int i = 0; i < TRIES; i++) {
                        Map<String, Object> values = new HashMap<>();
                        choices.forEach((name, some) ->
                                values.put(name, some.get(random.nextInt(some.size()))));
                        StringBuilder said = new StringBuilder();
                        ours.say(said, new Plain(values, new Sentence.Digits(locale)));
                        assertThat(said.toString())
                                .as("%s of %s with %s", key, bundle, values)
                                .isEqualTo(icu.format(values));
                    }
                });
    }

    /** What each argument may be: for a plural numbers, for a select its cases and another one. */
    private static Map<String, List<Object>> choices(MessagePattern pattern) {
        Map<String, List<Object>> choices = new TreeMap<>();
        for (int i = 0; i < pattern.countParts(); i++) {
            Part part = pattern.getPart(i);
            if (part.getType() == Part.Type.ARG_START) {
                String name = pattern.getSubstring(pattern.getPart(i + 1));
                if (part.getArgType() == ArgType.PLURAL) {
                    choices.put(name, NUMBERS);
                } else if (!NUMBERS.equals(choices.get(name))) {
                    List<Object> known = choices.getOrDefault(name, TEXTS);
                    choices.put(name, joined(known, cases(pattern, i, part.getArgType())));
                }
            }
        }
        return choices;
    }

    private static List<Object> joined(List<Object> some, List<Object> more) {
        List<Object> all = new ArrayList<>(some);
        all.addAll(more);
        return all;
    }

    private static List<Object> cases(MessagePattern pattern, int start, ArgType type) {
        List<Object> cases = new ArrayList<>();
        if (type == ArgType.SELECT) {
            for (int i = start + 2; pattern.getPartType(i) == Part.Type.ARG_SELECTOR; ) {
                cases.add(pattern.getSubstring(pattern.getPart(i)));
                i = pattern.getLimitPartIndex(i + 1) + 1;
            }
        }
        return cases;
    }

    /** Values as they are. */
    private record Plain(Map<String, Object> values, Sentence.Digits digits)
            implements Sentence.Values {
        private Object value(Argument argument) {
            return Objects.requireNonNull(values.get(argument.name()));
        }

        @Override
        public boolean has(Argument argument) {
            return values.containsKey(argument.name());
        }

        @Override
        public void append(StringBuilder to, Argument argument) {
            if (value(argument) instanceof Integer number) {
                digits.append(to, number);
            } else {
                to.append(value(argument));
            }
        }

        @Override
        public String text(Argument argument) {
            return value(argument).toString();
        }

        @Override
        public int number(Argument argument) {
            return (Integer) value(argument);
        }
    }
}
