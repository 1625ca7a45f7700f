package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import masque.server.setup.Settings;
import masque.server.table.Time;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** However many look on, whoever sits at a table has a place there, and so have other networks. */
final class SpectatorsTest {
    private static final int MOST = 256;
    private static final int OF_ONE_NETWORK = 128;
    private static final int OF_ONE_SEAT = 16;

    @TempDir Path folder;
    private TestSite house;
    private Person ann;
    private String table;
    private final List<Line> lines = new ArrayList<>();

    @BeforeEach
    void open() {
        house = TestSite.open(folder, behindAProxy(), Time.real());
        ann = house.guest("Ann");
        table = ann.table(PlayTest.FOUR_OF_MINE);
    }

    @AfterEach
    void close() {
        house.close();
    }

    private static Settings behindAProxy() {
        Settings usual = TestSite.settings();
        return new Settings(
                usual.host(),
                usual.port(),
                usual.publicAddress(),
                true,
                usual.thinking(),
                usual.idle(),
                usual.patience(),
                usual.generosity(),
                usual.openMetrics(),
                usual.development());
    }

    /** Somebody looks on from an address of the world, and sees the table. */
    private Line spectator(String address) {
        Line line = house.stranger().with("X-Forwarded-For", address).look(table, "?seat=none");
        lines.add(line);
        return line;
    }

    private void fill(int count, String address) {
        for (int i = 0; i < count; i++) {
            assertThat(spectator(address).message().path("type").asString()).isEqualTo("table");
        }
    }

    /** Whether somebody is still there, and not on the way out. */
    private static void isThere(Line line) {
        line.say(Line.doText("ping", "p"))
                .until(message -> message.path("type").asString().equals("pong"));
    }

    private static void hasGivenWay(Line line) {
        assertThat(line.closed().code()).isEqualTo(1013);
    }

    @Test
    void whoeverSitsThereIsLetInHoweverManyLookOn() {
        fill(OF_ONE_NETWORK, "198.51.100.1");
        fill(OF_ONE_NETWORK, "198.51.100.2");
        for (int seat = 0; seat < 4; seat++) {
            isThere(ann.look(table, seat));
        }
    }

    @Test
    void oneNetworkHasSoManyPlacesAndItsOldestGoesFirst() {
        fill(OF_ONE_NETWORK, "198.51.100.1");
        fill(2, "198.51.100.1");
        hasGivenWay(lines.get(0));
        hasGivenWay(lines.get(1));
        isThere(lines.get(2));
        isThere(lines.getLast());
    }

    @Test
    void whoeverHasMostMakesRoomForOthers() {
        fill(OF_ONE_NETWORK, "198.51.100.1");
        fill(OF_ONE_NETWORK - 1, "198.51.100.2");
        fill(2, "198.51.100.3");
        assertThat(lines).hasSize(MOST + 1);
        hasGivenWay(lines.get(0));
        isThere(lines.get(1));
        isThere(lines.get(OF_ONE_NETWORK));
        isThere(lines.getLast());
    }

    @Test
    void whereEverybodyHasOnePlaceTheLastIsRefused() {
        for (int i = 0; i < MOST; i++) {
            fill(1, "198.51.%d.%d".formatted(i / 200, 1 + i % 200));
        }
        hasGivenWay(spectator("203.0.113.1"));
        isThere(lines.getFirst());
    }

    @Test
    void onePlayerHasSoManyDevicesAndTheOldestGoesFirst() {
        for (int i = 0; i <= OF_ONE_SEAT; i++) {
            Line line = ann.look(table, 0);
            assertThat(line.message().path("type").asString()).isEqualTo("table");
            lines.add(line);
        }
        hasGivenWay(lines.getFirst());
        isThere(lines.get(1));
        isThere(lines.getLast());
    }
}
