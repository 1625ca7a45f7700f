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

/** How a table comes to its deal: the site commits, everybody contributes, then it is dealt. */
final class DealTest {
    @TempDir Path folder;
    private final ManualTime time = new ManualTime(1_000_000_000_000L);
    private TestSite house;
    private Person ann;
    private Person bob;
    private String table;

    @BeforeEach
    void open() {
        house = TestSite.open(folder, TestSite.settings(), time);
        ann = house.guest("Ann");
        bob = house.guest("Bob");
        table = ann.table("{\"game\":\"masquerade-trick\",\"seats\":3}");
        bob.post("/tables/" + table + "/chairs/1", "{}").is(200);
        ann.put("/tables/" + table + "/chairs/2", "{\"chair\":\"bot:random\"}").is(200);
    }

    @AfterEach
    void close() {
        house.close();
    }

    private JsonNode look() {
        return house.stranger().get("/tables/" + table).is(200).json();
    }

    private String phase() {
        return look().path("phase").asString();
    }

    private List<Integer> contributed() {
        return look().path("contributed").valueStream().map(JsonNode::asInt).toList();
    }

    private Answer contribute(Person person, String text) {
        return person.put("/tables/" + table + "/contribution", "{\"text\":\"" + text + "\"}");
    }

    private void start() {
        ann.post("/tables/" + table + "/start", "{}").is(200);
    }

    @Test
    void theSiteCommitsWhenTheTableIsSetUp() {
        String commitment = look().path("commitment").asString();
        assertThat(commitment).matches("[0-9a-f]{64}");
        JsonNode seen = bob.look(table, 1).message();
        assertThat(seen.path("commitment").asString()).isEqualTo(commitment);
        bob.contribute(table);
        ann.start(table);
        assertThat(look().path("commitment").asString()).isEqualTo(commitment);
    }

    @Test
    void theDealWaitsUntilEverybodyHasContributed() {
        start();
        assertThat(phase()).isEqualTo("dealing");
        contribute(bob, "b").is(200);
        assertThat(contributed()).containsExactly(1);
        assertThat(phase()).isEqualTo("dealing");
        contribute(ann, "a").is(200);
        assertThat(phase()).isEqualTo("playing");
        assertThat(contributed()).containsExactly(0, 1);
    }

    @Test
    void itIsDealtAtOnceIfEverybodyHasContributedBefore() {
        contribute(ann, "").is(200);
        contribute(bob, "b").is(200);
        JsonNode started = ann.post("/tables/" + table + "/start", "{}").is(200).json();
        assertThat(started.path("phase").asString()).isEqualTo("playing");
    }

    @Test
    void theDealDoesNotWaitLongerThanThreeSeconds() {
        Line line = ann.look(table, 0);
        start();
        contribute(ann, "a").is(200);
        time.pass(Duration.ofMillis(2_999));
        assertThat(phase()).isEqualTo("dealing");
        time.pass(Duration.ofMillis(1));
        assertThat(line.until(m -> m.path("phase").asString().equals("playing")).path("view"))
                .isNotEmpty();
        assertThat(contributed()).containsExactly(0);
        contribute(bob, "late").isRefused(409, "phase");
    }

    @Test
    void aPageContributesByItsFirstMessage() {
        Line anns = ann.look(table, 0);
        Line bobs = bob.look(table, 1);
        start();
        bobs.say("{\"do\":\"contribute\",\"id\":\"h\",\"text\":\"b\"}").done("h");
        JsonNode dealt = anns.say("{\"do\":\"contribute\",\"id\":\"h\",\"text\":\"a\"}").done("h");
        assertThat(dealt.path("phase").asString()).isEqualTo("playing");
        assertThat(dealt.path("events")).isNotEmpty();
        assertThat(dealt.has("commitment")).isFalse();
    }

    @Test
    void whatWasContributedStays() {
        contribute(bob, "b").is(200);
        contribute(bob, "c").isRefused(409, "contributed");
        assertThat(contributed()).containsExactly(1);
    }

    @Test
    void whoStandsUpTakesTheContributionAlong() {
        contribute(bob, "b").is(200);
        bob.delete("/tables/" + table + "/chairs/1").is(200);
        bob.post("/tables/" + table + "/chairs/1", "{}").is(200);
        assertThat(contributed()).isEmpty();
    }

    @Test
    void whoHasSeveralChairsContributesOnce() {
        String mine =
                ann.post(
                                "/tables",
                                """
                                {"game":"masquerade-trick","seats":3,"start":true,
                                "chairs":["bot:random","me","me"]}\
                                """)
                        .is(201)
                        .json()
                        .path("id")
                        .asString();
        assertThat(ann.contribute(mine).json().path("phase").asString()).isEqualTo("playing");
    }

    @Test
    void onlyThoseWhoSitThereContribute() {
        contribute(house.guest("Cem"), "c").isRefused(403, "forbidden");
        contribute(house.stranger(), "c").isRefused(401, "no-name");
        contribute(bob, "no spaces").isRefused(400, "contribution-form");
        contribute(bob, "x".repeat(65)).isRefused(400, "contribution-form");
        assertThat(contributed()).isEmpty();
    }

    @Test
    void aDealThatWasInterruptedIsMade() {
        start();
        contribute(bob, "b").is(200);
        house.close();
        house = TestSite.open(folder, TestSite.settings(), time);
        assertThat(phase()).isEqualTo("dealing");
        Line line = ann.at(house).look(table, 0);
        assertThat(line.message().path("phase").asString()).isEqualTo("dealing");
        time.pass(Duration.ofSeconds(3));
        line.reach(message -> message.path("phase").asString().equals("playing"));
        assertThat(phase()).isEqualTo("playing");
        assertThat(contributed()).containsExactly(1);
    }

    @Test
    void otherTablesHaveOtherSecrets() {
        String other = ann.table("{\"game\":\"masquerade-trick\",\"seats\":3}");
        assertThat(ann.get("/tables/" + other).json().path("commitment"))
                .isNotEqualTo(look().path("commitment"));
    }
}
