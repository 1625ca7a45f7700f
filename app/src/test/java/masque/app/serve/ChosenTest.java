package masque.app.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import masque.app.Complaint;
import masque.edge.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A flag goes before a variable, a variable before the file, and the file before the usual. */
final class ChosenTest {
    private static final Words WORDS = Words.of("en", "serve");

    @TempDir private Path folder;

    /** Three values for each setting that a file can hold. */
    static Stream<Arguments> values() {
        return Stream.of(
                Arguments.of(Setting.DATA, List.of("/a", "/b", "/c")),
                Arguments.of(Setting.HOST, List.of("127.0.0.1", "::1", "localhost")),
                Arguments.of(Setting.PORT, List.of("1", "2", "3")),
                Arguments.of(
                        Setting.DB,
                        List.of("postgresql://a/x", "postgresql://b/x", "postgresql://c/x")),
                Arguments.of(
                        Setting.PUBLIC_ADDRESS,
                        List.of("https://a.example", "https://b.example/c", "https://c.example/")),
                Arguments.of(Setting.TRUSTED_PROXY, List.of("true", "false", "true")),
                Arguments.of(Setting.BOT_THINKING, List.of("1", "2", "3")),
                Arguments.of(Setting.IDLE_MINUTES, List.of("1", "2", "3")),
                Arguments.of(Setting.LOBBY_HOURS, List.of("1", "2", "3")),
                Arguments.of(Setting.GENEROSITY, List.of("1", "2", "3")),
                Arguments.of(Setting.OPEN_METRICS, List.of("true", "false", "true")),
                Arguments.of(Setting.LOG_FORMAT, List.of("text", "json", "text")),
                Arguments.of(Setting.LOG_LEVEL, List.of("error", "warn", "debug")),
                Arguments.of(Setting.DEVELOPMENT, List.of("true", "false", "true")),
                Arguments.of(Setting.NO_QR, List.of("true", "false", "true")));
    }

    @Test
    void noSettingIsForgottenHere() {
        assertThat(values().map(one -> one.get()[0])).isEqualTo(Setting.IN_FILES);
    }

    @ParameterizedTest
    @MethodSource("values")
    void theFirstThatSaysSomethingCounts(Setting<?> setting, List<String> values)
            throws IOException {
        Path file = write("other.properties", setting.name() + " = " + values.get(2));
        Map<String, String> flags = new HashMap<>(Map.of("config", file.toString()));
        Map<String, String> environment = new HashMap<>();
        assertThat(chosen(setting, flags, environment)).isEqualTo(read(setting, values.get(2)));
        environment.put(setting.variable(), values.get(1));
        assertThat(chosen(setting, flags, environment)).isEqualTo(read(setting, values.get(1)));
        flags.put(setting.name(), values.get(0));
        assertThat(chosen(setting, flags, environment)).isEqualTo(read(setting, values.get(0)));
    }

    @ParameterizedTest
    @MethodSource("values")
    void whatIsUsualHoldsOtherwise(Setting<?> setting, List<String> values) {
        Map<String, String> empty = Map.of(setting.variable(), "");
        assertThat(chosen(setting, Map.of(), empty)).isEmpty();
        Chosen chosen = Chosen.from(Map.of(), empty, folder, WORDS);
        assertThat(chosen.data()).isEqualTo(folder);
        if (!setting.usual().isEmpty()) {
            assertThat(Optional.of(shown(chosen.of(setting))))
                    .isEqualTo(read(setting, setting.usual()));
        }
    }

    private Optional<String> chosen(
            Setting<?> setting, Map<String, String> flags, Map<String, String> environment) {
        return Chosen.from(flags, environment, folder, WORDS).maybe(setting).map(this::shown);
    }

    private Optional<String> read(Setting<?> setting, String text) {
        return setting.kind().reader().apply(text).map(this::shown);
    }

    private String shown(Object value) {
        return value instanceof Database database ? database.jdbc() : value.toString();
    }

    private Path write(String name, String... lines) throws IOException {
        return Files.writeString(folder.resolve(name), String.join("\n", lines));
    }

    @Test
    void theFileLiesInTheDataFolderOrWhereAVariableSays() throws IOException {
        write("masque.properties", "port = 1");
        Path other = write("other.properties", "port = 2");
        assertThat(chosen(Setting.PORT, Map.of(), Map.of())).contains("1");
        assertThat(chosen(Setting.PORT, Map.of(), Map.of("MASQUE_CONFIG", other.toString())))
                .contains("2");
        Path elsewhere = folder.resolve("elsewhere");
        assertThat(chosen(Setting.PORT, Map.of("data", elsewhere.toString()), Map.of())).isEmpty();
    }

    @Test
    void theFileIsReadAsJavaReadsProperties() throws IOException {
        write(
                "masque.properties",
                "\uFEFF# a comment that does not go on \\",
                "  port:1  ",
                "",
                "! another",
                "host = \\",
                "    ::1",
                "bot-thinking=\\u0035");
        assertThat(chosen(Setting.PORT, Map.of(), Map.of())).contains("1");
        assertThat(chosen(Setting.HOST, Map.of(), Map.of())).contains("::1");
        assertThat(chosen(Setting.BOT_THINKING, Map.of(), Map.of())).contains("5");
    }

    private void complains(Map<String, String> environment, String... parts) {
        assertThatThrownBy(
                        () -> {
                            Chosen chosen = Chosen.from(Map.of(), environment, folder, WORDS);
                            Setting.ALL.forEach(chosen::maybe);
                        })
                .isInstanceOf(Complaint.class)
                .hasMessageContainingAll(parts);
    }

    @Test
    void aMistakeInTheFileIsPointedAt() throws IOException {
        Path file = write("masque.properties", "# first", "host = \\", "::1", "prot = 1");
        complains(Map.of(), file + ", line 4", "\"prot\"", "port", "generosity");
        write("masque.properties", "", "port = x");
        complains(Map.of(), file + ", line 2", "\"x\"", "0 to 65535");
        write("masque.properties", "port = 1", "port = 1");
        complains(Map.of(), file + ", line 2", "\"port\"", "second time");
        write("masque.properties", "port = \\u00g1");
        complains(Map.of(), file + ", line 1", "\\u", "four hexadecimal digits");
        write("masque.properties", "config = /a");
        complains(Map.of(), file + ", line 1", "\"config\"");
        write("masque.properties", "data = /a");
        complains(Map.of(), file + ", line 1", "\"data\"", "--config");
    }

    @Test
    void aFileThatCannotBeReadIsNamed() throws IOException {
        Path file = folder.resolve("other.properties");
        Map<String, String> environment = Map.of("MASQUE_CONFIG", file.toString());
        complains(environment, file.toString(), "cannot be read");
        Files.write(file, new byte[] {'p', (byte) 0xff});
        complains(environment, file.toString(), "no text in UTF-8");
    }

    @ParameterizedTest
    @ValueSource(strings = {"port", "trusted-proxy", "public-address", "no-qr", "generosity"})
    void aBadVariableIsNamed(String name) {
        Setting<?> setting =
                Setting.ALL.stream()
                        .filter(one -> one.name().equals(name))
                        .findFirst()
                        .orElseThrow();
        complains(Map.of(setting.variable(), "?"), setting.variable(), "\"?\"", "should be");
    }

    @Test
    void aBadDatabaseIsNotRepeated() throws IOException {
        write("masque.properties", "db = mysql://ann:tiger@host/name");
        assertThatThrownBy(() -> chosen(Setting.DB, Map.of(), Map.of()))
                .isInstanceOf(Complaint.class)
                .hasMessageContainingAll("line 1", "postgresql://")
                .hasMessageNotContaining("tiger");
    }
}
