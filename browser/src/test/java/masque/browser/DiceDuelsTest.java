package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.options.RequestOptions;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every character fights a whole duel against a bot. Who meets whom is not left to chance: a table
 * may bring its own characters, so each brings the next two of the usual file.
 */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
final class DiceDuelsTest {
    private static final String FILE = "/masque/games/dicechallenge/characters.csv";

    @Test
    void everyCharacterFightsADuelAgainstABot(@TempDir Path folder) throws IOException {
        List<String> lines = characters();
        Set<String> fought = new TreeSet<>();
        try (Ball ball = Ball.of(Ball.diceBox(), folder);
                Visitor ann = ball.visitor()) {
            ann.context()
                    .request()
                    .put(
                            ann.address("api/v1/me"),
                            RequestOptions.create().setData(Map.of("name", "Ann")));
            for (int pair = 1; pair < lines.size(); pair += 2) {
                String file =
                        String.join("\n", lines.get(0), lines.get(pair), lines.get(pair + 1), "");
                ann.opens("table/" + table(ann, file)).sees(".gallery .pick");
                fought.addAll(duel(ann));
            }
        }
        assertThat(fought)
                .containsExactlyInAnyOrderElementsOf(
                        lines.stream().skip(1).map(line -> line.split(",", 2)[0]).toList());
    }

    private static List<String> characters() throws IOException {
        try (InputStream in = DiceDuelsTest.class.getResourceAsStream(FILE)) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return text.lines().filter(line -> !line.startsWith("#")).toList();
        }
    }

    /** A table for a duel against a bot with the characters of this file; its id. */
    private static String table(Visitor ann, String file) {
        Object order =
                Map.of(
                        "game",
                        "dice-challenge",
                        "options",
                        Map.of("characters", file),
                        "fill",
                        "random",
                        "start",
                        true);
        APIResponse answer =
                ann.context()
                        .request()
                        .post(ann.address("api/v1/tables"), RequestOptions.create().setData(order));
        return answer.text().replaceFirst("(?s).*?\"id\": ?\"([^\"]+)\".*", "$1");
    }

    /** Plays a whole duel; the names of those who fought. */
    private static List<String> duel(Visitor ann) {
        ann.playsItself();
        ann.sees(".bearers li");
        List<String> names = ann.page().locator(".bearers li span").allTextContents();
        assertThat(names).hasSize(2);
        return names;
    }
}
