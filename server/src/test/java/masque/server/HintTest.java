package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import masque.core.Bot;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Phrase;
import masque.core.Thought;
import masque.server.setup.Level;
import masque.server.setup.Playable;
import masque.server.table.Time;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Whoever plays with bots alone is told what would be good, and it is known afterwards. */
final class HintTest {
    private static final String ALONE =
            """
            {"game":"masquerade-trick","seats":2,"chairs":["me","bot:random"],"start":true}\
            """;

    /** Takes its first choice, and has words for it. */
    private static final Bot CARELESS =
            thinking(chair ->
                    new Thought(
                            legal(chair).at(0),
                            0,
                            List.of(),
                            List.of(),
                            Thought.Scale.SHARE,
                            Optional.of(Phrase.of("thought-careless"))));

    @TempDir Path folder;
    private final AtomicInteger searches = new AtomicInteger();
    private final Semaphore leave = new Semaphore(1_000);
    private volatile boolean broken;
    private TestSite site;
    private Person ann;

    private interface Thinking {
        Thought of(Chair chair);
    }

    private static Bot thinking(Thinking how) {
        return new Bot() {
            @Override
            public int choose(Chair chair, Chance chance) {
                return think(chair, chance).code();
            }

            @Override
            public Thought think(Chair chair, Chance chance) {
                return how.of(chair);
            }
        };
    }

    private static Codes legal(Chair chair) {
        Codes legal = new Codes();
        chair.legal(legal);
        return legal;
    }

    /** The first choice is best, the others are worse and worse. */
    private Thought search(Chair chair) {
        searches.incrementAndGet();
        leave.acquireUninterruptibly();
        if (broken) {
            throw new IllegalStateException("it cannot think");
        }
        Codes legal = legal(chair);
        List<Thought.Line> lines = new ArrayList<>();
        for (int i = 0; i < legal.size(); i++) {
            lines.add(new Thought.Line(legal.at(i), 900 - i, 0.6234 - i / 100.0));
        }
        return new Thought(
                legal.at(0), 4_100, lines, List.of(new Thought.Belief(1, "role-jester", 0.62)));
    }

    private TestSite opened() {
        Map<String, Level> bots = new LinkedHashMap<>();
        bots.put("sage", new Level(1, nanos -> thinking(this::search)));
        bots.put("random", Level.quick(Bot.RANDOM));
        bots.put("careless", Level.quick(CARELESS));
        Playable trick = new Playable(TestSite.games().getFirst().box(), bots, "careless");
        return TestSite.open(
                TestSite.store(folder), TestSite.settings(), Time.real(), List.of(trick));
    }

    @BeforeEach
    void open() {
        site = opened();
        ann = site.guest("Ann");
    }

    @AfterEach
    void close() {
        leave.release(1_000);
        site.close();
    }

    private static Line at(Person person, String table, int seat) {
        Line line = person.look(table, seat);
        line.until(Convention::playing);
        return line;
    }

    /** Waits until the first seat, and nobody else, is to choose: then nothing comes by itself. */
    private static Line alone(Line line) {
        line.reach(message -> message.path("waiting").toString().equals("[0]"));
        return line;
    }

    private static Line asks(Line line, String id, int decision) {
        return line.say("{\"do\":\"hint\",\"id\":\"%s\",\"decision\":%d}".formatted(id, decision));
    }

    private static Line asks(Line line, String id) {
        return asks(line, id, line.latest().path("decision").asInt());
    }

    private static JsonNode hint(Line line) {
        return line.until(message -> message.path("type").asString().equals("hint"));
    }

    private static void isRefused(Line line, int status, String code) {
        JsonNode refusal = line.refusal();
        assertThat(refusal.path("code").asString()).isEqualTo(code);
        assertThat(refusal.path("status").asInt()).isEqualTo(status);
        assertThat(refusal.path("sentence").asString()).isNotBlank();
    }

    /** Asks for anything else: what comes before its answer has come before it was asked. */
    private static void hasHeardNothing(Line line) {
        line.say(Line.doText("ping", "p"));
        assertThat(line.message().path("type").asString()).isEqualTo("pong");
    }

    private List<JsonNode> hinted(String table) {
        return ann.get("/tables/" + table + "/thoughts")
                .is(200)
                .json()
                .path("thoughts")
                .valueStream()
                .filter(thought -> thought.path("hint").asBoolean(false))
                .toList();
    }

    @Test
    void aHintIsToldToWhoeverAskedAndToNobodyElse() {
        String table = ann.table(ALONE);
        try (Line line = alone(at(ann, table, 0));
                Line other = at(ann, table, 0);
                Line spectator = site.stranger().look(table, "?seat=none")) {
            assertThat(line.latest().path("hint").asBoolean(false)).isTrue();
            assertThat(spectator.message().has("hint")).isFalse();
            JsonNode hint = hint(asks(line, "h-1"));
            assertThat(hint.path("v").asInt()).isEqualTo(1);
            assertThat(hint.path("id").asString()).isEqualTo("h-1");
            assertThat(hint.path("decision").asInt()).isEqualTo(1);
            assertThat(hint.path("worlds").asInt()).isEqualTo(4_100);
            assertThat(hint.path("scale").asString()).isEqualTo("share");
            assertThat(hint.path("moves")).hasSize(3);
            JsonNode best = hint.path("moves").path(0);
            JsonNode offered = line.latest().path("moves").path(0);
            for (String field : List.of("code", "move", "sentence")) {
                assertThat(best.path(field)).isEqualTo(offered.path(field));
            }
            assertThat(best.path("visits").asInt()).isEqualTo(900);
            assertThat(best.path("worth").asDouble()).isEqualTo(0.623);
            assertThat(hint.path("reason").asString())
                    .isEqualTo("In 4,100 tries this has a chance of 62%, the next best 61%.");
            assertThat(hint.path("why").asString()).startsWith("It did not think");
            JsonNode belief = hint.path("beliefs").path(0);
            assertThat(belief.path("seat").asInt()).isEqualTo(1);
            assertThat(belief.path("secret").asString()).isEqualTo("the jester");
            hasHeardNothing(other);
            hasHeardNothing(spectator);
            JsonNode again = hint(asks(other, "h-2"));
            assertThat(again.path("moves")).isEqualTo(hint.path("moves"));
            assertThat(searches).hasValue(1);
            hasHeardNothing(line);
        }
    }

    @Test
    void afterTheGameItIsKnownWhereAHintWasAskedForAndWhatItWas() {
        String table = ann.table(ALONE);
        try (Line line = at(ann, table, 0)) {
            hint(asks(line, "h-1"));
            int chosen = line.latest().path("moves").path(1).path("code").asInt();
            line.move(chosen);
            line.playAlone();
        }
        List<JsonNode> hinted = hinted(table);
        assertThat(hinted).hasSize(1);
        assertThat(hinted.getFirst().path("seat").asInt()).isZero();
        JsonNode moves = hinted.getFirst().path("moves");
        assertThat(moves.path(0).path("chosen").asBoolean()).isFalse();
        assertThat(moves.path(0).path("visits").asInt()).isEqualTo(900);
        assertThat(moves.path(1).path("chosen").asBoolean()).isTrue();
    }

    @Test
    void thatAHintWasAskedForSurvivesARestart() {
        String table = ann.table(ALONE);
        try (Line line = at(ann, table, 0)) {
            hint(asks(line, "h-1"));
        }
        site.close();
        site = opened();
        ann = ann.at(site);
        try (Line line = at(ann, table, 0)) {
            line.playAlone();
        }
        List<JsonNode> hinted = hinted(table);
        assertThat(hinted).hasSize(1);
        assertThat(hinted.getFirst().path("seat").asInt()).isZero();
        assertThat(hinted.getFirst().path("moves")).isEmpty();
    }

    @Test
    void aHintThatComesTooLateIsNotGivenAndOneIsSoughtAtATime() {
        leave.drainPermits();
        String table = ann.table(ALONE);
        try (Line line = at(ann, table, 0)) {
            asks(line, "h-1").moveFirst();
            isRefused(line, 409, "stale");
            alone(line);
            int decision = line.latest().path("decision").asInt();
            asks(line, "h-2");
            hasHeardNothing(line);
            assertThat(searches.get()).isLessThan(2);
            leave.release(2);
            assertThat(hint(line).path("decision").asInt()).isEqualTo(decision);
            assertThat(searches).hasValue(2);
            line.playAlone();
        }
        assertThat(hinted(table)).hasSize(1);
    }

    @Test
    void whereAPersonHasAChairNobodyIsGivenAHint() {
        Person bob = site.guest("Bob");
        String table = ann.table("{\"game\":\"masquerade-trick\",\"seats\":2}");
        try (Line before = ann.look(table, 0)) {
            before.message();
            isRefused(asks(before, "h", 1), 409, "phase");
        }
        bob.post("/tables/" + table + "/chairs/1", "{}").is(200);
        bob.contribute(table);
        ann.start(table);
        try (Line line = at(ann, table, 0);
                Line bobs = at(bob, table, 1)) {
            assertThat(line.latest().has("hint")).isFalse();
            isRefused(asks(line, "h-1"), 409, "hint-people");
            bobs.say(Line.doText("leave", "l")).done("l");
            isRefused(asks(line, "h-2"), 409, "hint-people");
        }
        String mine =
                ann.table(
                        """
                        {"game":"masquerade-trick","seats":2,"chairs":["me","me"],"start":true}\
                        """);
        try (Line line = at(ann, mine, 0)) {
            isRefused(asks(line, "h-3"), 409, "hint-people");
        }
        assertThat(searches).hasValue(0);
    }

    @Test
    void whoeverIsNotAskedIsGivenNoHint() {
        String table = ann.table(ALONE);
        try (Line line = at(ann, table, 0);
                Line spectator = ann.look(table, "?seat=none")) {
            isRefused(asks(line, "h-1", 2), 409, "stale");
            isRefused(asks(spectator, "h-2", 1), 403, "forbidden");
            line.say(Line.doText("leave", "l")).done("l");
            line.until(message -> message.path("phase").asString().equals("finished"));
            isRefused(asks(line, "h-3"), 409, "phase");
        }
        assertThat(searches).hasValue(0);
        assertThat(hinted(table)).isEmpty();
    }

    @Test
    void ifThereIsNoneToBeFoundThatIsSaidAndTheGameGoesOn() {
        broken = true;
        String table = ann.table(ALONE);
        try (Line line = at(ann, table, 0)) {
            isRefused(asks(line, "h-1"), 409, "hint-none");
            broken = false;
            hint(asks(line, "h-2"));
            line.moveFirst();
        }
    }

    @Test
    void inAMatchOfATournamentThereAreNoHintsEvenAgainstABot() {
        Convention hall = Convention.of(site, ",\"bots\":{\"level\":\"random\",\"number\":1}");
        hall.enters(ann);
        hall.desk("start", "");
        hall.act(ann, "challenge", ",\"others\":[\"p1\"]").is(200);
        String table = hall.table(hall.show(ann).path("you").path("match").asInt());
        ann.contribute(table);
        try (Line line = ann.look(table, "")) {
            line.until(Convention::playing);
            assertThat(line.latest().has("hint")).isFalse();
            isRefused(asks(line, "h"), 409, "hint-contest");
        }
    }
}
