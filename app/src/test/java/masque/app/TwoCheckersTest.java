package masque.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import masque.contract.Contract;
import masque.contract.Setting;
import masque.core.BadInput;
import masque.core.Box;
import masque.core.Chance;
import masque.core.Draw;
import masque.core.Journal;
import masque.core.Keyed;
import masque.core.Recording;
import masque.core.Seeded;
import masque.core.Step;
import masque.edge.Audit;
import masque.edge.GameFile;
import masque.edge.GameFile.Player;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command's checker and the page's, which share no code, agree on what is fair. */
final class TwoCheckersTest {
    // needs: node (nodejs)

    private static final int GAMES = 1_000;
    private static final Player A_BOT = new Player(Player.Kind.BOT, "", "random");
    private static final Box BOX = Shelf.ours().entries().getFirst().box();
    private static final Setting ALONE = Contract.of(BOX).settings().getFirst();
    private static final List<GameFile> PLAYED = new ArrayList<>();

    @TempDir private Path folder = Path.of("");

    @BeforeAll
    static void play() {
        Contract contract = Contract.of(BOX);
        long seed = 0;
        for (Setting setting : contract.settings()) {
            for (int i = contract.gamesEach(GAMES); i > 0; i--) {
                PLAYED.add(FairGames.random(BOX, setting, ++seed));
            }
        }
    }

    private NodeChecker node() {
        return new NodeChecker(folder);
    }

    private static byte[] bytes(GameFile game) {
        return game.write().getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] flipped(byte[] file, int bit) {
        byte[] damaged = file.clone();
        damaged[bit / 8] ^= (byte) (1 << bit % 8);
        return damaged;
    }

    private static boolean javaSaysFair(byte[] file) {
        try {
            return FairGames.audit(file).fair();
        } catch (BadInput noGame) {
            return false;
        }
    }

    @Test
    void theGamesAreOfEveryKind() {
        assertThat(PLAYED).hasSizeGreaterThanOrEqualTo(GAMES);
        for (GameFile.Ending ending : GameFile.Ending.values()) {
            assertThat(PLAYED).anyMatch(game -> game.ending() == ending);
        }
        assertThat(PLAYED).anyMatch(game -> game.journal().steps().isEmpty());
        assertThat(PLAYED)
                .filteredOn(game ->
                        game.journal().steps().stream()
                                .anyMatch(step -> step.code() == Step.TAKE_BACK))
                .hasSizeGreaterThan(GAMES / 10);
    }

    @Test
    void bothFindEveryHonestGameFair() {
        List<byte[]> files = PLAYED.stream().map(TwoCheckersTest::bytes).toList();
        assertThat(files).allMatch(TwoCheckersTest::javaSaysFair);
        assertThat(node().check(files)).containsOnly(NodeChecker.FAIR);
    }

    @Test
    void bothFindAChangedBitInAnyOfThem() {
        Seeded chance = new Seeded(1);
        List<byte[]> files = new ArrayList<>();
        for (GameFile game : PLAYED) {
            byte[] file = bytes(game);
            int bit = chance.below(8 * file.length);
            files.add(flipped(file, bit));
            assertThat(javaSaysFair(files.getLast())).as("bit %d of %s", bit, game).isFalse();
        }
        assertThat(node().check(files)).doesNotContain(NodeChecker.FAIR);
    }

    @Test
    void bothFindEverySingleBitOfAGame() {
        byte[] file = bytes(FairGames.ended(BOX, ALONE, 7, 3));
        assertThat(javaSaysFair(file)).isTrue();
        List<byte[]> files = new ArrayList<>();
        for (int bit = 0; bit < 8 * file.length; bit++) {
            files.add(flipped(file, bit));
            assertThat(javaSaysFair(files.getLast())).as("bit %d", bit).isFalse();
        }
        assertThat(node().check(files)).doesNotContain(NodeChecker.FAIR);
    }

    /** Whoever has the file has the key and can seal it again, but cannot choose what it draws. */
    @Test
    void bothNameTheDrawThatWasReplacedAndSealedOver() {
        Seeded chance = new Seeded(2);
        List<byte[]> files = new ArrayList<>();
        List<String> places = new ArrayList<>();
        for (GameFile game : PLAYED) {
            Journal journal = game.journal();
            int ply = chance.below(journal.steps().size() + 1);
            List<Draw> draws = draws(journal, ply);
            if (!draws.isEmpty()) {
                int index = chance.below(draws.size());
                files.add(bytes(with(game, ply, index, other(draws.get(index)))));
                places.add("draws " + ply + " " + index);
            }
        }
        assertThat(places).hasSizeGreaterThan(20).contains("draws 0 0");
        assertThat(places).anyMatch(place -> !place.startsWith("draws 0 "));
        assertThat(files.stream().map(TwoCheckersTest::javaNames))
                .containsExactlyElementsOf(places);
        assertThat(node().check(files)).containsExactlyElementsOf(places);
    }

    /** Just above a third of 2^32 nearly every third number is passed over. */
    @Test
    void bothPassTheSameNumbersOver() {
        GameFile game = PLAYED.getLast();
        Chance numbers = new Seeded(3);
        Keyed fate = new Keyed(game.key());
        List<Step> steps = new ArrayList<>();
        for (int ply = 1; ply <= 300; ply++) {
            Recording chance = new Recording(fate.at(ply));
            chance.below(1_431_655_766);
            chance.below(2 + numbers.below(Integer.MAX_VALUE - 1));
            chance.below(Integer.MAX_VALUE);
            steps.add(new Step(0, 0, chance.draws()));
        }
        Journal played = game.journal();
        Journal made = new Journal(played.game(), 1, played.seats(), Map.of(), List.of(), steps);
        byte[] file = bytes(with(game, made));
        assertThat(drawsIn(file).holds()).isTrue();
        assertThat(node().check(List.of(file))).containsExactly(NodeChecker.FAIR);
    }

    private static List<Draw> draws(Journal journal, int ply) {
        return ply == 0 ? journal.setUp() : journal.steps().get(ply - 1).draws();
    }

    private static Draw other(Draw draw) {
        return new Draw(draw.below(), (draw.outcome() + 1) % draw.below());
    }

    private static GameFile with(GameFile game, int ply, int index, Draw draw) {
        Journal journal = game.journal();
        List<Draw> draws = new ArrayList<>(draws(journal, ply));
        draws.set(index, draw);
        List<Step> steps = new ArrayList<>(journal.steps());
        if (ply > 0) {
            Step step = steps.get(ply - 1);
            steps.set(ply - 1, new Step(step.seat(), step.code(), draws));
        }
        return with(
                game,
                new Journal(
                        journal.game(),
                        journal.edition(),
                        journal.seats(),
                        journal.options(),
                        ply == 0 ? draws : journal.setUp(),
                        steps));
    }

    private static GameFile with(GameFile game, Journal journal) {
        return new GameFile(
                game.table(),
                game.players(),
                game.ending(),
                game.winners(),
                game.commitment(),
                game.secret(),
                game.contributions(),
                journal);
    }

    private static Audit.Finding drawsIn(byte[] file) {
        return FairGames.audit(file).findings().stream()
                .filter(finding -> finding.point() == Audit.Point.DRAWS)
                .findFirst()
                .orElseThrow();
    }

    private static String javaNames(byte[] file) {
        Map<String, Object> args = drawsIn(file).phrase().args();
        return "draws %s %s".formatted(args.get("ply"), args.get("draw"));
    }

    @Test
    void thePagesCheckerComparesWhatWasSeen() {
        GameFile game = PLAYED.getLast();
        String own = game.contributions().getLast();
        assertThat(seen(game, game.commitment(), own)).isEqualTo(NodeChecker.FAIR);
        assertThat(seen(game, "0".repeat(64), own)).startsWith("commitment ");
        assertThat(seen(game, game.commitment(), own + "x")).startsWith("contribution ");
    }

    private String seen(GameFile game, String commitment, String own) {
        return node().check(
                        bytes(game),
                        "{\"commitment\":\"%s\",\"contributions\":{\"%d\":\"%s\"}}"
                                .formatted(commitment, game.journal().seats() - 1, own));
    }

    @Test
    void thePagesCheckerFindsWhatElseIsForged() {
        GameFile game = PLAYED.getLast();
        assertThat(node().check(List.of(bytes(forged(game, "0".repeat(64), game.players())))))
                .containsExactly("secret -1 -1");
        List<Player> bots = Collections.nCopies(game.players().size(), A_BOT);
        assertThat(node().check(List.of(bytes(forged(game, game.commitment(), bots)))))
                .containsExactly("bots -1 -1");
        assertThat(node().check(List.of("{}".getBytes(StandardCharsets.UTF_8), new byte[1])))
                .containsOnly("file -1 -1");
    }

    private static GameFile forged(GameFile game, String commitment, List<Player> players) {
        return new GameFile(
                game.table(),
                players,
                game.ending(),
                game.winners(),
                commitment,
                game.secret(),
                game.contributions(),
                game.journal());
    }
}
