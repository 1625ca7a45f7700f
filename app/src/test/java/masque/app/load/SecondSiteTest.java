package masque.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Of two processes on the same data the second is told that it is, and goes. */
@Timeout(300)
final class SecondSiteTest {
    @TempDir private Path folder;

    private static void isRefused(SiteProcess.Outcome second, String... parts) {
        assertThat(second.code()).as(second.said()).isEqualTo(2);
        assertThat(second.said())
                .contains("Another Masque")
                .contains(parts)
                .doesNotContain("Exception", "\tat ");
    }

    @Test
    void aDataFolderHasOneProcess() {
        String data = folder.toString();
        try (SiteProcess site = new SiteProcess(folder)) {
            site.start();
            isRefused(SiteProcess.run("serve", "--port=0", "--data", data), data, "--data");
        }
    }

    @Test
    void aPostgresDatabaseHasOneProcess() throws IOException {
        try (EmbeddedPostgres server =
                EmbeddedPostgres.builder().setPGStartupWait(Duration.ofMinutes(2)).start()) {
            String address =
                    "postgresql://postgres@127.0.0.1:%d/postgres".formatted(server.getPort());
            try (SiteProcess site = new SiteProcess(folder, "--db", address)) {
                site.start();
                isRefused(
                        SiteProcess.run("serve", "--port=0", "--db", address),
                        "PostgreSQL",
                        "--db");
                assertThat(
                                SiteProcess.run("serve", "--lang=ja", "--port=0", "--db", address)
                                        .said())
                        .contains("別の Masque");
            }
            // Whoever had the database has let it go.
            try (SiteProcess next = new SiteProcess(folder, "--db", address)) {
                next.start();
            }
        }
    }
}
