package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import masque.server.setup.Settings;
import masque.server.table.Time;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The figures are right, are shown to whom they may be, and give nothing away. */
final class MetricsTest {
    private static final String NAME = "Zerbinetta";

    @TempDir Path folder;
    private TestSite house;

    @BeforeEach
    void open() {
        house = TestSite.open(folder);
    }

    @AfterEach
    void close() {
        house.close();
    }

    private String page() {
        return house.stranger().get("//metrics").is(200).response().body();
    }

    private double figure(String name) {
        Matcher line =
                Pattern.compile("^" + Pattern.quote(name) + " (\\S+)$", Pattern.MULTILINE)
                        .matcher(page());
        assertThat(line.find()).as(name + " in\n" + page()).isTrue();
        return Double.parseDouble(line.group(1));
    }

    @Test
    void aGameIsCountedAndNothingOfItCanBeRead() {
        Person ann = house.guest(NAME);
        String table = ann.table(PlayTest.FOUR_OF_MINE);
        List<Line> lines = Line.all(ann, table, 4);
        lines.getFirst().say(Line.moveText("x", 99, 0)).refusal();
        int moves = Line.playToTheEnd(lines);
        String token = ann.post("/me/link", "{}").is(201).json().path("token").asString();
        house.stranger().get("//continue/" + token).is(200);
        house.stranger().get("//no/such/" + table).is(404);

        assertThat(figure("masque_moves_total{by=\"person\"}")).isEqualTo(moves);
        assertThat(figure("masque_move_seconds_count")).isEqualTo(moves);
        assertThat(figure("masque_move_seconds_bucket{le=\"+Inf\"}")).isEqualTo(moves);
        assertThat(figure("masque_store_commit_seconds_count")).isGreaterThan(moves);
        assertThat(figure("masque_store_jobs_sum")).isGreaterThan(moves);
        assertThat(figure("masque_store_failures_total")).isZero();
        assertThat(figure("masque_store_queue")).isNotNegative();
        assertThat(figure("masque_bots_thinking")).isZero();
        assertThat(figure("masque_tables")).isEqualTo(1);
        assertThat(figure("masque_sockets")).isEqualTo(4);
        assertThat(figure("masque_refusals_total{code=\"stale\"}")).isEqualTo(1);
        assertThat(
                        figure(
                                "masque_games_over_total{game=\"%s\",how=\"finished\"}"
                                        .formatted(TestSite.GAME)))
                .isEqualTo(1);
        assertThat(request("POST", "/api/v1/tables", "2xx")).isEqualTo(1);
        assertThat(request("GET", "/continue/{token}", "2xx")).isEqualTo(1);
        assertThat(request("GET", "none", "4xx")).isEqualTo(1);
        assertThat(page())
                .contains("jvm_memory_used_bytes", "jvm_gc_", "jvm_threads_live", "process_uptime")
                .doesNotContain(NAME, table, token)
                .doesNotContain(ann.cookie().orElseThrow())
                .doesNotContain(Disk.secrets(folder));
    }

    private double request(String method, String route, String status) {
        return figure(
                "masque_http_requests_total{method=\"%s\",route=\"%s\",status=\"%s\"}"
                        .formatted(method, route, status));
    }

    @Test
    void botsAreCountedApart() {
        Person ann = house.guest(NAME);
        String table =
                ann.table(
                        """
                        {"game":"masquerade-trick","seats":3,"start":true,
                        "chairs":["me","bot:random","bot:random"]}\
                        """);
        Line line = ann.look(table, 0);
        line.message();
        line.reach(message -> message.path("waiting").toString().equals("[0]"));
        assertThat(figure("masque_moves_total{by=\"house\"}")).isEqualTo(2);
        assertThat(figure("masque_moves_total{by=\"person\"}")).isZero();
    }

    /** However wild the requests are, there are only so many figures. */
    @Test
    void nobodyCanMakeUpFigures() {
        askWildly(0);
        Set<String> before = ownFigures();
        for (int i = 1; i <= 20; i++) {
            askWildly(i);
        }
        assertThat(ownFigures()).isEqualTo(before);
        assertThat(page()).doesNotContain("made-up", "made/up", "BREW");
    }

    private void askWildly(int number) {
        house.stranger().get("//metrics").is(200);
        house.stranger().get("//made/up/" + number).is(404);
        house.stranger().get("/tables/made-up-" + number).is(404);
        Knock.of("BREW" + number + " /").at(house.port());
    }

    /** What the site counts of itself: the JVM has more to tell once it has collected garbage. */
    private Set<String> ownFigures() {
        return page().lines()
                .filter(line -> line.startsWith("masque_"))
                .map(line -> line.substring(0, line.lastIndexOf(' ')))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest
    @CsvSource({
        "X-Forwarded-For, 203.0.113.9",
        "X-Forwarded-For, 127.0.0.1",
        "Forwarded, for=127.0.0.1",
        "X-Real-IP, 127.0.0.1",
    })
    void whatComesThroughAProxyIsNotShownTheFigures(String header, String value) {
        Answer answer = house.stranger().with(header, value).get("//metrics");
        answer.isRefused(403, "metrics-closed");
        assertThat(answer.response().body()).doesNotContain("masque_");
    }

    @Test
    void theOperatorCanOpenTheFigures() {
        Settings usual = TestSite.settings();
        Settings open =
                new Settings(
                        usual.host(),
                        usual.port(),
                        Optional.of(URI.create("https://example.org/masque/")),
                        true,
                        usual.thinking(),
                        usual.idle(),
                        usual.patience(),
                        usual.generosity(),
                        true,
                        false);
        try (TestSite other = TestSite.open(folder.resolve("other"), open, Time.real())) {
            Answer answer =
                    other.stranger()
                            .with("X-Forwarded-For", "203.0.113.9")
                            .get("//metrics")
                            .is(200);
            assertThat(answer.header("Content-Type")).startsWith("text/plain");
            assertThat(answer.response().body()).contains("masque_tables 0.0");
        }
    }
}
