package masque.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Lines that repeat themselves, get things out of order, break, or do not listen. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class BadLineTest {
    private static final int SEATS = 4;
    private static final int SHOUTS = 50;
    private static final String OURS =
            """
            {"game":"masquerade-trick","seats":4,"options":{"length":"deal-per-player"},
            "chairs":["me","me","me","bot:random"],"start":true}\
            """;

    private final ManualTime time = new ManualTime(1_000_000);
    private TestSite house;
    private Person ann;

    @BeforeAll
    void open(@TempDir Path folder) {
        house = TestSite.open(folder, TestSite.settings(), time);
        ann = house.guest("Ann");
    }

    @AfterAll
    void close() {
        house.close();
    }

    private static int code(Line line) {
        return line.latest().path("moves").path(0).path("code").asInt();
    }

    private static int decision(Line line) {
        return line.latest().path("decision").asInt();
    }

    private static Line mover(List<Line> lines) {
        return lines.stream().filter(Line::awaited).findFirst().orElseThrow();
    }

    /** Everybody passes a card, so that from now on one after the other plays. */
    private static void pass(List<Line> lines) {
        for (Line line : lines) {
            line.moveFirst();
            lines.stream().filter(one -> one != line).forEach(Line::message);
        }
    }

    @Test
    void aMoveSentTwiceIsOneMove() {
        List<Line> lines = Line.all(ann, ann.table(PlayTest.FOUR_OF_MINE), SEATS);
        pass(lines);
        Line mover = mover(lines);
        int decision = decision(mover);
        String move = Line.moveText("once", decision, code(mover));
        JsonNode first = mover.say(move).say(move).say(move).done("once");
        JsonNode second = mover.done("once");
        JsonNode third = mover.done("once");
        assertThat(first.path("decision").asInt()).isEqualTo(decision + 1);
        assertThat(second.path("view")).isEqualTo(first.path("view"));
        assertThat(third.path("view")).isEqualTo(first.path("view"));
        assertThat(second.path("events")).isEmpty();
        for (Line line : lines) {
            if (line != mover) {
                line.message();
                line.say(Line.doText("ping", "p"));
                assertThat(line.message().path("type").asString()).isEqualTo("pong");
            }
        }
    }

    @Test
    void ofMovesInTheWrongOrderOnlyTheRightOneCounts() {
        List<Line> lines = Line.all(ann, ann.table(PlayTest.FOUR_OF_MINE), SEATS);
        pass(lines);
        Line mover = mover(lines);
        int decision = decision(mover);
        int code = code(mover);
        mover.say(Line.moveText("second", decision + 1, code));
        mover.say(Line.moveText("first", decision, code));
        JsonNode refused = mover.refusal();
        assertThat(refused.path("id").asString()).isEqualTo("second");
        assertThat(refused.path("code").asString()).isEqualTo("stale");
        assertThat(mover.done("first").path("decision").asInt()).isEqualTo(decision + 1);
    }

    @Test
    void anIdThatWasRefusedMayBeUsedForTheRightMove() {
        List<Line> lines = Line.all(ann, ann.table(PlayTest.FOUR_OF_MINE), SEATS);
        Line mover = mover(lines);
        mover.say(Line.moveText("x", 1, 99)).refusal();
        assertThat(mover.say(Line.moveText("x", 1, code(mover))).done("x").path("decision").asInt())
                .isEqualTo(2);
    }

    @Test
    void whileTheHousePlaysNobodyElseDoes() {
        String table = ann.table(OURS);
        Line line = ann.look(table, 0);
        line.message();
        int code = code(line);
        line.say(Line.doText("leave", "l")).done("l");
        JsonNode refused = line.say(Line.moveText("x", decision(line), code)).refusal();
        assertThat(refused.path("status").asInt()).isEqualTo(409);
        assertThat(refused.path("code").asString()).isIn("house", "stale");
        line.say("{\"do\":\"house\",\"id\":\"h\",\"seat\":3}");
        assertThat(line.refusal().path("code").asString()).isEqualTo("not-host");
    }

    @Test
    void theHouseDoesNotPlayForABot() {
        Line line = ann.look(ann.table(OURS), 0);
        line.message();
        line.say("{\"do\":\"house\",\"id\":\"h\",\"seat\":3}");
        assertThat(line.refusal().path("code").asString()).isEqualTo("nobody-to-replace");
    }

    @Test
    void aLineThatBreaksWithinAMoveMakesNone() {
        String table = ann.table(PlayTest.FOUR_OF_MINE);
        List<Line> lines = Line.all(ann, table, SEATS);
        Line mover = mover(lines);
        byte[] move =
                Wire.framed(
                        Wire.LAST | Wire.TEXT,
                        Line.moveText("x", decision(mover), code(mover)).getBytes(UTF_8));
        try (Wire wire = Wire.open(house.port(), table, "?seat=0", ann.cookie())) {
            wire.message();
            wire.raw(Arrays.copyOf(move, move.length - 1));
        }
        mover.say(Line.doText("ping", "p"));
        assertThat(mover.message().path("type").asString()).isEqualTo("pong");
        assertThat(mover.moveFirst().path("decision").asInt()).isEqualTo(2);
    }

    @Test
    void aFloodOfPingsOfTheWireDisturbsNobody() {
        String table = ann.table(PlayTest.FOUR_OF_MINE);
        List<Line> lines = Line.all(ann, table, SEATS);
        try (Wire wire = Wire.open(house.port(), table, "?seat=none", ann.cookie())) {
            for (int i = 0; i < 2_000; i++) {
                wire.frame(Wire.LAST | Wire.PING, (byte) i);
            }
            mover(lines).moveFirst();
            assertThat(wire.pong()).isTrue();
        }
    }

    /**
     * Seat 3 does not read what it is sent, and asks again and again to be told of its move. The
     * others play on meanwhile, and after a while they see that nobody is at seat 3.
     */
    @Test
    void whoeverDoesNotReadIsLetGoAndHoldsNobodyUp() {
        String table = ann.table(PlayTest.FOUR_OF_MINE);
        List<Line> lines = Line.all(ann, table, SEATS);
        Line deaf = lines.get(3);
        String move = Line.moveText("x", 1, code(deaf));
        deaf.say(move).done("x");
        Line first = lines.getFirst();
        try (Wire wire = Wire.open(house.port(), table, "?seat=3", ann.cookie(), 2_048)) {
            deaf.close();
            deaf.closed();
            wire.shout(move, SHOUTS);
            first.until(message -> message.path("waiting").size() == SEATS - 1);
            assertThat(first.moveFirst().path("decision").asInt()).isEqualTo(2);
            do {
                wire.shout(move, SHOUTS);
                time.pass(Duration.ofSeconds(1));
                first.say(Line.doText("ping", "p"));
            } while (!seesNobodyAt3(first));
            assertThat(wire.roomy().closed().code()).isIn(1006, 1013);
        }
    }

    /** Reads up to the answer to a ping. */
    private static boolean seesNobodyAt3(Line line) {
        line.until(message -> message.path("type").asString().equals("pong"));
        return !line.latest().path("chairs").path(3).path("here").asBoolean();
    }
}
