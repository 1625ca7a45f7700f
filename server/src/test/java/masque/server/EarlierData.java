package masque.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import masque.core.Bot;
import masque.core.Box;
import masque.games.dicechallenge.DiceBox;
import masque.games.masqueradebattle.BattleBox;
import masque.games.masqueradetrick.TrickBox;
import masque.games.queenseat.QueenBox;
import masque.games.truthorbluff.BluffBox;
import masque.server.setup.Level;
import masque.server.setup.Playable;
import masque.server.setup.Settings;
import masque.server.store.Store;
import masque.server.store.Stores;
import masque.server.table.Time;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A site on a copy of data that an earlier program has left, and what is known of that data. */
record EarlierData(TestSite house, JsonNode known) implements AutoCloseable {
    /** Nobody knows when the tests run: a table that gathers must not be forgotten until then. */
    private static final Duration FOR_EVER = Duration.ofDays(365_000);

    /** Opens a site on data in a file of SQLite, whose copy is made in this folder. */
    static EarlierData sqlite(String name, Path folder) throws IOException {
        try (InputStream packed = unpacked(name + ".db.gz")) {
            Files.copy(packed, Stores.file(folder));
        }
        return open(name, Stores.sqlite(folder));
    }

    /** Opens a site on data in a new database of this server. */
    static EarlierData postgres(String name, EmbeddedPostgres server, String database)
            throws IOException, SQLException {
        try (Connection connection = server.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE " + database);
        }
        try (Connection connection = server.getDatabase("postgres", database).getConnection();
                Statement statement = connection.createStatement();
                InputStream dump = unpacked(name + ".sql.gz")) {
            statement.execute(new String(dump.readAllBytes(), StandardCharsets.UTF_8));
        }
        return open(name, Stores.postgres(server.getJdbcUrl("postgres", database)));
    }

    private static EarlierData open(String name, Store store) throws IOException {
        try (InputStream known = resource(name + ".json")) {
            String text = new String(known.readAllBytes(), StandardCharsets.UTF_8);
            TestSite house = TestSite.open(store, settings(), Time.real(), games());
            return new EarlierData(house, Answer.parsed(text));
        }
    }

    private static InputStream unpacked(String name) throws IOException {
        return new GZIPInputStream(resource(name));
    }

    private static InputStream resource(String name) {
        @Nullable InputStream found = EarlierData.class.getResourceAsStream("/earlier/" + name);
        if (found == null) {
            throw new IllegalStateException("no " + name);
        }
        return found;
    }

    private static Settings settings() {
        Settings usual = TestSite.settings();
        return new Settings(
                usual.host(),
                usual.port(),
                usual.publicAddress(),
                usual.trustedProxy(),
                usual.thinking(),
                usual.idle(),
                FOR_EVER,
                usual.generosity(),
                usual.openMetrics(),
                usual.development());
    }

    /**
     * All five games. The levels have the names that the data has; how they play is all the same.
     */
    private static List<Playable> games() {
        Map<String, Level> bots = new LinkedHashMap<>();
        Stream.of("random", "novice", "regular", "expert")
                .forEach(level -> bots.put(level, Level.quick(Bot.RANDOM)));
        return boxes().stream().map(box -> new Playable(box, bots, "regular")).toList();
    }

    static List<Box> boxes() {
        return List.of(
                new TrickBox(TestSite.data("masqueradetrick/missions.csv")),
                new BattleBox(TestSite.data("masqueradebattle/deck.csv")),
                new BluffBox(TestSite.data("truthorbluff/numbers.csv")),
                new DiceBox(TestSite.data("dicechallenge/characters.csv")),
                new QueenBox(TestSite.data("queenseat/princesses.csv")));
    }

    /** A guest of then, by name. */
    Person guest(String name) {
        return house.stranger().withCookie(known.path("guests").path(name).asString());
    }

    @Override
    public void close() {
        house.close();
    }
}
