package masque.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import masque.app.Cli.Outcome;
import masque.contest.ArenaCommand;
import masque.contest.ArenaRules;
import masque.contest.ArenaRules.Entry;
import masque.edge.Words;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Whoever changes a token, a name, a number or a game of a tournament is found out. */
final class VerifyTournamentTest {
    private static final FairTournament ENDED = ended();
    private static final FairTournament RUNNING = running();
    private static final FairTournament LARGE = large(true);

    @TempDir private Path folder = Path.of("");

    /** Two games, one of them forfeited, a correction, and the end of the duration. */
    private static FairTournament ended() {
        FairTournament tournament = FairTournament.of(ArenaRules.usual(5), "Ann", "Ben", "仮面");
        tournament.play("p1", "p2");
        tournament.play("p2", "p3");
        tournament.does(new ArenaCommand.Mute("p1", "p2"));
        tournament.leave("p1", "p3");
        tournament.does(new ArenaCommand.Correct(1, List.of(), "the wrong dice"));
        return tournament.later(7200).does(new ArenaCommand.TimePasses());
    }

    private static FairTournament running() {
        FairTournament tournament = FairTournament.of(ArenaRules.usual(5), "Ann", "Ben");
        tournament.play("p1", "p2");
        return tournament;
    }

    /** Three with real dice, where one token is drawn between two winners. */
    private static FairTournament large(boolean over) {
        ArenaRules rules = new ArenaRules(5, 60, 3, Entry.ANYBODY, false);
        FairTournament tournament = FairTournament.of(rules, "Ann", "Ben", "Cat");
        int match = tournament.begin("p1", "p2", "p3");
        for (String player : List.of("p1", "p2", "p3")) {
            tournament.does(new ArenaCommand.Report(player, match, List.of("p1", "p3")));
        }
        return over ? tournament.later(7200).does(new ArenaCommand.TimePasses()) : tournament;
    }

    @BeforeAll
    static void itHasAllThatIsLiedAbout() {
        assertThat(ENDED.arena().standings().getFirst().champion()).isTrue();
        assertThat(ENDED.games()).hasSize(3);
    }

    private Outcome verify(byte[] bytes, String name, String... options) throws IOException {
        Path file = folder.resolve(name);
        Files.write(file, bytes);
        List<String> command = new ArrayList<>(List.of("verify", file.toString()));
        command.addAll(List.of(options));
        return Cli.run("", command.toArray(String[]::new));
    }

    private Outcome verify(ObjectNode file, Map<String, String> games, String... options)
            throws IOException {
        return verify(FairTournament.zip(file, games), "friday.zip", options);
    }

    private static String flat(String out) {
        return out.replaceAll("\\s+", " ");
    }

    /** The file with a lie in it has these crosses and no other, in every language. */
    private void found(FairTournament tournament, Consumer<ObjectNode> lie, String... crosses)
            throws IOException {
        ObjectNode file = tournament.file();
        lie.accept(file);
        found(file, tournament.games(), crosses);
    }

    private void found(ObjectNode file, Map<String, String> games, String... crosses)
            throws IOException {
        Outcome outcome = verify(file, games);
        assertThat(outcome.code()).as(outcome.out() + outcome.err()).isEqualTo(1);
        assertThat(outcome.err()).isEmpty();
        assertThat(flat(outcome.out())).contains(crosses).contains("does not check");
        assertThat(outcome.out().lines().filter(line -> line.startsWith("✗ ")))
                .as(outcome.out())
                .hasSameSizeAs(crosses);
        assertThat(verify(file, games, "--lang", "ja").code()).isEqualTo(1);
    }

    private static ObjectNode event(ObjectNode file, String kind, int which) {
        return file.path("events").values().stream()
                .filter(one -> one.path("kind").stringValue().equals(kind))
                .skip(which)
                .map(ObjectNode.class::cast)
                .findFirst()
                .orElseThrow();
    }

    private static ArrayNode events(ObjectNode file) {
        return (ArrayNode) file.path("events");
    }

    // --- What holds ---

    @Test
    void anHonestTournamentIsFoundFair() throws IOException {
        Outcome outcome = verify(ENDED.file(), ENDED.games());
        assertThat(outcome.code()).as(outcome.out() + outcome.err()).isZero();
        assertThat(flat(outcome.out()))
                .contains(
                        "✓ This is the tournament \"Friday duels\", in version 1",
                        "✓ The events are numbered from 1 to ",
                        "✓ The log can be gone through",
                        "✓ After every event there are as many tokens as were handed out;"
                                + " at the end 15, 5 for each of 3 players.",
                        "✓ Every event and every token that moved is what the rules say.",
                        "✓ The entrants and their names are those of the log.",
                        "✓ The secret is the one",
                        "✓ The files of all 3 games hold, and were won as the log says.",
                        "✓ The standings are what the log leads to.",
                        "Everything that was checked holds.",
                        "--commitment does it for you");
        assertThat(verify(ENDED.file(), ENDED.games(), "--lang", "ja").out())
                .contains("すべて正しいと認められました");
    }

    @Test
    void theLogAloneIsCheckedWithoutTheGames() throws IOException {
        Outcome outcome =
                verify(ENDED.file().toString().getBytes(StandardCharsets.UTF_8), "t.json");
        assertThat(outcome.code()).as(outcome.out() + outcome.err()).isZero();
        assertThat(flat(outcome.out()))
                .contains("? The games are not in this file.", "What could be checked holds.");
    }

    @Test
    void aTournamentThatGoesOnIsCheckedAsFarAsItIs() throws IOException {
        Outcome outcome = verify(RUNNING.file(), RUNNING.games());
        assertThat(outcome.code()).as(outcome.out() + outcome.err()).isZero();
        assertThat(flat(outcome.out()))
                .contains("? The tournament is not over, so its secret is not known yet.")
                .doesNotContain("were drawn");
    }

    @Test
    void dc_8_4_aRestIsDrawnFromTheSecret() throws IOException {
        assertThat(verify(LARGE.file(), Map.of()).code()).isZero();
        FairTournament open = large(false);
        assertThat(flat(verify(open.file(), Map.of()).out()))
                .contains("? In match 1 a rest was drawn among the winners.");
        // Whoever was lucky, the other one was not.
        Consumer<ObjectNode> swapped =
                file -> {
                    ObjectNode transfer =
                            (ObjectNode) event(file, "settled", 0).path("transfers").get(0);
                    transfer.put(
                            "to", transfer.path("to").stringValue().equals("p1") ? "p3" : "p1");
                };
        found(
                LARGE,
                swapped,
                "does not move the tokens of match 1 as the rules say",
                "The standings are not what the log leads to");
        ObjectNode unknown = open.file();
        swapped.accept(unknown);
        assertThat(verify(unknown, Map.of()).out())
                .contains("✓ Every event and every token", "✗ The standings");
    }

    @Test
    void aCommitmentThatSomebodySawIsCompared() throws IOException {
        String commitment = ENDED.file().path("commitment").stringValue();
        assertThat(verify(ENDED.file(), ENDED.games(), "--commitment", commitment).code()).isZero();
        Outcome other = verify(ENDED.file(), ENDED.games(), "--commitment", "0".repeat(64));
        assertThat(other.code()).isEqualTo(1);
        assertThat(other.out()).contains("✗ The commitment is not the one that you saw");
        Outcome none = verify(ENDED.file(), ENDED.games(), "--contribution", "1=rose");
        assertThat(none.code()).isEqualTo(2);
        assertThat(none.err()).contains("Nobody contributes to the chance of a tournament");
    }

    @Test
    void programsGetAnObject() throws IOException {
        JsonNode good =
                JsonMapper.shared().readTree(verify(ENDED.file(), ENDED.games(), "--json").out());
        assertThat(good.path("fair").booleanValue()).isTrue();
        assertThat(
                        good.path("checks").values().stream()
                                .map(one -> one.path("check").stringValue()))
                .containsExactly(
                        "form",
                        "numbers",
                        "log",
                        "tokens",
                        "rules",
                        "entrants",
                        "secret",
                        "games",
                        "standings");
        JsonNode open =
                JsonMapper.shared()
                        .readTree(verify(RUNNING.file(), RUNNING.games(), "--json").out());
        JsonNode secret = open.path("checks").get(6);
        assertThat(secret.path("holds").booleanValue()).isFalse();
        assertThat(secret.path("open").booleanValue()).isTrue();
        assertThat(open.path("fair").booleanValue()).isTrue();
    }

    // --- Lies ---

    @Test
    void aTokenThatWasMovedIsFound() throws IOException {
        found(
                ENDED,
                file ->
                        ((ObjectNode) event(file, "settled", 0).path("transfers").get(0))
                                .put("tokens", 2),
                "does not move the tokens of match 1 as the rules say. Due: ",
                "The standings are not");
    }

    @Test
    void aTokenFromNowhereIsFound() throws IOException {
        found(
                ENDED,
                file -> {
                    ObjectNode entered = event(file, "entered", 2);
                    ArrayNode log = events(file);
                    ObjectNode again = entered.deepCopy().put("player", "p9").put("number", 4);
                    log.insert(3, again);
                    for (int i = 4; i < log.size(); i++) {
                        ((ObjectNode) log.get(i)).put("number", i + 1);
                    }
                },
                "The entrants are not those",
                "The standings are not");
    }

    @Test
    void aWinnerThatWasSwappedIsFound() throws IOException {
        found(
                ENDED,
                file -> {
                    ObjectNode settled = event(file, "settled", 1);
                    String winner = settled.path("winners").get(0).stringValue();
                    String loser = winner.equals("p2") ? "p3" : "p2";
                    settled.putArray("winners").add(loser);
                    settled.putArray("transfers")
                            .addObject()
                            .put("from", winner)
                            .put("to", loser)
                            .put("tokens", 1);
                },
                "Match 2: the game was won by ",
                "The standings are not");
    }

    @Test
    void aGapInTheNumbersIsFound() throws IOException {
        found(
                ENDED,
                file -> events(file).remove(7),
                "number 8 is due, and number 9 is there",
                "✗ Event ");
        found(
                ENDED,
                file -> ((ObjectNode) events(file).get(2)).put("number", 33),
                "number 3 is due, and number 33 is there");
    }

    @Test
    void aTimeThatGoesBackIsFound() throws IOException {
        found(
                ENDED,
                file -> ((ObjectNode) events(file).get(2)).put("at", 1),
                "Event 3 is earlier than the one before it.",
                "✗ Event 3 (entered)");
    }

    @Test
    void anEventThatCannotBeIsFound() throws IOException {
        found(
                ENDED,
                file -> event(file, "settled", 1).put("match", 77),
                "The log cannot be gone through: event ",
                "The standings are not");
        found(
                ENDED,
                file -> event(file, "settled", 1).put("match", -1),
                "The log cannot be gone through: event ",
                "The standings are not");
    }

    @Test
    void dc_8_7_aChallengeAgainstTheRulesIsFound() throws IOException {
        found(
                ENDED,
                file -> event(file, "challenged", 0).putArray("others").add("p1"),
                "(challenged) is against the rules. Choose somebody other than yourself. (DC-8.7)");
    }

    @Test
    void dc_8_17_anEndThatIsLeftOutIsFound() throws IOException {
        found(
                ENDED,
                file -> {
                    events(file).remove(events(file).size() - 1);
                    file.remove("secret");
                },
                "After event 18 the rules make something happen that is not in the log: \"ended\"",
                "The standings are not");
    }

    @Test
    void anEndOutOfNothingIsFound() throws IOException {
        found(
                RUNNING,
                file -> {
                    int number = events(file).size() + 1;
                    events(file)
                            .addObject()
                            .put("number", number)
                            .put("at", event(file, "settled", 0).path("at").longValue())
                            .put("kind", "ended")
                            .put("cause", "time");
                },
                "(ended) does not follow from anything",
                "its secret is not in the file",
                "The standings are not");
    }

    @Test
    void anotherNameOfTheChampionIsFound() throws IOException {
        found(
                ENDED,
                file -> ((ObjectNode) file.path("standings").get(0)).put("name", "Zoe"),
                "The standings are not");
        String champion = ENDED.file().path("standings").get(0).path("player").stringValue();
        found(
                ENDED,
                file -> {
                    ((ObjectNode) file.path("standings").get(0)).put("name", "Zoe");
                    file.path("entrants")
                            .values()
                            .forEach(one -> {
                                if (one.path("player").stringValue().equals(champion)) {
                                    ((ObjectNode) one).put("name", "Zoe");
                                }
                            });
                },
                "and is \"Zoe\" among the entrants");
    }

    @Test
    void anotherSecretIsFound() throws IOException {
        found(
                ENDED,
                file -> file.put("secret", "1".repeat(64)),
                "The secret is not the one that the commitment was made for");
        found(ENDED, file -> file.remove("secret"), "and its secret is not in the file");
    }

    @Test
    void aGameThatWasEditedIsFound() throws IOException {
        Map<String, String> games = ENDED.games();
        games.replaceAll((table, text) -> text.replaceFirst("\"level\":\"", "\"level\":\"x"));
        found(
                ENDED.file(),
                games,
                "The game of match 1 does not hold. The file was changed after the game",
                "The game of match 2 does not hold.",
                "The game of match 3 does not hold.");
    }

    @Test
    void aGameThatIsMissingIsFound() throws IOException {
        Map<String, String> games = ENDED.games();
        games.keySet().removeIf(table -> !table.equals(List.copyOf(ENDED.games().keySet()).get(1)));
        found(
                ENDED.file(),
                games,
                "Match 1 was settled by the end of its game, and the file of that game is not there");
    }

    @Test
    void theGameOfAnotherMatchIsFound() throws IOException {
        List<String> tables = List.copyOf(ENDED.games().keySet());
        Map<String, String> games = ENDED.games();
        games.put(tables.get(0), ENDED.games().getOrDefault(tables.get(1), ""));
        found(ENDED.file(), games, ".json is not the game of match 1.");
        found(
                ENDED,
                file -> event(file, "match-begun", 1).put("table", tables.get(0)),
                "The log names no table of its own for match 2",
                ".json is the game of no match.");
    }

    @Test
    void dc_8_12_aForfeitThatWasNoneIsFound() throws IOException {
        List<String> tables = List.copyOf(ENDED.games().keySet());
        // The file says that somebody did not play on, and the log that it came to its end.
        ObjectNode file = RUNNING.file();
        event(file, "match-begun", 0).put("table", tables.get(2));
        found(
                file,
                Map.of(tables.get(2), ENDED.games().getOrDefault(tables.get(2), "")),
                "The game of match 1 did not end as the log says");
    }

    // --- What is no such file ---

    private void refused(byte[] bytes, String name, String... sentences) throws IOException {
        for (String language : Words.languages()) {
            Outcome outcome = verify(bytes, name, "--lang", language);
            assertThat(outcome.code()).as(outcome.out()).isEqualTo(2);
            assertThat(outcome.out()).isEmpty();
            assertThat(outcome.err()).contains(name).doesNotContain("Exception", "\tat ");
            if (language.equals("en")) {
                assertThat(outcome.err()).contains(sentences);
            }
        }
    }

    private void refused(Map<String, String> entries, String... sentences) throws IOException {
        refused(FairTournament.zip(entries), "bad.zip", sentences);
    }

    private static Map<String, String> entries() {
        Map<String, String> entries = new LinkedHashMap<>();
        entries.put("tournament.json", ENDED.file().toPrettyString());
        ENDED.games().forEach((table, text) -> entries.put("games/" + table + ".json", text));
        return entries;
    }

    @Test
    void aZipWithoutItsLogIsRefused() throws IOException {
        Map<String, String> entries = entries();
        entries.remove("tournament.json");
        refused(entries, "the entry \"tournament.json\" is missing");
        refused(Map.of(), "the entry \"tournament.json\" is missing");
    }

    @Test
    void aZipWithStrangeEntriesIsRefused() throws IOException {
        for (String strange : List.of("../evil.json", "games/a/b.json", "README", "/etc/passwd")) {
            Map<String, String> entries = entries();
            entries.put(strange, "{}");
            refused(entries, "the entry \"" + strange + "\" does not belong");
        }
    }

    @Test
    void aZipWithAnEntryTwiceIsRefused() throws IOException {
        Map<String, String> entries = entries();
        entries.put("games/A.json", "{}");
        entries.put("games/B.json", "{}");
        String bytes = new String(FairTournament.zip(entries), StandardCharsets.ISO_8859_1);
        refused(
                bytes.replace("games/B.json", "games/A.json").getBytes(StandardCharsets.ISO_8859_1),
                "bad.zip",
                "the entry \"games/A.json\" is there twice");
    }

    @Test
    void aZipThatIsCutOffIsRefused() throws IOException {
        byte[] whole = FairTournament.zip(entries());
        for (int part : new int[] {2, 30, whole.length / 2, whole.length - 1}) {
            refused(Arrays.copyOf(whole, part), "bad.zip", "bad.zip");
        }
    }

    @Test
    void aBombIsNotUnpacked() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            zip.putNextEntry(new ZipEntry("tournament.json"));
            byte[] zeros = new byte[1_000_000];
            for (int i = 0; i < 100; i++) {
                zip.write(zeros);
            }
            zip.closeEntry();
        }
        refused(
                bytes.toByteArray(),
                "bad.zip",
                "the entry \"tournament.json\" is too large; at most 32 megabytes");
    }

    @Test
    void aZipOfCountlessEntriesIsRefused() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (int i = 0; i <= TournamentZip.MOST_ENTRIES; i++) {
                zip.putNextEntry(new ZipEntry("games/" + i + ".json"));
            }
        }
        refused(bytes.toByteArray(), "bad.zip", "bad.zip has 100,001 entries");
    }

    @Test
    void wrongJsonIsNamedWithEntryAndLine() throws IOException {
        Map<String, String> entries = entries();
        entries.put("tournament.json", "{\n\"masque\": \"tournament\",\n\"v\": 1,\n!}");
        refused(entries, "bad.zip: tournament.json, line 4: this is not well-formed JSON");
        entries = entries();
        String game = "games/" + List.copyOf(ENDED.games().keySet()).getFirst() + ".json";
        entries.put(game, "{\n\n");
        refused(entries, "bad.zip: " + game + ", line 3: this is not well-formed JSON");
        entries.put(game, "[]");
        refused(entries, "bad.zip: " + game + " is not a file of Masque");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "id",
                "name",
                "game",
                "rules",
                "commitment",
                "entrants",
                "events",
                "standings",
                "v"
            })
    void aFieldThatIsMissingOrWrongIsNamed(String field) throws IOException {
        Map<String, String> entries = entries();
        ObjectNode file = ENDED.file();
        file.remove(field);
        entries.put("tournament.json", file.toString());
        refused(entries, "bad.zip: tournament.json: the field \"" + field + "\" is missing");
        entries.put("tournament.json", file.put(field, true).toString());
        refused(entries, "bad.zip: tournament.json: the field \"" + field + "\" should be");
    }

    @Test
    void aNewerVersionOrAnotherKindIsRefused() throws IOException {
        Map<String, String> entries = entries();
        entries.put("tournament.json", ENDED.file().put("v", 2).toString());
        refused(entries, "was written by a newer Masque (version 2 of the format)");
        entries.put("tournament.json", ENDED.file().put("masque", "recipe").toString());
        refused(entries, "its field \"masque\" should be \"tournament\"");
    }

    @Test
    void anEventThatIsNoneIsNamed() throws IOException {
        Map<String, String> entries = entries();
        ObjectNode file = ENDED.file();
        ((ObjectNode) events(file).get(4)).put("kind", "applauded");
        entries.put("tournament.json", file.toString());
        refused(entries, "event 5 cannot be read. A tournament has no event \"applauded\"");
        file = ENDED.file();
        event(file, "settled", 0).remove("winners");
        entries.put("tournament.json", file.toString());
        refused(
                entries,
                "In an event \"settled\" of a tournament the field \"winners\" is missing");
    }

    /** Whoever sends a file must not be able to paint ticks on the reader's terminal. */
    @Test
    void whatTheFileSaysCannotWriteOnTheTerminal() throws IOException {
        ObjectNode file = ENDED.file().put("name", "\u001b[2J\n✓ Everything");
        String out = verify(file, ENDED.games()).out();
        assertThat(out).contains("\uFFFD[2J").doesNotContain("\u001b", "\n✓ Everything");
    }
}
