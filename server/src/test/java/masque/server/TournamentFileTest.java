package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import masque.edge.GameFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A tournament can be taken away as a zip: its log, and the game of every match that is over. */
final class TournamentFileTest {
    @TempDir Path folder;
    private TestSite site;

    @BeforeEach
    void open() {
        site = TestSite.open(folder);
    }

    @AfterEach
    void close() {
        site.close();
    }

    private Map<String, String> zip(String id) throws IOException, InterruptedException {
        URI address =
                URI.create(
                        "http://127.0.0.1:" + site.port() + "/api/v1/tournaments/" + id + "/file");
        Map<String, String> entries = new LinkedHashMap<>();
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<byte[]> answer =
                    client.send(
                            HttpRequest.newBuilder(address).build(), BodyHandlers.ofByteArray());
            assertThat(answer.statusCode()).isEqualTo(200);
            try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(answer.body()))) {
                for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                    entries.put(
                            entry.getName(), new String(in.readAllBytes(), StandardCharsets.UTF_8));
                }
            }
        }
        return entries;
    }

    @Test
    void theGameOfEveryMatchThatIsOverIsThereAtOnce() throws Exception {
        Convention hall = Convention.of(site, "");
        Person ann = hall.enters("Ann");
        Person bob = hall.enters("Bob");
        Person cat = hall.enters("Cat");
        Person dan = hall.enters("Dan");
        hall.desk("start", "");
        int first = hall.match(ann, bob);
        int second = hall.match(cat, dan);
        List<String> winners = hall.settle(first);
        Map<String, String> entries = zip(hall.id());
        String game = "games/" + hall.table(first) + ".json";
        assertThat(entries).containsOnlyKeys("tournament.json", game);
        GameFile file = GameFile.read(entries.getOrDefault(game, ""), game);
        assertThat(file.table()).isEqualTo(hall.table(first));
        assertThat(file.winners().stream().map(seat -> player(hall, seat, ann, bob)).toList())
                .isEqualTo(winners);
        hall.act(dan, "leave", "").is(200);
        try (Line follower = hall.organiser().follow(hall.id())) {
            Convention.settled(follower, second);
        }
        JsonNode log = Answer.parsed(zip(hall.id()).getOrDefault("tournament.json", ""));
        assertThat(log.path("masque").asString()).isEqualTo("tournament");
        assertThat(log.path("v").asInt()).isEqualTo(1);
        assertThat(log.path("events").size()).isEqualTo(hall.log().size());
        assertThat(log.has("secret")).isFalse();
    }

    private static String player(Convention hall, int seat, Person... players) {
        return hall.player(players[seat]);
    }
}
