package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import masque.server.store.SmallDisk;
import masque.server.table.Time;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A full disk is called that, and once there is room all goes on. */
@Timeout(300)
final class FullDiskTest {
    private static final String TABLE = "{\"game\":\"masquerade-trick\",\"seats\":3}";

    @TempDir Path folder;
    private SmallDisk disk;
    private TestSite house;
    private Person ann;

    @BeforeEach
    void open() throws Exception {
        disk = SmallDisk.in(folder);
        house = TestSite.open(disk.store(), TestSite.settings(), Time.real());
        ann = house.guest("Ann");
    }

    @AfterEach
    void close() {
        house.close();
    }

    private Answer ready() {
        return house.stranger().get("//readyz");
    }

    /** Opens tables until the disk is full; returns what is said then. */
    private Answer fill() {
        Answer answer = ann.post("/tables", TABLE);
        while (answer.status() == 201) {
            answer = ann.post("/tables", TABLE);
        }
        return answer;
    }

    @Test
    void whoeverWantsToWriteIsToldThatTheDiskIsFull() {
        Answer answer = fill().isRefused(507, "store-full");
        assertThat(answer.header("Retry-After")).isNotEmpty();
        ann.post("/tables?lang=ja", TABLE).isRefused(507, "store-full");
        ready().isRefused(503, "store-full");
    }

    @Test
    void onceThereIsRoomAllGoesOn() {
        fill();
        disk.makeRoom();
        while (ready().status() != 200) {
            Thread.onSpinWait();
        }
        ann.post("/tables", TABLE).is(201);
    }

    @Test
    void whoeverPlaysIsToldWhyTheConnectionEnds() throws Exception {
        Line line = ann.look(ann.table(PlayTest.FOUR_OF_MINE), 0);
        int code = line.message().path("moves").path(0).path("code").asInt();
        disk.seal();
        line.say(Line.moveText("unwritten", 1, code));
        Line.Closed closed = line.closed();
        assertThat(closed.code()).isEqualTo(1001);
        assertThat(closed.reason()).contains("cannot read or write its data");
    }

    @Test
    void whoeverChangesATableIsToldThatNothingCanBeWritten() throws Exception {
        String chair = "/tables/" + ann.table(TABLE) + "/chairs/1";
        disk.seal();
        ann.put(chair, "{\"chair\":\"bot:random\"}").isRefused(503, "store-silent");
        disk.makeRoom();
        ann.put(chair, "{\"chair\":\"bot:random\"}").is(200);
    }

    /** While a clock runs the site notes its last moment. */
    @Test
    void aSiteThatCannotWriteStopsInGoodOrder() throws Exception {
        ann.table(
                """
                {"game":"masquerade-trick","seats":3,"start":true,"chairs":["me","me","me"],
                "clock":{"kind":"move","seconds":600}}\
                """);
        disk.seal();
        house.close();
        assertThat(house.port()).isNegative();
    }
}
