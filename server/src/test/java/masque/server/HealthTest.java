package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import masque.server.store.Stores;
import masque.server.table.Time;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The site says whether it lives and whether it can serve, and stops in good order. */
final class HealthTest {
    @TempDir Path folder;
    private Hindrance hindrance;
    private TestSite house;

    @BeforeEach
    void open() {
        hindrance = new Hindrance(Stores.sqlite(folder));
        house = TestSite.open(hindrance.store(), TestSite.settings(), Time.real());
    }

    @AfterEach
    void close() {
        house.close();
    }

    private Answer ask(String path) {
        return house.stranger().get("/" + path);
    }

    @Test
    void aSiteThatServesSaysSo() {
        assertThat(ask("/healthz").is(200).response().body()).isEqualTo("{\"status\":\"ok\"}");
        assertThat(ask("/readyz").is(200).response().body()).isEqualTo("{\"status\":\"ready\"}");
        assertThat(ask("/readyz").header("Set-Cookie")).isEmpty();
    }

    @Test
    void aSiteThatCannotReadIsAliveButNotReady() {
        hindrance.breakReads();
        Answer answer = ask("/readyz").isRefused(503, "store-silent");
        assertThat(answer.header("Retry-After")).isNotEmpty();
        assertThat(answer.header("Content-Security-Policy")).isNotEmpty();
        ask("/readyz?lang=ja").isRefused(503, "store-silent");
        ask("/healthz").is(200);
        hindrance.releaseReads();
        ask("/readyz").is(200);
    }

    @Test
    void aSiteThatGetsNoAnswerFromItsStoreIsNotReady() {
        hindrance.holdReads();
        ask("/readyz").isRefused(503, "store-silent");
        hindrance.releaseReads();
        ask("/readyz").is(200);
    }

    /** A move is being written when the site is told to stop. */
    @Test
    void whatWasBegunIsFinishedAndNothingNewIsTaken() throws InterruptedException {
        Person ann = house.guest("Ann");
        String table = ann.table(PlayTest.FOUR_OF_MINE);
        Line line = ann.look(table, 0);
        line.message();
        int code = line.latest().path("moves").path(0).path("code").asInt();
        hindrance.holdSteps();
        line.say(Line.moveText("last", 1, code));
        hindrance.awaitStep();
        Thread closing = Thread.ofPlatform().start(house::close);
        awaitStopping();
        ann.get("/me").isRefused(503, "stopping");
        Knock.of("GET /").at(house.port()).isRefusedByPage(503, "stopping");
        ann.post("/tables", PlayTest.FOUR_OF_MINE).isRefused(503, "stopping");
        ask("/healthz").is(200);
        assertThat(refusedUpgrade(ann, table)).isEqualTo(503);
        line.say(Line.moveText("too-late", 2, code));
        hindrance.releaseSteps();
        assertThat(line.done("last").path("decision").asInt()).isEqualTo(2);
        assertThat(line.closed().code()).isEqualTo(1001);
        closing.join();
        try (TestSite again = TestSite.open(folder)) {
            Line later = ann.at(again).look(table, 0);
            assertThat(later.message().path("decision").asInt()).isEqualTo(2);
        }
    }

    private void awaitStopping() {
        while (ask("/readyz").status() != 503) {
            Thread.onSpinWait();
        }
        ask("/readyz").isRefused(503, "stopping");
    }

    private static int refusedUpgrade(Person person, String table) {
        try (Line line = person.look(table, 0)) {
            throw new AssertionError("let in, and told " + line.message());
        } catch (Line.NotLetIn refused) {
            return refused.status();
        }
    }
}
