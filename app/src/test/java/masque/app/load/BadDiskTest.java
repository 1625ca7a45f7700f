package masque.app.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A disk that is full or broken is called that: to who asks, in the log, and at the start. */
@Timeout(300)
final class BadDiskTest {
    private static final int PAGE = 4_096;

    @TempDir private Path folder;

    private static HttpResponse<String> send(HttpRequest.Builder request) {
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(request.build(), BodyHandlers.ofString());
        } catch (IOException e) {
            throw new AssertionError(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    private static HttpResponse<String> get(URI site, String path) {
        return send(HttpRequest.newBuilder(site.resolve(path)));
    }

    private static HttpResponse<String> rename(URI site) {
        return send(
                HttpRequest.newBuilder(site.resolve("/api/v1/me"))
                        .header("Content-Type", "application/json")
                        .PUT(BodyPublishers.ofString("{\"name\": \"Ann\"}")));
    }

    /** Somebody with a name opens a table. */
    private static HttpResponse<String> open(URI site, String cookie) {
        return send(
                HttpRequest.newBuilder(site.resolve("/api/v1/tables"))
                        .header("Content-Type", "application/json")
                        .header("Cookie", cookie)
                        .POST(
                                BodyPublishers.ofString(
                                        "{\"game\": \"masquerade-trick\", \"seats\": 3}")));
    }

    private static String cookie(URI site) {
        String set = rename(site).headers().firstValue("Set-Cookie").orElseThrow();
        return set.substring(0, set.indexOf(';'));
    }

    private static HttpResponse<String> awaitReady(URI site, int status) {
        HttpResponse<String> answer = get(site, "/readyz");
        while (answer.statusCode() != status) {
            answer = get(site, "/readyz");
        }
        return answer;
    }

    private static long lines(List<String> said, String part) {
        return said.stream().filter(line -> line.contains(part)).count();
    }

    private static void isASentence(SiteProcess.Outcome outcome, String... parts) {
        assertThat(outcome.code()).as(outcome.said()).isEqualTo(2);
        assertThat(outcome.said())
                .contains(parts)
                .doesNotContain("Exception", "\tat ", " at java.");
        assertThat(outcome.said().lines()).hasSize(1);
    }

    private static void scratch(Path database) throws IOException {
        byte[] rubbish = new byte[(int) Files.size(database) - PAGE];
        Arrays.fill(rubbish, (byte) 0x5A);
        try (FileChannel file = FileChannel.open(database, StandardOpenOption.WRITE)) {
            file.write(ByteBuffer.wrap(rubbish), PAGE);
        }
    }

    @Test
    void damageIsNamedWhileTheSiteRunsAndWhenItStarts() throws Exception {
        try (SiteProcess site = new SiteProcess(folder)) {
            URI address = site.start();
            awaitReady(address, 200);
            scratch(folder.resolve("masque.db"));
            assertThat(awaitReady(address, 503).body()).contains("store-damaged");
            for (int i = 0; i < 3; i++) {
                HttpResponse<String> tables = get(address, "/api/v1/tables");
                assertThat(tables.statusCode()).as(tables.body()).isEqualTo(503);
                assertThat(tables.body()).contains("store-damaged");
            }
            site.kill();
            assertThat(lines(site.said(), "SQLITE_CORRUPT")).as("" + site.said()).isEqualTo(1);
            assertThat(lines(site.said(), "ERROR")).as("" + site.said()).isEqualTo(1);
        }
        isASentence(
                SiteProcess.run("serve", "--port", "0", "--data", folder.toString()),
                folder.toString(),
                "damaged");
    }

    @Test
    void aFullDiskIsNamedOnceAndAgainAfterThereWasRoom() throws Exception {
        Shell disk = Shell.smallDisk(folder, 12);
        assumeTrue(disk.works(), "no disks of one's own here");
        try (SiteProcess site = new SiteProcess(folder, disk)) {
            URI address = site.start();
            String cookie = cookie(address);
            Path filler = site.seen(folder.resolve("filler"));
            for (int time = 1; time <= 2; time++) {
                fill(filler);
                HttpResponse<String> answer = open(address, cookie);
                while (answer.statusCode() == 201) {
                    answer = open(address, cookie);
                }
                assertThat(answer.statusCode()).as(answer.body()).isEqualTo(507);
                assertThat(open(address, cookie).body()).contains("store-full");
                assertThat(awaitReady(address, 503).body()).contains("store-full");
                Files.delete(filler);
                awaitReady(address, 200);
                assertThat(open(address, cookie).statusCode()).isEqualTo(201);
            }
            site.kill();
            assertThat(lines(site.said(), "SQLITE_FULL")).as("" + site.said()).isEqualTo(2);
            assertThat(lines(site.said(), "ERROR")).as("" + site.said()).isEqualTo(2);
            assertThat(site.exitCodes()).containsExactly(0);
        }
    }

    private static void fill(Path filler) throws IOException {
        byte[] block = new byte[PAGE];
        try (FileChannel file =
                FileChannel.open(filler, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            while (true) {
                file.write(ByteBuffer.wrap(block));
            }
        } catch (IOException full) {
            assertThat(Files.size(filler)).isPositive();
        }
    }

    @Test
    void aStartOnAFullDiskSaysSo() {
        Shell disk = Shell.smallDisk(folder, 2);
        assumeTrue(disk.works(), "no disks of one's own here");
        isASentence(
                SiteProcess.run(disk, "serve", "--port", "0", "--data", folder.toString()),
                folder.toString(),
                "is full");
    }

    /** As where somebody may write only so much: a limit that every system knows. */
    @Test
    void aBackupForWhichThereIsNoRoomBlamesItsTarget() throws Exception {
        try (SiteProcess site = new SiteProcess(folder)) {
            site.start();
        }
        grow(folder);
        Shell limit = Shell.after("ulimit -f 5000");
        assumeTrue(limit.works(), "no limits here");
        Path backup = folder.resolve("backup.db");
        isASentence(
                SiteProcess.run(limit, "backup", backup.toString(), "--data", folder.toString()),
                backup.toString(),
                "cannot be written");
        assertThat(backup).doesNotExist();
    }

    @Test
    void aBackupOntoAFullDiskBlamesItsTarget() throws Exception {
        Path data = folder.resolve("data");
        Path small = Files.createDirectory(folder.resolve("small"));
        Shell disk = Shell.smallDisk(small, 1);
        assumeTrue(disk.works(), "no disks of one's own here");
        try (SiteProcess site = new SiteProcess(data)) {
            site.start();
        }
        grow(data);
        isASentence(
                SiteProcess.run(
                        disk,
                        "backup",
                        small.resolve("backup.db").toString(),
                        "--data",
                        data.toString()),
                small.resolve("backup.db").toString(),
                "is full");
    }

    /** Has the database take four megabytes. */
    private static void grow(Path data) throws SQLException {
        try (Connection connection =
                        DriverManager.getConnection("jdbc:sqlite:" + data.resolve("masque.db"));
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("INSERT INTO note VALUES ('large', hex(zeroblob(2000000)))");
        }
    }
}
