package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** How people find a table and each other, before the game and after it. */
final class LobbyTest {
    private static final String FOUR = "{\"game\":\"masquerade-trick\",\"seats\":4}";
    private static final String LISTED =
            "{\"game\":\"masquerade-trick\",\"seats\":3,\"public\":true}";

    @TempDir Path folder;
    private final ManualTime time = new ManualTime(1_000_000_000_000L);
    private TestSite house;
    private Person ann;
    private Person bob;

    @BeforeEach
    void open() {
        house = TestSite.open(folder, TestSite.settings(), time);
        ann = house.guest("Ann");
        bob = house.guest("Bob");
    }

    @AfterEach
    void close() {
        house.close();
    }

    private static String chair(String table, int seat) {
        return "/tables/" + table + "/chairs/" + seat;
    }

    private static List<String> kinds(JsonNode table) {
        return table.path("chairs").valueStream().map(one -> one.path("kind").asString()).toList();
    }

    private static List<String> names(JsonNode table) {
        return table.path("chairs").valueStream().map(one -> one.path("name").asString()).toList();
    }

    private static List<String> ids(JsonNode list) {
        return list.valueStream().map(one -> one.path("id").asString()).toList();
    }

    private JsonNode table(String id) {
        return house.stranger().get("/tables/" + id).is(200).json();
    }

    @Test
    void theGamesSayWhatCanBeChosen() {
        JsonNode game = ann.get("/games").is(200).json().path("games").path(0);
        assertThat(game.path("usualSeats").asInt()).isEqualTo(4);
        assertThat(game.path("bots").path(0).asString()).isEqualTo("random");
        JsonNode options = game.path("settings").path(3).path("options");
        assertThat(options).isNotEmpty();
        assertThat(options.path(0).path("usual").asString()).isNotEmpty();
        assertThat(options.path(0).path("sentence").asString()).isNotEmpty();
    }

    @Test
    void oneRequestIsEnoughToPlayAgainstBots() {
        JsonNode table =
                ann.post(
                                "/tables",
                                "{\"game\":\"masquerade-trick\",\"fill\":\"random\",\"start\":true}")
                        .is(201)
                        .json();
        assertThat(kinds(table)).containsExactly("person", "bot", "bot", "bot");
        assertThat(table.path("phase").asString()).isEqualTo("dealing");
        String id = table.path("id").asString();
        assertThat(ann.contribute(id).json().path("phase").asString()).isEqualTo("playing");
    }

    @Test
    void aPublicTableIsListedUntilItIsOver() {
        String hidden = ann.table(FOUR);
        String shown = ann.table(LISTED);
        assertThat(ids(bob.get("/tables").is(200).json().path("tables")))
                .containsExactly(shown)
                .doesNotContain(hidden);
        ann.put("/tables/" + shown, "{\"public\":false}").is(200);
        assertThat(ids(bob.get("/tables").is(200).json().path("tables"))).isEmpty();
    }

    @Test
    void theListShowsTheOptionsAndWhoSitsThere() {
        String id = ann.table(LISTED);
        JsonNode listed = bob.get("/tables").is(200).json().path("tables").path(0);
        assertThat(listed.path("id").asString()).isEqualTo(id);
        assertThat(listed.path("options").path("length").asString()).isEqualTo("until-won");
        assertThat(names(listed)).startsWith("Ann");
        assertThat(listed.path("chairs").path(0).path("you").asBoolean()).isFalse();
        JsonNode own = ann.get("/tables").json().path("tables").path(0);
        assertThat(own.path("chairs").path(0).path("you").asBoolean()).isTrue();
    }

    @Test
    void aTableIsFoundByItsCodeWhilePlayersAreWanted() {
        String id = ann.table(FOUR);
        String code = table(id).path("code").asString();
        assertThat(code).matches("[2-9A-HJ-NP-Z]{6}");
        String typed = "{\"code\":\" " + code.toLowerCase(Locale.ROOT) + "\"}";
        assertThat(bob.post("/find", typed).is(200).json().path("id").asString()).isEqualTo(id);
        ann.post("/tables/" + id + "/fill", "{\"level\":\"random\"}").is(200);
        ann.start(id);
        assertThat(table(id).has("code")).isFalse();
        bob.post("/find", typed).isRefused(404, "no-code");
    }

    @Test
    void theHostFillsTheOpenChairsWithBots() {
        String id = ann.table(FOUR);
        bob.post(chair(id, 2), "{}").is(200);
        bob.post("/tables/" + id + "/fill", "{\"level\":\"random\"}").isRefused(403, "not-host");
        JsonNode filled = ann.post("/tables/" + id + "/fill", "{\"level\":\"random\"}").json();
        assertThat(kinds(filled)).containsExactly("person", "bot", "person", "bot");
    }

    @Test
    void whomTheHostRemovesCannotSitDownAgain() {
        String id = ann.table(FOUR);
        bob.post(chair(id, 1), "{}").is(200);
        Line bobs = bob.look(id, 1);
        ann.put(chair(id, 1), "{\"chair\":\"open\"}").is(200);
        assertThat(bobs.closed().code()).isEqualTo(1008);
        bob.post(chair(id, 1), "{}").isRefused(403, "removed");
        Person cem = house.guest("Cem");
        cem.post(chair(id, 1), "{}").is(200);
    }

    @Test
    void whoStandsUpMaySitDownAgain() {
        String id = ann.table(FOUR);
        bob.post(chair(id, 1), "{}").is(200);
        bob.delete(chair(id, 1)).is(200);
        bob.post(chair(id, 3), "{}").is(200);
    }

    @Test
    void nobodySitsDownInAClosedChair() {
        String id = ann.table(FOUR);
        ann.put(chair(id, 1), "{\"chair\":\"closed\"}").is(200);
        bob.post(chair(id, 1), "{}").isRefused(409, "seat-taken");
    }

    @Test
    void closedChairsAreNotPlayed() {
        String id = ann.table(FOUR);
        ann.put(chair(id, 1), "{\"chair\":\"closed\"}").is(200);
        bob.post(chair(id, 2), "{}").is(200);
        ann.put(chair(id, 3), "{\"chair\":\"bot:random\"}").is(200);
        bob.contribute(id);
        Line bobs = bob.look(id, 2);
        // Whoever comes only after the start comes to a chair that is no longer there.
        bobs.message();
        ann.start(id);
        assertThat(bobs.closed().code()).isEqualTo(1001);
        JsonNode dealt = table(id);
        assertThat(dealt.path("seats").asInt()).isEqualTo(3);
        assertThat(kinds(dealt)).containsExactly("person", "person", "bot");
        assertThat(names(dealt)).startsWith("Ann", "Bob");
        JsonNode seen = bob.look(id, "").message();
        assertThat(seen.path("seat").asInt()).isEqualTo(1);
        assertThat(seen.path("view").path("players")).hasSize(3);
        assertThat(dealt.path("contributed").valueStream().map(JsonNode::asInt))
                .containsExactly(0, 1);
    }

    @Test
    void closedChairsMustLeaveEnoughPlayers() {
        String id = ann.table("{\"game\":\"three-secrets\",\"seats\":2}");
        ann.put(chair(id, 1), "{\"chair\":\"closed\"}").is(200);
        ann.post("/tables/" + id + "/start", "{}").isRefused(422, "options");
        assertThat(table(id).path("phase").asString()).isEqualTo("gathering");
    }

    @Test
    void theHostChangesWhatIsPlayed() {
        String id = ann.table(FOUR);
        bob.put("/tables/" + id, "{\"chat\":false}").isRefused(403, "not-host");
        JsonNode changed =
                ann.put(
                                "/tables/" + id,
                                """
                                {"seats":3,"options":{"openHistory":"true"},"public":true,
                                "clock":{"kind":"move","seconds":30}}\
                                """)
                        .is(200)
                        .json();
        assertThat(changed.path("seats").asInt()).isEqualTo(3);
        assertThat(changed.path("options").path("openHistory").asString()).isEqualTo("true");
        assertThat(changed.path("public").asBoolean()).isTrue();
        assertThat(changed.path("clock").path("seconds").asInt()).isEqualTo(30);
        assertThat(changed.path("chairs")).hasSize(3);
        JsonNode more = ann.put("/tables/" + id, "{\"seats\":4}").is(200).json();
        assertThat(more.path("options").path("openHistory").asString()).isEqualTo("true");
        assertThat(kinds(more)).containsExactly("person", "open", "open", "open");
    }

    @Test
    void theClockIsTheOneChosenLast() {
        String id = ann.table(FOUR.replace("}", ",\"fill\":\"random\"}"));
        Line line = ann.look(id, 0);
        ann.put("/tables/" + id, "{\"clock\":{\"kind\":\"game\",\"seconds\":90}}").is(200);
        ann.start(id);
        JsonNode clocks = line.until(m -> m.has("view")).path("clocks");
        assertThat(clocks.path(0).path("millis").asInt()).isEqualTo(90_000);
    }

    @Test
    void nobodyLosesTheirChairWhenThereAreFewer() {
        String id = ann.table(FOUR);
        bob.post(chair(id, 3), "{}").is(200);
        JsonNode two = ann.put("/tables/" + id, "{\"seats\":2}").is(200).json();
        assertThat(names(two)).containsExactly("Ann", "Bob");
        ann.put("/tables/" + id, "{\"seats\":1}").isRefused(400, "people-sit");
        ann.put("/tables/" + id, "{\"seats\":5}").isRefused(422, "options");
    }

    @Test
    void whatIsPlayedStaysOnceItIsDealt() {
        String id = ann.table(FOUR.replace("}", ",\"fill\":\"random\",\"start\":true}"));
        ann.put("/tables/" + id, "{\"seats\":3}").isRefused(409, "phase");
        ann.put("/tables/" + id, "{\"chat\":false}").is(200);
    }

    @Test
    void thosePlayingAgainMoveUpOneChair() {
        String id = ann.table("{\"game\":\"masquerade-trick\",\"seats\":3}");
        bob.post(chair(id, 1), "{}").is(200);
        ann.post("/tables/" + id + "/fill", "{\"level\":\"random\"}").is(200);
        bob.post("/tables/" + id + "/rematch", "{}").isRefused(409, "phase");
        bob.contribute(id);
        ann.start(id);
        Line anns = ann.look(id, 0);
        Line bobs = bob.look(id, 1);
        anns.say(Line.doText("end", "e")).done("e");
        bobs.say(Line.doText("end", "e")).done("e");
        house.stranger().post("/tables/" + id + "/rematch", "{}").isRefused(401, "no-name");
        house.guest("Cem").post("/tables/" + id + "/rematch", "{}").isRefused(403, "forbidden");
        JsonNode next = bob.post("/tables/" + id + "/rematch", "{}").is(201).json();
        String nextId = next.path("id").asString();
        assertThat(nextId).isNotEqualTo(id);
        assertThat(next.path("phase").asString()).isEqualTo("gathering");
        assertThat(kinds(next)).containsExactly("person", "bot", "person");
        assertThat(names(next).getFirst()).isEqualTo("Bob");
        assertThat(next.path("host").asInt()).isZero();
        assertThat(next.path("options")).isEqualTo(table(id).path("options"));
        assertThat(anns.until(m -> m.has("rematch")).path("rematch").asString()).isEqualTo(nextId);
        assertThat(
                        ann.post("/tables/" + id + "/rematch", "{}")
                                .is(201)
                                .json()
                                .path("id")
                                .asString())
                .isEqualTo(nextId);
        assertThat(table(nextId).path("commitment")).isNotEqualTo(table(id).path("commitment"));
    }

    @Test
    void aTableThatDoesNotBeginIsForgottenWhenNobodyLooks() {
        String looked = ann.table(FOUR);
        String left = ann.table(LISTED);
        Line line = ann.look(looked, 0);
        line.message();
        time.pass(Duration.ofHours(23));
        table(left);
        time.pass(Duration.ofHours(2));
        assertThat(table(looked).path("phase").asString()).isEqualTo("gathering");
        // This waits for what is being done at the table.
        bob.put("/tables/" + left, "{\"chat\":true}").isRefused(404, "no-table");
        bob.get("/tables/" + left).isRefused(404, "no-table");
        assertThat(ids(bob.get("/tables").json().path("tables"))).isEmpty();
        assertThat(ids(ann.get("/me").json().path("tables"))).containsExactly(looked);
    }

    @Test
    void aTableThatWasDealtIsNeverForgotten() {
        String id = ann.table(FOUR.replace("}", ",\"fill\":\"random\",\"start\":true}"));
        time.pass(Duration.ofDays(30));
        assertThat(table(id).path("phase").asString()).isEqualTo("playing");
    }

    @Test
    void whatIsOverIsFoundAgain() {
        String id = ann.table(LISTED.replace("}", ",\"fill\":\"random\",\"start\":true}"));
        assertThat(ids(bob.get("/replays").json().path("replays"))).isEmpty();
        ann.look(id, 0).say(Line.doText("end", "e")).done("e");
        assertThat(ids(bob.get("/replays").is(200).json().path("replays"))).containsExactly(id);
        assertThat(ids(ann.get("/me").json().path("finished"))).containsExactly(id);
        assertThat(ids(bob.get("/me").json().path("finished"))).isEmpty();
        assertThat(ids(bob.get("/tables").json().path("tables"))).isEmpty();
    }
}
