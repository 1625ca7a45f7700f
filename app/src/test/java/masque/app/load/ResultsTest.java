package masque.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Results are filled in at the start, and one that its journal contradicts is found. */
final class ResultsTest {
    /** Left by a program that kept no results; four games are over. */
    private static final Path EARLIER =
            Path.of("..", "server", "src", "test", "resources", "earlier", "sqlite-4.db.gz");

    @TempDir Path data;

    /** Serves what an earlier program has left, and stops. */
    private void serveOnce() throws IOException {
        try (InputStream in = new GZIPInputStream(Files.newInputStream(EARLIER))) {
            Files.copy(in, data.resolve("masque.db"));
        }
        SiteProcess site = new SiteProcess(data);
        try (site) {
            site.start();
        }
        assertThat(site.said()).anyMatch(line -> line.contains("results of 4 games"));
    }

    private SiteProcess.Outcome verify() {
        return SiteProcess.run("verify", "--data", data.toString());
    }

    private void change(String sql) throws SQLException {
        try (Connection database =
                        DriverManager.getConnection("jdbc:sqlite:" + data.resolve("masque.db"));
                Statement statement = database.createStatement()) {
            assertThat(statement.executeUpdate(sql)).isEqualTo(1);
        }
    }

    @Test
    @Timeout(600)
    void whatWasFilledInHoldsUntilSomebodyChangesIt()
            throws IOException, SQLException, InterruptedException {
        serveOnce();
        SiteProcess.Outcome whole = verify();
        assertThat(whole.said().strip()).isEqualTo("4 results hold, none is wrong.");
        assertThat(whole.code()).isZero();
        change("UPDATE result SET points = '7' || points WHERE number = 2");
        SiteProcess.Outcome outcome = verify();
        assertThat(outcome.code()).isEqualTo(1);
        assertThat(outcome.said())
                .contains("leads to another result", "3 results hold, 1 is wrong.")
                .doesNotContain("Exception");
        SiteProcess site = new SiteProcess(data);
        try (site) {
            site.start();
            site.awaitLine("contradicts its journal");
        }
        assertThat(site.exitCodes()).containsExactly(0);
    }

    @Test
    void itTakesAFileOrAPlaceWhereGamesAreKept() {
        SiteProcess.Outcome nothing = SiteProcess.run("verify");
        assertThat(nothing.code()).isEqualTo(2);
        assertThat(nothing.said()).contains("--data");
        SiteProcess.Outcome nowhere =
                SiteProcess.run("verify", "--data", data.resolve("nowhere").toString());
        assertThat(nowhere.code()).isEqualTo(2);
        assertThat(nowhere.said()).doesNotContain("Exception");
        assertThat(data.resolve("nowhere")).doesNotExist();
    }
}
