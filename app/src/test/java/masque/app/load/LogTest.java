package masque.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The log tells what an operator needs, and nothing that is nobody's business. */
final class LogTest {
    private static final String NAME = "Zerbinetta";

    @TempDir private Path folder;

    /** All that must not be in a log. */
    private List<String> secrets() throws Exception {
        List<String> secrets = new ArrayList<>(List.of(NAME));
        String query =
                """
                SELECT id FROM game_table UNION SELECT secret FROM game_table
                UNION SELECT guest FROM sitter UNION SELECT value FROM note
                """;
        try (Connection connection = connection();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            while (rows.next()) {
                secrets.add(rows.getString(1));
            }
        }
        return secrets;
    }

    private Connection connection() throws Exception {
        return DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("masque.db"));
    }

    private void damageTables() throws Exception {
        try (Connection connection = connection();
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("UPDATE game_table SET facts = '{' || facts");
        }
    }

    @Test
    void aGameLeavesNoTraceAndADamagedTableOnlyAMark() throws Exception {
        try (SiteProcess site = new SiteProcess(folder, "--log-format", "json");
                Wire wire = Wire.open()) {
            URI address = site.start();
            Guest guest = new Guest(wire);
            guest.introduce(address, NAME);
            try (Diary diary = new Diary(guest, 20)) {
                diary.begin(address);
            }
            site.kill();
            damageTables();
            site.start();
            site.kill();
            List<JsonNode> lines =
                    site.said().stream()
                            .filter(line -> line.startsWith("{"))
                            .map(line -> JsonMapper.shared().readTree(line))
                            .toList();
            assertThat(lines).allSatisfy(LogTest::isComplete);
            assertThat(lines.getFirst().path("message").asString())
                    .contains("serves on 127.0.0.1", "SQLite");
            assertThat(lines.getLast().path("message").asString()).contains("stopped");
            assertThat(lines).anyMatch(line -> line.path("level").asString().equals("ERROR"));
            assertThat(String.join("\n", site.said())).doesNotContain(secrets());
        }
    }

    private static void isComplete(JsonNode line) {
        assertThat(line.path("time").asString())
                .matches("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z");
        for (String field : List.of("level", "logger", "thread", "message")) {
            assertThat(line.path(field).asString()).as(field).isNotEmpty();
        }
    }

    @Test
    void textIsALineEachAndTheLevelCounts() {
        try (SiteProcess quiet = new SiteProcess(folder.resolve("quiet"), "--log-level", "error");
                SiteProcess site = new SiteProcess(folder.resolve("usual"))) {
            quiet.start();
            site.start();
            quiet.kill();
            site.kill();
            assertThat(quiet.said()).noneMatch(line -> line.contains("INFO"));
            assertThat(site.said())
                    .filteredOn(line -> line.matches("\\d{4}-\\S+Z INFO  Serve: Masque .*"))
                    .hasSize(2);
        }
    }
}
