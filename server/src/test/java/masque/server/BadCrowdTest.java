package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.IntFunction;
import masque.server.setup.Settings;
import masque.server.table.Time;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever asks too often, from this machine too. */
final class BadCrowdTest {
    private static final int MANY = 5_000;
    private static final String ORDER = "{\"game\":\"masquerade-trick\",\"seats\":4}";
    private static final String GUESS = "{\"token\":\"AAAAAAAAAAAAAAAAAAAAAA\"}";

    @TempDir Path folder;
    private TestSite house;

    @BeforeEach
    void open() {
        // No time passes, so nobody gets anything back.
        house = TestSite.open(folder, strict(false), new ManualTime(0));
    }

    @AfterEach
    void close() {
        house.close();
    }

    /** Settings that are no more generous to tests than to anybody. */
    private static Settings strict(boolean trustedProxy) {
        Settings usual = TestSite.settings();
        return new Settings(
                usual.host(),
                usual.port(),
                Optional.empty(),
                trustedProxy,
                usual.thinking(),
                usual.idle(),
                usual.patience(),
                1,
                false,
                false);
    }

    /** Asks until it is too much; how often it was not. */
    private static int askTillRefused(int fine, IntFunction<Answer> ask) {
        for (int i = 0; i < MANY; i++) {
            Answer answer = ask.apply(i);
            if (answer.status() != fine) {
                answer.isRefused(429, "too-many");
                assertThat(Integer.parseInt(answer.header("Retry-After"))).isBetween(1, 600);
                assertThat(answer.header("Content-Security-Policy")).isNotEmpty();
                Reply.givesNothingAway(answer.response().body());
                return i;
            }
        }
        throw new AssertionError("nobody minds");
    }

    @Test
    void tooManyRequests() {
        Person stranger = house.stranger();
        assertThat(askTillRefused(404, i -> stranger.get("/nothing"))).isEqualTo(1_200);
    }

    @Test
    void tooManyTablesAndNoneMoreThanWereGranted() {
        Person ann = house.guest("Ann");
        int granted = askTillRefused(201, i -> ann.post("/tables", ORDER));
        assertThat(granted).isEqualTo(20);
        assertThat(ann.get("/me").json().path("tables")).hasSize(granted);
    }

    @Test
    void tooManyGuesses() {
        Person eve = house.stranger();
        int guesses = askTillRefused(404, i -> eve.post("/continue", GUESS));
        assertThat(guesses).isEqualTo(20);
    }

    /** All in a hall come from one address, and type the same code. */
    @Test
    void onlyWrongCodesAreCounted() {
        Convention hall = Convention.of(house, ",\"entry\":\"code\"");
        String code = "{\"code\":\"" + hall.show().path("code").asString() + "\"}";
        String wrong = "{\"code\":\"AAAAAA\"}";
        String entrants = hall.path() + "/entrants";
        for (int i = 0; i < 30; i++) {
            house.stranger().post("/find", code).is(200);
        }
        Person eve = house.guest("Eve");
        int guesses = askTillRefused(403, i -> eve.post(entrants, wrong));
        assertThat(guesses).isBetween(20, 100);
        eve.post("/find", wrong).isRefused(429, "too-many");
        eve.post(hall.path() + "/organisers", "{\"key\":\"A\"}").isRefused(429, "too-many");
        assertThat(eve.post("/find", code).is(200).json().path("tournament").path("id").asString())
                .isEqualTo(hall.id());
        eve.post(entrants, code).is(201);
    }

    @Test
    void anAddressThatOneWritesDownOneselfIsNotBelieved() {
        Person eve = house.stranger();
        int guesses =
                askTillRefused(
                        404,
                        i -> {
                            eve.with("X-Forwarded-For", "198.51.100." + i % 250);
                            return eve.post("/continue", GUESS);
                        });
        assertThat(guesses).isEqualTo(20);
    }

    @Test
    void behindATrustedProxyEverybodyIsCountedByThemselves() {
        Path other = folder.resolve("behind-a-proxy");
        try (TestSite hidden = TestSite.open(other, strict(true), Time.real())) {
            Person eve = hidden.stranger().with("X-Forwarded-For", "203.0.113.9, 198.51.100.7");
            askTillRefused(404, i -> eve.post("/continue", GUESS));
            eve.with("X-Forwarded-For", "203.0.113.10, 198.51.100.7");
            eve.post("/continue", GUESS).isRefused(429, "too-many");
            Person bob = hidden.stranger().with("X-Forwarded-For", "198.51.100.8");
            bob.post("/continue", GUESS).isRefused(404, "no-link");
        }
    }

    @Test
    void tooManySockets() {
        Person ann = house.guest("Ann");
        String table = ann.table(ORDER);
        int opened = 0;
        Reply reply = Wire.upgrade(table, "").hangsUp().at(house.port());
        while (reply.status() == 101 && opened < MANY) {
            opened++;
            reply = Wire.upgrade(table, "").hangsUp().at(house.port());
        }
        reply.isRefused(429, "too-many");
        assertThat(opened).isEqualTo(600);
        assertThat(ann.get("/me").status()).isEqualTo(200);
    }

    @Test
    void tooManyMessages() {
        Person ann = house.guest("Ann");
        String table = ann.table(PlayTest.FOUR_OF_MINE);
        try (Wire wire = Wire.open(house.port(), table, "?seat=0", ann.cookie())) {
            wire.shout(Line.doText("ping", "p"), 2_000);
            // The goodbye may get lost: what is still on its way when the site hangs up cuts it
            // off.
            assertThat(wire.closed())
                    .isIn(
                            new Line.Closed(1006, ""),
                            new Line.Closed(1013, "Too many messages. Please come back later."));
        }
        assertThat(ann.get("/tables/" + table).json().path("phase").asString())
                .isEqualTo("playing");
    }
}
