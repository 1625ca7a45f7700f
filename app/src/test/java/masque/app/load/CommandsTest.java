package masque.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Both commands start a real server in a process of its own and play there. */
final class CommandsTest {
    /** What a command said and how it ended. */
    private record Outcome(int code, String out, String err) {
        JsonNode json() {
            return JsonMapper.shared().readTree(out);
        }
    }

    private static Outcome run(Function<Voice, Callable<Integer>> command, String line) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Voice voice =
                new Voice(
                        () -> "en", new PrintWriter(out, true), new PrintWriter(err, true), false);
        CommandLine commands = new CommandLine(command.apply(voice));
        commands.setErr(voice.err());
        int code = commands.execute(line.split(" ", -1));
        return new Outcome(code, out.toString(), err.toString());
    }

    @Test
    void nothingIsLostWhenTheServerIsKilled() {
        Outcome crash = run(CrashCommand::new, "--kills 2 --tables 2 --spread 200 --json");
        assertThat(crash.code()).as(crash.err() + crash.out()).isZero();
        assertThat(crash.json().path("kills").asInt()).isEqualTo(2);
        assertThat(crash.json().path("acknowledged").asInt()).isGreaterThanOrEqualTo(2 * 4);
        assertThat(crash.json().path("lost").asInt(-1)).isZero();
        assertThat(crash.json().path("doubled").asInt(-1)).isZero();
        assertThat(crash.json().path("unresumed").asInt(-1)).isZero();
    }

    @Test
    void theLoadIsMeasured() {
        Outcome load =
                run(
                        LoadCommand::new,
                        "--tables 2 --experts 1 --siege 47 --seconds 1 --warm-up 1 --json");
        assertThat(load.code()).as(load.err()).isZero();
        assertThat(load.json().path("movesPerSecond").asInt()).isPositive();
        assertThat(load.json().path("serverCpuSeconds").asDouble()).isPositive();
        assertThat(load.json().path("serverMegabytes").asInt()).isPositive();
        assertThat(load.json().path("experts").asInt()).isEqualTo(1);
        assertThat(load.json().path("getP99Millis").asDouble()).isPositive();
    }

    @Test
    void tablesWithBotsAreSaidInWords() {
        Outcome load = run(LoadCommand::new, "--tables 2 --bots 3 --seconds 1 --warm-up 1");
        assertThat(load.code()).as(load.err()).isZero();
        assertThat(load.out().lines())
                .hasSize(4)
                .first()
                .asString()
                .startsWith("2 tables of masquerade-trick, 4 seats each (3 bots), ");
    }

    @Test
    void whatTheServerRefusesFailsTheRunWithASentence() {
        Outcome load = run(LoadCommand::new, "--game no-such-game --tables 1 --seconds 1");
        assertThat(load.code()).isEqualTo(1);
        assertThat(load.err()).startsWith("The server refused /api/v1/tables with status 4");
        assertThat(load.out()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--tables 0",
                "--seconds 0",
                "--warm-up -1",
                "--pause -1",
                "--heap -1",
                "--players 0",
                "--bots 4",
                "--bots -1"
            })
    void aNumberOutOfRangeIsBadUsage(String line) {
        Outcome load = run(LoadCommand::new, line);
        assertThat(load.code()).isEqualTo(2);
        assertThat(load.err()).contains(" is a number from ").doesNotContain("Exception");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--kills 0", "--tables 0", "--spread 0"})
    void theCrashTestHasRangesToo(String line) {
        Outcome crash = run(CrashCommand::new, line);
        assertThat(crash.code()).isEqualTo(2);
        assertThat(crash.err()).contains(" is a number from ").doesNotContain("Exception");
    }
}
