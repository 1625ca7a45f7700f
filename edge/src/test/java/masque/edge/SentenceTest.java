package masque.edge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.ibm.icu.text.MessageFormat;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages are said as ICU says them. */
final class SentenceTest {
    /** One number, for every argument. */
    private record Always(int number) implements Sentence.Values {
        @Override
        public boolean has(Argument argument) {
            return true;
        }

        @Override
        public void append(StringBuilder to, Argument argument) {
            to.append(number);
        }

        @Override
        public String text(Argument argument) {
            return Integer.toString(number);
        }

        @Override
        public int number(Argument argument) {
            return number;
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "no arguments, 'one' {n} and '{n}' or '' #",
                "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} time",
                "{n, plural, offset:2 =0 {none} =3 {{n}?} one {# more} other {# more, {n} in all}}",
                "{n, plural, one {{n, select, 1 {just #} other {x}}} other {{n, select, 2 {two} other {#}}}}",
                "{n, select, 11 {a} other {{n, plural, one {b} other {c #}}}}{n, select, other {}}"
            })
    void isSaidAsIcuSaysIt(String pattern) {
        for (String language : Words.languages()) {
            Locale locale = Locale.forLanguageTag(language);
            Sentence sentence = new Sentence(pattern, locale);
            for (int number = 0; number < 130; number++) {
                StringBuilder said = new StringBuilder();
                sentence.say(said, new Always(number));
                assertThat(said.toString())
                        .isEqualTo(new MessageFormat(pattern, locale).format(Map.of("n", number)));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"{n, number}", "{n, date, short}", "{n, choice, 0#none|1#one}"})
    void anArgumentThatCannotBeSaidSoIsNamed(String pattern) {
        assertThatThrownBy(() -> new Sentence(pattern, Locale.ENGLISH))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll("\"n\"", "selectordinal");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{n", "{n, select, a {b}}", "{n, plural, one {b}}"})
    void whatIsNoMessageIsRefused(String pattern) {
        assertThatThrownBy(() -> new Sentence(pattern, Locale.ENGLISH))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
