package masque.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import masque.core.Bot;
import masque.core.Box;
import masque.core.Phrase;
import masque.games.dicechallenge.DiceBox;
import masque.games.dicechallenge.DiceView;
import masque.games.masqueradebattle.BattleBox;
import masque.games.masqueradetrick.TrickBox;
import masque.games.queenseat.QueenBox;
import masque.games.truthorbluff.BluffBox;
import masque.server.Site;
import masque.server.setup.CardRule;
import masque.server.setup.LessonFile;
import masque.server.setup.Level;
import masque.server.setup.Playable;
import masque.server.setup.PuzzleText;
import masque.server.setup.Rulebooks;
import masque.server.setup.Settings;
import masque.server.store.Stores;
import org.jspecify.annotations.Nullable;

/** A site on a free port, and a line to it that can be cut. */
final class Ball implements AutoCloseable {
    static final String GAME = "masquerade-trick";

    private final Path folder;
    private final List<Playable> games;
    private final Way way;
    private Site site;

    private Ball(Path folder, List<Playable> games, Site site, Way way) {
        this.folder = folder;
        this.games = games;
        this.site = site;
        this.way = way;
    }

    /**
     * Opens the site.
     *
     * @param path what a proxy puts before every address, such as "/club"; empty for no proxy
     */
    static Ball open(Path folder, String path) {
        return open(folder, path, List.of(trick()));
    }

    /** Opens a site with this game alone. */
    static Ball of(Box box, Path folder) {
        return open(folder, "", List.of(playable(box)));
    }

    /** Opens a site with these games. */
    static Ball open(Path folder, String path, List<Playable> games) {
        Site site = Site.start(settings(), games, Stores.sqlite(folder));
        return new Ball(folder, games, site, Way.open(site.port(), path));
    }

    /** Stops the site and starts it again on the same data; its address stays the same. */
    void restart() {
        way.cut();
        site.close();
        site = Site.start(settings(), games, Stores.sqlite(folder));
        way.leadTo(site.port());
        way.mend();
    }

    private static Settings settings() {
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

    private static Playable trick() {
        return playable(trickBox());
    }

    static Box trickBox() {
        return new TrickBox(data("masqueradetrick/missions.csv"));
    }

    /** A game with bots that are quick. */
    static Playable playable(Box box) {
        return playable(box, Bot.RANDOM);
    }

    /** A game with these bots. */
    static Playable playable(Box box, Bot bot) {
        return new Playable(box, Map.of("random", Level.quick(bot)), "random", rulebooks(box.id()));
    }

    private static Rulebooks rulebooks(String game) {
        Map<String, String> texts =
                Map.of("en", ruling(game + ".md"), "ja", ruling("ja/" + game + ".md"));
        return Rulebooks.illustrated(texts, name -> ruling("pictures/" + name));
    }

    private static String ruling(String file) {
        try {
            return Files.readString(Path.of("../docs/rules").resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Box battleBox() {
        return new BattleBox(data("masqueradebattle/deck.csv"));
    }

    static Box bluffBox() {
        return new BluffBox(data("truthorbluff/numbers.csv"));
    }

    /** Truth or Bluff with a nine on every tile, so that one of its endings comes early. */
    static Box shortBluffBox() {
        return new BluffBox(data("truthorbluff/numbers.csv").replaceAll("(?m),[1-8],", ",9,"));
    }

    static Box diceBox() {
        return new DiceBox(data("dicechallenge/characters.csv"));
    }

    /** Dice Challenge with its challenge cards. */
    static Playable diceWithCards() {
        DiceBox box = new DiceBox(data("dicechallenge/characters.csv"));
        List<CardRule.Face> faces = new ArrayList<>();
        for (DiceView.Portrait one : box.gallery()) {
            faces.add(
                    new CardRule.Face(
                            one.id(),
                            Integer.toString(faces.size() + 1),
                            one.name(),
                            List.of(
                                    row("starting", "page-starting", one.starting()),
                                    row("reserve", "page-in-reserve", one.reserve()),
                                    row("droid", "page-droids", one.droid())),
                            new CardRule.Gift(
                                    one.ability(),
                                    one.abilityName(),
                                    one.abilityRule(),
                                    one.uses())));
        }
        return playable(box).withCards(new CardRule(DiceBox.CARD, 0, faces));
    }

    private static CardRule.Row row(String kind, String name, List<Integer> sizes) {
        return new CardRule.Row(kind, Phrase.of(name), sizes);
    }

    static Box queenBox() {
        return new QueenBox(data("queenseat/princesses.csv"));
    }

    /** Queenseat with so few cards that a game has few rounds. */
    static Box shortQueenBox() {
        return new QueenBox(data("queenseat/princesses.csv").replace(",8,1,", ",3,1,"));
    }

    /** A game with its guided first game. */
    static Playable withLesson(Box box) {
        String name = box.id() + ".lesson";
        return playable(box).withLesson(new LessonFile(name, resource("lessons/" + name)));
    }

    /** A game with its puzzles. */
    static Playable withPuzzles(Box box) {
        String name = box.id() + ".json";
        return playable(box).withPuzzles(new PuzzleText(name, resource("puzzles/" + name)));
    }

    private static String data(String name) {
        return resource("games/" + name);
    }

    private static String resource(String name) {
        String path = "/masque/" + name;
        try (@Nullable InputStream in = Ball.class.getResourceAsStream(path)) {
            if (in == null) {
                throw new IllegalStateException("no " + path);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The site's address by this name. */
    String address(String host) {
        return "http://" + host + ":" + way.port() + way.path() + "/";
    }

    /** The line that all guests of this site use. */
    Way way() {
        return way;
    }

    /** Somebody new, who shares nothing with the others. */
    Visitor visitor(Browser.NewContextOptions options) {
        return new Visitor(Chromium.shared().newContext(options), address("127.0.0.1"));
    }

    /** Somebody new at a desk who reads English. */
    Visitor visitor() {
        return visitor(desk());
    }

    /** Somebody new who knows the site by this name. */
    Visitor visitorBy(String host) {
        return new Visitor(Chromium.shared().newContext(desk()), address(host));
    }

    /** A desk, in English, where nothing moves without need. */
    static Browser.NewContextOptions desk() {
        return new Browser.NewContextOptions()
                .setLocale("en-GB")
                .setReducedMotion(ReducedMotion.REDUCE);
    }

    /** The smallest phone there is. */
    static Browser.NewContextOptions phone() {
        return desk().setViewportSize(360, 740).setHasTouch(true);
    }

    @Override
    public void close() {
        way.close();
        site.close();
    }
}
