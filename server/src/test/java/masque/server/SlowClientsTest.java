package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import masque.server.setup.Settings;
import masque.server.table.Time;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever sends or reads slowly, or says nothing at all, takes that from nobody else. */
final class SlowClientsTest {
    /** More than a server has threads. */
    private static final int CROWD = 300;

    private static final int OF_ONE_NETWORK = 1_000;

    /** Those who come at once are counted in any order: by as many threads as a server has. */
    private static final int AT_ONCE = 200;

    private static final int A_MOMENT_MILLIS = 50;
    private static final int MANY = 1_000;
    private static final String BEGUN =
            """
            PUT /api/v1/me HTTP/1.1
            Host: localhost
            Content-Type: application/json
            Content-Length: 8000

            {\
            """;

    @TempDir Path folder;
    private final List<Socket> crowd = new ArrayList<>();

    @AfterEach
    void leave() throws IOException {
        for (Socket socket : crowd) {
            socket.close();
        }
    }

    /** Somebody who connects and says this much. */
    private Socket begin(TestSite house, String text) throws IOException {
        Socket socket = new Socket();
        crowd.add(socket);
        socket.setReceiveBufferSize(1 << 12);
        socket.connect(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), house.port()));
        say(socket, text);
        return socket;
    }

    private static void say(Socket socket, String text) throws IOException {
        String lines = text.replace("\n", "\r\n");
        socket.getOutputStream().write(lines.getBytes(StandardCharsets.US_ASCII));
    }

    /** What has come within a moment: nothing if nothing has, or -1 if it is the end. */
    private static Optional<Integer> heard(Socket socket) throws IOException {
        return heard(socket, A_MOMENT_MILLIS);
    }

    private static Optional<Integer> heard(Socket socket, int millis) throws IOException {
        try {
            socket.setSoTimeout(millis);
            return Optional.of(socket.getInputStream().read());
        } catch (SocketTimeoutException nothing) {
            return Optional.empty();
        } catch (SocketException reset) {
            return Optional.of(-1);
        }
    }

    private static Settings generous(int generosity) {
        Settings usual = TestSite.settings();
        return new Settings(
                usual.host(),
                usual.port(),
                usual.publicAddress(),
                usual.trustedProxy(),
                usual.thinking(),
                usual.idle(),
                usual.patience(),
                generosity,
                usual.openMetrics(),
                usual.development());
    }

    @Test
    void whoSendsABodySlowlyKeepsNobodyWaiting() throws IOException {
        try (TestSite house = TestSite.open(folder)) {
            for (int i = 0; i < CROWD; i++) {
                begin(house, BEGUN);
            }
            house.guest("Ann").get("/me").is(200);
            for (Socket slow : crowd) {
                // Nobody had to be let go first: that would be an answer, or the end.
                assertThat(slow.getInputStream().available()).isZero();
            }
            assertThat(heard(crowd.getFirst())).isEmpty();
        }
    }

    @Test
    void whoDoesNotReadKeepsNobodyWaiting() throws IOException {
        String page = "GET /openapi.json HTTP/1.1\nHost: localhost\n\n";
        try (TestSite house = TestSite.open(folder)) {
            for (int i = 0; i < CROWD; i++) {
                begin(house, page.repeat(300));
            }
            // After thirty seconds whoever reads nothing is let go; so long nobody may wait.
            for (Socket deaf : crowd) {
                deaf.setSoTimeout(20_000);
                assertThat(deaf.getInputStream().read()).isEqualTo((int) 'H');
            }
            house.guest("Ann").get("/me").is(200);
        }
    }

    @Test
    void aBodyMustComeWithoutDelay() throws IOException {
        ManualTime time = new ManualTime(1_700_000_000_000L);
        try (TestSite house = TestSite.open(folder, TestSite.settings(), time)) {
            Socket slow = begin(house, BEGUN);
            for (int i = 0; i < MANY && slow.getInputStream().available() == 0; i++) {
                time.pass(Duration.ofSeconds(3));
                say(slow, " ");
                heard(slow).ifPresent(first -> assertThat(first).isEqualTo((int) 'H'));
            }
            String rest = new String(slow.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(rest).startsWith("TTP/1.1 408 ").contains("\"code\":\"slow-body\"");
        }
    }

    @Test
    void whoAsksForNothingIsNotWaitedForForEver() throws IOException {
        ManualTime time = new ManualTime(1_700_000_000_000L);
        try (TestSite house = TestSite.open(folder, TestSite.settings(), time)) {
            Socket silent = begin(house, "");
            Socket slow = begin(house, "GET /api/v1/me HTTP/1.1\nHo");
            for (Socket one : List.of(silent, slow)) {
                Optional<Integer> heard = Optional.empty();
                for (int i = 0; i < MANY && heard.isEmpty(); i++) {
                    time.pass(Duration.ofSeconds(31));
                    heard = heard(one);
                }
                assertThat(heard).contains(-1);
            }
        }
    }

    @Test
    void aGameIsNotWaitedForLikeARequest() {
        ManualTime time = new ManualTime(1_700_000_000_000L);
        try (TestSite house = TestSite.open(folder, TestSite.settings(), time)) {
            Person ann = house.guest("Ann");
            Line line = ann.look(ann.table(PlayTest.FOUR_OF_MINE), 0);
            line.message();
            for (int i = 0; i < 10; i++) {
                time.pass(Duration.ofMinutes(2));
            }
            line.say(Line.doText("ping", "p"))
                    .until(message -> message.path("type").asString().equals("pong"));
        }
    }

    @Test
    void ofTooManyFromOneNetworkTheOneGoesThatWasWaitedForLongest() throws IOException {
        try (TestSite house = TestSite.open(folder, generous(1), Time.real())) {
            for (int i = 0; i < OF_ONE_NETWORK; i++) {
                begin(house, "");
            }
            Reply reply = Knock.of("GET /api/v1/me").at(house.port());
            assertThat(reply.status()).isEqualTo(200);
            assertThat(gone()).singleElement().matches(one -> one < AT_ONCE);
        }
    }

    /** The places of those in the crowd whom the site has let go; waits until there is one. */
    private List<Integer> gone() throws IOException {
        List<Integer> gone = new ArrayList<>();
        for (int i = 0; i < MANY && gone.isEmpty(); i++) {
            for (Socket socket : crowd) {
                if (heard(socket, 1).isPresent()) {
                    gone.add(crowd.indexOf(socket));
                }
            }
        }
        return gone;
    }

    @Test
    void theOperatorSaysHowManyMayComeFromOneNetwork() throws IOException {
        try (TestSite house = TestSite.open(folder, generous(2), Time.real())) {
            for (int i = 0; i < OF_ONE_NETWORK; i++) {
                begin(house, "");
            }
            assertThat(Knock.of("GET /api/v1/me").at(house.port()).status()).isEqualTo(200);
            assertThat(heard(crowd.getFirst())).isEmpty();
        }
    }
}
