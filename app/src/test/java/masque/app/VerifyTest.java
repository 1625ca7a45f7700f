package masque.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import masque.app.Cli.Outcome;
import masque.contract.Contract;
import masque.contract.Setting;
import masque.core.Box;
import masque.core.Fairness;
import masque.core.Journal;
import masque.core.Step;
import masque.edge.GameFile;
import masque.edge.GameFile.Ending;
import masque.edge.GameFile.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The command says what holds and what does not, in sentences and by its exit code. */
final class VerifyTest {
    private static final Box BOX = Shelf.ours().entries().getFirst().box();
    private static final Setting THREE =
            Contract.of(BOX).settings().stream()
                    .filter(setting -> setting.seats() == 3)
                    .findFirst()
                    .orElseThrow();
    private static final GameFile GAME = finished();

    @TempDir private Path folder = Path.of("");

    /** The first random game that somebody won and to which a person contributed. */
    private static GameFile finished() {
        for (long seed = 1; ; seed++) {
            GameFile game = FairGames.random(BOX, THREE, seed);
            if (game.ending() == Ending.FINISHED
                    && !game.winners().isEmpty()
                    && !game.contributions().getFirst().isEmpty()) {
                return game;
            }
        }
    }

    /** A game file with some fields replaced. */
    private static final class Forged {
        private String table = GAME.table();
        private List<Player> players = GAME.players();
        private Ending ending = GAME.ending();
        private List<Integer> winners = GAME.winners();
        private String commitment = GAME.commitment();
        private String secret = GAME.secret();
        private List<String> contributions = new ArrayList<>(GAME.contributions());
        private String game = GAME.journal().game();
        private int edition = GAME.journal().edition();
        private Map<String, String> options = new TreeMap<>(GAME.journal().options());
        private List<Step> steps = new ArrayList<>(GAME.journal().steps());

        /** Sealed like an honest one. */
        String text() {
            Journal journal = GAME.journal();
            return new GameFile(
                            table,
                            players,
                            ending,
                            winners,
                            commitment,
                            secret,
                            contributions,
                            new Journal(
                                    game,
                                    edition,
                                    journal.seats(),
                                    options,
                                    journal.setUp(),
                                    steps))
                    .write();
        }
    }

    private Outcome verify(String text, String... options) throws IOException {
        Path file = folder.resolve("game.json");
        Files.writeString(file, text);
        List<String> command = new ArrayList<>(List.of("verify", file.toString()));
        command.addAll(List.of(options));
        return Cli.run("", command.toArray(String[]::new));
    }

    private static String flat(String out) {
        return out.replaceAll("\\s+", " ");
    }

    private void fair(String text, String... options) throws IOException {
        Outcome outcome = verify(text, options);
        assertThat(outcome.code()).as(outcome.out() + outcome.err()).isZero();
        assertThat(outcome.out())
                .contains("Everything that was checked holds.")
                .doesNotContain("✗");
    }

    /** Exactly these points have a cross, in every language. */
    private void unfair(String text, List<String> crosses, String... options) throws IOException {
        Outcome outcome = verify(text, options);
        assertThat(outcome.code()).as(outcome.out() + outcome.err()).isEqualTo(1);
        assertThat(outcome.err()).isEmpty();
        assertThat(flat(outcome.out())).contains(crosses).contains("This game does not check.");
        assertThat(outcome.out().lines().filter(line -> line.startsWith("✗ ")))
                .hasSameSizeAs(crosses);
        List<String> japanese = new ArrayList<>(List.of(options));
        japanese.addAll(List.of("--lang", "ja"));
        assertThat(verify(text, japanese.toArray(String[]::new)).code()).isEqualTo(1);
    }

    private void refused(String text, String sentence, String... options) throws IOException {
        Outcome outcome = verify(text, options);
        assertThat(outcome.code()).as(outcome.out()).isEqualTo(2);
        assertThat(outcome.out()).isEmpty();
        assertThat(outcome.err()).contains(sentence).doesNotContain("Exception", "\tat ");
    }

    @Test
    void anHonestGameIsFoundFair() throws IOException {
        fair(GAME.write());
        assertThat(flat(verify(GAME.write()).out()))
                .contains(
                        "✓ The file is whole",
                        "✓ The secret is the one",
                        "✓ No bot contributed",
                        "draws come from the key",
                        "steps follow the rules",
                        "✓ The game was played to its end",
                        "✓ Won by ",
                        "before anybody contributed: " + GAME.commitment());
    }

    @Test
    void aGameThatWasEndedIsFoundFair() throws IOException {
        fair(FairGames.ended(BOX, THREE, 3, 20).write());
        assertThat(verify(FairGames.ended(BOX, THREE, 3, 0).write()).out())
                .contains("no step was made", "ended before its end", "Nobody won");
    }

    @Test
    void itSpeaksJapanese() throws IOException {
        Outcome outcome = verify(GAME.write(), "--lang", "ja");
        assertThat(outcome.code()).isZero();
        assertThat(outcome.out()).contains("✓ ファイルはそのままです", "すべて正しいと認められました");
    }

    @Test
    void whatWasSeenBeforeTheDealIsCompared() throws IOException {
        String own = GAME.contributions().getFirst();
        fair(
                GAME.write(),
                "--commitment",
                GAME.commitment().toUpperCase(Locale.ROOT),
                "--contribution",
                "1=" + own);
        unfair(
                GAME.write(),
                List.of("The commitment is not the one that you saw"),
                "--commitment",
                "0".repeat(64));
        unfair(
                GAME.write(),
                List.of("seat 1 is not the one that you know of: the file says " + own),
                "--contribution=1=" + own + "x");
    }

    @Test
    void aSiteThatDealsTwiceIsFoundOutByWhoeverSawTheCommitment() throws IOException {
        GameFile again = FairGames.random(BOX, THREE, 99);
        fair(again.write());
        assertThat(verify(again.write(), "--commitment", GAME.commitment()).code()).isEqualTo(1);
    }

    @Test
    void aDamagedFileIsToldFromAnUnfairGame() throws IOException {
        String level = GAME.write().replaceFirst("\"level\":\"", "\"level\":\"x");
        unfair(level, List.of("The file was changed after the game"));
        unfair(GAME.write() + " ", List.of("The file was changed after the game"));
    }

    @Test
    void aSecretThatWasNotCommittedToIsFound() throws IOException {
        Forged forged = new Forged();
        forged.commitment = Fairness.commitment(new byte[Fairness.SECRET_BYTES]);
        unfair(forged.text(), List.of("The secret is not the one"));
        forged = new Forged();
        forged.secret = HexFormat.of().formatHex(new byte[Fairness.SECRET_BYTES]);
        unfair(forged.text(), List.of("The secret is not the one", "does not come from the key"));
    }

    @Test
    void theKeyComesFromTableAndContributions() throws IOException {
        Forged forged = new Forged();
        forged.table = "another";
        unfair(forged.text(), List.of("✗ Draw 0 of ply 0"));
        forged = new Forged();
        forged.contributions.set(0, "");
        unfair(forged.text(), List.of("of ply 0"));
        unfair(
                forged.text(),
                List.of("of ply 0", "is not in the file: it has none"),
                "--contribution",
                "1=" + GAME.contributions().getFirst());
    }

    @Test
    void aBotThatContributedIsFound() throws IOException {
        Forged forged = new Forged();
        forged.players =
                GAME.players().stream()
                        .map(one -> new Player(Player.Kind.BOT, one.name(), "random"))
                        .toList();
        unfair(forged.text(), List.of("Seat 1 is a bot and contributed"));
    }

    @Test
    void aStepThatTheRulesForbidIsNamed() throws IOException {
        Forged forged = new Forged();
        Step last = forged.steps.removeLast();
        forged.steps.add(new Step(last.seat(), 9_999, List.of()));
        unfair(
                forged.text(),
                List.of(
                        "Step " + "%,d".formatted(forged.steps.size()) + " in this game's journal",
                        "How the game ended cannot be checked",
                        "Who won cannot be checked"));
    }

    @Test
    void aMatchThatWasNotPlayedToItsEndIsFoundFair() throws IOException {
        String forfeit = FairGames.ended(BOX, THREE, 3, 20, Ending.FORFEIT).write();
        fair(forfeit);
        assertThat(flat(verify(forfeit).out()))
                .contains("because somebody did not play on", "because nobody else played on");
        String off = FairGames.ended(BOX, THREE, 3, 20, Ending.CALLED_OFF).write();
        fair(off);
        assertThat(flat(verify(off).out())).contains("was called off", "Nobody won");
    }

    @Test
    void anEndingThatIsNotTheGamesIsFound() throws IOException {
        Forged forged = new Forged();
        for (Ending other : List.of(Ending.ENDED, Ending.FORFEIT, Ending.CALLED_OFF)) {
            forged.ending = other;
            unfair(forged.text(), List.of("but it was played to its end"));
        }
        forged = new Forged();
        forged.steps.removeLast();
        unfair(forged.text(), List.of("somebody still has to move", "nobody won"));
    }

    @Test
    void dc_8_11_aForfeitedMatchNamesWinnersWhomItsStepsDoNotShow() throws IOException {
        Forged forged = new Forged();
        forged.ending = Ending.FORFEIT;
        unfair(forged.text(), List.of("but it was played to its end"));
        forged.steps.removeLast();
        forged.winners = List.of(0, 2);
        fair(forged.text());
        assertThat(flat(verify(forged.text()).out()))
                .contains("because somebody did not play on", "because nobody else played on");
        forged.winners = List.of();
        assertThat(flat(verify(forged.text()).out())).contains("Nobody won, as the file says");
    }

    @Test
    void dc_8_12_aGameThatWasCalledOffHasNoWinners() throws IOException {
        Forged forged = new Forged();
        forged.ending = Ending.CALLED_OFF;
        forged.steps.removeLast();
        forged.winners = List.of();
        fair(forged.text());
        assertThat(flat(verify(forged.text()).out())).contains("was called off");
        forged.winners = List.of(1);
        unfair(forged.text(), List.of("The file names other winners: nobody won"));
    }

    @Test
    void winnersWhoDidNotWinAreFound() throws IOException {
        Forged forged = new Forged();
        forged.winners = GAME.winners().size() == 3 ? List.of() : List.of(0, 1, 2);
        unfair(forged.text(), List.of("The file names other winners: it was won by"));
    }

    @Test
    void otherRulesCannotVouchForAGame() throws IOException {
        Forged forged = new Forged();
        forged.edition = 99;
        List<String> crosses =
                List.of("edition 99", "ended cannot be checked", "won cannot be checked");
        unfair(forged.text(), crosses);
        forged = new Forged();
        forged.game = "chess";
        unfair(
                forged.text(),
                List.of("no game \"chess\"", "ended cannot be checked", "won cannot be checked"));
    }

    /** Whoever sends a file must not be able to paint ticks on the reader's terminal. */
    @Test
    void whatTheFileSaysCannotWriteOnTheTerminal() throws IOException {
        Forged forged = new Forged();
        forged.options.put("openHistory", "\u001b[2J\n✓ Everything");
        String out = verify(forged.text()).out();
        assertThat(out).contains("✗", "\uFFFD[2J").doesNotContain("\u001b", "\n✓ Everything");
    }

    @Test
    void programsGetAnObject() throws IOException {
        JsonNode good = JsonMapper.shared().readTree(verify(GAME.write(), "--json").out());
        assertThat(good.get("fair").booleanValue()).isTrue();
        assertThat(good.get("checks").values().stream().map(one -> one.get("check").stringValue()))
                .containsExactly("seal", "secret", "bots", "draws", "rules", "ending", "winners");
        Outcome outcome = verify(GAME.write().replace("\n  \"win", "\n   \"win"), "--json");
        assertThat(outcome.code()).isEqualTo(1);
        JsonNode bad = JsonMapper.shared().readTree(outcome.out());
        assertThat(bad.get("fair").booleanValue()).isFalse();
        JsonNode seal = bad.get("checks").get(0);
        assertThat(seal.get("holds").booleanValue()).isFalse();
        assertThat(seal.get("sentence").stringValue()).contains("its seal does not fit");
    }

    @Test
    void whatIsNoGameIsRefused() throws IOException {
        refused("a letter", "game.json, line 1");
        refused("{}", "\"format\" should be \"masque-game\"");
        refused(GAME.write().replace("\"seats\":3", "\"seats\":4"), "\"players\" should be");
        Outcome missing = Cli.run("", "verify", folder.resolve("none.json").toString());
        assertThat(missing.code()).isEqualTo(2);
        assertThat(missing.err()).contains("none.json cannot be read");
        assertThat(Cli.run("", "verify", folder.toString()).code()).isEqualTo(2);
        assertThat(Cli.run("", "verify").code()).isEqualTo(2);
        Path bytes = folder.resolve("bytes");
        Files.write(bytes, new byte[] {(byte) 0xFF, 0});
        assertThat(Cli.run("", "verify", bytes.toString()).err()).contains("not text in UTF-8");
    }

    @Test
    void whatNobodyCanHaveSeenIsRefused() throws IOException {
        String text = GAME.write();
        refused(text, "\"abc\" is no commitment", "--commitment", "abc");
        refused(text, "\"rose\" is no contribution", "--contribution", "rose");
        refused(text, "\"0=rose\" is no contribution", "--contribution", "0=rose");
        refused(text, "\"1=a rose\" is no contribution", "--contribution", "1=a rose");
        refused(text, "no seat 4: its seats are 1 to 3", "--contribution", "4=rose");
        refused(text, "seat 2 is given twice", "--contribution=2=a", "--contribution=2=b");
    }
}
