package masque.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import masque.app.Cli.Outcome;
import masque.core.Box;
import masque.core.Game;
import masque.core.Option;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The bench and the soak run, and say what they promise to say. */
final class SpeedTest {
    @Test
    void aQuickBenchPrintsItsJsonAndNothingElse() {
        Outcome outcome = Cli.run("", "bench", "masquerade-trick", "--quick", "--json");
        assertThat(outcome.code()).as(outcome.err()).isZero();
        JsonNode rows = JsonMapper.shared().readTree(outcome.out());
        assertThat(rows.isArray()).isTrue();
        assertThat(rows.size()).isEqualTo(1);
        JsonNode row = rows.get(0);
        assertThat(row.propertyNames())
                .containsExactlyInAnyOrder(
                        "game",
                        "players",
                        "mode",
                        "gamesPerSecond",
                        "decisionsPerSecond",
                        "copyNanos",
                        "bytesPerMove");
        assertThat(row.get("game").asString()).isEqualTo("masquerade-trick");
        assertThat(row.get("players").asInt()).isEqualTo(4);
        for (String positive : List.of("gamesPerSecond", "decisionsPerSecond", "copyNanos")) {
            assertThat(row.get(positive).asDouble()).as(positive).isPositive();
        }
    }

    @Test
    void aQuickBenchOfTheSearchCountsIterations() {
        Outcome outcome = Cli.run("", "bench", "dice-challenge", "--search", "--quick", "--json");
        assertThat(outcome.code()).as(outcome.err()).isZero();
        JsonNode rows = JsonMapper.shared().readTree(outcome.out());
        assertThat(rows.size()).isEqualTo(1);
        assertThat(rows.get(0).propertyNames())
                .containsExactlyInAnyOrder("game", "players", "iterationsPerSecond");
        assertThat(rows.get(0).get("game").asString()).isEqualTo("dice-challenge");
        assertThat(rows.get(0).get("iterationsPerSecond").asDouble()).isPositive();
    }

    @Test
    void aSoakPlaysAsManyGamesAsItIsTold() {
        Outcome outcome = Cli.run("", "soak", "masquerade-trick", "--games", "25");
        assertThat(outcome.code()).as(outcome.out() + outcome.err()).isZero();
        assertThat(outcome.out()).contains("25 games played.");
    }

    /** Masquerade Trick, but it cannot read any move. */
    private static final class IlliterateBox implements Box {
        private final Box box = Shelf.ours().entries().getFirst().box();

        @Override
        public String id() {
            return box.id();
        }

        @Override
        public int minSeats() {
            return box.minSeats();
        }

        @Override
        public int maxSeats() {
            return box.maxSeats();
        }

        @Override
        public List<Option> options(int seats) {
            return box.options(seats);
        }

        @Override
        public Game<?> open(int seats, Map<String, String> chosen) {
            Game<?> game = box.open(seats, chosen);
            return (Game<?>)
                    Proxy.newProxyInstance(
                            Game.class.getClassLoader(),
                            new Class<?>[] {Game.class},
                            (proxy, method, args) ->
                                    method.getName().equals("parse")
                                            ? Optional.empty()
                                            : method.invoke(game, args));
        }
    }

    @Test
    void aSoakSaysWhatIsBrokenAndWithWhichSeed() {
        Shelf shelf =
                new Shelf(
                        List.of(
                                new Shelf.Entry(
                                        new IlliterateBox(),
                                        (view, page) -> List.of(),
                                        Shelf.Pace.WHOLE_GAMES)));
        Outcome outcome =
                Cli.run(shelf, "", "soak", "masquerade-trick", "--games", "20", "--seed", "5");
        assertThat(outcome.code()).isEqualTo(1);
        assertThat(outcome.out()).contains("masquerade-trick", "seed 5");
    }
}
