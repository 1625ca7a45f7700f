package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The program in the documentation, run as it stands there by python3. */
final class ExampleProgramTest {
    // needs: python3

    private static final Path PROGRAM = Path.of("..", "docs", "examples", "bot.py");
    private static final int PATIENCE_SECONDS = 120;

    @TempDir Path folder;
    private TestSite house;

    @BeforeEach
    void open() {
        house = TestSite.open(folder);
    }

    @AfterEach
    void close() {
        house.close();
    }

    /** The program while it runs. */
    private static final class Run implements AutoCloseable {
        private final Process process;
        private final Path output;

        private Run(Process process, Path output) {
            this.process = process;
            this.output = output;
        }

        int exit() throws InterruptedException {
            boolean ended = process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
            assertThat(ended).as("the program ends").isTrue();
            return process.exitValue();
        }

        String said() throws IOException {
            return Files.readString(output);
        }

        @Override
        public void close() {
            process.destroyForcibly();
        }
    }

    private Run start(int port, String token, String table) throws IOException {
        Path output = Files.createTempFile(folder, "said", ".txt");
        ProcessBuilder builder =
                new ProcessBuilder(
                        "python3", PROGRAM.toString(), "http://127.0.0.1:" + port, table);
        builder.environment().put("MASQUE_TOKEN", token);
        builder.redirectErrorStream(true).redirectOutput(output.toFile());
        return new Run(builder.start(), output);
    }

    private String token(String name) {
        return house.guest("Ann")
                .post("/me/tokens", "{\"name\":\"" + name + "\"}")
                .is(201)
                .json()
                .path("token")
                .asString();
    }

    private String phase(String table) {
        return house.stranger().get("/tables/" + table).json().path("phase").asString();
    }

    private static boolean bothAreThere(JsonNode message) {
        JsonNode chairs = message.path("chairs");
        return chairs.path(0).path("here").asBoolean() && chairs.path(1).path("here").asBoolean();
    }

    @Test
    void twoProgramsAndABotOfTheHousePlayToTheEnd() throws Exception {
        String one = token("One");
        Person host = house.bearer(one);
        String table =
                host.table(
                        """
                        {"game":"masquerade-trick","seats":3,"chairs":["me","open","bot:random"]}\
                        """);
        Line watch = house.stranger().look(table, "");
        try (Run first = start(house.port(), one, table);
                Run second = start(house.port(), token("Two"), table)) {
            watch.until(ExampleProgramTest::bothAreThere);
            host.post("/tables/" + table + "/start", "{}").is(200);
            assertThat(first.exit()).as(first.said()).isZero();
            assertThat(second.exit()).as(second.said()).isZero();
            assertThat(first.said() + second.said()).isEmpty();
        }
        assertThat(phase(table)).isEqualTo("finished");
    }

    @Test
    void itComesBackOnceWhenTheConnectionBreaks() throws Exception {
        String token = token("One");
        String table = house.bearer(token).table(AGAINST_BOTS);
        try (Relay relay = Relay.open(house.port(), 20_000);
                Run run = start(relay.port(), token, table)) {
            assertThat(run.exit()).as(run.said()).isZero();
            assertThat(relay.cuts()).isEqualTo(1);
        }
        assertThat(phase(table)).isEqualTo("finished");
    }

    private static final String AGAINST_BOTS =
            """
            {"game":"masquerade-trick","seats":3,"chairs":["me","bot:random","bot:random"],
            "start":true}\
            """;

    @Test
    void itSaysWhyItCannotPlay() throws Exception {
        String table = house.guest("Ann").table(AGAINST_BOTS);
        try (Run full = start(house.port(), token("One"), table);
                Run stranger = start(house.port(), "x", table);
                Run lost = start(house.port(), token("One"), "nowhere")) {
            assertThat(full.exit()).isEqualTo(1);
            assertThat(full.said()).isEqualTo("No chair is open at this table.\n");
            assertThat(stranger.exit()).isEqualTo(1);
            assertThat(stranger.said()).startsWith("This token is not one of this site.");
            assertThat(lost.exit()).isEqualTo(1);
            assertThat(lost.said()).isEqualTo("There is no such table.\n");
        }
    }

    @Test
    void theDocumentQuotesTheProgramAsItIs() throws IOException {
        String document = Files.readString(Path.of("..", "docs", "bot-api.md"));
        String program = Files.readString(PROGRAM, StandardCharsets.UTF_8);
        String fence = "```python\n";
        Optional<String> quoted =
                Optional.of(document.indexOf(fence))
                        .filter(at -> at >= 0)
                        .map(at -> document.substring(at + fence.length()))
                        .map(rest -> rest.substring(0, rest.indexOf("```\n")));
        assertThat(quoted).contains(program);
    }
}
