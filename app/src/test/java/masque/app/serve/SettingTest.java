package masque.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import masque.edge.Words;
import org.junit.jupiter.api.Test;

/** Settings are documented as they are, and everything that is said about them has words. */
final class SettingTest {
    private static String documentation() throws IOException {
        return Files.readString(Path.of("../docs/configuration.md"));
    }

    /** The row of a setting in the documentation. */
    private static String row(Setting<?> setting) {
        String label = setting.isSwitch() ? "" : " " + setting.label();
        boolean inFiles = Setting.IN_FILES.contains(setting);
        boolean ofTheMachine = setting.equals(Setting.DATA) || setting.equals(Setting.CONFIG);
        String usual = ofTheMachine ? " see below" : code(setting.usual());
        return "| `%s%s` |%s |%s |%s | %s |"
                .formatted(
                        setting.flag(),
                        label,
                        code(setting.variable()),
                        code(inFiles ? setting.name() : ""),
                        usual,
                        setting.help());
    }

    private static String code(String text) {
        return text.isEmpty() ? "" : " `" + text + "`";
    }

    @Test
    void theDocumentationListsEverySettingAsItIs() throws IOException {
        assertThat(documentation().lines().filter(line -> line.startsWith("| `--")))
                .containsExactlyElementsOf(Setting.ALL.stream().map(SettingTest::row).toList());
    }

    @Test
    void everyLanguageHasTheSameSentences() {
        Words english = Words.of("en", "serve");
        for (String language : Words.languages()) {
            Words other = Words.of(language, "serve");
            assertThat(other.language()).isEqualTo(language);
            assertThat(other.keys("serve")).isEqualTo(english.keys("serve"));
            for (String key : english.keys("serve")) {
                assertThat(other.arguments("serve", key))
                        .as(key + " in " + language)
                        .isEqualTo(english.arguments("serve", key));
            }
        }
    }

    @Test
    void everyKindCanSayWhatItTakes() {
        for (String language : Words.languages()) {
            Words words = Words.of(language, "serve");
            for (Setting<?> setting : Setting.ALL) {
                assertThat(
                                words.say(
                                        "value-bad-secret",
                                        "source",
                                        "x",
                                        "allowed",
                                        setting.kind().allowed()))
                        .isNotBlank();
            }
        }
    }
}
