package masque.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import masque.server.table.Time;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Who asks for the second version is told what has changed, and knows what others are told. */
final class PatchTest {
    private static final int MOST_MOVES = 150;

    @TempDir static Path folder;
    private static TestSite site;

    @BeforeAll
    static void open() {
        site =
                TestSite.open(
                        TestSite.store(folder),
                        TestSite.settings(),
                        Time.real(),
                        TestSite.allGames());
    }

    @AfterAll
    static void close() {
        site.close();
    }

    /** A connection, and what it was told about the table since it was looked at. */
    private record Ear(Line line, List<JsonNode> told) {
        /** Listens from the first message on, so that nobody comes before this one is there. */
        static Ear at(Line line) {
            Ear ear = new Ear(line, new ArrayList<>());
            ear.take(line.message());
            return ear;
        }

        void hearUntil(Predicate<JsonNode> last) {
            JsonNode message = line.message();
            while (!last.test(message)) {
                take(message);
                message = line.message();
            }
            take(message);
        }

        private void take(JsonNode message) {
            if (message.path("type").asString().equals("table")) {
                told.add(message);
            }
        }

        void settle() {
            line.say(Line.doText("ping", "settle"));
            hearUntil(message -> message.path("type").asString().equals("pong"));
        }
    }

    /** One viewer, over a connection of each version. */
    private static final class Pair {
        private final Ear whole;
        private final Ear patched;
        private final Standing standing = new Standing();
        private int compared;

        Pair(Person person, String table, String seat) {
            whole = Ear.at(person.look(table, "?seat=" + seat));
            patched = Ear.at(person.look(table, "?v=2&seat=" + seat));
        }

        /** Hears all that both were told, and looks whether it is the same. */
        void compare() {
            whole.settle();
            patched.settle();
            List<JsonNode> merged = patched.told().stream().map(standing::takeIn).toList();
            assertThat(merged).isEqualTo(whole.told());
            compared += merged.size();
            whole.told().clear();
            patched.told().clear();
        }

        JsonNode latest() {
            return whole.line().latest();
        }

        /** Makes a move over either connection; the answer comes over both. */
        void move(String id, SplittableRandom random) {
            JsonNode moves = latest().path("moves");
            int code = moves.path(random.nextInt(moves.size())).path("code").asInt();
            Ear ear = random.nextBoolean() ? whole : patched;
            ear.line().say(Line.moveText(id, latest().path("decision").asInt(), code));
            ear.hearUntil(message -> message.path("done").asString("").equals(id));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "masquerade-trick, 4",
        "masquerade-battle, 5",
        "truth-or-bluff, 4",
        "dice-challenge, 2",
        "queenseat, 5"
    })
    void bothVersionsSayTheSame(String game, int seats) {
        Person ann = site.guest("Ann");
        String chairs =
                Stream.generate(() -> "\"me\"").limit(seats).collect(Collectors.joining(","));
        String table =
                ann.table(
                        "{\"game\":\"%s\",\"seats\":%d,\"chairs\":[%s]}"
                                .formatted(game, seats, chairs));
        List<Pair> pairs = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            pairs.add(new Pair(ann, table, Integer.toString(seat)));
        }
        pairs.add(new Pair(ann, table, "none"));
        ann.start(table);
        pairs.forEach(Pair::compare);
        SplittableRandom random = new SplittableRandom(seats);
        int moves = 0;
        while (playing(pairs) && moves < MOST_MOVES) {
            Pair mover =
                    pairs.stream()
                            .filter(pair -> !pair.latest().path("moves").isEmpty())
                            .findFirst()
                            .orElseThrow();
            mover.move("m-" + moves++, random);
            pairs.forEach(Pair::compare);
            if (moves == 5) {
                ann.put("/me", "{\"name\":\"Zoë\"}").is(200);
                pairs.forEach(Pair::compare);
            }
        }
        if (playing(pairs)) {
            Ear first = pairs.getFirst().whole;
            first.line().say(Line.doText("end", "x"));
            first.hearUntil(message -> message.path("done").asString("").equals("x"));
            pairs.forEach(Pair::compare);
        }
        assertThat(pairs)
                .allSatisfy(pair ->
                        assertThat(pair.standing.patches()).isGreaterThan(pair.compared / 2));
    }

    private static boolean playing(List<Pair> pairs) {
        return pairs.getFirst().latest().path("phase").asString().equals("playing");
    }

    @Test
    void namesThatChangeAreSaidAsAWhole() {
        Person ann = site.guest("Ann");
        Line line =
                ann.look(ann.table("{\"game\":\"masquerade-trick\",\"fill\":\"random\"}"), "?v=2");
        line.message();
        ann.put("/me", "{\"name\":\"Zoë\"}").is(200);
        JsonNode message = line.message();
        assertThat(message.path("v").asInt()).isEqualTo(2);
        assertThat(message.has("base")).isFalse();
        assertThat(message.path("chairs").path(0).path("name").asString()).isEqualTo("Zoë");
    }

    @Test
    void whoComesAndGoesIsAPatchOfChairs() {
        Person ann = site.guest("Ann");
        String table =
                ann.table(
                        "{\"game\":\"masquerade-trick\",\"chairs\":[\"me\",\"me\",\"me\",\"me\"]}");
        Line line = ann.look(table, "?v=2&seat=0");
        int frame = line.message().path("frame").asInt();
        ann.look(table, 1);
        JsonNode news = line.message();
        assertThat(news.path("frame").asInt()).isEqualTo(frame + 1);
        assertThat(news.path("base").asInt()).isEqualTo(frame);
        assertThat(news.path("patch").propertyNames()).containsExactly("chairs");
    }

    @ParameterizedTest
    @CsvSource({"3", "0", "two", "''", "22"})
    void aVersionThatThereIsNotIsRefused(String version) {
        Person ann = site.guest("Ann");
        String table = ann.table("{\"game\":\"masquerade-trick\",\"fill\":\"random\"}");
        Line.NotLetIn refused =
                catchThrowableOfType(Line.NotLetIn.class, () -> ann.look(table, "?v=" + version));
        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.body()).contains("\"field\":\"v\"");
    }
}
