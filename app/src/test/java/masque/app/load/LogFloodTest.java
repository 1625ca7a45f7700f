package masque.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nobody fills the log of a site by sending it nonsense. */
final class LogFloodTest {
    private static final int MANY = 500;
    private static final String TWO_HOSTS =
            "GET / HTTP/1.1\r\nHost: "
                    + "a".repeat(3_500)
                    + "\r\nHost: "
                    + "b".repeat(3_500)
                    + "\r\n\r\n";

    private static final Pattern COUNTED = Pattern.compile(" ([0-9]+) more like ");

    @TempDir Path data;

    @Test
    void theSameComplaintIsCountedAndNotRepeated() throws IOException {
        SiteProcess site = new SiteProcess(data);
        try (site) {
            URI address = site.start();
            for (int i = 0; i < MANY; i++) {
                knock(address.getPort());
            }
        }
        List<String> complaints =
                site.said().stream().filter(line -> line.contains("multiple `Host`")).toList();
        int written = 0;
        int counted = 0;
        for (String line : complaints) {
            Matcher more = COUNTED.matcher(line);
            counted += more.find() ? Integer.parseInt(more.group(1)) : 0;
            written += more.reset().find() ? 0 : 1;
            assertThat(line).hasSizeLessThan(300);
        }
        assertThat(written + counted).isEqualTo(MANY);
        assertThat(counted).isGreaterThan(written);
        assertThat(site.exitCodes()).containsExactly(0);
    }

    /** Asks, and waits for the end of the answer. */
    private static void knock(int port) throws IOException {
        try (Socket socket = new Socket(InetAddress.ofLiteral("127.0.0.1"), port)) {
            socket.getOutputStream().write(TWO_HOSTS.getBytes(StandardCharsets.US_ASCII));
            String answer =
                    new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(answer).startsWith("HTTP/1.1 400 ");
        }
    }
}
