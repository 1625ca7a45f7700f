package masque.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import masque.core.Bot;
import masque.core.Box;
import masque.core.Phrase;
import masque.games.dicechallenge.DiceBox;
import masque.games.dicechallenge.DiceView;
import masque.games.masqueradebattle.BattleBox;
import masque.games.masqueradetrick.TrickBox;
import masque.games.queenseat.QueenBox;
import masque.games.truthorbluff.BluffBox;
import masque.server.setup.CardRule;
import masque.server.setup.LessonFile;
import masque.server.setup.Level;
import masque.server.setup.Playable;
import masque.server.setup.PuzzleText;
import masque.server.setup.Rulebooks;
import masque.server.setup.Settings;
import masque.server.store.Store;
import masque.server.store.Stores;
import masque.server.table.Rooms;
import masque.server.table.Time;
import org.jspecify.annotations.Nullable;

/** A site of a test's own, on a free port, with Masquerade Trick and a toy. */
final class TestSite implements AutoCloseable {
    static final String GAME = "masquerade-trick";

    /** A picture of the rulebook. */
    static final String PICTURE = "masquerade-trick-setup.svg";

    static final String DRAWN = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>";

    private final Site site;

    private TestSite(Site site) {
        this.site = site;
    }

    /** Settings for tests: bots do not take their time, and nobody asks too often. */
    static Settings settings() {
        return new Settings(
                "127.0.0.1",
                0,
                Optional.empty(),
                false,
                Duration.ZERO,
                Duration.ofMinutes(10),
                Duration.ofHours(24),
                1_000_000,
                false,
                true);
    }

    /** The same, but nobody may ask more often than this allows. */
    static Settings settings(int generosity) {
        Settings usual = settings();
        return new Settings(
                usual.host(),
                usual.port(),
                usual.publicAddress(),
                usual.trustedProxy(),
                usual.thinking(),
                usual.idle(),
                usual.patience(),
                generosity,
                usual.openMetrics(),
                usual.development());
    }

    static TestSite open(Path folder) {
        return open(folder, settings(), Time.real());
    }

    static TestSite open(Path folder, Settings settings, Time time) {
        return open(store(folder), settings, time);
    }

    /** A store in a folder. What is in a new one is copied: to make it takes longer. */
    static Store store(Path folder) {
        Path file = Stores.file(folder);
        try {
            if (Files.notExists(file)) {
                Files.createDirectories(folder);
                Files.write(file, New.FILE);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Stores.sqlite(folder);
    }

    /** A store that nobody has used yet. */
    private static final class New {
        static final byte[] FILE = made();

        private static byte[] made() {
            try {
                Path folder = Files.createTempDirectory("masque");
                Stores.sqlite(folder).close();
                byte[] file = Files.readAllBytes(Stores.file(folder));
                try (Stream<Path> all = Files.walk(folder)) {
                    for (Path one : all.sorted(Comparator.reverseOrder()).toList()) {
                        Files.delete(one);
                    }
                }
                return file;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    static TestSite open(Store store, Settings settings, Time time) {
        return open(store, settings, time, games());
    }

    static TestSite open(Store store, Settings settings, Time time, List<Playable> games) {
        return new TestSite(Site.start(settings, games, store, time));
    }

    /** A site with Dice Challenge alone, and its cards. */
    static TestSite withCards(Store store, Settings settings, Time time) {
        return open(store, settings, time, List.of(dice()));
    }

    /** Dice Challenge with bots that are quick, and cards that fix the first seat's character. */
    static Playable dice() {
        DiceBox box = new DiceBox(data("dicechallenge/characters.csv"));
        List<CardRule.Face> faces = new ArrayList<>();
        for (DiceView.Portrait one : box.gallery()) {
            faces.add(
                    new CardRule.Face(
                            one.id(),
                            Integer.toString(faces.size() + 1),
                            one.name(),
                            List.of(
                                    new CardRule.Row(
                                            "starting",
                                            Phrase.of("page-starting"),
                                            one.starting())),
                            new CardRule.Gift(
                                    one.ability(),
                                    one.abilityName(),
                                    one.abilityRule(),
                                    one.uses())));
        }
        return new Playable(box, Map.of("random", Level.quick(Bot.RANDOM)), "random")
                .withCards(new CardRule(DiceBox.CARD, 0, faces));
    }

    static List<Playable> games() {
        Map<String, Level> bots = new LinkedHashMap<>();
        bots.put("random", Level.quick(Bot.RANDOM));
        return List.of(
                new Playable(
                                new TrickBox(data("masqueradetrick/missions.csv")),
                                bots,
                                "random",
                                new Rulebooks(
                                        Map.of("en", "# Masquerade Trick", "ja", "# マスカレード・トリック"),
                                        Map.of(PICTURE, DRAWN)))
                        .withLesson(new LessonFile(GAME, resource("lessons/" + GAME + ".lesson")))
                        .withPuzzles(new PuzzleText(GAME, resource("puzzles/" + GAME + ".json"))),
                new Playable(new ThreeSecrets(), bots, "random"));
    }

    /** The five games, with bots that choose at random. */
    static List<Playable> allGames() {
        return Stream.<Box>of(
                        new TrickBox(data("masqueradetrick/missions.csv")),
                        new BattleBox(data("masqueradebattle/deck.csv")),
                        new BluffBox(data("truthorbluff/numbers.csv")),
                        new DiceBox(data("dicechallenge/characters.csv")),
                        new QueenBox(data("queenseat/princesses.csv")))
                .map(box -> new Playable(box, Map.of("random", Level.quick(Bot.RANDOM)), "random"))
                .toList();
    }

    /** What a game is made of, by its file. */
    static String data(String file) {
        return resource("games/" + file);
    }

    private static String resource(String file) {
        try (@Nullable InputStream in = TestSite.class.getResourceAsStream("/masque/" + file)) {
            if (in == null) {
                throw new IllegalStateException("no " + file);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    int port() {
        return site.port();
    }

    int tablesInMemory() {
        return site.tablesInMemory();
    }

    int tournamentsInMemory() {
        return site.tournamentsInMemory();
    }

    /** The tables behind the door. */
    Rooms rooms() {
        return site.rooms();
    }

    /** All that can be asked for. */
    List<String> routes() {
        return site.routes();
    }

    /** Somebody who is new here. */
    Person stranger() {
        return new Person(port());
    }

    /** Somebody with a name. */
    Person guest(String name) {
        Person person = stranger();
        person.put("/me", "{\"name\":\"" + name + "\"}").is(200);
        return person;
    }

    /** A program that somebody brings. */
    Person program(String name) {
        Answer answer = guest("Owner").post("/me/tokens", "{\"name\":\"" + name + "\"}");
        return bearer(answer.is(201).json().path("token").asString());
    }

    /** Whoever shows this token. */
    Person bearer(String token) {
        return stranger().with("Authorization", "Bearer " + token);
    }

    @Override
    public void close() {
        site.close();
    }
}
