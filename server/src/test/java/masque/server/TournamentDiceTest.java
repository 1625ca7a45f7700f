package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import masque.games.dicechallenge.DiceBox;
import masque.server.setup.Playable;
import masque.server.setup.Rulebooks;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Duels of a tournament, from the secret picks on. */
final class TournamentDiceTest {
    private static final String DICE = "dice-challenge";

    @TempDir Path folder;
    private final ManualTime time = new ManualTime(1_000_000_000_000L);
    private TestSite site;

    @BeforeEach
    void open() {
        Playable dice = TestSite.dice();
        Playable asking =
                new Playable(
                        dice.box(),
                        dice.bots(),
                        dice.houseLevel(),
                        Rulebooks.NONE,
                        Optional.empty(),
                        Map.of(DiceBox.ASK_MIRROR, "true"),
                        Optional.empty(),
                        Optional.empty());
        site = TestSite.open(TestSite.store(folder), TestSite.settings(), time, List.of(asking));
    }

    @AfterEach
    void close() {
        site.close();
    }

    private static Line seated(Person person, String table, int seat) {
        Line line = person.look(table, seat);
        line.until(Convention::playing);
        return line;
    }

    private static JsonNode pick(Line line, String move) {
        JsonNode wanted =
                line.latest()
                        .path("moves")
                        .valueStream()
                        .filter(one -> one.path("move").asString().equals(move))
                        .findFirst()
                        .orElseThrow();
        return line.move(wanted.path("code").asInt());
    }

    /** What the first move of this seat is called. */
    private static String first(Line line) {
        return line.latest().path("moves").path(0).path("move").asString();
    }

    @Test
    void dc_8_10_equalPicksOfATournamentAreAskedAboutAMirrorMatch() {
        Convention hall = Convention.of(site, DICE, "");
        Person ann = hall.enters("Ann");
        Person bob = hall.enters("Bob");
        hall.desk("start", "");
        String table = hall.table(hall.match(ann, bob));
        assertThat(ann.get("/tables/" + table).json().path("options").path("ask-mirror").asString())
                .isEqualTo("true");
        ann.contribute(table);
        bob.contribute(table);
        try (Line anns = seated(ann, table, 0);
                Line bobs = seated(bob, table, 1)) {
            String same = first(anns);
            pick(anns, same);
            assertThat(bobs.latest().toString()).doesNotContain("\"mirror\":{");
            pick(bobs, same);
            bobs.reach(message -> asksForMirror(message));
            anns.until(message -> asksForMirror(message));
            pick(anns, "yes");
            pick(bobs, "yes");
            JsonNode begun =
                    anns.until(message ->
                            !asksForMirror(message) && !message.path("events").isEmpty());
            assertThat(begun.path("phase").asString()).isEqualTo("playing");
        }
    }

    private static boolean asksForMirror(JsonNode message) {
        return message.path("view").path("phase").asString().equals("mirror");
    }

    @Test
    void dc_8_3_anOrganiserMayChooseOtherwise() {
        Convention always = Convention.of(site, DICE, ",\"options\":{\"mirror\":\"true\"}");
        JsonNode options = always.show().path("options");
        assertThat(options.path("mirror").asString()).isEqualTo("true");
        assertThat(options.path("ask-mirror").asString("false")).isEqualTo("false");
        Convention never = Convention.of(site, DICE, ",\"options\":{\"ask-mirror\":\"false\"}");
        assertThat(never.show().path("options").path("ask-mirror").asString("false"))
                .isEqualTo("false");
    }

    @Test
    void dc_8_11_ifBothRunOutDuringThePicksTheMatchIsVoid() {
        Convention hall = Convention.of(site, DICE, "");
        Person ann = hall.enters("Ann");
        Person bob = hall.enters("Bob");
        hall.desk("start", "");
        int match = hall.match(ann, bob);
        String table = hall.table(match);
        ann.contribute(table);
        bob.contribute(table);
        try (Line line = seated(ann, table, 0)) {
            time.pass(Duration.ofMinutes(1));
            line.say(Line.doText("ping", "seen"))
                    .until(message -> message.path("type").asString().equals("pong"));
            time.pass(Duration.ofMinutes(2));
        }
        JsonNode over = hall.awaitOver(match);
        assertThat(over.path("stage").asString()).isEqualTo("void");
        assertThat(hall.tokens(ann)).isEqualTo(5);
        assertThat(hall.tokens(bob)).isEqualTo(5);
        assertThat(hall.log().getLast().path("cause").asString()).isEqualTo("all-late");
        assertThat(hall.state(ann)).isEqualTo("free");
    }
}
