package masque.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import masque.app.Cli.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command that starts the site serves, and says in a sentence why it cannot. */
final class ServeTest {
    @TempDir private Path folder;

    private static void refused(Outcome outcome, String... parts) {
        assertThat(outcome.code()).as(outcome.err()).isEqualTo(2);
        assertThat(outcome.err()).contains(parts).doesNotContain("Exception", "\tat ");
        assertThat(outcome.out()).isEmpty();
    }

    private Outcome serve(String... more) {
        List<String> args = new ArrayList<>(List.of("serve", "--data", folder.toString()));
        args.addAll(List.of(more));
        return Cli.run("", args.toArray(String[]::new));
    }

    @Test
    void itServesUntilItIsStoppedAndCanBeStartedAgain() throws Exception {
        for (int start = 0; start < 2; start++) {
            try (Served site = new Served(folder, "serve", "--host", "127.0.0.1")) {
                assertThat(site.visit()).isLessThan(500);
                assertThat(site.said()).anyMatch(line -> line.endsWith(folder.toString()));
                assertThat(site.stop()).isZero();
                assertThatThrownBy(site::visit).isInstanceOf(IOException.class);
            }
        }
        assertThat(folder.resolve("masque.db")).exists();
    }

    @Test
    void aNewDataFolderIsForItsOwnerAlone() throws Exception {
        Path fresh = folder.resolve("in/side");
        try (Served site = new Served(fresh, "serve", "--host", "127.0.0.1")) {
            assertThat(site.said()).anyMatch(line -> line.endsWith(fresh.toString()));
            assumeTrue(fresh.getFileSystem().supportedFileAttributeViews().contains("posix"));
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(fresh)))
                    .isEqualTo("rwx------");
        }
    }

    @Test
    void theBareCallServesWithTheSameOptions() throws Exception {
        try (Served site = new Served(folder, "--host", "127.0.0.1", "--lang", "ja")) {
            assertThat(site.visit()).isLessThan(500);
            assertThat(site.said().getFirst()).contains("準備");
        }
    }

    @Test
    void onlyThisMachineNeedsNoCodeAndOptionsBeforeTheCommandCountToo() throws Exception {
        try (Served site = new Served(folder, "--host", "localhost", "serve")) {
            assertThat(site.said()).hasSize(3).noneMatch(line -> line.contains("network"));
        }
    }

    @Test
    void otherDevicesGetAnAddressAndACode() throws Exception {
        String[] args = {"serve", "--host=127.0.0.1", "--public-address=https://masque.example"};
        try (Served site = new Served(folder, args)) {
            assertThat(site.said().get(1)).endsWith("https://masque.example/");
            assertThat(site.said()).hasSizeGreaterThan(15);
        }
    }

    @Test
    void theCodeCanBeLeftOut() throws Exception {
        String[] args = {
            "serve", "--host=127.0.0.1", "--public-address=https://masque.example", "--no-qr"
        };
        try (Served site = new Served(folder, args)) {
            assertThat(site.said()).hasSize(4);
        }
    }

    @Test
    void aSecondSiteOnTheSameDataIsRefused() throws Exception {
        try (Served site = new Served(folder, "serve", "--host", "127.0.0.1")) {
            refused(serve("--port", "0"), "Another Masque", folder.toString(), "--data");
            assertThat(site.visit()).isLessThan(500);
        }
    }

    @Test
    void aBusyPortIsNamed() throws IOException {
        try (ServerSocket other = new ServerSocket(0)) {
            String port = Integer.toString(other.getLocalPort());
            refused(serve("--port", port), "port " + port, "--port");
        }
    }

    @Test
    void anAddressOfAnotherMachineIsNamed() {
        refused(serve("--port", "0", "--host", "203.0.113.5"), "203.0.113.5", "--host");
    }

    @Test
    void aFileIsNoDataFolder() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        refused(Cli.run("", "serve", "--port=0", "--data=" + file), "is a file", "--data");
        Path inside = file.resolve("inside");
        refused(Cli.run("", "serve", "--port=0", "--data=" + inside), "Nothing can be written");
    }

    @Test
    void damagedDataIsNamed() throws IOException {
        Files.writeString(folder.resolve("masque.db"), "This is no database.".repeat(100));
        refused(serve("--port", "0"), "cannot be opened", folder.toString());
    }

    @Test
    void aDatabaseThatIsNotThereIsNamedWithoutItsPassword() throws IOException {
        int free;
        try (ServerSocket other = new ServerSocket(0)) {
            free = other.getLocalPort();
        }
        Outcome outcome =
                Cli.within(
                        Map.of("MASQUE_DB", "postgresql://ann:tiger@127.0.0.1:" + free + "/masque"),
                        "serve",
                        "--port=0",
                        "--data=" + folder);
        refused(outcome, "database cannot be reached");
        assertThat(outcome.err()).doesNotContain("tiger");
    }

    @ParameterizedTest
    @CsvSource({
        "--port, 65536, 0 to 65535",
        "--port, -1, 0 to 65535",
        "--port, '', 0 to 65535",
        "--host, two words, 0.0.0.0",
        "--bot-thinking, soon, 0 to 60000",
        "--idle-minutes, 0, 1 to 10080",
        "--generosity, 0, 1 to 1000000",
        "--public-address, masque.example, https://masque.example",
        "--public-address, https://masque.example/a?b, https://example.org/masque",
        "--public-address, https://masque.example/a//b, https://example.org/masque",
        "--public-address, https://masque.example/a%2Fb, https://example.org/masque",
        "--log-format, xml, text or json",
        "--log-level, loud, 'error, warn, info, or debug'",
        "--data, '', a path",
    })
    void whatCannotBeChosenIsNamedWithWhatCan(String flag, String value, String allowed) {
        refused(Cli.run("", "serve", flag, value), flag, "\"" + value + "\"", allowed);
    }

    @ParameterizedTest
    @CsvSource({
        "--db, mysql://ann:tiger@host/name",
        "--db, postgresql://ann:ti/ger@host/name",
        "--db, jdbc:postgresql://host:tiger/name",
        "--dbb, postgresql://ann:tiger@host/name",
        "--dbb, jdbc:postgresql://host/name?password=tiger",
        "nonsense, postgresql://ann:tiger@host/name",
    })
    void aPasswordIsNeverRepeated(String option, String address) {
        Outcome outcome = serve(option, address);
        refused(outcome, option);
        assertThat(outcome.err()).doesNotContain("tiger", "ger@");
    }

    @Test
    void theHelpListsEveryFlagAndHowElseItIsSet() {
        String help = Cli.run("", "serve", "--help").out();
        assertThat(help.replaceAll("\\s+", " "))
                .contains("--trusted-proxy ", "Usually 8080.", "MASQUE_IDLE_MINUTES");
        assertThat(help.lines()).allMatch(line -> line.length() <= 80);
    }

    @Test
    void theRehearsalPlaysServesAndLeavesNothingBehind() {
        Outcome outcome = Cli.run("1\n1\n", "rehearse");
        assertThat(outcome.code()).as(outcome.err()).isZero();
        assertThat(outcome.out())
                .contains("Seed 7", "Ctrl+C", "/app/main.js 200", "/api/v1/me 200")
                .doesNotContain("broke off");
        for (String game : Shelf.ours().ids()) {
            assertThat(outcome.out()).contains(game + " is over\n" + game + " is over\n");
        }
        Path data = Path.of(outcome.out().replaceAll("(?s).*The data is in ([^\n]*)\n.*", "$1"));
        assertThat(data).isAbsolute().doesNotExist();
    }
}
