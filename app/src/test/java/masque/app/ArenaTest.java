package masque.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import masque.app.Cli.Outcome;
import masque.core.Bot;
import masque.core.Codes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The arena counts who wins, from every seat alike, and says what it has counted. */
final class ArenaTest {
    private static final String GAME = "dice-challenge";

    @TempDir private Path folder;

    private Path csv() {
        return folder.resolve("games.csv");
    }

    private Outcome arena(String line) {
        return Cli.run("", words(line));
    }

    private String[] words(String line) {
        return ("lab arena " + line + " --csv " + csv()).split(" ", -1);
    }

    private JsonNode json(String line) {
        Outcome outcome = arena(line + " --json");
        assertThat(outcome.code()).as(outcome.err()).isZero();
        return JsonMapper.shared().readTree(outcome.out());
    }

    private List<List<String>> rows() throws IOException {
        List<String> lines = Files.readAllLines(csv());
        assertThat(lines.getFirst()).isEqualTo("deal,rotation,seat,bot,won,points");
        return lines.stream().skip(1).map(line -> List.of(line.split(",", -1))).toList();
    }

    @Test
    void theTableHasALineForEveryBot() {
        Outcome outcome = arena("masquerade-trick --bots regular,random --games 10 --players 3");
        assertThat(outcome.code()).as(outcome.err()).isZero();
        List<String> lines = outcome.out().lines().toList();
        assertThat(lines.getFirst()).startsWith("masquerade-trick, 3 players, 12 games, seed 1;");
        assertThat(lines).anyMatch(line -> line.matches("regular +12 +12 +\\d+ +[0-9.]+%.*%.*%"));
        assertThat(lines).anyMatch(line -> line.matches("random +12 +24 +\\d+ +[0-9.]+%.*%.*%"));
        assertThat(lines.getLast()).matches("[0-9,]+ moves a second\\.");
        assertThat(lines).allMatch(line -> line.length() <= Page.WIDTH);
        assertThat(outcome.err())
                .contains("12 games are played instead of 10", "listed in " + csv());
    }

    @Test
    void theTableIsThereInJapanese() {
        Outcome outcome = arena(GAME + " --bots random --games 2 --lang ja");
        assertThat(outcome.code()).as(outcome.err()).isZero();
        assertThat(outcome.out()).contains("ボット", "公平な割合");
        assertThat(outcome.out().lines()).allMatch(line -> Wrap.columns(line) <= Page.WIDTH);
    }

    @Test
    void theObjectHasTheFiguresAndTheyAddUp() throws IOException {
        JsonNode object = json(GAME + " --bots regular,random --games 20 --seed 3");
        assertThat(object.get("game").asString()).isEqualTo(GAME);
        assertThat(object.get("players").asInt()).isEqualTo(2);
        assertThat(object.get("games").asInt()).isEqualTo(20);
        assertThat(object.get("seed").asInt()).isEqualTo(3);
        assertThat(object.get("complete").asBoolean()).isTrue();
        assertThat(object.get("fairShareBy").asString()).isEqualTo("random");
        assertThat(object.get("options").get("mode").asString()).isEqualTo("duel");
        assertThat(object.get("movesPerSecond").asDouble()).isPositive();
        assertThat(object.get("bots").size()).isEqualTo(2);
        for (JsonNode bot : object.get("bots")) {
            String name = bot.get("bot").asString();
            long wins =
                    rows().stream()
                            .filter(row -> row.get(3).equals(name) && row.get(4).equals("1"))
                            .count();
            assertThat(bot.get("wins").asLong()).isEqualTo(wins);
            double share = bot.get("share").asDouble();
            assertThat(share).isEqualTo(wins / 20.0);
            assertThat(bot.get("low").asDouble()).isLessThanOrEqualTo(share);
            assertThat(bot.get("high").asDouble()).isGreaterThanOrEqualTo(share);
            assertThat(bot.get("fairShare").asDouble()).isEqualTo(0.5);
        }
        assertThat(object.get("bots").get(0).get("share").asDouble()).isGreaterThan(0.7);
    }

    @Test
    void theThreadsDoNotMatterAndTheSeedDoes() throws IOException {
        String line = GAME + " --bots expert:20,novice --games 6";
        JsonNode one = json(line + " --threads 1").get("bots");
        List<List<String>> rows = rows();
        assertThat(json(line + " --threads 2").get("bots")).isEqualTo(one);
        assertThat(rows()).isEqualTo(rows);
        assertThat(json(line + " --seed 2").get("bots").size()).isEqualTo(2);
        assertThat(rows()).isNotEqualTo(rows);
    }

    @Test
    void anExpertIsMeasuredByTheRegular() {
        JsonNode object = json(GAME + " --bots random,expert:1 --games 2");
        assertThat(object.get("fairShareBy").asString()).isEqualTo("regular");
    }

    @Test
    void teamsPlayLikeAnybodyElse() {
        JsonNode object = json(GAME + " --bots random -o mode=tag -o teams=2 --games 2");
        assertThat(object.get("options").get("mode").asString()).isEqualTo("tag");
        assertThat(object.get("bots").get(0).get("seats").asInt()).isEqualTo(4);
    }

    @Test
    void everyBotSitsOnEverySeatOfEveryDeal() throws IOException {
        json("masquerade-trick --bots novice,regular,random --games 8 --players 4");
        Map<String, Set<String>> seats = new HashMap<>();
        for (List<String> row : rows()) {
            seats.computeIfAbsent(row.get(0) + " " + row.get(3), key -> new HashSet<>())
                    .add(row.get(2));
        }
        assertThat(seats).hasSize(2 * 3).allSatisfy((who, sat) -> assertThat(sat).hasSize(4));
        assertThat(rows()).hasSize(8 * 4);
    }

    @Test
    void theRotationsOfADealAreTheSameDeal() throws IOException {
        Shelf.Entry trick = Shelf.ours().entries().getFirst();
        Bot first =
                (chair, chance) -> {
                    Codes legal = new Codes();
                    chair.legal(legal);
                    return legal.at(0);
                };
        Shelf shelf =
                new Shelf(
                        List.of(new Shelf.Entry(trick.box(), trick.table(), trick.pace(), first)));
        assertThat(Cli.run(shelf, "", words(trick.id() + " --bots regular --games 24")).code())
                .isZero();
        Map<String, Set<String>> endings = new HashMap<>();
        for (List<String> row : rows()) {
            endings.computeIfAbsent(row.get(0) + " " + row.get(2), key -> new HashSet<>())
                    .add(row.get(4) + " " + row.get(5));
        }
        assertThat(endings).hasSize(6 * 4).allSatisfy((who, end) -> assertThat(end).hasSize(1));
        assertThat(new HashSet<>(endings.values())).hasSizeGreaterThan(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--bots exprt | There is no bot \"exprt\": did you mean expert?",
                "--bots regular,oracle | There is no bot \"oracle\". The bots are: random, novice,",
                "--bots expert:0 | There is no bot \"expert:0\"",
                "--bots expert:5s | There is no bot \"expert:5s\"",
                "--bots regular, | There is no bot \"\".",
                "--bots random,random,random | 3 bots are named for 2 seats",
                "--games 0 | --games cannot be 0: it is a number from 1 to",
                "--threads 0 | --threads cannot be 0",
                "--players 9 | 9 players cannot play this",
                "-o colour=red | There is no option \"colour\".",
                "-o characters=@no/such | The file no/such cannot be read.",
            })
    void whatCannotBeIsSaidBeforeAnythingIsPlayed(String options, String sentence) {
        Outcome outcome = arena(GAME + " " + options);
        assertThat(outcome.code()).as(outcome.err()).isEqualTo(2);
        assertThat(outcome.err()).contains(sentence).doesNotContain("Exception");
        assertThat(outcome.out()).isEmpty();
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void aListThatCannotBeWrittenIsSaidBeforeAnythingIsPlayed() {
        for (Path file : List.of(folder, folder.resolve("none").resolve("games.csv"))) {
            Outcome outcome =
                    Cli.run("", "lab", "arena", GAME, "--games", "9999999", "--csv", "" + file);
            assertThat(outcome.code()).isEqualTo(2);
            assertThat(outcome.err()).startsWith(file + " cannot be written");
        }
    }

    @Test
    void theListReplacesAnEarlierOneAndLeavesNothingElse() throws IOException {
        Files.writeString(csv(), "old");
        assertThat(arena(GAME + " --bots random --games 2").code()).isZero();
        assertThat(rows()).hasSize(4);
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(csv());
        }
    }

    @Test
    void whoeverSitsAtATerminalSeesABar() {
        Outcome outcome = Cli.typed("", words(GAME + " --bots random --games 2 --json"));
        assertThat(outcome.err()).contains("[##############################] 100%, 0:00:00 left");
        assertThat(JsonMapper.shared().readTree(outcome.out()).get("games").asInt()).isEqualTo(2);
    }

    @Test
    void whatWasPlayedIsThereAfterAnInterruption() throws IOException, InterruptedException {
        Process process = endless();
        try (BufferedReader err = process.errorReader(StandardCharsets.UTF_8)) {
            // It says so when all is checked, and nobody can interrupt it unheard after that.
            assertThat(err.readLine()).contains("instead of");
            interrupt(process);
            String out;
            try (BufferedReader reader = process.inputReader(StandardCharsets.UTF_8)) {
                out = reader.readAllAsString();
            }
            assertThat(err.readAllAsString()).contains("This is not all of it", "listed in");
            assertThat(process.waitFor()).isEqualTo(130);
            JsonNode object = JsonMapper.shared().readTree(out);
            assertThat(object.get("complete").asBoolean()).isFalse();
            assertThat(object.get("games").asInt() * 2).isEqualTo(rows().size());
        } finally {
            process.destroyForcibly();
        }
    }

    private Process endless() throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-XX:TieredStopAtLevel=1"));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), "masque.app.Main"));
        command.addAll(List.of(words(GAME + " --bots random --games 9999999 --json --threads 1")));
        return new ProcessBuilder(command).start();
    }

    /** As Ctrl+C does; where that is ignored, as in a background job, as who ends it otherwise. */
    private static void interrupt(Process process) throws IOException, InterruptedException {
        String signal = ignoresInterrupts() ? "TERM" : "INT";
        String pid = Long.toString(process.pid());
        assertThat(new ProcessBuilder("kill", "-" + signal, pid).start().waitFor()).isZero();
    }

    private static boolean ignoresInterrupts() throws IOException {
        Path status = Path.of("/proc/self/status");
        if (!Files.isReadable(status)) {
            return false;
        }
        return Files.readAllLines(status).stream()
                .filter(line -> line.startsWith("SigIgn:"))
                .anyMatch(line -> (Long.parseUnsignedLong(line.substring(7).strip(), 16) & 2) != 0);
    }
}
