package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Talk at a table. */
final class ChatTest {
    private static final String TWO = "{\"game\":\"masquerade-trick\",\"seats\":2}";

    @TempDir Path folder;
    private final ManualTime time = new ManualTime(1_000_000_000_000L);
    private TestSite house;
    private Person ann;
    private Person bob;
    private String table;
    private Line anns;
    private Line bobs;

    @BeforeEach
    void open() {
        house = TestSite.open(folder, TestSite.settings(), time);
        ann = house.guest("Ann");
        bob = house.guest("Bob");
        table = ann.table(TWO);
        bob.post("/tables/" + table + "/chairs/1", "{}").is(200);
        anns = ann.look(table, 0);
        bobs = bob.look(table, 1);
    }

    @AfterEach
    void close() {
        house.close();
    }

    private static String say(String id, String text) {
        return "{\"do\":\"say\",\"id\":\"%s\",\"text\":\"%s\"}".formatted(id, text);
    }

    private static String react(String id, String reaction) {
        return "{\"do\":\"react\",\"id\":\"%s\",\"reaction\":\"%s\"}".formatted(id, reaction);
    }

    private static JsonNode chat(Line line) {
        return line.until(message -> message.path("type").asString().equals("chat"));
    }

    @Test
    void everybodyHearsWhatIsSaid() {
        Line looking = house.stranger().look(table, "?seat=none");
        anns.say(say("s-1", " Good evening! "));
        JsonNode own = chat(anns);
        assertThat(own.path("done").asString()).isEqualTo("s-1");
        for (Line other : new Line[] {bobs, looking}) {
            JsonNode heard = chat(other);
            assertThat(heard.has("done")).isFalse();
            JsonNode line = heard.path("lines").path(0);
            assertThat(line.path("seat").asInt()).isZero();
            assertThat(line.path("name").asString()).isEqualTo("Ann");
            assertThat(line.path("text").asString()).isEqualTo("Good evening!");
            assertThat(line.path("at").asString()).isEqualTo("2001-09-09T01:46:40Z");
        }
    }

    @Test
    void reactionsAreOfAFixedKind() {
        bobs.say(react("r-1", "clap"));
        assertThat(chat(anns).path("lines").path(0).path("reaction").asString()).isEqualTo("clap");
        bobs.say(react("r-2", "<img>"));
        assertThat(bobs.closed().code()).isEqualTo(1008);
    }

    @Test
    void whoComesLaterReadsWhatWasSaid() {
        anns.say(say("s-1", "one"));
        chat(anns);
        bobs.say(say("s-2", "two"));
        chat(anns);
        house.close();
        house = TestSite.open(folder, TestSite.settings(), time);
        JsonNode lines = chat(bob.at(house).look(table, 1)).path("lines");
        assertThat(lines.valueStream().map(line -> line.path("text").asString()))
                .containsExactly("one", "two");
        assertThat(lines.path(1).path("number").asInt()).isEqualTo(2);
    }

    @Test
    void onlyThoseWhoSitThereSpeak() {
        Line looking = house.stranger().look(table, "?seat=none");
        looking.say(say("s-1", "psst"));
        assertThat(looking.refusal().path("code").asString()).isEqualTo("forbidden");
    }

    @Test
    void theHostSwitchesItOff() {
        anns.say(say("s-1", "before"));
        chat(bobs);
        ann.put("/tables/" + table, "{\"chat\":false}").is(200);
        bobs.until(message -> message.has("chat") && !message.path("chat").asBoolean());
        bobs.say(say("s-2", "after"));
        assertThat(bobs.refusal().path("code").asString()).isEqualTo("chat-off");
        Line again = bob.look(table, 1);
        again.message();
        again.say(Line.doText("ping", "p"));
        assertThat(again.message().path("type").asString()).isEqualTo("pong");
    }

    @Test
    void fiveLinesInTenSecondsAreEnough() {
        for (int i = 0; i < 5; i++) {
            anns.say(say("s-" + i, "again"));
            chat(anns);
        }
        anns.say(say("s-5", "again"));
        JsonNode refusal = anns.refusal();
        assertThat(refusal.path("status").asInt()).isEqualTo(429);
        bobs.say(say("s-0", "mine"));
        bobs.until(message -> message.path("done").asString("").equals("s-0"));
        time.pass(Duration.ofSeconds(10));
        anns.say(say("s-6", "at last"));
        anns.until(message -> message.path("done").asString("").equals("s-6"));
    }

    @Test
    void aLineIsPlainAndShort() {
        anns.say(say("s-1", "x".repeat(200)));
        assertThat(chat(anns).path("lines").path(0).path("text").asString()).hasSize(200);
        for (String bad :
                new String[] {"x".repeat(201), "", "  ", "two\\nlines", "\\u0007", "\\u202e"}) {
            Line line = ann.look(table, 0);
            line.say(say("s-2", bad));
            assertThat(line.closed().code()).as(bad).isEqualTo(1008);
        }
        assertThat(chat(bobs).path("lines")).hasSize(1);
    }

    @Test
    void talkIsNoPartOfTheGame() {
        int frame = bobs.message().path("frame").asInt();
        anns.say(say("s-1", "hello"));
        chat(bobs);
        ann.put("/tables/" + table, "{\"public\":true}").is(200);
        JsonNode next = bobs.until(message -> message.path("public").asBoolean());
        assertThat(next.path("frame").asInt()).isGreaterThan(frame);
        assertThat(next.has("lines")).isFalse();
    }
}
