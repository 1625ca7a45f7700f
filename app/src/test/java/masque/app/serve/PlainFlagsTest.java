package masque.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** What is read from a plain line is what the whole command line would read from it. */
final class PlainFlagsTest {
    private static final List<String> COMMANDS = List.of("serve", "backup");
    private static final List<String> WORDS =
            List.of(
                    "serve",
                    "backup",
                    "--port",
                    "--port=0",
                    "--port=",
                    "--no-qr",
                    "--no-qr=true",
                    "--data",
                    "--data==a",
                    "--db=-x",
                    "--nonsense",
                    "--",
                    "-p",
                    "9000",
                    "\"a b\"",
                    "@a",
                    "");

    private static CommandLine whole() {
        Surroundings surroundings =
                new Surroundings(() -> "en", new PrintWriter(new StringWriter()), false, Map.of());
        CommandLine root = new CommandLine(CommandSpec.create().name("masque"));
        Serve.addOptionsTo(root);
        root.addSubcommand("serve", Serve.commandLine(surroundings, List.of()));
        root.addSubcommand("backup", BackupCommand.commandLine(surroundings));
        root.setExpandAtFiles(false);
        return root;
    }

    /** Fails if the line is not understood, or is about another command. */
    private static Map<String, String> readByTheWhole(CommandLine whole, List<String> line) {
        ParseResult parsed = whole.parseArgs(line.toArray(String[]::new));
        while (parsed.hasSubcommand()) {
            parsed = parsed.subcommand();
        }
        assertThat(parsed.commandSpec().name()).isIn("masque", "serve");
        assertThat(parsed.unmatched()).isEmpty();
        return Setting.chosenAt(parsed.commandSpec());
    }

    /** All lines of so many of these words. */
    private static List<List<String>> lines(int length) {
        List<List<String>> lines = List.of(List.of());
        for (int words = 0; words < length; words++) {
            List<List<String>> longer = new ArrayList<>();
            for (List<String> line : lines) {
                for (String word : WORDS) {
                    List<String> more = new ArrayList<>(line);
                    more.add(word);
                    longer.add(more);
                }
            }
            lines = longer;
        }
        return lines;
    }

    @Test
    void whatIsReadIsWhatTheWholeCommandLineReads() {
        CommandLine whole = whole();
        int plain = 0;
        for (int length = 0; length <= 3; length++) {
            for (List<String> line : lines(length)) {
                var read = PlainFlags.read(line, COMMANDS);
                if (read.isPresent()) {
                    plain++;
                    assertThat(read.get())
                            .as(line.toString())
                            .isEqualTo(readByTheWhole(whole, line));
                }
            }
        }
        assertThat(plain).isGreaterThan(50);
    }

    @Test
    void everySettingCanBeReadInEveryWay() {
        CommandLine whole = whole();
        for (Setting<?> setting : Setting.ALL) {
            List<List<String>> ways =
                    setting.isSwitch()
                            ? List.of(List.of(setting.flag()))
                            : List.of(List.of(setting.flag(), "a"), List.of(setting.flag() + "=a"));
            for (List<String> way : ways) {
                assertThat(PlainFlags.read(way, COMMANDS))
                        .as(way.toString())
                        .contains(readByTheWhole(whole, way));
            }
        }
    }

    @Test
    void whatMightBeWrongIsLeftToTheWholeCommandLine() {
        for (List<String> line :
                List.of(
                        List.of("backup"),
                        List.of("serve", "serve"),
                        List.of("--port", "1", "serve"),
                        List.of("--port"),
                        List.of("--port="),
                        List.of("--port", ""),
                        List.of("--port", "-1"),
                        List.of("--port", "backup"),
                        List.of("--port", "1", "--port", "2"),
                        List.of("--no-qr", "--no-qr"),
                        List.of("--no-qr=true"),
                        List.of("--prot", "1"),
                        List.of("--help"),
                        List.of("--lang", "ja"))) {
            assertThat(PlainFlags.read(line, COMMANDS)).as(line.toString()).isEmpty();
        }
    }
}
