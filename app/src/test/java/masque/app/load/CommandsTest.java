package masque.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import masque.core.Box;
import masque.games.dicechallenge.DiceBox;
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

    private static Callable<Integer> load(Voice voice) {
        return new LoadCommand(voice, CommandsTest::box);
    }

    private static Callable<Integer> crash(Voice voice) {
        return new CrashCommand(voice, CommandsTest::box);
    }

    private static Optional<Box> box(String game) {
        return Optional.<Box>of(new DiceBox(characters())).filter(box -> box.id().equals(game));
    }

    private static String characters() {
        try (InputStream file =
                DiceBox.class.getResourceAsStream("/masque/games/dicechallenge/characters.csv")) {
            return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void nothingIsLostWhenTheServerIsKilled() {
        Outcome crash = run(CommandsTest::crash, "--kills 2 --tables 2 --spread 200 --json");
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
                        CommandsTest::load,
                        "--tables 2 --experts 1 --siege 47 --coach --seconds 1 --warm-up 1 --json");
        assertThat(load.code()).as(load.err()).isZero();
        assertThat(load.json().path("movesPerSecond").asInt()).isPositive();
        assertThat(load.json().path("movesPerServerCpuSecond").asInt()).isPositive();
        assertThat(load.json().path("bytesPerFrame").asInt()).isBetween(100, 100_000);
        assertThat(load.json().path("warmUpSeconds").asDouble()).isEqualTo(1);
        assertThat(load.json().path("steady").asBoolean()).isFalse();
        assertThat(load.json().path("serverCpuSeconds").asDouble()).isPositive();
        assertThat(load.json().path("serverMegabytes").asInt()).isPositive();
        assertThat(load.json().path("experts").asInt()).isEqualTo(1);
        assertThat(load.json().path("coach").asBoolean()).isTrue();
        assertThat(load.json().path("getP99Millis").asDouble()).isPositive();
    }

    /** DC-8.12, DC-8.23: and the verifier agrees. */
    @Test
    void aTournamentOutlivesItsSiteAndEveryTokenIsThere() {
        Outcome load = run(CommandsTest::load, "--tournament 8 --pause 0 --json");
        assertThat(load.code()).as(load.err() + load.out()).isZero();
        assertThat(load.json().propertyNames())
                .startsWith(
                        "entrants",
                        "matches",
                        "champions",
                        "errors",
                        "p99Millis",
                        "serverMegabytes");
        assertThat(load.json().path("entrants").asInt()).isEqualTo(8);
        assertThat(load.json().path("matches").asInt()).isGreaterThanOrEqualTo(8);
        assertThat(load.json().path("champions").asInt()).isPositive();
        assertThat(load.json().path("errors").asInt(-1)).isZero();
        assertThat(load.json().path("results").asInt()).isPositive();
        assertThat(load.json().path("serverMegabytes").asInt()).isPositive();
    }

    /** DC-8.12, DC-8.23. */
    @Test
    void nothingOfATournamentIsLostWhenItsSiteIsKilled() {
        Outcome crash = run(CommandsTest::crash, "--tournament --kills 2 --tables 3 --json");
        assertThat(crash.code()).as(crash.err() + crash.out()).isZero();
        assertThat(crash.json().propertyNames())
                .startsWith("kills", "acknowledged", "lost", "doubled", "matches", "errors");
        assertThat(crash.json().path("kills").asInt()).isEqualTo(2);
        assertThat(crash.json().path("acknowledged").asInt()).isPositive();
        assertThat(crash.json().path("matches").asInt()).isPositive();
        assertThat(crash.json().path("errors").asInt(-1)).isZero();
    }

    @Test
    void tablesWithBotsAreSaidInWords() {
        Outcome load = run(CommandsTest::load, "--tables 2 --bots 3 --seconds 1 --warm-up 1");
        assertThat(load.code()).as(load.err()).isZero();
        assertThat(load.out().lines())
                .hasSize(5)
                .first()
                .asString()
                .startsWith("2 tables of masquerade-trick, 4 seats each (3 bots), ");
    }

    @Test
    void whatTheServerRefusesFailsTheRunWithASentence() {
        Outcome load = run(CommandsTest::load, "--game no-such-game --tables 1 --seconds 1");
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
                "--tournament 1",
                "--tournament 2001",
                "--bots 4",
                "--bots -1"
            })
    void aNumberOutOfRangeIsBadUsage(String line) {
        Outcome load = run(CommandsTest::load, line);
        assertThat(load.code()).isEqualTo(2);
        assertThat(load.err()).contains(" is a number from ").doesNotContain("Exception");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--kills 0", "--tables 0", "--spread 0"})
    void theCrashTestHasRangesToo(String line) {
        Outcome crash = run(CommandsTest::crash, line);
        assertThat(crash.code()).isEqualTo(2);
        assertThat(crash.err()).contains(" is a number from ").doesNotContain("Exception");
    }
}
