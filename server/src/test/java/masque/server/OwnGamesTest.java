package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** One's own games: whom they wait for, how they are given up, and what one is called in them. */
final class OwnGamesTest {
    private static final String FOR_TWO = "{\"game\":\"masquerade-trick\",\"seats\":2}";
    private static final String AGAINST_BOTS =
            "{\"game\":\"masquerade-trick\",\"fill\":\"random\",\"start\":true}";

    @TempDir Path folder;
    private final ManualTime time = new ManualTime(1_700_000_000_000L);
    private TestSite site;
    private Person ann;
    private Person bob;

    @BeforeEach
    void open() {
        site = TestSite.open(folder, TestSite.settings(), time);
        ann = site.guest("Ann");
        bob = site.guest("Bob");
    }

    @AfterEach
    void close() {
        site.close();
    }

    /** A table for two that both sit at. */
    private String gathered() {
        String table = ann.table(FOR_TWO);
        bob.post("/tables/" + table + "/chairs/1", "{}").is(200);
        return table;
    }

    private String dealt() {
        String table = gathered();
        bob.contribute(table);
        ann.start(table);
        return table;
    }

    private static List<JsonNode> tables(Person person) {
        return person.get("/me").is(200).json().path("tables").valueStream().toList();
    }

    private static JsonNode only(Person person) {
        assertThat(tables(person)).hasSize(1);
        return tables(person).getFirst();
    }

    private static String left(Person person, String table) {
        Answer answer = person.post("/tables/" + table + "/leave", "{}").is(200);
        return answer.json().path("left").asString();
    }

    // --- Whom a game waits for ---

    @Test
    void aGameSaysWhomItWaitsForAsItsSocketDoes() {
        String table = dealt();
        try (Line line = ann.look(table, 0)) {
            assertThat(only(ann).path("waiting")).isEqualTo(line.message().path("waiting"));
            JsonNode moved = line.moveFirst();
            assertThat(only(ann).path("waiting")).isEqualTo(moved.path("waiting"));
            assertThat(only(bob).path("waiting")).isEqualTo(moved.path("waiting"));
        }
        assertThat(site.stranger().get("/tables/" + table).json().path("waiting"))
                .isEqualTo(only(ann).path("waiting"));
    }

    @Test
    void nothingIsWaitedForBeforeAGameAndAfterIt() {
        String table = gathered();
        assertThat(only(ann).has("waiting")).isFalse();
        bob.contribute(table);
        ann.start(table);
        assertThat(only(ann).path("waiting")).isNotEmpty();
        left(ann, table);
        left(bob, table);
        assertThat(ann.get("/tables/" + table).json().has("waiting")).isFalse();
    }

    @Test
    void whomAGameWaitsForIsStillKnownWhenItIsNotInMemory() {
        dealt();
        JsonNode waiting = only(ann).path("waiting");
        putAway();
        assertThat(only(ann).path("waiting")).isNotEmpty().isEqualTo(waiting);
        assertThat(site.tablesInMemory()).isZero();
    }

    /** Nobody looks for long enough. */
    private void putAway() {
        time.pass(Duration.ofMinutes(11));
        while (site.tablesInMemory() > 0) {
            Thread.onSpinWait();
        }
    }

    // --- Giving a game up ---

    @Test
    void whoeverLeavesBeforeTheStartHasNoChairAnyMore() {
        String table = gathered();
        assertThat(left(ann, table)).isEqualTo("stood-up");
        assertThat(tables(ann)).isEmpty();
        JsonNode now = only(bob);
        assertThat(now.path("chairs").path(0).path("kind").asString()).isEqualTo("open");
        assertThat(now.path("host").asInt()).isEqualTo(1);
    }

    @Test
    void aTableThatTheLastLeavesBeforeTheStartIsGone() {
        String table = ann.table(FOR_TWO);
        try (Line line = bob.look(table, "?seat=none")) {
            line.message();
            assertThat(left(ann, table)).isEqualTo("closed");
        }
        bob.get("/tables/" + table).isRefused(404, "no-table");
        assertThat(tables(ann)).isEmpty();
    }

    @Test
    void theHouseGoesOnForWhoeverLeavesAGame() {
        String table = dealt();
        assertThat(left(bob, table)).isEqualTo("house");
        assertThat(only(ann).path("phase").asString()).isEqualTo("playing");
        assertThat(only(bob).path("chairs").path(1).path("house").asBoolean()).isTrue();
        assertThat(left(ann, table)).isEqualTo("ended");
        assertThat(tables(ann)).isEmpty();
    }

    @Test
    void aGameAgainstBotsIsOverWhenItIsLeft() {
        String table = ann.table(AGAINST_BOTS);
        assertThat(left(ann, table)).isEqualTo("ended");
        JsonNode over = ann.get("/tables/" + table).is(200).json();
        assertThat(over.path("phase").asString()).isEqualTo("ended");
        assertThat(over.path("result").path("ending").asString()).isEqualTo("agreed");
    }

    @Test
    void whoeverHasSeveralSeatsLeavesThemAll() {
        String table =
                ann.table(
                        """
                        {"game":"masquerade-trick","seats":3,"chairs":["me","open","me"]}\
                        """);
        bob.post("/tables/" + table + "/chairs/1", "{}").is(200);
        bob.contribute(table);
        ann.start(table);
        assertThat(left(ann, table)).isEqualTo("house");
        assertThat(only(ann).path("chairs").valueStream().map(one -> one.path("house").asBoolean()))
                .containsExactly(true, false, true);
    }

    @Test
    void whenTheLastLeavesWhoDidNotWantToEndItTheGameIsOver() {
        String table = dealt();
        try (Line line = ann.look(table, 0)) {
            line.message();
            line.say(Line.doText("end", "e"));
            line.done("e");
            assertThat(left(bob, table)).isEqualTo("ended");
        }
    }

    // --- Wanting to end a game ---

    @Test
    void whoeverWantsToPlayOnHasTheOthersAskAnew() {
        String table = dealt();
        try (Line anns = ann.look(table, 0);
                Line bobs = bob.look(table, 1)) {
            anns.message();
            bobs.message();
            anns.say(Line.doText("end", "e1"));
            anns.done("e1");
            assertThat(bobs.reach(one -> !one.path("ending").isEmpty()).path("ending").toString())
                    .isEqualTo("[0]");
            bobs.say(Line.doText("go-on", "e2"));
            bobs.done("e2");
            JsonNode told = anns.reach(one -> one.path("ending").isEmpty());
            assertThat(told.path("phase").asString()).isEqualTo("playing");
            bobs.say(Line.doText("end", "e3"));
            assertThat(bobs.done("e3").path("phase").asString()).isEqualTo("playing");
        }
    }

    @Test
    void whoeverHasLeftDoesNotKeepTheOthersFromEnding() {
        String table = dealt();
        left(bob, table);
        try (Line bobs = bob.look(table, 1);
                Line anns = ann.look(table, 0)) {
            anns.message();
            bobs.message();
            bobs.say(Line.doText("go-on", "e1"));
            bobs.done("e1");
            anns.say(Line.doText("end", "e2"));
            assertThat(anns.done("e2").path("phase").asString()).isEqualTo("ended");
        }
    }

    // --- Names ---

    @Test
    void aNewNameIsToldAtOnceWhereOneSits() {
        String table = dealt();
        String other = ann.table(FOR_TWO);
        try (Line line = bob.look(table, 1)) {
            line.message();
            ann.put("/me", "{\"name\":\"Zoe\"}").is(200);
            JsonNode told =
                    line.reach(one ->
                            one.path("chairs").path(0).path("name").asString().equals("Zoe"));
            assertThat(told.path("chairs").path(1).path("name").asString()).isEqualTo("Bob");
            assertThat(told.path("view").toString()).doesNotContain("Ann");
        }
        assertThat(chair(other)).isEqualTo("Zoe");
    }

    @Test
    void aNewNameIsOnDiskAndAGameThatIsNotInMemoryHasItToo() {
        String table = dealt();
        putAway();
        ann.put("/me", "{\"name\":\"Zoe\"}").is(200);
        site.close();
        open();
        assertThat(chair(table)).isEqualTo("Zoe");
    }

    @Test
    void aGameThatIsOverKeepsTheNameThatItWasPlayedBy() {
        String table = ann.table(AGAINST_BOTS);
        left(ann, table);
        ann.put("/me", "{\"name\":\"Zoe\"}").is(200);
        assertThat(chair(table)).isEqualTo("Ann");
    }

    @Test
    void aNameThatIsTooLongIsRefusedAndTheOldOneStays() {
        ann.put("/me", "{\"name\":\"" + "Zoe ".repeat(7) + "\"}").isRefused(400, "name-long");
        assertThat(ann.get("/me").json().path("name").asString()).isEqualTo("Ann");
    }

    private String chair(String table) {
        JsonNode shown = site.stranger().get("/tables/" + table).is(200).json();
        return shown.path("chairs").path(0).path("name").asString();
    }
}
