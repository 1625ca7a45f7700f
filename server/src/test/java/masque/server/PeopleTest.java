package masque.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** People who come, go, come back, and are several. */
final class PeopleTest {
    @TempDir Path folder;
    private final ManualTime time = new ManualTime(1_700_000_000_000L);
    private TestSite house;

    @BeforeEach
    void open() {
        house = TestSite.open(folder, TestSite.settings(), time);
    }

    @AfterEach
    void close() {
        house.close();
    }

    /** A table for two, dealt. */
    private String dealt(Person ann, Person bob) {
        String table = ann.table("{\"game\":\"masquerade-trick\",\"seats\":2}");
        bob.post("/tables/" + table + "/chairs/1", "{}").is(200);
        bob.contribute(table);
        ann.start(table);
        return table;
    }

    @Test
    void aGuestIsANicknameInASignedCookie() {
        Person ann = house.stranger();
        assertThat(ann.get("/me").is(200).json().path("name").isNull()).isTrue();
        Answer named = ann.put("/me", "{\"name\":\"  Ann \"}").is(200);
        assertThat(named.header("Set-Cookie"))
                .contains("HttpOnly")
                .contains("SameSite=Lax")
                .contains("Path=/");
        assertThat(ann.get("/me").json().path("name").asString()).isEqualTo("Ann");
        String cookie = ann.cookie().orElseThrow();
        String forged = cookie.substring(0, cookie.length() - 2) + "xx";
        Person eve = house.stranger().withCookie(forged);
        assertThat(eve.get("/me").json().path("name").isNull()).isTrue();
    }

    @Test
    void whoeverIsRenamedStaysTheSame() {
        Person ann = house.guest("Ann");
        String table = ann.table("{\"game\":\"masquerade-trick\",\"seats\":2}");
        ann.put("/me", "{\"name\":\"Anna\"}").is(200);
        JsonNode mine = ann.get("/me").json().path("tables");
        assertThat(mine).hasSize(1);
        assertThat(mine.path(0).path("id").asString()).isEqualTo(table);
        assertThat(mine.path(0).path("chairs").path(0).path("you").asBoolean()).isTrue();
    }

    @Test
    void aPersonalLinkLetsOneGoOnFromAnotherDeviceOnce() {
        Person ann = house.guest("Ann");
        String table = ann.table("{\"game\":\"masquerade-trick\",\"seats\":2}");
        JsonNode link = ann.post("/me/link", "{}").is(201).json();
        String token = link.path("token").asString();
        assertThat(link.path("link").asString()).endsWith("/continue/" + token);
        Person phone = house.stranger();
        phone.post("/continue", "{\"token\":\"" + token + "\"}").is(200);
        assertThat(phone.look(table, 0).message().path("seat").asInt()).isZero();
        house.stranger()
                .post("/continue", "{\"token\":\"" + token + "\"}")
                .isRefused(404, "no-link");
    }

    @Test
    void lookingAtThePageOfALinkDoesNotUseItUp() {
        Person ann = house.guest("Ann");
        String token = ann.post("/me/link", "{}").is(201).json().path("token").asString();
        Person phone = house.stranger();
        Answer shown = phone.get("//continue/" + token).is(200);
        assertThat(shown.header("Content-Type")).isEqualToIgnoringCase("text/html;charset=utf-8");
        String page = shown.response().body();
        assertThat(page).contains("<form method=\"post\">").doesNotContain(token);
        phone.with("Content-Type", "application/x-www-form-urlencoded");
        Answer gone = phone.post("//continue/" + token, "");
        assertThat(gone.status()).isEqualTo(303);
        assertThat(gone.header("Location")).endsWith("/");
        assertThat(phone.get("/me").json().path("name").asString()).isEqualTo("Ann");
        assertThat(phone.post("//continue/" + token, "").is(404).refusal()).isEqualTo("no-link");
    }

    @Test
    void aPersonalLinkDoesNotLastForEver() {
        Person ann = house.guest("Ann");
        String token = ann.post("/me/link", "{}").is(201).json().path("token").asString();
        time.pass(Duration.ofMinutes(15));
        house.stranger()
                .post("/continue", "{\"token\":\"" + token + "\"}")
                .isRefused(404, "no-link");
    }

    @Test
    void severalTabsOfOnePlayerSeeTheSame() {
        Person ann = house.guest("Ann");
        String table = dealt(ann, house.guest("Bob"));
        Line one = ann.look(table, 0);
        one.message();
        Line two = ann.look(table, 0);
        two.message();
        JsonNode moved = one.moveFirst();
        assertThat(two.message()).isEqualTo(moved);
        one.close();
        assertThat(ann.look(table, 0).message().path("chairs").path(0).path("here").asBoolean())
                .isTrue();
    }

    @Test
    void afterALostConnectionOneGoesOnWhereOneWas() {
        Person ann = house.guest("Ann");
        String table = dealt(ann, house.guest("Bob"));
        Line line = ann.look(table, 0);
        line.message();
        JsonNode before = line.moveFirst();
        line.abort();
        JsonNode after = ann.look(table, "").message();
        for (String field : List.of("view", "decision", "moves", "waiting", "takeBack")) {
            assertThat(after.path(field)).as(field).isEqualTo(before.path(field));
        }
        assertThat(after.path("events")).isEmpty();
    }

    @Test
    void othersSeeWhoIsThere() {
        Person ann = house.guest("Ann");
        Person bob = house.guest("Bob");
        String table = dealt(ann, bob);
        Line anns = ann.look(table, 0);
        anns.message();
        Line bobs = bob.look(table, 1);
        anns.until(m -> m.path("chairs").path(1).path("here").asBoolean());
        bobs.close();
        anns.until(m -> !m.path("chairs").path(1).path("here").asBoolean());
    }

    @Test
    void whoeverLeavesIsPlayedByTheHouseAndTheHostsRolePassesOn() {
        Person ann = house.guest("Ann");
        Person bob = house.guest("Bob");
        String table = dealt(ann, bob);
        Line anns = ann.look(table, 0);
        anns.message();
        assertThat(anns.latest().path("host").asInt()).isZero();
        anns.say(Line.doText("leave", "bye"));
        JsonNode left = anns.done("bye");
        assertThat(left.path("host").asInt()).isEqualTo(1);
        assertThat(left.path("chairs").path(0).path("house").asBoolean()).isTrue();
        Line bobs = bob.look(table, 1);
        bobs.message();
        bobs.reach(m -> m.path("waiting").valueStream().noneMatch(s -> s.asInt() == 0));
        anns.say(Line.doText("return", "hello"));
        JsonNode back = anns.done("hello");
        assertThat(back.path("host").asInt()).isEqualTo(1);
        assertThat(back.path("chairs").path(0).path("house").asBoolean()).isFalse();
    }

    @Test
    void theGameEndsWhenAllWhoPlayWantIt() {
        Person ann = house.guest("Ann");
        Person bob = house.guest("Bob");
        String table = dealt(ann, bob);
        Line anns = ann.look(table, 0);
        Line bobs = bob.look(table, 1);
        anns.message();
        bobs.message();
        anns.say(Line.doText("end", "e1"));
        assertThat(anns.done("e1").path("ending").toString()).isEqualTo("[0]");
        anns.say(Line.doText("go-on", "e2"));
        assertThat(anns.done("e2").path("ending")).isEmpty();
        bobs.say(Line.doText("end", "e3"));
        assertThat(bobs.done("e3").path("phase").asString()).isEqualTo("playing");
        anns.say(Line.doText("end", "e4"));
        JsonNode ended = anns.done("e4");
        assertThat(ended.path("phase").asString()).isEqualTo("ended");
        assertThat(ended.path("winners")).isEmpty();
        assertThat(ended.path("moves")).isEmpty();
        ann.get("/tables/" + table + "/replay").is(200);
    }

    @Test
    void theHostMayCallTheHouseForWhoeverHasBeenAwayForLong() {
        Person ann = house.guest("Ann");
        Person bob = house.guest("Bob");
        String table = dealt(ann, bob);
        Line anns = ann.look(table, 0);
        anns.message();
        String call = "{\"do\":\"house\",\"id\":\"%s\",\"seat\":1}";
        anns.say(call.formatted("h1"));
        assertThat(anns.refusal().path("code").asString()).isEqualTo("not-away");
        time.pass(Duration.ofMinutes(2));
        anns.say(call.formatted("h2"));
        assertThat(anns.done("h2").path("chairs").path(1).path("house").asBoolean()).isTrue();
        Line bobs = bob.look(table, 1);
        bobs.message();
        bobs.say(Line.doText("return", "r"));
        assertThat(bobs.done("r").path("chairs").path(1).path("house").asBoolean()).isFalse();
        time.pass(Duration.ofSeconds(500));
        anns.say(call.formatted("h3"));
        assertThat(anns.refusal().path("code").asString()).isEqualTo("not-away");
    }

    @Test
    void spectatorsSeeThePublicViewOnly() {
        Person ann = house.guest("Ann");
        String table = dealt(ann, house.guest("Bob"));
        JsonNode seen = house.stranger().look(table, "").message();
        assertThat(seen.path("seat").isMissingNode()).isTrue();
        assertThat(seen.path("moves").isMissingNode()).isTrue();
        assertThat(seen.path("decision").isMissingNode()).isTrue();
        assertThat(seen.path("view").path("cards")).isEmpty();
        assertThat(seen.path("view").path("role").isMissingNode()).isTrue();
        assertThat(ann.look(table, "?seat=none").message().path("view").path("cards")).isEmpty();
    }

    @Test
    void nobodyLooksIntoAnothersCards() {
        Person ann = house.guest("Ann");
        Person bob = house.guest("Bob");
        String table = dealt(ann, bob);
        assertThatThrownBy(() -> bob.look(table, 0))
                .isInstanceOfSatisfying(
                        Line.NotLetIn.class, e -> assertThat(e.status()).isEqualTo(403));
        assertThatThrownBy(() -> house.stranger().look(table, 1))
                .isInstanceOfSatisfying(
                        Line.NotLetIn.class, e -> assertThat(e.status()).isEqualTo(403));
    }

    @Test
    void whoeverStandsUpNoLongerLooksFromThatChair() {
        Person ann = house.guest("Ann");
        Person bob = house.guest("Bob");
        String table = ann.table("{\"game\":\"masquerade-trick\",\"seats\":2}");
        bob.post("/tables/" + table + "/chairs/1", "{}").is(200);
        Line bobs = bob.look(table, 1);
        bobs.message();
        bob.delete("/tables/" + table + "/chairs/1").is(200);
        assertThat(bobs.closed().code()).isEqualTo(1008);
    }

    @Test
    void tablesThatNobodyLooksAtLeaveMemoryAndReturn() {
        Person ann = house.guest("Ann");
        String table = dealt(ann, house.guest("Bob"));
        Line line = ann.look(table, 0);
        line.message();
        JsonNode before = line.moveFirst();
        assertThat(house.tablesInMemory()).isEqualTo(1);
        line.close();
        line.closed();
        while (house.tablesInMemory() > 0) {
            time.pass(Duration.ofMinutes(10));
            Thread.onSpinWait();
        }
        JsonNode after = ann.look(table, 0).message();
        assertThat(after.path("view")).isEqualTo(before.path("view"));
        assertThat(after.path("decision")).isEqualTo(before.path("decision"));
    }
}
